"""The gears, compiled from their places: rings of positions, numbered spaces and their actions."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities import Site
from engine.actions import Program
from engine.game import Game
from engine.model import effects as model
from engine.model.board import Place
from engine.moves import Move
from engine.tzolkin.frames import Act


@dataclass(frozen=True)
class Gear:
    """A gear: its ring of positions, its numbered spaces (the first ones) and their actions."""

    index: int
    place: int
    id: str
    size: int
    numbered: int
    programs: tuple[Program, ...]
    homes: tuple[str, ...]
    free_choice: frozenset[int]
    lays: frozenset[int]
    #: What it costs to place a worker on a space, and to perform its action instead of a higher one.
    placing: tuple[Site, ...]
    lower: tuple[Site, ...]
    place_move: Move
    pick_moves: tuple[Move, ...]
    #: The question what a worker does that was picked up from a space; behind the last number it acts as on that.
    acts: tuple[Act, ...]


def make_gear(game: Game, index: int, place: Place) -> Gear:
    homes = tuple(f"{place.id}.{space.id}" for space in place.spaces)
    spot = game.place_index[place.id]
    _claim_spaces(game, place)
    return Gear(
        index=index,
        place=spot,
        id=place.id,
        size=place.layout.size,
        numbered=len(place.spaces),
        programs=tuple(game.space_program(spot, n) for n in range(len(place.spaces))),
        homes=homes,
        free_choice=frozenset(n for n, space in enumerate(place.spaces) if _is_free_choice(place, space.effects)),
        lays=frozenset(n for n, space in enumerate(place.spaces) if _lays(space.effects)),
        placing=tuple(game.abilities.site("cost.place", home) for home in homes),
        lower=tuple(game.abilities.site("cost.lower", home) for home in homes),
        place_move=game.moves.move("place", spot),
        pick_moves=tuple(game.moves.move("pick", spot, n) for n in range(place.layout.size)),
        acts=tuple(Act(index, min(n, len(place.spaces) - 1)) for n in range(place.layout.size)),
    )


def _claim_spaces(game: Game, place: Place) -> None:
    """Workers move from space to space, so a gear's spaces are counted from 0 without a gap."""
    for n, space in enumerate(place.spaces):
        address = ("place", place.id, "spaces", n, "id")
        game.claims.claim(*address)
        if space.id != str(n):
            game.claims.refuse(address, f"spaces of a gear are counted from 0: {n} is next")
    if place.layout.size < len(place.spaces):
        game.claims.refuse(("place", place.id, "layout", "size"), f"{len(place.spaces)} spaces do not fit on this gear")


def _is_free_choice(place: Place, effects: tuple[model.Effect, ...]) -> bool:
    return any(isinstance(effect, model.UseAction) and effect.of == (place.id,) for effect in effects)


def _lays(effects: tuple[model.Effect, ...]) -> bool:
    return any(isinstance(effect, model.Lay) for effect in effects)
