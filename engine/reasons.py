"""The reasons that procedures of every game give. Values are names of content and numbers, ready to be worded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.handles import Citation
from engine.purse import Price
from engine.refusals import ANY_RESOURCE, Amounts, Before, Reason, Reasons, Refusal, Values

if TYPE_CHECKING:
    from engine.position import AnyPosition

REASONS = Reasons()
reason = REASONS.reason

#: The names of all goods, and how much somebody has of each, in the same order.
Goods = tuple[str, ...]
Stock = Sequence[int]


def _short(pos: AnyPosition, price: Price, wild: int, left: Stock, rules: Citation, before: Before) -> Values:
    """The price, what is there to pay it with, what lies in front of the player, and what has to be paid before."""
    goods, shown = pos.game.goods, _shown(pos, price, wild)
    return named(goods, price, wild), of_stock(goods, shown, left), of_stock(goods, shown, pos.me.goods), before


def _shown(pos: AnyPosition, price: Price, wild: int) -> tuple[int, ...]:
    """The goods that a price is paid with."""
    resources = pos.game.resources
    asked = (good for good, amount in price if amount and not (wild and good in resources))
    return (*asked, *(resources if wild else ()))


def _short_in_all(pos: AnyPosition, price: Price, wild: int, left: Stock, rules: Citation, before: Before) -> Values:
    """The sum of a price and of what has to be paid before, its parts with their rules, and what is there."""
    goods, pricing = pos.game.goods, next((rule for rule in rules if rule not in pos.game.kit.cannot_pay), rules[0])
    own = named(goods, price, wild)
    there = of_stock(goods, _shown(pos, price, wild), pos.me.goods)
    return _sum(own, before), there, (*before, (own, pricing))


def _sum(price: Amounts, before: Before) -> Amounts:
    total: dict[str, int] = {}
    for good, amount in (part for parts in (*(paid for paid, _ in before), price) for part in parts):
        total[good] = total.get(good, 0) + amount
    return tuple(total.items())


def _grown(pos: AnyPosition, price: Price, wild: int, left: Stock, rules: Citation, before: Before) -> Reason:
    """Where a sum is more than there is, it tells everything; not so where other things are paid for in between."""
    there = dict(of_stock(pos.game.goods, _shown(pos, price, wild), pos.me.goods))
    total = dict(_sum(named(pos.game.goods, price, wild), before))
    exceeds = any(amount > there.get(good, amount) for good, amount in total.items())
    return SHORT_IN_ALL if exceeds or (wild and _pieces(pos, total) > _pieces(pos, there)) else SHORT


def _pieces(pos: AnyPosition, amounts: dict[str, int]) -> int:
    """How many resources there are among some goods."""
    return sum(amounts.get(good, 0) for good in (ANY_RESOURCE, *(pos.game.goods[each] for each in pos.game.resources)))


def named(goods: Goods, price: Price, wild: int) -> Amounts:
    """A price by the names of its goods."""
    parts = tuple((goods[good], amount) for good, amount in price if amount)
    return (*parts, (ANY_RESOURCE, wild)) if wild else parts


def of_stock(goods: Goods, shown: tuple[int, ...], stock: Stock) -> Amounts:
    """How much there is of some goods."""
    return tuple((goods[good], stock[good]) for good in shown)


def _every_way(ways: tuple[Refusal, ...]) -> Values:
    return (tuple(way.settled() for way in ways),)


# Questions
OVER = reason("over")
NOT_ASKED = reason("not-asked", "decision", "move")
NO_MORE = reason("no-more", "times")
NO_OPTION = reason("no-option", "option", "most")
EVERY_WAY = reason("every-way", "ways", settle=_every_way)

# Goods
SHORT = reason("short", "price", "left", "there", "before", settle=_short, grown=_grown)
SHORT_IN_ALL = reason("short-in-all", "price", "there", "parts", settle=_short_in_all)
NONE_THERE = reason("none-there", "good")
NO_RESOURCE = reason("no-resource", "good")
OTHER_GOOD = reason("other-good", "good", "asked")
TOO_MANY = reason("too-many", "good", "amount", "most")

# Markers on tracks
OTHER_TRACK = reason("other-track", "track", "tracks")
SAME_TRACK = reason("same-track", "track")
AT_THE_BOTTOM = reason("at-the-bottom", "track")
AT_THE_TOP = reason("at-the-top", "track")
TOP_TAKEN = reason("top-taken", "track", "markers")
TOO_LOW = reason("too-low", "steps", "left")

# Free actions
NOT_USABLE = reason("not-usable", "component")
NOT_OWNED = reason("not-owned", "component")
USED_UP = reason("used-up", "component")
