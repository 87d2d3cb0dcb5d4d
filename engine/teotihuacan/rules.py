"""The rules of Teotihuacan that procedures cite, and the parameters they read.

A figure may differ from player to player, a constant may not. Bounds say what the procedures can carry out.
"""

from __future__ import annotations

from engine.handles import BY_PLAYERS, IN_A_ROW, Handles

HANDLES = Handles()
cite, figure, constant = HANDLES.cite, HANDLES.figure, HANDLES.constant
constant_rows, figure_rows = HANDLES.constant_rows, HANDLES.figure_rows

# Materials
RESOURCES = cite("materials.resources")
CANNOT_PAY = cite("materials.pay")

# Set-up: the board
DICE = constant("setup.workers", "dice", 2, 9)
LIGHT_START = constant("setup.discs", "light", 0, 98)
DARK_START = constant_rows("setup.discs", "dark", 1, 99, BY_PLAYERS)
SHUFFLED = cite("setup.boards")
FIRST_LOOSE = constant("setup.boards", "first", 1, 8)
LAST_LOOSE = constant("setup.boards", "last", 1, 8)
RING = constant_rows("setup.rondel", "order", 1, 8, IN_A_ROW)
ROYAL_SET_UP = cite("setup.royal-tiles")
TECHNOLOGIES_SET_UP = cite("setup.technology-tiles")
TECHNOLOGIES_SHOWN = constant("setup.technology-tiles", "tiles", 1, 9)
TECHNOLOGY_COLUMNS = constant("setup.technology-tiles", "columns", 1, 3)
BONUS_SET_UP = cite("setup.bonus-tiles")
BUILDINGS = constant("setup.buildings", "buildings", 1, 11)
DISPLAYS = cite("setup.displays")
DECORATIONS_SHOWN = constant("setup.displays", "decorations", 1, 15)
PYRAMID_SHOWN = constant("setup.displays", "pyramid", 1, 9)
WORSHIP_TILES = cite("setup.worship-tiles")
SPOT_TILES = cite("setup.temple-tiles", "setup.avenue-tiles")
TEMPLE_SPOTS = tuple(
    constant_rows("setup.temple-tiles", name, 0, 5, BY_PLAYERS) for name in ("blue", "red", "green_low", "green_high")
)
AVENUE_SPOTS = constant_rows("setup.avenue-tiles", "tiles", 0, 5, IN_A_ROW)
PYRAMID_SET_UP = cite("setup.pyramid")

# Set-up: the players
FIRST_COCOA = constant("setup.cocoa", "first", 0, 99)
MIDDLE_COCOA = constant("setup.cocoa", "middle", 0, 99)
LAST_COCOA = constant("setup.cocoa", "last", 0, 99)
DEALT = cite("setup.starting-tiles")
TILES_DEALT = constant("setup.starting-tiles", "dealt", 2, 4)
TILES_KEPT = constant("setup.starting-tiles", "kept", 2, 4)
DISCOVERY_ICON = cite("setup.discovery-icon")
BENEFITS = cite("setup.benefits")
TECHNOLOGY_ICON = cite("setup.technology-icon")
STARTING_WORKERS = cite("setup.starting-workers")
WORKERS_AT_START = constant("setup.starting-workers", "workers", 1, 3)
POWER_AT_START = constant("setup.starting-workers", "power", 1, 4)
NEUTRAL_SET_UP = cite("setup.neutral")
NEUTRAL_COLOURS = constant_rows("setup.neutral", "colours", 0, 2, BY_PLAYERS)
NEUTRAL_TILES = constant("setup.neutral", "tiles", 2, 2)
NEUTRAL_WORKERS = constant("setup.neutral", "workers", 1, 3)
PUT_AWAY = cite("setup.put-away")
FIRST_GAME = cite("first-game.gifts", "first-game.boards")
DRAFT = cite("variant.draft")
DRAFT_EACH = constant("variant.draft", "each", 2, 3)
DRAFT_MORE = constant("variant.draft", "more", 0, 6)

# Workers and the turn
NEUTRAL = cite("worker.neutral")
ONE_ACTION = cite("turn.one-action")
ORDER = cite("turn.order")
CHOICE = cite("turn.choice")
MOVE = cite("turn.move")
LEAST_BOARDS = figure("turn.move", "least", 1, 7)
MOST_BOARDS = figure("turn.move", "most", 1, 7)
LOCKED_STAYS = cite("turn.locked")
UNLOCK_FREE = cite("turn.unlock-for-free")
UNLOCK_PAY = cite("turn.unlock-for-cocoa")
UNLOCK_COCOA = figure("turn.unlock-for-cocoa", "cocoa", 0, 99)
NOTHING_LOCKED = cite("turn.nothing-locked")
LAST_PLAYER = cite("turn.last-player")
LAST_PLAYER_SPACES = constant("turn.last-player", "spaces", 1, 99)

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

# Alchemy
LEARN = cite("alchemy.learn")
LEARN_COLUMN = cite("alchemy.column")
LEARN_ROWS = cite("alchemy.rows")
ALL_ROWS_WORKERS = figure("alchemy.rows", "workers", 1, 9)
LONE_WORKER = cite("alchemy.lone-worker")
LONE_POWER = figure("alchemy.lone-worker", "power", 1, 6)
LEARNT = cite("alchemy.once")
OTHER_OWNERS = cite("alchemy.other-owners")
OTHER_OWNERS_POINTS = constant("alchemy.other-owners", "points", 0, 99)
ALCHEMY_POWER_UP = cite("alchemy.power-up")

