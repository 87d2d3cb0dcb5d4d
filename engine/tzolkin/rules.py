"""The rules of Tzolk'in that procedures cite, and the parameters they read.

A figure may differ from player to player, a constant may not. Bounds say what the procedures can carry out.
"""

from __future__ import annotations

from typing import Final

from engine.handles import BY_PLAYERS, IN_A_ROW, Handles

HANDLES = Handles()
cite, figure, constant = HANDLES.cite, HANDLES.figure, HANDLES.constant
figure_rows, constant_rows = HANDLES.figure_rows, HANDLES.constant_rows

# Materials
RESOURCES: Final = cite("materials.resources")
CANNOT_PAY: Final = cite("materials.pay")
SKULLS: Final = cite("materials.skulls")
UNLIMITED: Final = cite("materials.unlimited")

# Set-up
WORKERS: Final = figure("setup.workers", "workers", 1, 6)
MOST_WORKERS: Final = figure("setup.workers", "most", 1, 9)
MARKERS: Final = cite("setup.markers", "setup.score")
FIELDS: Final = constant_rows("setup.jungle", "fields", 0, 8, BY_PLAYERS)
WEALTH_DEALT: Final = figure("setup.wealth", "dealt", 1, 5)
WEALTH_KEPT: Final = figure("setup.wealth", "kept", 1, 5)
WEALTH: Final = cite("setup.wealth")
REVEAL: Final = cite("setup.wealth-reveal")
DEALT: Final = WEALTH + cite("setup.neutral")
NEUTRALS: Final = constant_rows("setup.neutral", "workers", 0, 13, BY_PLAYERS)
NEUTRAL_SPACE: Final = cite("setup.neutral", "setup.neutral-space")
NEUTRAL_OPPOSITE: Final = cite("setup.neutral-opposite")
DISPLAY: Final = constant("setup.buildings", "display", 1, 14)
MONUMENTS_SHOWN: Final = constant_rows("setup.monuments", "display", 0, 13, BY_PLAYERS)

# Turn
ORDER: Final = cite("turn.order")
ONE_OF_TWO: Final = cite("turn.place-or-pick-up")

# Begging
BEG_AT_MOST: Final = figure("begging.option", "at_most", 0, 99)
BEG_REFILL: Final = figure("begging.option", "refill_to", 0, 99)
BEG_STEPS: Final = figure("begging.option", "steps_down", 1, 9)
BEG: Final = cite("begging.option")
BEG_FIRST: Final = cite("begging.start-of-turn")
BEG_FORCED: Final = cite("begging.forced")
BEG_BOTTOM: Final = cite("begging.bottom")
MERCY: Final = cite("begging.mercy")
MERCY_WORKERS: Final = figure("begging.mercy", "workers", 1, 9)

# Placing
AVAILABLE: Final = cite("placing.available")
PLACE: Final = cite("placing.lowest-space", "placing.space-cost", "placing.crowd-cost")
LOWEST: Final = cite("placing.lowest-space")
FULL: Final = cite("placing.full-gear")
AFFORD: Final = cite("placing.afford")
SPACE_COST: Final = cite("placing.space-cost")
CROWD_COST: Final = cite("placing.crowd-cost")
CROWD: Final = figure_rows("placing.crowd-cost", "crowd", 0, 99, IN_A_ROW)
FIRST_SPACE: Final = cite("first-player.space", "placing.crowd-cost")
FIRST_SPACE_TAKEN: Final = cite("first-player.space")

# Picking up
PICK: Final = cite("picking-up.any-number", "picking-up.one-by-one")
OWN_WORKERS: Final = cite("picking-up.own-workers")
OWN_ACTION: Final = cite("picking-up.own-action")
LOWER: Final = cite("picking-up.lower-action")
LOWER_PAID: Final = LOWER + CANNOT_PAY
LOWER_COST: Final = figure("picking-up.lower-action", "corn", 0, 9)
NO_ACTION: Final = cite("picking-up.no-action")
FREE_CHOICE: Final = cite("picking-up.free-choice")
SPACE_ZERO: Final = cite("picking-up.space-zero")
OFFERING: Final = cite("chichen.offering")
CLOSED: Final = cite("chichen.once")

# Palenque and Yaxchilan
FISHING: Final = cite("palenque.fishing")
HARVEST: Final = cite("palenque.harvest", "palenque.fields")
NO_TILE: Final = cite("palenque.no-tile")
COVERED: Final = cite("palenque.fields")
NEEDS_TILE: Final = cite("palenque.harvest")
BURN: Final = cite("palenque.burn", "palenque.fields")
BURN_STEPS: Final = figure("palenque.burn", "steps_down", 1, 9)

# Temples
UP: Final = cite("temples.up")
TOP: Final = cite("temples.top-step")
TOP_MARKERS: Final = constant("temples.top-step", "markers", 1, 9)
LOST: Final = cite("temples.lost-step")
DOWN: Final = cite("temples.anger")
LIGHT: Final = cite("temples.light-side")

# Technologies
TECHNOLOGY_COST: Final = figure_rows("technology.cost", "cost", 0, 20, IN_A_ROW)
COST: Final = cite("technology.cost")
BONUS_COST: Final = figure("technology.bonus", "cost", 0, 20)
BONUS: Final = cite("technology.bonus")
CUMULATIVE: Final = cite("technology.cumulative")

