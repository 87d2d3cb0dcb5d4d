"""The market: resources for corn and corn for resources, at fixed rates."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.actions import Action, Effects, Spot
from engine.choices import no_resource, none_there
from engine.decisions import MoveKind, MoveKinds
from engine.gains import gain, unpaid_tax
from engine.game import Game
from engine.kit import Questions
from engine.model import effects as model
from engine.moves import Move
from engine.payments import give_back, named, short
from engine.purse import Purse, purse_of
from engine.refusals import Refusal
from engine.tzolkin import reasons, rules
from engine.tzolkin.frames import Market
from engine.tzolkin.position import TzolkinPosition

if TYPE_CHECKING:
    from engine.position import AnyPosition


class Exchange(Action):
    """Ask for one exchange after the other."""

    asks: tuple[str, ...] = ("market",)

    def __init__(self, effect: model.Exchange, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.most, self.way = effect.most, effect.way
        self.can_fail = self.way == "sell" and self.most > 0
        for good in (*game.resources, game.good_index["corn"]):
            game.gain_site(good, place.home)

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        """Whoever may only sell, so many times, needs something to sell."""
        if not self.can_fail or any(purse.goods[good] for good in pos.game.resources):
            return None
        return Refusal(reasons.NOTHING_TO_SELL, self.rules + rules.CANNOT_PAY)

    def run(self, pos: AnyPosition) -> None:
        pos.stack.append(Market(self.most, self.address))


def rate(pos: TzolkinPosition, good: int) -> int:
    return pos.tables.worth[good].now(pos)


def sales(pos: TzolkinPosition, frame: Market) -> Iterable[Move]:
    return [pos.game.moves.move("sell", good) for good in pos.game.resources]


def purchases(pos: TzolkinPosition, frame: Market) -> Iterable[Move]:
    return [pos.game.moves.move("buy", good) for good in pos.game.resources]


def legal_sales(pos: TzolkinPosition, frame: Market) -> Iterable[Move]:
    goods, move = pos.players[pos.active].goods, pos.game.moves.move
    return [move("sell", good) for good in pos.game.resources if goods[good]]


def legal_purchases(pos: TzolkinPosition, frame: Market) -> Iterable[Move]:
    corn, move, action = pos.tables.corn, pos.game.moves.move, exchange_at(pos, frame.address)
    if action.way == "sell":
        return ()
    held = pos.players[pos.active].goods[corn]
    prices = [(good, worth) for good in pos.game.resources if (worth := rate(pos, good)) <= held]
    return [move("buy", good) for good, worth in prices if _too_dear(pos, action, good, worth) is None]


def refuse_sale(pos: TzolkinPosition, frame: Market, move: Move) -> Refusal | None:
    good, goods = move.args[0], pos.me.goods
    if good not in pos.game.resources:
        return no_resource(pos, good)
    return None if goods[good] else none_there(pos, good)


def refuse_purchase(pos: TzolkinPosition, frame: Market, move: Move) -> Refusal | None:
    good, corn, goods = move.args[0], pos.tables.corn, pos.me.goods
    if good not in pos.game.resources:
        return no_resource(pos, good)
    action = exchange_at(pos, frame.address)
    if action.way == "sell":
        return Refusal(reasons.ONLY_SALES, action.rules)
    worth = rate(pos, good)
    if (taxed := _too_dear(pos, action, good, worth)) is not None or goods[corn] >= worth:
        return taxed
    return short(pos, ((corn, worth),), 0, goods, rules.CANNOT_PAY + rules.RATES)


def _too_dear(pos: TzolkinPosition, action: Exchange, good: int, worth: int) -> Refusal | None:
    """Nobody pays for what would then be lost for want of its tax; whoever cannot even pay is told of both."""
    site = pos.game.gain_site(good, action.home)
    if not pos.in_force & site.taxed:
        return None
    purse, corn = purse_of(pos), pos.tables.corn
    purse.goods[corn] = max(0, purse.goods[corn] - worth)
    refused = unpaid_tax(pos, site, 1, pos.in_force, purse)
    paid = named(pos, ((corn, worth),), 0)
    return None if refused is None else refused.besides(paid, rules.RATES + rules.CANNOT_PAY)


def sell(pos: TzolkinPosition, frame: Market, move: Move) -> None:
    action = _again(pos, frame)
    cites, corn = action.rules + rules.RATES, pos.tables.corn
    give_back(pos, move.args[0], 1, cites, "sold")
    gain(pos, action, corn, rate(pos, move.args[0]), pos.game.gain_site(corn, action.home), cites)


def buy(pos: TzolkinPosition, frame: Market, move: Move) -> None:
    action = _again(pos, frame)
    give_back(pos, pos.tables.corn, rate(pos, move.args[0]), action.rules + rules.RATES)
    gain(pos, action, move.args[0], 1, pos.game.gain_site(move.args[0], action.home), is_bought=True)


def _again(pos: TzolkinPosition, frame: Market) -> Action:
    """Ask once more, unless this was the last exchange that is allowed (0: there is no last one)."""
    if frame.left != 1:
        pos.stack.append(Market(max(0, frame.left - 1), frame.address))
    return pos.game.actions[frame.address]


def exchange_at(pos: TzolkinPosition, address: str) -> Exchange:
    action = pos.game.actions[address]
    assert isinstance(action, Exchange)
    return action


EFFECTS: Effects = {model.Exchange: Exchange}
MOVES: MoveKinds = {
    "sell": MoveKind(sales, refuse_sale, sell, legal_sales),
    "buy": MoveKind(purchases, refuse_purchase, buy, legal_purchases),
}
QUESTIONS: Questions = {"market": Market}
