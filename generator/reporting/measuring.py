"""What the tables of a simulation say, with 95 per cent confidence."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

#: Of a normal distribution, so many standard deviations to each side hold 95 per cent.
Z = 1.959964
#: Fewer than this say nothing about a tile.
ENOUGH = 30


@dataclass(frozen=True)
class Estimate:
    """A figure, and between which bounds the true one lies."""

    name: str
    value: float
    low: float
    high: float
    count: int = 0


def win_rates(seats: Sequence[Mapping[str, Any]]) -> list[Estimate]:
    """By colour, in the order of the table. A victory that is shared counts for everybody who shares it."""
    played = Counter(seat["colour"] for seat in seats)
    won = Counter(seat["colour"] for seat in seats if seat["won"])
    return [wilson(colour, won[colour], games) for colour, games in played.items()]


def wilson(name: str, hits: int, of: int) -> Estimate:
    """A share; this interval is right near 0 and 1, too."""
    share, square = hits / of, Z * Z
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = Z / (1 + square / of) * sqrt(share * (1 - share) / of + square / (4 * of * of))
    return Estimate(name, share, max(0.0, middle - half), min(1.0, middle + half), of)


def sources(seats: Sequence[Mapping[str, Any]]) -> list[Estimate]:
    """Points by rule or tile, for each player and game; the largest first."""
    found: dict[str, list[float]] = defaultdict(list)
    for seat in seats:
        for name, points in seat["sources"]:
            found[name].append(points)
    estimates = [mean(name, [*own, *[0.0] * (len(seats) - len(own))]) for name, own in found.items()]
    return sorted(estimates, key=lambda each: -abs(each.value))


def mean(name: str, values: Sequence[float]) -> Estimate:
    middle, spread = _mean(values), _error(values)
    return Estimate(name, middle, middle - Z * spread, middle + Z * spread, len(values))


def tile_values(seats: Sequence[Mapping[str, Any]]) -> list[Estimate]:
    """How many points more those have who got a tile than those who did not; the best first."""
    points = [seat["points"] for seat in seats]
    owners: dict[str, set[int]] = defaultdict(set)
    for n, seat in enumerate(seats):
        for name, _ in seat["tiles"]:
            owners[name.split()[1]].add(n)
    told = {tile: own for tile, own in owners.items() if ENOUGH <= len(own) <= len(points) - ENOUGH}
    return sorted((_difference(tile, points, own) for tile, own in told.items()), key=lambda each: -each.value)


def _difference(name: str, points: Sequence[float], owners: set[int]) -> Estimate:
    """Welch: both groups have a spread of their own."""
    own = [points[n] for n in owners]
    others = [each for n, each in enumerate(points) if n not in owners]
    middle = _mean(own) - _mean(others)
    spread = sqrt(_error(own) ** 2 + _error(others) ** 2)
    return Estimate(name, middle, middle - Z * spread, middle + Z * spread, len(own))


def citations(games: Sequence[Mapping[str, Any]]) -> list[Estimate]:
    """How often each rule is cited in a game; the most frequent first."""
    found: Counter[str] = Counter()
    for game in games:
        found.update(dict(game["rules"]))
    return [Estimate(rule, times / len(games), 0, 0, times) for rule, times in found.most_common()]


def lengths(games: Iterable[Mapping[str, Any]]) -> list[int]:
    return [game["decisions"] for game in games]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 0.0
    middle = _mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
