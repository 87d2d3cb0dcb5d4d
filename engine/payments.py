"""What goes back to the bank: prices that name their goods, and pieces of the player's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine import reasons
from engine.abilities import Holding
from engine.actions import Action, Spot
from engine.handles import Citation
from engine.model import effects as model
from engine.model.abilities import Offer
from engine.model.effects import Goods
from engine.purse import Price, Purse, affords
from engine.reasons import SHORT
from engine.refusals import ANY_RESOURCE, Amounts, Refusal

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition


def give_back(pos: AnyPosition, good: int, amount: int, rules: Citation, told: str = "paid") -> None:
    """Goods from the active player to the bank: paid, unless they are told as something else."""
    if amount:
        pos.players[pos.active].goods[good] -= amount
        if pos.bank[good] >= 0:
            pos.bank[good] += amount
        if pos.trace is not None:
            pos.tell(told, pos.active, (pos.game.goods[good], amount), rules)


class Pay(Action):
    """Return goods to the bank; a resource of any kind is paid piece by piece, each of the player's choice."""

    can_fail = True
    spends = True

    def __init__(self, effect: model.Pay, place: Spot, game: Game) -> None:
        self.wild = dict(effect.goods).get(ANY_RESOURCE, 0)
        self.asks = ("pay",) if self.wild else ()
        super().__init__(place, game)
        self.parts = priced(effect.goods, game)
        self.cites: Citation = game.kit.cannot_pay + self.rules

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        return pay_from(pos, purse, self.parts, self.wild, self.cites)

    def is_possible(self, pos: AnyPosition, purse: Purse) -> bool:
        return is_paid_from(pos, purse, self.parts, self.wild)

    def run(self, pos: AnyPosition) -> None:
        if self.wild:
            pos.stack.append(PayAny(self.wild, self.address))
        for good, amount in self.parts:
            give_back(pos, good, amount, self.rules)


class PayAny(NamedTuple):
    """So many resources of the player's choice are still to be paid."""

    left: int
    address: str


def priced(goods: Goods, game: Game) -> Price:
    """The part of a price that names its goods."""
    return tuple((game.good_index[good], n) for good, n in goods if good != ANY_RESOURCE)


def pay_from(pos: AnyPosition, purse: Purse, parts: Price, wild: int, rules: Citation) -> Refusal | None:
    """Take a price out of a purse, or say why it cannot be paid, and by which rules."""
    return None if is_paid_from(pos, purse, parts, wild) else short(pos, parts, wild, purse.goods, rules)


def is_paid_from(pos: AnyPosition, purse: Purse, parts: Price, wild: int) -> bool:
    """Take a price out of a purse; says whether it was there."""
    if not affords(pos, purse.goods, parts, wild):
        return False
    purse.pay(pos, parts, wild)
    return True


def named(pos: AnyPosition, price: Price, wild: int) -> Amounts:
    """A price by the names of its goods."""
    return reasons.named(pos.game.goods, price, wild)


def short(pos: AnyPosition, price: Price, wild: int, goods: list[int], rules: Citation) -> Refusal:
    """Goods that do not hold a price."""
    return Refusal(SHORT, rules, (pos, price, wild, goods, rules, ()))


class OfferPrice(NamedTuple):
    """What something that an ability offers costs; the pieces of the player's choice cite the rules of `offered`."""

    parts: Price
    wild: int
    offered: Action

    @property
    def pieces(self) -> int:
        """How many pieces of whatever goods it asks for."""
        return self.wild + sum(amount for _, amount in self.parts)

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        return pay_from(pos, purse, self.parts, self.wild, self.offered.rules + pos.game.kit.cannot_pay)

    def named(self, pos: AnyPosition) -> Amounts:
        return named(pos, self.parts, self.wild)

    def pay(self, pos: AnyPosition) -> None:
        for good, amount in self.parts:
            give_back(pos, good, amount, self.offered.rules)
        if self.wild:
            pos.stack.append(PayAny(self.wild, self.offered.address))


def price_of(holding: Holding, offer: Offer, game: Game) -> OfferPrice:
    content = (*holding.address, "offer", "pay")
    place = Spot(f"{holding.source}/offer/{holding.bit}", holding.source, holding.rules, content)
    wild = dict(offer.pay).get(ANY_RESOURCE, 0)
    if wild:
        game.need_question("pay", content)
    return OfferPrice(priced(offer.pay, game), wild, game.entered(Action(place, game)))
