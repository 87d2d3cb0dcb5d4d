"""Why moves of Tzolk'in are refused, beyond the reasons of every game. Values are names of content and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.purse import Price
from engine.reasons import Stock, named, of_stock
from engine.refusals import Before, Reasons, Values

if TYPE_CHECKING:
    from engine.game import Game
    from engine.tzolkin.position import TzolkinPosition

REASONS = Reasons()
reason = REASONS.reason


def _advance_short(game: Game, technology: str, level: int, resources: int, left: Stock, before: Before) -> Values:
    return technology, level, resources, of_stock(game.goods, game.resources, left), before


def _beyond_short(game: Game, technology: str, resources: int, left: Stock, before: Before) -> Values:
    return technology, resources, of_stock(game.goods, game.resources, left), before


def _none_payable(
    pos: TzolkinPosition, family: str, tiles: tuple[int, ...], bent: tuple[int, int, int], left: Stock, before: Before
) -> Values:
    """What lies there, what an ability changes of its price, and what there is of the resources or of the corn that
    stands for them, and of whatever else is printed."""
    resources, (least_corn, less, more) = pos.game.resources, bent
    besides = {good for tile in tiles for good, n in pos.tables.costs[tile] if n and good not in resources}
    paid_with = (*((pos.tables.corn,) if least_corn else resources), *sorted(besides))
    shown = tuple(pos.game.tiles[tile].id for tile in dict.fromkeys(tiles))
    return family, shown, least_corn, less, more, of_stock(pos.game.goods, paid_with, left), before


def _tile_short(game: Game, cost: Price, less: int, more: int, left: Stock, before: Before) -> Values:
    shown = game.resources if more else tuple(good for good, amount in cost if amount)
    return named(game.goods, cost, 0), less, more, of_stock(game.goods, shown, left), before


def _tile_short_in_corn(pos: TzolkinPosition, each: int, price: Price, left: Stock, before: Before) -> Values:
    game = pos.game
    shown = tuple(good for good, amount in price if amount)
    pieces = dict(price)[pos.tables.corn] // each
    return pieces, each, named(game.goods, price, 0), of_stock(game.goods, shown, left), before


# Begging
BEGGED_BEFORE = reason("begged-before")
TOO_RICH = reason("too-rich", "corn", "at_most")

# Placing
NO_WORKER_IN_HAND = reason("no-worker-in-hand", "workers")
NO_GEAR = reason("no-gear", "place")
FULL_GEAR = reason("full-gear", "place", "spaces")
FIRST_SPACE_TAKEN = reason("first-space-taken", "player")
PLACING_SHORT = reason("placing-short", "space", "for_space", "nth", "for_crowd", "there")
FIRST_SPACE_SHORT = reason("first-space-short", "nth", "for_crowd", "there")
NOT_CHEAPEST = reason("not-cheapest", "price", "cheapest")

# Tribes
CANNOT_PASS = reason("cannot-pass")
CANNOT_SKIP = reason("cannot-skip")
SKIPPED_ALREADY = reason("skipped-already", "place", "space")
NOTHING_ACROSS = reason("nothing-across", "place", "other")
NO_OTHER_WORKER = reason("no-other-worker", "workers")
JUST_PLACED = reason("just-placed", "place", "space")
NO_OTHER_BONUS = reason("no-other-bonus")
NOTHING_TO_SELL = reason("nothing-to-sell")
TRIBE_NOT_DEALT = reason("tribe-not-dealt", "component")

# Quick actions
ONE_QUICK_ACTION = reason("one-quick-action")
QUICK_BOARD_FULL = reason("quick-board-full", "spaces")
QUICK_SHORT = reason("quick-short", "for_space", "nth", "for_crowd", "there")
NOT_FOR_MERCY = reason("not-for-mercy")

# Picking up
NO_WORKER_THERE = reason("no-worker-there", "place", "space")
NO_SUCH_SPACE = reason("no-such-space", "place", "space")
NO_ACTION_ON_ZERO = reason("no-action-on-zero", "space")
HIGHER_ACTION = reason("higher-action", "action", "space")
CHOOSE_FREELY = reason("choose-freely", "space")
WAY_BACK_SHORT = reason("way-back-short", "spaces", "corn", "there")
NOTHING_AHEAD = reason("nothing-ahead", "place")
TOO_FAR_AHEAD = reason("too-far-ahead", "action", "furthest")
NOT_TO_CHOOSE = reason("not-to-choose", "place", "space")
NO_ACTION_POSSIBLE = reason("no-action-possible", "actions")
CLOSED = reason("closed", "space", "goods")

# Harvesting
COVERED = reason("covered", "wood")
NO_TILE_LEFT = reason("no-tile-left", "space")
NO_WOOD_HERE = reason("no-wood-here", "space")
NO_WOOD_OPEN = reason("no-wood-open", "corn")
TILE_NEEDED = reason("tile-needed")
CORN_TILE_OPEN = reason("corn-tile-open", "corn")

# Technologies
ADVANCE_SHORT = reason("advance-short", "technology", "level", "resources", "left", "before", settle=_advance_short)
BEYOND_SHORT = reason("beyond-short", "technology", "resources", "left", "before", settle=_beyond_short)
OTHER_TECHNOLOGY = reason("other-technology", "technology", "technologies")
ADVANCE_FIRST = reason("advance-first", "least", "made")

# Buildings and monuments
NOT_ON_DISPLAY = reason("not-on-display", "component")
OTHER_FAMILY = reason("other-family", "component", "family")
BUILD_FIRST = reason("build-first")
NONE_PAYABLE = reason(
    "none-payable", "family", "components", "corn", "less", "more", "left", "before", settle=_none_payable
)
TILE_SHORT = reason("tile-short", "cost", "less", "more", "left", "before", settle=_tile_short)
TILE_SHORT_IN_CORN = reason(
    "tile-short-in-corn", "pieces", "each", "price", "left", "before", settle=_tile_short_in_corn
)
NO_HELP = reason("no-help")
HELP_USED = reason("help-used")
LAST_BUILDING = reason("last-building", "most")
NOT_IN_COST = reason("not-in-cost", "good")
TORN_ALREADY = reason("torn-already", "component")
NEW_ONE_FIRST = reason("new-one-first", "component")
NO_LEVEL = reason("no-level", "technology")

# The market
ONLY_SALES = reason("only-sales")

# Starting wealth and the calendar
NOT_DEALT = reason("not-dealt", "component")
OTHER_DAYS = reason("other-days", "days", "few", "many")
DARK_SIDE = reason("dark-side", "days")
PUSHED_OFF = reason("pushed-off", "player", "place", "space")
