"""The market: resources for corn and corn for resources, at fixed rates."""

from __future__ import annotations

from collections.abc import Iterable

from engine.binding import Citation
from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import Action, gain, give_back, take
from engine.game import Game
from engine.model import effects as model
from engine.moves import Move
from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPosition


class Exchange(Action):
    """Ask for one exchange after the other."""

    __slots__ = ("most", "way")

    def __init__(self, effect: model.Exchange, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.most, self.way = effect.most, effect.way

    def run(self, pos: TzolkinPosition) -> None:
        pos.stack.append(("market", self.most, self.address))


def rate(pos: TzolkinPosition, good: int) -> int:
    return rules.WORTH[pos.game.goods[good]].plain(pos.game)


def goods(kind: str, pos: TzolkinPosition) -> Iterable[Move]:
    return [pos.game.moves.move(kind, good) for good in pos.game.resources]


def refuse_sale(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    if move.args[0] not in pos.game.resources:
        return rules.RESOURCES
    return None if pos.me.goods[move.args[0]] else rules.CANNOT_PAY


def refuse_purchase(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    if move.args[0] not in pos.game.resources:
        return rules.RESOURCES
    if pos.game.actions[frame[2]].way == "sell":
        return pos.game.questions["market"].not_now
    return None if pos.me.goods[pos.tables.corn] >= rate(pos, move.args[0]) else rules.CANNOT_PAY


def sell(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    action = _again(pos, frame)
    cites = action.rules + rules.RATES
    give_back(pos, move.args[0], 1, cites)
    take(pos, pos.tables.corn, rate(pos, move.args[0]), cites)


def buy(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    action = _again(pos, frame)
    give_back(pos, pos.tables.corn, rate(pos, move.args[0]), action.rules + rules.RATES)
    gain(pos, action, move.args[0], 1, pos.game.good_site(move.args[0], action.home))


def _again(pos: TzolkinPosition, frame: Frame) -> Action:
    """Ask once more, unless this was the last exchange that is allowed (0: there is no last one)."""
    _, left, address = frame
    if left != 1:
        pos.stack.append(("market", max(0, left - 1), address))
    return pos.game.actions[address]  # type: ignore[no-any-return]


EFFECTS = {model.Exchange: Exchange}
MOVES = {
    "sell": MoveKind(lambda pos, frame: goods("sell", pos), refuse_sale, sell),
    "buy": MoveKind(lambda pos, frame: goods("buy", pos), refuse_purchase, buy),
}
