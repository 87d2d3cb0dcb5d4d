"""The rules of Tzolk'in that procedures cite, and the parameters they read."""

from __future__ import annotations

from engine.binding import Binding

BINDING = Binding()
cite, figure, table = BINDING.cite, BINDING.figure, BINDING.table

# Materials
RESOURCES = cite("materials.resources")
CANNOT_PAY = cite("materials.pay")
SKULLS = cite("materials.skulls")
UNLIMITED = cite("materials.unlimited")

# Set-up
WORKERS = figure("setup.workers", "workers")
MOST_WORKERS = figure("setup.workers", "most")
MARKERS = cite("setup.markers", "setup.score")
FIELDS = table("setup.jungle", "fields")
WEALTH_DEALT = figure("setup.wealth", "dealt")
WEALTH_KEPT = figure("setup.wealth", "kept")
WEALTH = cite("setup.wealth")
REVEAL = cite("setup.wealth-reveal")
DEALT = WEALTH + cite("setup.neutral")
NEUTRALS = table("setup.neutral", "workers")
NEUTRAL_SPACE = cite("setup.neutral", "setup.neutral-space")
NEUTRAL_OPPOSITE = cite("setup.neutral-opposite")
DISPLAY = figure("setup.buildings", "display")
MONUMENTS_SHOWN = table("setup.monuments", "display")

# Turn
ORDER = cite("turn.order")
ONE_OF_TWO = cite("turn.place-or-pick-up")

# Begging
BEG_AT_MOST = figure("begging.option", "at_most")
BEG_REFILL = figure("begging.option", "refill_to")
BEG_STEPS = figure("begging.option", "steps_down")
BEG = cite("begging.option")
BEG_FIRST = cite("begging.start-of-turn")
BEG_FORCED = cite("begging.forced")
BEG_BOTTOM = cite("begging.bottom")
MERCY = cite("begging.mercy")
MERCY_WORKERS = figure("begging.mercy", "workers")

# Placing
AVAILABLE = cite("placing.available")
PLACE = cite("placing.lowest-space", "placing.space-cost", "placing.crowd-cost")
PLACE_FORCED = PLACE + BEG_FORCED
LOWEST = cite("placing.lowest-space")
FULL = cite("placing.full-gear")
AFFORD = cite("placing.afford", "placing.space-cost", "placing.crowd-cost")
CROWD = table("placing.crowd-cost", "crowd")
FIRST_SPACE = cite("first-player.space", "placing.crowd-cost")
FIRST_SPACE_TAKEN = cite("first-player.space")

# Picking up
PICK = cite("picking-up.any-number", "picking-up.one-by-one")
NO_WORKER = cite("picking-up.any-number")
OWN_ACTION = cite("picking-up.own-action")
LOWER = cite("picking-up.lower-action")
LOWER_COST = figure("picking-up.lower-action", "corn")
NO_ACTION = cite("picking-up.no-action")
FREE_CHOICE = cite("picking-up.free-choice")
SPACE_ZERO = cite("picking-up.space-zero")
CLOSED = cite("chichen.once")

# Palenque and Yaxchilan
FISHING = cite("palenque.fishing")
HARVEST = cite("palenque.harvest", "palenque.fields")
NO_TILE = cite("palenque.no-tile")
COVERED = cite("palenque.fields")
NEEDS_TILE = cite("palenque.harvest")
BURN = cite("palenque.burn", "palenque.fields")
BURN_STEPS = figure("palenque.burn", "steps_down")

# Temples
UP = cite("temples.up")
TOP = cite("temples.top-step")
TOP_MARKERS = figure("temples.top-step", "markers")
LOST = cite("temples.lost-step")
DOWN = cite("temples.anger")
LIGHT = cite("temples.light-side")

# Technologies
TECHNOLOGY_COST = table("technology.cost", "cost")
COST = cite("technology.cost")
BONUS_COST = figure("technology.bonus", "cost")
BONUS = cite("technology.bonus")
CUMULATIVE = cite("technology.cumulative")

# Buildings and monuments
BUILD = cite("building.build")
REFILL = cite("building.refill")
AT_ONCE = cite("building.at-once")
FARMS = cite("building.farms")
BUILD_MONUMENT = cite("monument.build")
ONE_BUILDING = cite("architecture.one-building")

# Calendar
ADVANCE = cite("calendar.advance")
ADVANCE_DAYS = figure("calendar.advance", "days")
PUSHED_OFF = cite("calendar.pushed-off")
CORN = cite("calendar.corn")
CORN_LAID = figure("calendar.corn", "corn")
FIRST_ROUND = cite("calendar.first-round")
FOOD_DAYS = table("calendar.food-days", "day")
FOOD_DAY = cite("calendar.food-days")
LATE = cite("calendar.late-food-day")
TOOTH_CORN = cite("first-player.corn")
MARKER = cite("first-player.marker")
TWO_DAYS = cite("first-player.two-days")
TWO_DAYS_DAYS = figure("first-player.two-days", "days")
NOBODY_PUSHED = cite("first-player.nobody-pushed")

# Food days
NEED = figure("feeding.cost", "corn")
FED = cite("feeding.in-play", "feeding.most", "feeding.whole-worker")
UNFED = figure("feeding.unfed", "points")
NEW_BUILDINGS_DAY = figure("food-day.new-buildings", "day")
NEW_BUILDINGS = cite("food-day.new-buildings")
MID_AGE = cite("rewards.mid-age")
MID_AGE_DAYS = table("rewards.mid-age", "food_day")
END_OF_AGE = cite("rewards.end-of-age")
END_OF_AGE_DAYS = table("rewards.end-of-age", "food_day")
LEADER = cite("rewards.leader")
LEADER_TIE = cite("rewards.leader", "rewards.leader-tie")
TIE_PARTS = figure("rewards.leader-tie", "parts")
SHORTAGE = cite("rewards.skull-shortage")

# End of the game
LAST_DAY = figure("end.last-day", "days")
END_GOODS = cite("end.goods")
RATES = cite("market.rates")
WORTH = {good: figure("market.rates", good) for good in ("wood", "stone", "gold")}
CORN_PER_POINT = figure("end.corn", "corn")
SKULL_POINTS = figure("end.skulls", "points")
MONUMENTS = cite("end.monuments", "monument.score")
WINNER = cite("end.winner", "end.tie")

# Tribes and prophecies
REFUSE_TAX = cite("prophecy.refuse")
PROPHECY = cite("prophecy.active")
