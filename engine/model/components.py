"""Families of tiles and the tiles in them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.model.abilities import Ability
from engine.model.effects import Effect, Goods
from engine.model.measures import Amount


@dataclass(frozen=True, slots=True)
class Component:
    """A tile: what it costs, does, changes and scores. Identical tiles are one entry with a `count`."""

    id: str
    kind: str = ""
    name: str = ""
    count: int = 1
    cost: Goods = ()
    effects: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
    scores: Amount = 0
    marks: tuple[tuple[str, int | str], ...] = ()
    sources: tuple[str, ...] = ()
    confidence: str = "high"
    note: str = ""
    family: str = ""
    module: str = ""

    def mark(self, name: str, default: int | str = 0) -> int | str:
        return dict(self.marks).get(name, default)


@dataclass(frozen=True, slots=True)
class Family:
    """One file of tiles. `term` names a tile that has no printed name; `in_print` is how many tiles the game has.

    Tiles that an expansion adds to a family of the game stand in a file of their own, which `joins` that family.
    """

    id: str
    title: str
    term: str
    rule: str
    components: tuple[Component, ...]
    kinds: tuple[str, ...] = ()
    module: str = ""
    joins: str = ""
    book: str = ""
    in_print: int = 0  # for people only; 0: content does not say

    @property
    def count(self) -> int:
        """How many tiles content has, identical ones counted."""
        return sum(tile.count for tile in self.components)
