"""The main action of a board with a table: pay for the colours, gather, power up."""

from __future__ import annotations

from collections.abc import Iterable

from engine.actions import Program
from engine.decisions import MoveKind
from engine.gains import levy, unpaid_tax
from engine.kit import Part, Parts, parts
from engine.moments import Fire
from engine.moves import Move
from engine.payments import give_back
from engine.purse import purse_of
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.boards import GATHERED, POWERED_UP, Board
from engine.teotihuacan.frames import Arrive, AskPowerUp
from engine.teotihuacan.general_area import colours, counting, join, own_powers
from engine.teotihuacan.position import TeotihuacanPosition, Worker


def main_actions(pos: TeotihuacanPosition, frame: Arrive) -> Iterable[Move]:
    return (pos.game.moves.move("main-action"),)


def cost(pos: TeotihuacanPosition, place: int) -> int:
    """Cocoa for every colour that is already there, as abilities change it."""
    site = pos.tables.boards[place].cost
    plain = len(colours(pos, place)) * rules.COCOA_PER_COLOUR.of(pos, pos.me)
    return site.price(plain, pos.me.held) if pos.me.held & site.mask else plain


def acting_powers(pos: TeotihuacanPosition, frame: Arrive) -> list[int]:
    """The powers of the workers that act together, the arriving one included."""
    return [*own_powers(pos, frame.place), frame.power]


def row(pos: TeotihuacanPosition, powers: list[int]) -> int:
    """How many of the workers count."""
    return min(len(powers), rules.MOST_WORKERS.of(pos, pos.me))


def refuse_main_action(pos: TeotihuacanPosition, frame: Arrive, move: Move) -> Refusal | None:
    """Everything that the action demands must be there, and nothing that it brings helps to pay for it."""
    board = pos.tables.boards[frame.place]
    if not board.cells:
        return Refusal(reasons.NO_MAIN_ACTION, rules.NO_MAIN_ACTION, (board.id,))
    price, purse = cost(pos, frame.place), purse_of(pos)
    purse.goods[pos.tables.cocoa] -= price
    if purse.goods[pos.tables.cocoa] < 0:
        return _short(pos, frame.place, price)
    powers = acting_powers(pos, frame)
    given = board.given(row(pos, powers), min(powers))
    refused = unpaid_tax(pos, board.cost, 1, pos.me.held, purse) or given.refusal(pos, purse)
    paid = ((pos.game.goods[pos.tables.cocoa], price),)
    return refused.besides(paid, rules.COST) if refused is not None and price else refused


def _short(pos: TeotihuacanPosition, place: int, price: int) -> Refusal:
    """The cocoa for the colours that are there, as abilities change it."""
    cites = rules.AFFORD + rules.COST + counting(pos, place) + pos.tables.boards[place].cost.bend(pos.me.held).rules
    told = (len(colours(pos, place)), price, pos.me.goods[pos.tables.cocoa])
    return Refusal(reasons.COLOURS_SHORT, cites, told)


def play_main_action(pos: TeotihuacanPosition, frame: Arrive, move: Move) -> None:
    board, held, powers = pos.tables.boards[frame.place], pos.me.held, acting_powers(pos, frame)
    price, workers, lowest = cost(pos, frame.place), row(pos, powers), min(powers)
    cites = rules.COST + rules.AFFORD + counting(pos, frame.place) + board.cost.bend(held).rules
    pos.begin(())
    pos.tell("main_action", pos.active, (board.id, workers, lowest, price), cites + rules.WORKERS)
    give_back(pos, pos.tables.cocoa, price, cites)
    join(pos, Worker(frame.place, frame.power))
    _gather(pos, board, len(powers), board.given(workers, lowest))
    levy(pos, board.cost, 1, held)
    pos.game.abilities.spend(pos, held & board.cost.mask)


def _gather(pos: TeotihuacanPosition, board: Board, workers: int, given: Program) -> None:
    """What the table gives, what abilities add, then the power-ups; pushed last to first."""
    pos.stack.append(Fire(POWERED_UP, board.id))
    if workers >= rules.SECOND_WORKERS.of(pos, pos.me):
        pos.stack.extend(pos.tables.second_power_up.frames)
    pos.stack.append(AskPowerUp(rules.POWER_UPS.of(pos, pos.me), pos.tables.power_up.address))
    pos.stack.append(Fire(GATHERED, board.id))
    pos.stack.extend(given.frames)


MOVES = {"main-action": MoveKind(main_actions, refuse_main_action, play_main_action)}
#: A price can be changed and taxed; its tax belongs to the action and cannot be refused.
AMOUNTS: dict[str, Parts] = {"cost.main_action": parts(Part.BY, Part.TAX, Part.SCOPE)}
MOMENTS: dict[str, Parts] = {GATHERED: parts(Part.SCOPE), POWERED_UP: parts(Part.SCOPE)}
