"""Measures: what can be counted. An amount is a number or a measure; there are no formula strings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Count:
    """Tiles of a family or kind that have been built or taken, by me or by everyone."""

    tiles: tuple[str, ...]
    whose: str = "mine"


@dataclass(frozen=True, slots=True)
class Held:
    """Pieces of one good in front of me."""

    good: str


@dataclass(frozen=True, slots=True)
class Laid:
    """Pieces of one good lying on a place for the rest of the game."""

    good: str
    place: str


@dataclass(frozen=True, slots=True)
class Steps:
    """Steps above the start: on one track, on all of a family together, or on the best of it."""

    tracks: str
    which: str = "all"


@dataclass(frozen=True, slots=True)
class StepPoints:
    """The points printed on my present step of every track of a family."""

    tracks: str


@dataclass(frozen=True, slots=True)
class TracksAt:
    """How many tracks of a family I have brought to a level."""

    tracks: str
    level: int


@dataclass(frozen=True, slots=True)
class Workers:
    """My workers: in play, on one place, or fed on this food day."""

    where: str = "in_play"


@dataclass(frozen=True, slots=True)
class WorkersAt:
    """My workers in play that have at least so much power."""

    power: int


@dataclass(frozen=True, slots=True)
class BestSet:
    """What my best set of different tiles of a kind is worth, by the game's table of sets."""

    kind: str


@dataclass(frozen=True, slots=True)
class Power:
    """The power of the acting worker, or the lowest power among my workers that act together."""

    of: str = "worker"


@dataclass(frozen=True, slots=True)
class Least:
    """The smallest of several amounts."""

    of: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class Sum:
    """Several amounts added together."""

    of: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class Times:
    """An amount, so many times."""

    by: Amount
    of: Amount


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A printed table: the row with the highest key that the measure reaches; below the first key, the first row."""

    of: Amount
    rows: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class ByPlayers:
    """A figure that depends on the number of players."""

    figures: tuple[tuple[int, int], ...]


Measure = (
    Count
    | Held
    | Laid
    | Steps
    | StepPoints
    | TracksAt
    | Workers
    | WorkersAt
    | BestSet
    | Power
    | Least
    | Sum
    | Times
    | PrintedTable
    | ByPlayers
)
Amount = int | Measure

MEASURES: dict[str, type] = {
    "count": Count,
    "held": Held,
    "laid": Laid,
    "steps": Steps,
    "step_points": StepPoints,
    "tracks_at": TracksAt,
    "workers": Workers,
    "workers_at": WorkersAt,
    "best_set": BestSet,
    "power": Power,
    "least": Least,
    "sum": Sum,
    "times": Times,
    "table": PrintedTable,
    "by_players": ByPlayers,
}
