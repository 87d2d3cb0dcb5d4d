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
from engine.teotihuacan.acting import acting_powers, row, workers_there
from engine.teotihuacan.boards import ALCHEMY, CONSTRUCTION, DECORATIONS, GATHERED, NOBLES, PASSED, POWERED_UP
from engine.teotihuacan.frames import Arriving
from engine.teotihuacan.general_area import colours, counting, join
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.power_ups import after_work


@dataclass(frozen=True)
class Work:
    """What a board lets so many workers do, the arriving one of some power: why they cannot, and how they begin.

    It takes long to say why, so there is a quicker way to ask whether the arriving worker can act with these goods.
    """

    refusal: Callable[[TeotihuacanPosition, int, int, Purse], Refusal | None]
    begin: Callable[[TeotihuacanPosition, int, int], None]
    is_possible: Callable[[TeotihuacanPosition, Arriving, list[int]], bool]


#: Boards whose work is a procedure of its own; all others have a table.
WORK: Final = {
    ALCHEMY: Work(alchemy.refusal, alchemy.begin, alchemy.is_possible),
    NOBLES: Work(nobles.refusal, nobles.begin, nobles.is_possible),
    DECORATIONS: Work(decorations.refusal, decorations.begin, decorations.is_possible),
    CONSTRUCTION: Work(construction.refusal, construction.begin, construction.is_possible),
}


def main_actions(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    return pos.game.moves.bare["main-action"]


def legal_main_actions(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    """Asked at every turn, and nobody wants to hear why not."""
    board = pos.tables.boards[frame.place]
    if not board.has_main_action or not _can_pay(pos, frame):
        return ()
    can_fail = board.can_fail or board.cost.taxed
    return pos.game.moves.bare["main-action"] if not can_fail or _is_possible(pos, frame) else ()


def _can_pay(pos: TeotihuacanPosition, frame: Arriving) -> bool:
    """Whoever has enough for all colours of the game need not count those that are on the board."""
    cocoa = pos.players[pos.active].goods[pos.tables.cocoa]
    return cocoa >= _price(pos, frame.place, len(pos.players) + len(pos.neutral)) or cocoa >= cost(pos, frame)


def _is_possible(pos: TeotihuacanPosition, frame: Arriving) -> bool:
    """Whether the rest can be done when the cocoa has been paid."""
    board = pos.tables.boards[frame.place]
    work = WORK.get(board.id)
    if work is None or board.cost.taxed:
        return _refuse_rest(pos, frame, cost(pos, frame)) is None
    goods = pos.players[pos.active].goods
    if pos.tables.work_takes_cocoa:
        goods = goods[:]
        goods[pos.tables.cocoa] -= cost(pos, frame)
    return work.is_possible(pos, frame, goods)


def cost(pos: TeotihuacanPosition, frame: Arriving) -> int:
    """Cocoa for every colour that is already there; a tile can spare all of it."""
    return 0 if frame.free else _price(pos, frame.place, colours(pos, frame.place))


def _price(pos: TeotihuacanPosition, place: int, count: int) -> int:
    """What so many colours cost on a board, as abilities change it."""
    me = pos.players[pos.active]
    site, plain = pos.tables.boards[place].cost, count * rules.COCOA_PER_COLOUR.of(pos, me)
    return site.price(plain, me.held) if me.held & site.mask else plain


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
