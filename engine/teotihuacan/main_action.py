"""The main action of a board: pay for the colours, do the work of the board, power up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from engine.decisions import MoveKind, MoveKinds
from engine.gains import levy, unpaid_tax
from engine.handles import Citation
from engine.kit import Part, Parts, parts
from engine.moves import Move
from engine.payments import give_back
from engine.purse import Purse, purse_of
from engine.refusals import Refusal
from engine.teotihuacan import alchemy, construction, decorations, nobles, reasons, rules
from engine.teotihuacan.boards import ALCHEMY, CONSTRUCTION, DECORATIONS, GATHERED, NOBLES, PASSED, POWERED_UP
from engine.teotihuacan.frames import Arriving
from engine.teotihuacan.general_area import colours, counting, join, own_powers
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.power_ups import after_work


@dataclass(frozen=True)
class Work:
    """What a board lets so many workers do, the arriving one of some power: why they cannot, and how they begin.

    Where it takes long to say why, there is a quicker way to ask whether they can.
    """

    refusal: Callable[[TeotihuacanPosition, int, int, Purse], Refusal | None]
    begin: Callable[[TeotihuacanPosition, int, int], None]
    is_possible: Callable[[TeotihuacanPosition, int, int, Purse], bool] | None = None


#: Boards whose work is a procedure of its own; all others have a table.
WORK: Final = {
    ALCHEMY: Work(alchemy.refusal, alchemy.begin, alchemy.is_possible),
    NOBLES: Work(nobles.refusal, nobles.begin),
    DECORATIONS: Work(decorations.refusal, decorations.begin, decorations.is_possible),
    CONSTRUCTION: Work(construction.refusal, construction.begin),
}


def main_actions(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    return pos.game.moves.bare["main-action"]


def legal_main_actions(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    """Asked at every turn; most often the cocoa is short, and nobody wants to hear why."""
    board = pos.tables.boards[frame.place]
    if not board.has_main_action:
        return ()
    price = cost(pos, frame)
    if pos.players[pos.active].goods[pos.tables.cocoa] < price:
        return ()
    can_fail = board.can_fail or board.cost.taxed
    return pos.game.moves.bare["main-action"] if not can_fail or _is_possible(pos, frame, price) else ()


def _is_possible(pos: TeotihuacanPosition, frame: Arriving, price: int) -> bool:
    """Whether the rest can be done when the cocoa has been paid."""
    board = pos.tables.boards[frame.place]
    work = WORK.get(board.id)
    if work is None or work.is_possible is None or board.cost.taxed:
        return _refuse_rest(pos, frame, price) is None
    purse = purse_of(pos)
    purse.goods[pos.tables.cocoa] -= price
    return work.is_possible(pos, row(pos, workers_there(pos, frame, acting_powers(pos, frame))), frame.power, purse)


def cost(pos: TeotihuacanPosition, frame: Arriving) -> int:
    """Cocoa for every colour that is already there, as abilities change it; a tile can spare all of it."""
    if frame.free:
        return 0
    place, me = frame.place, pos.players[pos.active]
    site, plain = pos.tables.boards[place].cost, colours(pos, place) * rules.COCOA_PER_COLOUR.of(pos, me)
    return site.price(plain, me.held) if me.held & site.mask else plain


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


def refuse_main_action(pos: TeotihuacanPosition, frame: Arriving, move: Move) -> Refusal | None:
    """Everything that the action demands must be there, and nothing that it brings helps to pay for it."""
    board = pos.tables.boards[frame.place]
    if not board.has_main_action:
        return Refusal(reasons.NO_MAIN_ACTION, rules.NO_MAIN_ACTION, (board.id,))
    price = cost(pos, frame)
    short = pos.me.goods[pos.tables.cocoa] < price
    return _short(pos, frame.place, price) if short else _refuse_paid(pos, frame, price)


def _refuse_paid(pos: TeotihuacanPosition, frame: Arriving, price: int) -> Refusal | None:
    refused = _refuse_rest(pos, frame, price)
    paid = ((pos.game.goods[pos.tables.cocoa], price),)
    return refused.besides(paid, rules.COST) if refused is not None and price else refused


def _refuse_rest(pos: TeotihuacanPosition, frame: Arriving, price: int) -> Refusal | None:
    """What a table gives comes of itself; a tax, or the work of a board, needs what the price leaves."""
    board = pos.tables.boards[frame.place]
    if not board.can_fail and not board.cost.taxed:
        return None
    purse = purse_of(pos)
    purse.goods[pos.tables.cocoa] -= price
    held = pos.players[pos.active].held
    refused = unpaid_tax(pos, board.cost, 1, held, purse) if held & board.cost.taxed else None
    return refused or _refuse_work(pos, frame, purse)


def _short(pos: TeotihuacanPosition, place: int, price: int) -> Refusal:
    """The cocoa for the colours that are there, as abilities change it."""
    cites = rules.AFFORD + rules.COST + counting(pos, place) + pos.tables.boards[place].cost.bend(pos.me.held).rules
    return Refusal(reasons.COLOURS_SHORT, cites, (colours(pos, place), price, pos.me.goods[pos.tables.cocoa]))


def _refuse_work(pos: TeotihuacanPosition, frame: Arriving, purse: Purse) -> Refusal | None:
    powers = acting_powers(pos, frame)
    workers, board = row(pos, workers_there(pos, frame, powers)), pos.tables.boards[frame.place]
    work = WORK.get(board.id)
    if work is not None:
        return work.refusal(pos, workers, frame.power, purse)
    return board.given(workers, min(powers)).refusal(pos, purse)


def play_main_action(pos: TeotihuacanPosition, frame: Arriving, move: Move) -> None:
    board, held, powers = pos.tables.boards[frame.place], pos.players[pos.active].held, acting_powers(pos, frame)
    there = workers_there(pos, frame, powers)
    price, workers, lowest = cost(pos, frame), row(pos, there), min(powers)
    pos.begin(())
    cites = rules.COST if pos.trace is None else _cites(pos, frame)
    if pos.trace is not None:
        pos.tell("main_action", pos.active, (board.id, workers, lowest, price), cites + rules.WORKERS)
    give_back(pos, pos.tables.cocoa, price, cites)
    join(pos, frame)
    work = WORK.get(board.id)
    if work is not None:
        work.begin(pos, workers, frame.power)
    else:
        after_work(pos, board.id, there)
        pos.stack.extend(board.given(workers, lowest).frames)
    levy(pos, board.cost, 1, held)
    pos.game.abilities.spend(pos, held & (board.cost.mask | board.workers.mask))


def _cites(pos: TeotihuacanPosition, frame: Arriving) -> Citation:
    board, held = pos.tables.boards[frame.place], pos.me.held
    bent = board.cost.bend(held).rules + board.workers.bend(held).rules
    return rules.COST + rules.AFFORD + counting(pos, frame.place) + bent


MOVES: MoveKinds = {"main-action": MoveKind(main_actions, refuse_main_action, play_main_action, legal_main_actions)}
#: A price can be changed and taxed; its tax belongs to the action and cannot be refused. Workers can be counted anew.
AMOUNTS: dict[str, Parts] = {
    "cost.main_action": parts(Part.BY, Part.TAX, Part.SCOPE),
    "count.workers": parts(Part.BY, Part.SCOPE),
    "cost.build": parts(Part.BY, Part.SCOPE),
}
MOMENTS: dict[str, Parts] = {
    GATHERED: parts(Part.SCOPE),
    POWERED_UP: parts(Part.SCOPE),
    PASSED: parts(Part.SCOPE, Part.OUTSIDE),
}
