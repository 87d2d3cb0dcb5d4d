"""Goods left on a space for the rest of the game, which closes it for everybody."""

from __future__ import annotations

from engine.binding import Citation
from engine.decisions import Refusal
from engine.effects import Action, Purse, pay_from
from engine.game import Game
from engine.model import effects as model
from engine.model import measures
from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPlayer, TzolkinPosition


class Lay(Action):
    """Leave goods on this space; impossible on a space that already holds some."""

    can_fail = True
    __slots__ = ("parts",)

    def __init__(self, effect: model.Lay, address: str, home: str, cites: Citation, game: Game) -> None:
        super().__init__(effect, address, home, cites, game)
        self.parts = tuple((game.good_index[good], n) for good, n in effect.goods)

    def refusal(self, pos: TzolkinPosition, purse: Purse) -> Refusal | None:
        return rules.CLOSED if self.home in pos.laid else pay_from(pos, purse, self.parts, 0)

    def run(self, pos: TzolkinPosition) -> None:
        """The pieces do not go back to the bank."""
        pos.laid = (*pos.laid, self.home)
        for good, amount in self.parts:
            pos.me.goods[good] -= amount
            pos.tell("laid", pos.active, (pos.game.goods[good], amount, self.home), self.rules)


def laid(measure: measures.Laid, pos: TzolkinPosition, player: TzolkinPlayer) -> int:
    return sum(home.split(".")[0] == measure.place for home in pos.laid)


EFFECTS = {model.Lay: Lay}
MEASURES = {measures.Laid: laid}