# Nobles
NOBLES = cite("nobles.build")
NOBLES_WOOD = figure("nobles.build", "wood", 0, 99)
NOBLES_ROWS = cite("nobles.rows")
NOBLES_SPACE = cite("nobles.space")
NOBLES_AVENUE = cite("nobles.avenue")
NOBLES_STEPS = constant("nobles.avenue", "steps", 0, 9)
NO_BUILDING = cite("nobles.no-building")
NOBLES_POWER_UPS = cite("nobles.power-ups")

# The pyramid
CONSTRUCT = cite("construction.build")
CONSTRUCT_COST = cite("construction.cost")
BUILD_STONE = figure("construction.cost", "stone", 0, 99)
BUILD_WOOD = figure_rows("construction.cost", "wood", 0, 99, IN_A_ROW)
LEVEL_POINTS = cite("construction.points")
POINTS_OF_LEVEL = constant_rows("construction.points", "points", 0, 99, IN_A_ROW)
SUPPORT = cite("construction.support")
TURNED = cite("construction.rotation")
MATCH = cite("pyramid.match")
MATCH_POINTS = constant("pyramid.match", "points", 0, 99)
MATCH_TEMPLE = cite("pyramid.temple-icon")
PYRAMID_TRACK = cite("pyramid.track")
PYRAMID_STEPS = constant("pyramid.track", "steps", 0, 9)
PYRAMID_REFILL = cite("construction.refill")
PYRAMID_TILES_LEFT = cite("construction.tiles-left")
CONSTRUCTION_POWER_UPS = cite("construction.power-ups")
COMPLETED = cite("pyramid.completed")

# Decorations
DECORATE = cite("decorations.build")
DECORATION_GOLD = figure_rows("decorations.build", "gold", 0, 99, IN_A_ROW)
DECORATION_POINTS = constant("decorations.build", "points", 0, 99)
DECORATION_SLOT = cite("decorations.slots")
DECORATION_SLOTS = constant("decorations.slots", "slots", 1, 4)
DECORATION_REFILL = cite("decorations.refill")
DECORATIONS_POWER_UP = cite("decorations.power-up")

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

# Temples, the Avenue of the Dead and the pyramid track
TEMPLES, AVENUE_OF_THE_DEAD, PYRAMID = "temples", "avenue", "pyramid"
UP = {TEMPLES: cite("temples.up"), AVENUE_OF_THE_DEAD: cite("avenue.advance"), PYRAMID: PYRAMID_TRACK}
END = {TEMPLES: cite("temples.lost-step"), AVENUE_OF_THE_DEAD: cite("avenue.end"), PYRAMID: PYRAMID_TRACK}
PENULTIMATE = cite("temples.penultimate")
TOP = cite("temples.top-step")
TOP_MARKERS = constant("temples.top-step", "markers", 1, 9)

# The calendar and the eclipses
STOPS = cite("calendar.stops")
ECLIPSE = cite("eclipse.trigger", "setup.discs")
EXTRA_ROUND = cite("eclipse.extra-round")
EXTRA_ROUNDS = constant("eclipse.extra-round", "rounds", 0, 9)
HARSH = cite("variant.harsh-eclipse")
SCORE_AVENUE = cite("eclipse.avenue")
SCORE_LEADER = cite("eclipse.leader")
LEADER_POINTS = constant("eclipse.leader", "points", 0, 99)
SCORE_PYRAMID = cite("eclipse.pyramid")
PYRAMID_POINTS = constant_rows("eclipse.pyramid", "points", 0, 99, IN_A_ROW)
RESET_PYRAMID = cite("eclipse.reset")
SCORE_MASKS = cite("eclipse.masks")
MASK_POINTS = constant_rows("eclipse.masks", "points", 0, 99, IN_A_ROW)
SALARY = cite("eclipse.salary")
SALARY_COCOA = figure("eclipse.salary", "cocoa", 0, 99)
STRONG_POWER = constant("eclipse.salary", "power", 1, 6)
STRONG_COCOA = figure("eclipse.salary", "more", 0, 99)
UNPAID = cite("eclipse.unpaid")
UNPAID_POINTS = figure("eclipse.unpaid", "points", 0, 99)
LEAST_POINTS = constant("eclipse.unpaid", "least", 0, 0)
NEW_ERA = cite("eclipse.new-era")
DARK_BACK = constant("eclipse.new-era", "spaces", 0, 9)
NEUTRAL_AGAIN = cite("eclipse.neutral")
FINAL_ECLIPSE = cite("eclipse.final")
ECLIPSES = constant("eclipse.final", "eclipses", 1, 9)
BONUS = cite("end.bonus-tiles", "bonus.tile")
WON = cite("end.winner")
TIED = cite("end.tie")

# Worship
WORSHIP = cite("worship.royal")
WORSHIP_TEMPLE = cite("worship.temple")
NO_WORSHIP = cite("worship.where")
DISPLACE = cite("worship.displace")
DISPLACE_COCOA = figure("worship.displace", "cocoa", 0, 99)
OWN_WORKER = cite("worship.own-worker")
BENEFIT = cite("worship.benefit")
BOTH = cite("worship.both")
BOTH_COCOA = figure("worship.both", "cocoa", 0, 99)
ROYAL_FIRST = cite("worship.royal-required")
REPLACED = cite("worship.replaced")

# Discovery tiles
CLAIM = cite("discovery.cost", "discovery.tile")
NO_TILE = cite("discovery.spots")
NO_COCOA = cite("discovery.no-cocoa")
SPOT = cite("discovery.spots")
