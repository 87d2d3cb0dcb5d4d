"""The reasons that procedures of every game give. Values are names of content and numbers, ready to be worded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.purse import Price
from engine.refusals import ANY_RESOURCE, Amounts, Before, Reasons, Refusal, Values

if TYPE_CHECKING:
    from engine.position import AnyPosition

REASONS = Reasons()
reason = REASONS.reason

#: The names of all goods, and how much somebody has of each, in the same order.
Goods = tuple[str, ...]
Stock = Sequence[int]


def _short(pos: AnyPosition, price: Price, wild: int, left: Stock, before: Before) -> Values:
    """The price, what is there to pay it with, what lies in front of the player, and what has to be paid before."""
    goods, resources, there = pos.game.goods, pos.game.resources, pos.me.goods
    asked = (good for good, amount in price if amount and not (wild and good in resources))
    shown = (*asked, *(resources if wild else ()))
    return named(goods, price, wild), of_stock(goods, shown, left), of_stock(goods, shown, there), before


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
SHORT = reason("short", "price", "left", "there", "before", settle=_short)
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
