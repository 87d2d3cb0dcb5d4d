"""Who acts at a board: the workers that are there, the arriving ones, and those that count as if they were there."""

from __future__ import annotations

from engine.teotihuacan import rules
from engine.teotihuacan.frames import Arriving
from engine.teotihuacan.general_area import own_powers
from engine.teotihuacan.position import TeotihuacanPosition


def acting_powers(pos: TeotihuacanPosition, frame: Arriving) -> list[int]:
    """The powers of the workers that act together, the arriving ones included."""
    arriving = [frame.power, frame.second] if frame.second else [frame.power]
    return own_powers(pos, frame.place) + arriving


def workers_there(pos: TeotihuacanPosition, frame: Arriving, powers: list[int]) -> int:
    """How many workers act, with those that only count as if they were there."""
    site, there = pos.tables.boards[frame.place].workers, len(powers) + frame.helpers
    held = pos.players[pos.active].held
    return max(1, site.amount(there, held)) if held & site.mask else there


def row(pos: TeotihuacanPosition, workers: int) -> int:
    """How many of the workers count."""
    return min(workers, rules.MOST_WORKERS.of(pos, pos.players[pos.active]))


def counted(pos: TeotihuacanPosition, frame: Arriving) -> int:
    """How many workers count for the action of the arriving one."""
    return row(pos, workers_there(pos, frame, acting_powers(pos, frame)))
