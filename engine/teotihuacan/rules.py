"""The rules of Teotihuacan that procedures cite, and the parameters they read.

A figure may differ from player to player, a constant may not. Bounds say what the procedures can carry out.
"""

from __future__ import annotations

from engine.handles import BY_PLAYERS, Handles

HANDLES = Handles()
cite, figure, constant = HANDLES.cite, HANDLES.figure, HANDLES.constant
constant_rows = HANDLES.constant_rows

# Materials and set-up
RESOURCES = cite("materials.resources")
CANNOT_PAY = cite("materials.pay")
DICE = constant("setup.workers", "dice", 2, 9)
LIGHT_START = constant("setup.discs", "light", 0, 98)
DARK_START = constant_rows("setup.discs", "dark", 1, 99, BY_PLAYERS)

# Workers and the turn
NEUTRAL = cite("worker.neutral")
ONE_ACTION = cite("turn.one-action")

# Collecting cocoa
COLOURS = cite("cocoa.colours")
LOCKED = cite("cocoa.locked")
COLLECT = cite("cocoa.collect", "worker.general-area")
EXTRA_COCOA = figure("cocoa.collect", "extra", 0, 99)

# The main action
COST = cite("main-action.cost")
COCOA_PER_COLOUR = figure("main-action.cost", "cocoa", 0, 99)
AFFORD = cite("main-action.afford")
WORKERS = cite("main-action.workers")
MOST_WORKERS = figure("main-action.workers", "most", 1, 9)
NO_MAIN_ACTION = cite("palace.no-main-action")

# Forest, stone quarry and gold deposits
TABLE = cite("gathering.table", "worker.power")
POWER_UP = cite("gathering.power-up")
POWER_UPS = figure("gathering.power-up", "times", 0, 9)
SECOND_POWER_UP = cite("gathering.second-power-up")
SECOND_WORKERS = figure("gathering.second-power-up", "workers", 1, 9)
SECOND_POWER_UPS = constant("gathering.second-power-up", "times", 1, 9)

# Power-ups
POWERED_UP = cite("power-up.worker")
POWER = figure("power-up.worker", "power", 1, 5)
UNLOCKED = cite("power-up.unlocked", "worker.general-area")
SAME_BOARD = cite("power-up.same-board")

# Ascension: a die shows 6 at most, and a worker on the board less than what makes it ascend
ASCENDS = cite("ascension.trigger")
ASCENDS_AT = constant("ascension.trigger", "power", 2, 6)
AVENUE = cite("ascension.avenue")
AVENUE_STEPS = constant("ascension.avenue", "steps", 0, 9)
NEW_WORKER = cite("ascension.new-worker")
NEW_POWER = figure("ascension.new-worker", "power", 1, 5)
REWARD = cite("ascension.reward")
FOURTH_WORKER = cite("ascension.fourth-worker", "setup.workers")
FOURTH_POWER = figure("ascension.fourth-worker", "power", 1, 5)
DISC = cite("ascension.disc")
DISC_SPACES = constant("ascension.disc", "spaces", 1, 99)

# Temples and the Avenue of the Dead
TEMPLES, AVENUE_OF_THE_DEAD = "temples", "avenue"
UP = {TEMPLES: cite("temples.up"), AVENUE_OF_THE_DEAD: cite("avenue.advance")}
END = {TEMPLES: cite("temples.lost-step"), AVENUE_OF_THE_DEAD: cite("avenue.end")}
TOP = cite("temples.top-step")
TOP_MARKERS = constant("temples.top-step", "markers", 1, 9)

# The calendar
STOPS = cite("calendar.stops")
ECLIPSE = cite("eclipse.trigger", "setup.discs")

# Worship
WORSHIP = cite("worship.royal")
DISPLACE = cite("worship.displace")
DISPLACE_COCOA = figure("worship.displace", "cocoa", 0, 99)
OWN_WORKER = cite("worship.own-worker")
