"""The rules of Teotihuacan that procedures cite, and the parameters they read."""

from __future__ import annotations

from engine.binding import Binding

BINDING = Binding()
cite, figure, table = BINDING.cite, BINDING.figure, BINDING.table

# Materials and set-up
CANNOT_PAY = cite("materials.pay")
DICE = figure("setup.workers", "dice")
LIGHT_START = figure("setup.discs", "light")
DARK_START = table("setup.discs", "dark")

# Workers and the turn
NEUTRAL = cite("worker.neutral")
ONE_ACTION = cite("turn.one-action")

# Collecting cocoa
COLOURS = cite("cocoa.colours")
LOCKED = cite("cocoa.locked")
COLLECT = cite("cocoa.collect", "worker.general-area")
EXTRA_COCOA = figure("cocoa.collect", "extra")

# The main action
COST = cite("main-action.cost")
COCOA_PER_COLOUR = figure("main-action.cost", "cocoa")
AFFORD = cite("main-action.afford")
WORKERS = cite("main-action.workers")
MOST_WORKERS = figure("main-action.workers", "most")
NO_MAIN_ACTION = cite("palace.no-main-action")

# Forest, stone quarry and gold deposits
TABLE = cite("gathering.table", "worker.power")
POWER_UP = cite("gathering.power-up")
POWER_UPS = figure("gathering.power-up", "times")
SECOND_POWER_UP = cite("gathering.second-power-up")
SECOND_WORKERS = figure("gathering.second-power-up", "workers")
SECOND_POWER_UPS = figure("gathering.second-power-up", "times")

# Power-ups
POWERED_UP = cite("power-up.worker")
POWER = figure("power-up.worker", "power")
UNLOCKED = cite("power-up.unlocked", "worker.general-area")
SAME_BOARD = cite("power-up.same-board")

# Ascension
ASCENDS = cite("ascension.trigger")
ASCENDS_AT = figure("ascension.trigger", "power")
AVENUE = cite("ascension.avenue")
AVENUE_STEPS = figure("ascension.avenue", "steps")
NEW_WORKER = cite("ascension.new-worker")
NEW_POWER = figure("ascension.new-worker", "power")
REWARD = cite("ascension.reward")
FOURTH_WORKER = cite("ascension.fourth-worker", "setup.workers")
FOURTH_POWER = figure("ascension.fourth-worker", "power")
DISC = cite("ascension.disc")
DISC_SPACES = figure("ascension.disc", "spaces")

# Temples and the Avenue of the Dead
UP = {"temples": cite("temples.up"), "avenue": cite("avenue.advance")}
END = {"temples": cite("temples.lost-step"), "avenue": cite("avenue.end")}
TOP = cite("temples.top-step")
TOP_MARKERS = figure("temples.top-step", "markers")

# The calendar
STOPS = cite("calendar.stops")
ECLIPSE = cite("eclipse.trigger", "setup.discs")

# Worship
WORSHIP = cite("worship.royal")
DISPLACE = cite("worship.displace")
DISPLACE_COCOA = figure("worship.displace", "cocoa")
OWN_WORKER = cite("worship.own-worker")
