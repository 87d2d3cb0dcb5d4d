"""What a game was worth to each seat, for programs that learn from it: by points, or by rank."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from engine.errors import RulesError, nearest
from engine.position import AnyPosition

#: From the position at the end to a figure for each seat, in the order of the table.
Rewarding = Callable[[AnyPosition], tuple[float, ...]]


def points(pos: AnyPosition) -> tuple[float, ...]:
    """The victory points of every seat, as far as the game has come."""
    whole = pos.game.kit.parts_of_a_point
    return tuple(player.points / whole for player in pos.players)


def standings(pos: AnyPosition) -> tuple[int, ...]:
    """The rank of every seat, 1 for whoever has won. Who shares a rank also shares its number: 1, 2, 2, 4."""
    won = set(cast("Iterable[str]", pos.outcome()["winners"]))
    ends = [(player.colour in won, player.points) for player in pos.players]
    return tuple(1 + sum(other > end for other in ends) for end in ends)


def rank(pos: AnyPosition) -> tuple[float, ...]:
    """From 1 for whoever beat everybody to -1 for whoever was beaten by everybody; all seats together have 0."""
    ranks = standings(pos) if pos.is_over else (1,) * len(pos.players)
    rivals = max(len(ranks) - 1, 1)
    return tuple(sum((own < other) - (own > other) for other in ranks) / rivals for own in ranks)


REWARDS: dict[str, Rewarding] = {"points": points, "rank": rank}


def rewarding(name: str) -> Rewarding:
    if name not in REWARDS:
        raise RulesError(f"no reward by {name!r}{nearest(name, REWARDS)}")
    return REWARDS[name]
