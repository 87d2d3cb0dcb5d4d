"""Nobles: a building in one of the rows, for wood, and a step along the avenue."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.kit import Questions
from engine.moves import Move
from engine.payments import give_back, short
from engine.purse import Purse
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.acting import counted
from engine.teotihuacan.boards import NOBLES
from engine.teotihuacan.frames import Arriving, NoblesRow
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.power_ups import after_work


def refusal(pos: TeotihuacanPosition, workers: int, power: int, purse: Purse) -> Refusal | None:
    if sum(pos.buildings) >= rules.BUILDINGS.of(pos.game):
        return Refusal(reasons.NO_BUILDING_LEFT, (*rules.NO_BUILDING, rules.BUILDINGS.rule))
    price = ((pos.tables.wood, rules.NOBLES_WOOD.of(pos, pos.me)),)
    if not purse.affords(pos, price, 0):
        return short(pos, price, 0, purse.goods, rules.CANNOT_PAY + rules.NOBLES)
    return None if open_rows(pos, workers) else Refusal(reasons.NO_ROW_OPEN, rules.NO_BUILDING, (workers,))


def is_possible(pos: TeotihuacanPosition, arriving: Arriving, goods: list[int]) -> bool:
    """Most often there is room in the first row, which any worker reaches."""
    price, rows = rules.NOBLES_WOOD.of(pos, pos.players[pos.active]), pos.tables.nobles_rows
    if goods[pos.tables.wood] < price or sum(pos.buildings) >= rules.BUILDINGS.of(pos.game):
        return False
    return pos.buildings[0] < len(rows[0]) or bool(open_rows(pos, counted(pos, arriving)))


def begin(pos: TeotihuacanPosition, workers: int, power: int) -> None:
    pos.stack.append(NoblesRow(workers))


def open_rows(pos: TeotihuacanPosition, workers: int) -> list[int]:
    """The row of the number of workers as long as it has room; then any row above it. Rows count from 1."""
    rows = pos.tables.nobles_rows
    highest = min(workers, len(rows))
    with_room = [row for row in range(1, highest + 1) if pos.buildings[row - 1] < len(rows[row - 1])]
    own_row_first = pos.tables.options.own_row_first
    return [highest] if own_row_first and highest in with_room else with_room


# -- noble {n}


def rows_of(pos: TeotihuacanPosition, frame: NoblesRow) -> Iterable[Move]:
    return pos.game.moves.each("noble", range(1, len(pos.tables.nobles_rows) + 1))


def legal_rows(pos: TeotihuacanPosition, frame: NoblesRow) -> Iterable[Move]:
    return pos.game.moves.each("noble", open_rows(pos, frame.workers))


def refuse_row(pos: TeotihuacanPosition, frame: NoblesRow, move: Move) -> Refusal | None:
    row, rows = move.args[0], pos.tables.nobles_rows
    if row in open_rows(pos, frame.workers):
        return None
    if not 1 <= row <= len(rows):
        return Refusal(reasons.NO_SUCH_ROW, rules.NOBLES_ROWS, (row, len(rows)))
    if row > frame.workers:
        return Refusal(reasons.ROW_TOO_LOW, rules.NOBLES_ROWS, (row, frame.workers))
    if pos.buildings[row - 1] >= len(rows[row - 1]):
        return Refusal(reasons.ROW_FULL, rules.NOBLES_ROWS, (row, len(rows[row - 1])))
    return Refusal(reasons.OWN_ROW_OPEN, rules.NOBLES_ROWS, (row, min(frame.workers, len(rows)), frame.workers))


def play_row(pos: TeotihuacanPosition, frame: NoblesRow, move: Move) -> None:
    """The building comes to the leftmost space that is free; then the avenue."""
    row = move.args[0]
    space = pos.buildings[row - 1]
    after_work(pos, NOBLES, frame.workers)
    pos.stack.extend(pos.tables.nobles_avenue.frames)
    give_back(pos, pos.tables.wood, rules.NOBLES_WOOD.now(pos), rules.NOBLES)
    pos.buildings[row - 1] += 1
    cites = rules.NOBLES + rules.NOBLES_ROWS + rules.NOBLES_SPACE + rules.NOBLES_POWER_UPS
    pos.tell("ennobled", pos.active, (row, space + 1), cites)
    pos.stack.extend(pos.tables.nobles_rows[row - 1][space].frames)


MOVES: MoveKinds = {"noble": MoveKind(rows_of, refuse_row, play_row, legal_rows)}
QUESTIONS: Questions = {"nobles-row": NoblesRow}
