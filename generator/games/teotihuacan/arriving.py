"""The worker that has come to a board and is about to act: it is not among those that stand there yet."""

from __future__ import annotations

from typing import NamedTuple

from engine.teotihuacan.frames import Act, Arrive, Second, TakeTurn
from engine.teotihuacan.position import TeotihuacanPosition


class Arrival(NamedTuple):
    """A worker that has come to a board and is about to act."""

    player: int
    place: int
    power: int
    second: int = 0  # the power of one that came with it


def arrival(pos: TeotihuacanPosition) -> Arrival | None:
    """The worker of this very moment: later ones have not come yet, and whoever has acted stands on the board."""
    frame = pos.stack[-1] if pos.stack else None
    if isinstance(frame, Arrive | Act):
        return Arrival(pos.active, frame.place, frame.power, frame.second)
    if isinstance(frame, TakeTurn):
        return Arrival(frame.who, frame.place, frame.power)
    return Arrival(pos.active, frame.place, frame.power) if isinstance(frame, Second) else None
