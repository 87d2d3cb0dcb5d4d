"""The rules of Tzolk'in that procedures cite, and the parameters they read.

A figure may differ from player to player, a constant may not. Bounds say what the procedures can carry out.
"""

from __future__ import annotations

from engine.handles import BY_PLAYERS, IN_A_ROW, Handles

HANDLES = Handles()
cite, figure, constant = HANDLES.cite, HANDLES.figure, HANDLES.constant
figure_rows, constant_rows = HANDLES.figure_rows, HANDLES.constant_rows

# Materials
RESOURCES = cite("materials.resources")
CANNOT_PAY = cite("materials.pay")
SKULLS = cite("materials.skulls")
UNLIMITED = cite("materials.unlimited")

# Set-up
WORKERS = figure("setup.workers", "workers", 1, 6)
MOST_WORKERS = figure("setup.workers", "most", 1, 9)
MARKERS = cite("setup.markers", "setup.score")
FIELDS = constant_rows("setup.jungle", "fields", 0, 8, BY_PLAYERS)
WEALTH_DEALT = figure("setup.wealth", "dealt", 1, 5)
WEALTH_KEPT = figure("setup.wealth", "kept", 1, 5)
WEALTH = cite("setup.wealth")
REVEAL = cite("setup.wealth-reveal")
DEALT = WEALTH + cite("setup.neutral")
NEUTRALS = constant_rows("setup.neutral", "workers", 0, 13, BY_PLAYERS)
NEUTRAL_SPACE = cite("setup.neutral", "setup.neutral-space")
NEUTRAL_OPPOSITE = cite("setup.neutral-opposite")
DISPLAY = constant("setup.buildings", "display", 1, 14)
MONUMENTS_SHOWN = constant_rows("setup.monuments", "display", 0, 13, BY_PLAYERS)

# Turn
ORDER = cite("turn.order")
ONE_OF_TWO = cite("turn.place-or-pick-up")

# Begging
BEG_AT_MOST = figure("begging.option", "at_most", 0, 99)
BEG_REFILL = figure("begging.option", "refill_to", 0, 99)
BEG_STEPS = figure("begging.option", "steps_down", 1, 9)
BEG = cite("begging.option")
BEG_FIRST = cite("begging.start-of-turn")
BEG_FORCED = cite("begging.forced")
BEG_BOTTOM = cite("begging.bottom")
MERCY = cite("begging.mercy")
MERCY_WORKERS = figure("begging.mercy", "workers", 1, 9)

# Placing
AVAILABLE = cite("placing.available")
PLACE = cite("placing.lowest-space", "placing.space-cost", "placing.crowd-cost")
LOWEST = cite("placing.lowest-space")
FULL = cite("placing.full-gear")
AFFORD = cite("placing.afford")
SPACE_COST = cite("placing.space-cost")
CROWD_COST = cite("placing.crowd-cost")
CROWD = figure_rows("placing.crowd-cost", "crowd", 0, 99, IN_A_ROW)
FIRST_SPACE = cite("first-player.space", "placing.crowd-cost")
FIRST_SPACE_TAKEN = cite("first-player.space")

# Picking up
PICK = cite("picking-up.any-number", "picking-up.one-by-one")
OWN_WORKERS = cite("picking-up.own-workers")
OWN_ACTION = cite("picking-up.own-action")
LOWER = cite("picking-up.lower-action")
LOWER_PAID = LOWER + CANNOT_PAY
LOWER_COST = figure("picking-up.lower-action", "corn", 0, 9)
NO_ACTION = cite("picking-up.no-action")
FREE_CHOICE = cite("picking-up.free-choice")
SPACE_ZERO = cite("picking-up.space-zero")
OFFERING = cite("chichen.offering")
CLOSED = cite("chichen.once")

# Palenque and Yaxchilan
FISHING = cite("palenque.fishing")
HARVEST = cite("palenque.harvest", "palenque.fields")
NO_TILE = cite("palenque.no-tile")
COVERED = cite("palenque.fields")
NEEDS_TILE = cite("palenque.harvest")
BURN = cite("palenque.burn", "palenque.fields")
BURN_STEPS = figure("palenque.burn", "steps_down", 1, 9)

# Temples
UP = cite("temples.up")
TOP = cite("temples.top-step")
TOP_MARKERS = constant("temples.top-step", "markers", 1, 9)
LOST = cite("temples.lost-step")
DOWN = cite("temples.anger")
LIGHT = cite("temples.light-side")

# Technologies
TECHNOLOGY_COST = figure_rows("technology.cost", "cost", 0, 20, IN_A_ROW)
COST = cite("technology.cost")
BONUS_COST = figure("technology.bonus", "cost", 0, 20)
BONUS = cite("technology.bonus")
CUMULATIVE = cite("technology.cumulative")

