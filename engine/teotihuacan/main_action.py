"""The main action of a board with a table: pay for the colours, gather, power up."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import give_back
from engine.moves import Move
from engine.teotihuacan import rules
from engine.teotihuacan.general_area import colours, counting, join, own_powers
from engine.teotihuacan.position import TeotihuacanPosition, Worker


def main_actions(pos: TeotihuacanPosition, frame: Frame) -> Iterable[Move]:
    return (pos.game.moves.move("main-action"),)


def cost(pos: TeotihuacanPosition, place: int) -> int:
    """Cocoa for every colour that is already there, as abilities change it."""
    site = pos.game.tables.boards[place].cost
    bent = pos.me.held & site.mask
    plain = len(colours(pos, place)) * rules.COCOA_PER_COLOUR.of(pos, pos.me)
    return max(0, plain + site.bend(bent)[0]) if bent else plain


def refuse_main_action(pos: TeotihuacanPosition, frame: Frame, move: Move) -> Refusal | None:
    place = frame[1]
    if not pos.game.tables.boards[place].cells:
        return rules.NO_MAIN_ACTION
    if cost(pos, place) > pos.me.goods[pos.game.tables.cocoa]:
        return rules.AFFORD + rules.COST + counting(pos, place)
    return None


def play_main_action(pos: TeotihuacanPosition, frame: Frame, move: Move) -> None:
    _, place, power = frame
    price, cites = cost(pos, place), rules.COST + rules.AFFORD + counting(pos, place)
    workers, lowest = _row_and_power(pos, place, power)
    pos.tell("main_action", pos.active, (pos.game.places[place].id, workers, lowest, price), cites + rules.WORKERS)
    give_back(pos, pos.game.tables.cocoa, price, cites)
    join(pos, Worker(place, power))
    _gather(pos, place, workers, lowest)


def _row_and_power(pos: TeotihuacanPosition, place: int, arriving: int) -> tuple[int, int]:
    """How many workers count, and the lowest power among all of them, the arriving one included."""
    powers = [*own_powers(pos, place), arriving]
    return min(len(powers), rules.MOST_WORKERS.of(pos, pos.me)), min(powers)


def _gather(pos: TeotihuacanPosition, place: int, workers: int, lowest: int) -> None:
    """What the table gives, what abilities add, then the power-ups; pushed last to first."""
    tables = pos.game.tables
    board = tables.boards[place]
    pos.stack.append(("fire", "power_ups", board.id))
    if workers >= rules.SECOND_WORKERS.of(pos, pos.me):
        pos.stack.extend(tables.second_power_up.frames)
    pos.stack.extend(tables.power_up.frames)
    pos.stack.append(("fire", "main_action", board.id))
    pos.begin(board.cells[workers, board.column(lowest)].frames)


MOVES = {"main-action": MoveKind(main_actions, refuse_main_action, play_main_action)}
