"""Claimed or refused: whatever content says is claimed by the place in the engine that carries it out.

While a game is compiled, every procedure that takes something from the content claims it. What nobody has claimed at
the end would be printed and never played, so it is a fault of the content; so is what somebody found that cannot be
done.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine.errors import RulesError
from engine.model.board import Place, Track
from engine.model.components import Component
from engine.model.origins import Address

if TYPE_CHECKING:
    from engine.model.rulebook import Rulebook


class Fault(NamedTuple):
    """Something that content says and the game cannot carry out."""

    address: Address
    message: str


class UnclaimedContent(RulesError):
    """Content that a game cannot carry out; `problems` lists all of it."""

    def __init__(self, book: Rulebook, faults: tuple[Fault, ...]) -> None:
        self.problems = [book.origins.problem(*fault) for fault in faults]
        super().__init__(f"{book.id} cannot carry out what its content says:\n" + "\n".join(map(str, self.problems)))


class Claims:
    """What has been claimed while a game is compiled, and what has been refused."""

    def __init__(self) -> None:
        self._claimed: set[Address] = set()
        self._refused: list[Fault] = []

    def claim(self, *address: str | int) -> None:
        self._claimed.add(address)

    def refuse(self, address: Address, message: str) -> None:
        """Refused once is enough; what has been refused needs no claim."""
        fault = Fault(address, message)
        if fault not in self._refused:
            self._refused.append(fault)

    def is_claimed(self, address: Address) -> bool:
        return address in self._claimed

    def faults(self, said: Iterator[Fault]) -> tuple[Fault, ...]:
        """What was refused, and what was said and is claimed by nobody."""
        refused = {fault.address for fault in self._refused}
        unclaimed = [
            fault
            for fault in said
            if fault.address not in self._claimed and not any(_inside(address, fault.address) for address in refused)
        ]
        return (*self._refused, *unclaimed)


def _inside(address: Address, outer: Address) -> bool:
    return address[: len(outer)] == outer


def said(
    book: Rulebook, tiles: tuple[Component, ...], places: tuple[Place, ...], tracks: tuple[Track, ...]
) -> Iterator[Fault]:
    """Everything in the content that play must carry out, each with what is wrong if nobody does."""
    for rule in book.rules.values():
        for name, _ in rule.params:
            yield Fault(("rule", rule.id, "params", name), "no procedure reads this figure")
    for tile in tiles:
        yield from _said_by_tile(tile)
    for place in places:
        yield from _said_by_place(place)
    for track in tracks:
        yield from _said_by_track(track)


def _said_by_tile(tile: Component) -> Iterator[Fault]:
    family = tile.family
    if tile.cost:
        yield Fault(("component", tile.id, "cost"), f"nobody pays for tiles of the family {family} in this game")
    if tile.effects:
        yield Fault(("component", tile.id, "effects"), f"nothing happens at once with tiles of the family {family}")
    if tile.scores:
        yield Fault(("component", tile.id, "scores"), f"tiles of the family {family} are never scored")
    for n, _ in enumerate(tile.abilities):
        yield Fault(("component", tile.id, "abilities", n), f"nobody holds tiles of the family {family}")
    for name, _ in tile.marks:
        yield Fault(("component", tile.id, "marks", name), f"no procedure reads the mark “{name}”")


def _said_by_place(place: Place) -> Iterator[Fault]:
    here = f"on a place of the kind {place.kind}"
    for n, space in enumerate(place.spaces):
        address = ("place", place.id, "spaces", n)
        yield Fault((*address, "id"), f"nothing looks for spaces {here}")
        if space.effects:
            yield Fault((*address, "effects"), f"no worker acts {here}")
        if space.fields:
            yield Fault((*address, "fields"), f"nobody harvests {here}")
    if place.cells:
        yield Fault(("place", place.id, "cells"), f"no table is read {here}")


def _said_by_track(track: Track) -> Iterator[Fault]:
    family = track.family
    for n, step in enumerate(track.steps):
        for part in ("points", "reward", "effects"):
            if getattr(step, part):
                message = f"steps of the family {family} have no {part} in this game"
                yield Fault(("track", track.id, "steps", n, part), message)
        for m, _ in enumerate(step.abilities):
            yield Fault(("track", track.id, "steps", n, "abilities", m), f"nobody holds steps of the family {family}")
    for part in ("bonus", "leader"):
        if getattr(track, part):
            yield Fault(("track", track.id, part), f"tracks of the family {family} have no {part} in this game")
