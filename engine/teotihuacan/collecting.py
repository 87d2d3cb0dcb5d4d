"""Collecting cocoa: one for each colour, and a little more."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.gains import gain
from engine.moves import Move
from engine.refusals import Refusal
from engine.teotihuacan import rules
from engine.teotihuacan.frames import Arrive
from engine.teotihuacan.general_area import colours, counting, join
from engine.teotihuacan.position import TeotihuacanPosition


def collecting(pos: TeotihuacanPosition, frame: Arrive) -> Iterable[Move]:
    return (pos.game.moves.move("collect"),)


def never_refused(pos: TeotihuacanPosition, frame: Arrive, move: Move) -> Refusal | None:
    return None


def collect(pos: TeotihuacanPosition, frame: Arrive, move: Move) -> None:
    """The worker joins the others; what abilities change or tax passes like any other gain."""
    board, cocoa = pos.tables.boards[frame.place], pos.tables.cocoa
    cites, count = rules.COLLECT + counting(pos, frame.place), colours(pos, frame.place)
    amount = count + rules.EXTRA_COCOA.of(pos, pos.me)
    pos.begin(())
    pos.tell("collected", pos.active, (board.id, count), cites)
    join(pos, frame)
    gain(pos, board.collecting, cocoa, amount, pos.game.gain_site(cocoa, board.id), cites)


MOVES: MoveKinds = {"collect": MoveKind(collecting, never_refused, collect)}
