"""The board: places with spaces, tracks with steps, and the layout that their drawing needs."""

from __future__ import annotations

from dataclasses import dataclass

from engine.model.abilities import Ability
from engine.model.effects import Effect, Goods

POWER = "worker-power"  # the columns of a table of an action: how strong the workers are


@dataclass(frozen=True, slots=True)
class Layout:
    """How a place is drawn: `ring`, `track`, `rondel`, `grid`, `table` or `row`, and its size."""

    kind: str
    size: int = 0
    columns: int = 0
    colour: str = ""
    angle: int = 0


@dataclass(frozen=True, slots=True)
class Space:
    """One space of a place: its name within the place, the rule that describes it, what it does."""

    id: str
    rule: str = ""
    effects: tuple[Effect, ...] = ()
    fields: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a table: what the action gives for this many workers (row) of this power (column)."""

    row: int
    column: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A gear, an action board, the market: spaces, and for a table its cells, whose columns are of a kind of thing."""

    id: str
    kind: str
    layout: Layout
    rule: str
    spaces: tuple[Space, ...] = ()
    cells: tuple[Cell, ...] = ()
    columns: tuple[int, ...] = ()
    column: str = POWER
    number: int = 0
    module: str = ""
    sources: tuple[str, ...] = ()
    confidence: str = "high"

    def space(self, space_id: str) -> Space:
        return next(space for space in self.spaces if space.id == space_id)


@dataclass(frozen=True, slots=True)
class TrackStep:
    """One step of a track: points, goods, the abilities it gives, what happens on arrival, the rule about it."""

    points: int = 0
    reward: Goods = ()
    abilities: tuple[Ability, ...] = ()
    effects: tuple[Effect, ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Track:
    """A temple, a technology, an avenue: steps from the bottom up, one of them the start."""

    id: str
    family: str
    layout: Layout
    rule: str
    steps: tuple[TrackStep, ...]
    start: int = 0
    bonus: tuple[Effect, ...] = ()
    leader: tuple[int, ...] = ()
    module: str = ""
    sources: tuple[str, ...] = ()
    confidence: str = "high"
