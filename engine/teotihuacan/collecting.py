"""Collecting cocoa: one for each colour, and a little more."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds, everywhere
from engine.gains import gain
from engine.moves import Move
from engine.refusals import Refusal
from engine.teotihuacan import rules
from engine.teotihuacan.frames import Arriving
from engine.teotihuacan.general_area import colours, counting, join
from engine.teotihuacan.position import TeotihuacanPosition


def collecting(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    return pos.game.moves.bare["collect"]


def never_refused(pos: TeotihuacanPosition, frame: Arriving, move: Move) -> Refusal | None:
    return None


def collect(pos: TeotihuacanPosition, frame: Arriving, move: Move) -> None:
    """The worker joins the others; what abilities change or tax passes like any other gain."""
    board, cocoa = pos.tables.boards[frame.place], pos.tables.cocoa
    is_told, count = pos.trace is not None or pos.explains, colours(pos, frame.place)
    cites = rules.COLLECT + counting(pos, frame.place) if is_told else rules.COLLECT
    amount = count + rules.EXTRA_COCOA.of(pos, pos.players[pos.active])
    pos.begin(())
    if is_told:
        pos.tell("collected", pos.active, (board.id, count), cites)
    join(pos, frame)
    gain(pos, board.collecting, cocoa, amount, board.cocoa, cites)


MOVES: MoveKinds = {"collect": MoveKind(collecting, never_refused, collect, always=everywhere)}