# Buildings and monuments
BUILD: Final = cite("building.build")
REFILL: Final = cite("building.refill")
AT_ONCE: Final = cite("building.at-once")
FARMS: Final = cite("building.farms")
BUILD_MONUMENT: Final = cite("monument.build")
NEW_TILES: Final = cite("new-buildings.set-up")
RENOVATE: Final = cite("renovation.tear-down", "renovation.credit")
RENOVATE_ONE: Final = cite("renovation.one-only")
SKULL_LAID: Final = cite("building.skull-on-it", "building.skull-counts")
ONE_BUILDING: Final = cite("architecture.one-building")

# Calendar
ADVANCE: Final = cite("calendar.advance")
ADVANCE_DAYS: Final = constant("calendar.advance", "days", 1, 6)
PUSHED_OFF: Final = cite("calendar.pushed-off")
CORN: Final = cite("calendar.corn")
CORN_LAID: Final = constant("calendar.corn", "corn", 0, 9)
FIRST_ROUND: Final = cite("calendar.first-round")
FOOD_DAYS: Final = constant_rows("calendar.food-days", "day", 1, 99, IN_A_ROW)
FOOD_DAY: Final = cite("calendar.food-days")
LATE: Final = cite("calendar.late-food-day")
TOOTH_CORN: Final = cite("first-player.corn")
MARKER: Final = cite("first-player.marker")
TWO_DAYS: Final = cite("first-player.two-days")
TWO_DAYS_DAYS: Final = constant("first-player.two-days", "days", 1, 7)
NOBODY_PUSHED: Final = cite("first-player.nobody-pushed")

# Food days
NEED: Final = figure("feeding.cost", "corn", 0, 9)
FED: Final = cite("feeding.in-play", "feeding.most", "feeding.whole-worker")
UNFED: Final = figure("feeding.unfed", "points", 0, 20)
NEW_BUILDINGS_DAY: Final = constant("food-day.new-buildings", "day", 1, 9)
NEW_BUILDINGS: Final = cite("food-day.new-buildings")
MID_AGE: Final = cite("rewards.mid-age")
MID_AGE_DAYS: Final = constant_rows("rewards.mid-age", "food_day", 1, 9, IN_A_ROW)
END_OF_AGE: Final = cite("rewards.end-of-age")
END_OF_AGE_DAYS: Final = constant_rows("rewards.end-of-age", "food_day", 1, 9, IN_A_ROW)
LEADER: Final = cite("rewards.leader")
LEADER_TIE: Final = cite("rewards.leader", "rewards.leader-tie")
TIE_PARTS: Final = constant("rewards.leader-tie", "parts", 1, 6)
SHORTAGE: Final = cite("rewards.skull-shortage")

# End of the game
LAST_DAY: Final = constant("end.last-day", "days", 0, 6)
END_GOODS: Final = cite("end.goods")
RATES: Final = cite("market.rates")
WORTH = {good: figure("market.rates", good, 0, 20) for good in ("wood", "stone", "gold")}
END_CORN: Final = cite("end.corn")
CORN_PER_POINT: Final = figure("end.corn", "corn", 1, 4, among=(1, 2, 4))
END_SKULLS: Final = cite("end.skulls")
SKULL_POINTS: Final = figure("end.skulls", "points", 0, 50)
MONUMENTS: Final = cite("end.monuments", "monument.score")
WON, TIED = cite("end.winner"), cite("end.tie")
WINNER: Final = WON + TIED

# Quick actions
QUICK_SET_UP: Final = cite("quick.set-up")
QUICK_DAYS: Final = constant("quick.tiles", "days", 1, 9)
QUICK_SECOND_AGE: Final = constant("quick.second-age", "food_day", 1, 4)
QUICK_SPACES: Final = constant("quick.space", "spaces", 3, 9)
QUICK_CORN: Final = figure("quick.space", "corn", 0, 9)
QUICK_ONE: Final = cite("quick.one-only")
QUICK_POSSIBLE: Final = cite("quick.possible")
QUICK_DONE: Final = cite("quick.end-of-turn")
QUICK_PLAIN: Final = cite("quick.no-technology")
QUICK_HOME: Final = cite("quick.home")
QUICK_NEUTRALS: Final = constant_rows("quick.neutral", "workers", 0, 18, BY_PLAYERS)
QUICK_NEUTRALS_ON_BOARD: Final = constant_rows("quick.neutral", "on_board", 0, 3, BY_PLAYERS)
QUICK_NEUTRAL_BOARD: Final = cite("quick.neutral")
NEUTRAL_LATER: Final = cite("quick.neutral-later")

# Five players
FIVE_FIELDS: Final = constant("five-players.jungle", "fields", 1, 8)
FIVE_MONUMENTS: Final = constant("five-players.monuments", "display", 0, 13)
FIVE_MONUMENTS_INSTEAD: Final = constant("five-players.monuments", "instead", 0, 13)
FIVE_POINTS: Final = constant("five-players.monument-points", "points", 0, 20)
FIVE_POINTS_INSTEAD: Final = constant("five-players.monument-points", "instead", 0, 20)

# Tribes and prophecies
TRIBES_DEALT: Final = constant("tribes.set-up", "dealt", 1, 2)
TRIBE_KEPT: Final = cite("tribes.set-up", "tribes.ability")
REFUSE_TAX: Final = cite("prophecy.refuse")
PROPHECY: Final = cite("prophecy.active")
PROPHECIES_DRAWN: Final = constant("prophecy.set-up", "drawn", 1, 3)
PROPHECY_ORDER: Final = cite("prophecy.order")
PROPHECY_LATE: Final = cite("prophecy.late")
PROPHECY_SCORED: Final = cite("prophecy.active", "prophecy.points")
