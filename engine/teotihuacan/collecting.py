"""Collecting cocoa: one for each colour, and a little more."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import take
from engine.moves import Move
from engine.teotihuacan import rules
from engine.teotihuacan.general_area import colours, counting, join
from engine.teotihuacan.position import TeotihuacanPosition, Worker


def collecting(pos: TeotihuacanPosition, frame: Frame) -> Iterable[Move]:
    return (pos.game.moves.move("collect"),)


def never_refused(pos: TeotihuacanPosition, frame: Frame, move: Move) -> Refusal | None:
    return None


def collect(pos: TeotihuacanPosition, frame: Frame, move: Move) -> None:
    _, place, power = frame
    cites = rules.COLLECT + counting(pos, place)
    count = len(colours(pos, place))
    pos.tell("collected", pos.active, (pos.game.places[place].id, count), cites)
    take(pos, pos.game.tables.cocoa, count + rules.EXTRA_COCOA.of(pos, pos.me), cites)
    join(pos, Worker(place, power))


MOVES = {"collect": MoveKind(collecting, never_refused, collect)}