# Buildings and monuments
BUILD = cite("building.build")
REFILL = cite("building.refill")
AT_ONCE = cite("building.at-once")
FARMS = cite("building.farms")
BUILD_MONUMENT = cite("monument.build")
NEW_TILES = cite("new-buildings.set-up")
RENOVATE = cite("renovation.tear-down", "renovation.credit")
RENOVATE_ONE = cite("renovation.one-only")
SKULL_LAID = cite("building.skull-on-it", "building.skull-counts")
ONE_BUILDING = cite("architecture.one-building")

# Calendar
ADVANCE = cite("calendar.advance")
ADVANCE_DAYS = constant("calendar.advance", "days", 1, 6)
PUSHED_OFF = cite("calendar.pushed-off")
CORN = cite("calendar.corn")
CORN_LAID = constant("calendar.corn", "corn", 0, 9)
FIRST_ROUND = cite("calendar.first-round")
FOOD_DAYS = constant_rows("calendar.food-days", "day", 1, 99, IN_A_ROW)
FOOD_DAY = cite("calendar.food-days")
LATE = cite("calendar.late-food-day")
TOOTH_CORN = cite("first-player.corn")
MARKER = cite("first-player.marker")
TWO_DAYS = cite("first-player.two-days")
TWO_DAYS_DAYS = constant("first-player.two-days", "days", 1, 7)
NOBODY_PUSHED = cite("first-player.nobody-pushed")

# Food days
NEED = figure("feeding.cost", "corn", 0, 9)
FED = cite("feeding.in-play", "feeding.most", "feeding.whole-worker")
UNFED = figure("feeding.unfed", "points", 0, 20)
NEW_BUILDINGS_DAY = constant("food-day.new-buildings", "day", 1, 9)
NEW_BUILDINGS = cite("food-day.new-buildings")
MID_AGE = cite("rewards.mid-age")
MID_AGE_DAYS = constant_rows("rewards.mid-age", "food_day", 1, 9, IN_A_ROW)
END_OF_AGE = cite("rewards.end-of-age")
END_OF_AGE_DAYS = constant_rows("rewards.end-of-age", "food_day", 1, 9, IN_A_ROW)
LEADER = cite("rewards.leader")
LEADER_TIE = cite("rewards.leader", "rewards.leader-tie")
TIE_PARTS = constant("rewards.leader-tie", "parts", 1, 6)
SHORTAGE = cite("rewards.skull-shortage")

# End of the game
LAST_DAY = constant("end.last-day", "days", 0, 6)
END_GOODS = cite("end.goods")
RATES = cite("market.rates")
WORTH = {good: figure("market.rates", good, 0, 20) for good in ("wood", "stone", "gold")}
END_CORN = cite("end.corn")
CORN_PER_POINT = figure("end.corn", "corn", 1, 4, among=(1, 2, 4))
END_SKULLS = cite("end.skulls")
SKULL_POINTS = figure("end.skulls", "points", 0, 50)
MONUMENTS = cite("end.monuments", "monument.score")
WON, TIED = cite("end.winner"), cite("end.tie")
WINNER = WON + TIED

# Quick actions
QUICK_SET_UP = cite("quick.set-up")
QUICK_DAYS = constant("quick.tiles", "days", 1, 9)
QUICK_SECOND_AGE = constant("quick.second-age", "food_day", 1, 4)
QUICK_SPACES = constant("quick.space", "spaces", 3, 9)
QUICK_CORN = figure("quick.space", "corn", 0, 9)
QUICK_ONE = cite("quick.one-only")
QUICK_POSSIBLE = cite("quick.possible")
QUICK_DONE = cite("quick.end-of-turn")
QUICK_PLAIN = cite("quick.no-technology")
QUICK_HOME = cite("quick.home")
QUICK_NEUTRALS = constant_rows("quick.neutral", "workers", 0, 18, BY_PLAYERS)
QUICK_NEUTRALS_ON_BOARD = constant_rows("quick.neutral", "on_board", 0, 3, BY_PLAYERS)
QUICK_NEUTRAL_BOARD = cite("quick.neutral")
NEUTRAL_LATER = cite("quick.neutral-later")

# Five players
FIVE_FIELDS = constant("five-players.jungle", "fields", 1, 8)
FIVE_MONUMENTS = constant("five-players.monuments", "display", 0, 13)
FIVE_MONUMENTS_INSTEAD = constant("five-players.monuments", "instead", 0, 13)
FIVE_POINTS = constant("five-players.monument-points", "points", 0, 20)
FIVE_POINTS_INSTEAD = constant("five-players.monument-points", "instead", 0, 20)

# Tribes and prophecies
TRIBES_DEALT = constant("tribes.set-up", "dealt", 1, 2)
TRIBE_KEPT = cite("tribes.set-up", "tribes.ability")
REFUSE_TAX = cite("prophecy.refuse")
PROPHECY = cite("prophecy.active")
PROPHECIES_DRAWN = constant("prophecy.set-up", "drawn", 1, 3)
PROPHECY_ORDER = cite("prophecy.order")
PROPHECY_LATE = cite("prophecy.late")
PROPHECY_SCORED = cite("prophecy.active", "prophecy.points")
