"""The rules of Teotihuacan that procedures cite, and the parameters they read.

A figure may differ from player to player, a constant may not. Bounds say what the procedures can carry out.
"""

from __future__ import annotations

from typing import Final

from engine.handles import BY_PLAYERS, IN_A_ROW, Handles

HANDLES = Handles()
cite, figure, constant = HANDLES.cite, HANDLES.figure, HANDLES.constant
constant_rows, figure_rows = HANDLES.constant_rows, HANDLES.figure_rows

# Materials
RESOURCES: Final = cite("materials.resources")
CANNOT_PAY: Final = cite("materials.pay")

# Set-up: the board
DICE: Final = constant("setup.workers", "dice", 2, 9)
LIGHT_START: Final = constant("setup.discs", "light", 0, 98)
DARK_START: Final = constant_rows("setup.discs", "dark", 1, 99, BY_PLAYERS)
SHUFFLED: Final = cite("setup.boards")
FIRST_LOOSE: Final = constant("setup.boards", "first", 1, 8)
LAST_LOOSE: Final = constant("setup.boards", "last", 1, 8)
RING: Final = constant_rows("setup.rondel", "order", 1, 8, IN_A_ROW)
ROYAL_SET_UP: Final = cite("setup.royal-tiles")
TECHNOLOGIES_SET_UP: Final = cite("setup.technology-tiles")
TECHNOLOGIES_SHOWN: Final = constant("setup.technology-tiles", "tiles", 1, 9)
TECHNOLOGY_COLUMNS: Final = constant("setup.technology-tiles", "columns", 1, 3)
BONUS_SET_UP: Final = cite("setup.bonus-tiles")
BUILDINGS: Final = constant("setup.buildings", "buildings", 1, 11)
DISPLAYS: Final = cite("setup.displays")
DECORATIONS_SHOWN: Final = constant("setup.displays", "decorations", 1, 15)
PYRAMID_SHOWN: Final = constant("setup.displays", "pyramid", 1, 9)
WORSHIP_TILES: Final = cite("setup.worship-tiles")
SPOT_TILES: Final = cite("setup.temple-tiles", "setup.avenue-tiles")
TEMPLE_SPOTS = tuple(
    constant_rows("setup.temple-tiles", name, 0, 5, BY_PLAYERS) for name in ("blue", "red", "green_low", "green_high")
)
AVENUE_SPOTS: Final = constant_rows("setup.avenue-tiles", "tiles", 0, 5, IN_A_ROW)
PYRAMID_SET_UP: Final = cite("setup.pyramid")

# Set-up: the players
FIRST_COCOA: Final = constant("setup.cocoa", "first", 0, 99)
MIDDLE_COCOA: Final = constant("setup.cocoa", "middle", 0, 99)
LAST_COCOA: Final = constant("setup.cocoa", "last", 0, 99)
DEALT: Final = cite("setup.starting-tiles")
TILES_DEALT: Final = constant("setup.starting-tiles", "dealt", 2, 4)
TILES_KEPT: Final = constant("setup.starting-tiles", "kept", 2, 4)
DISCOVERY_ICON: Final = cite("setup.discovery-icon")
BENEFITS: Final = cite("setup.benefits")
TECHNOLOGY_ICON: Final = cite("setup.technology-icon")
STARTING_WORKERS: Final = cite("setup.starting-workers")
WORKERS_AT_START: Final = constant("setup.starting-workers", "workers", 1, 3)
POWER_AT_START: Final = constant("setup.starting-workers", "power", 1, 4)
NEUTRAL_SET_UP: Final = cite("setup.neutral")
NEUTRAL_COLOURS: Final = constant_rows("setup.neutral", "colours", 0, 2, BY_PLAYERS)
NEUTRAL_TILES: Final = constant("setup.neutral", "tiles", 2, 2)
NEUTRAL_WORKERS: Final = constant("setup.neutral", "workers", 1, 3)
PUT_AWAY: Final = cite("setup.put-away")
FIRST_GAME: Final = cite("first-game.gifts", "first-game.boards")
DRAFT: Final = cite("variant.draft")
DRAFT_EACH: Final = constant("variant.draft", "each", 2, 3)
DRAFT_MORE: Final = constant("variant.draft", "more", 0, 6)

# Workers and the turn
NEUTRAL: Final = cite("worker.neutral")
ONE_ACTION: Final = cite("turn.one-action")
ORDER: Final = cite("turn.order")
CHOICE: Final = cite("turn.choice")
MOVE: Final = cite("turn.move")
LEAST_BOARDS: Final = figure("turn.move", "least", 1, 7)
MOST_BOARDS: Final = figure("turn.move", "most", 1, 7)
LOCKED_STAYS: Final = cite("turn.locked")
UNLOCK_FREE: Final = cite("turn.unlock-for-free")
UNLOCK_PAY: Final = cite("turn.unlock-for-cocoa")
UNLOCK_COCOA: Final = figure("turn.unlock-for-cocoa", "cocoa", 0, 99)
NOTHING_LOCKED: Final = cite("turn.nothing-locked")
LAST_PLAYER: Final = cite("turn.last-player")
LAST_PLAYER_SPACES: Final = constant("turn.last-player", "spaces", 1, 99)

# Collecting cocoa
COLOURS: Final = cite("cocoa.colours")
LOCKED: Final = cite("cocoa.locked")
COLLECT: Final = cite("cocoa.collect", "worker.general-area")
EXTRA_COCOA: Final = figure("cocoa.collect", "extra", 0, 99)

# The main action
COST: Final = cite("main-action.cost")
COCOA_PER_COLOUR: Final = figure("main-action.cost", "cocoa", 0, 99)
AFFORD: Final = cite("main-action.afford")
WORKERS: Final = cite("main-action.workers")
MOST_WORKERS: Final = figure("main-action.workers", "most", 1, 9)
NO_MAIN_ACTION: Final = cite("palace.no-main-action")

# Forest, stone quarry and gold deposits
TABLE: Final = cite("gathering.table", "worker.power")
POWER_UP: Final = cite("gathering.power-up")
POWER_UPS: Final = figure("gathering.power-up", "times", 0, 9)
SECOND_POWER_UP: Final = cite("gathering.second-power-up")
SECOND_WORKERS: Final = figure("gathering.second-power-up", "workers", 1, 9)
SECOND_POWER_UPS: Final = constant("gathering.second-power-up", "times", 1, 9)

# Alchemy
LEARN: Final = cite("alchemy.learn")
LEARN_COLUMN: Final = cite("alchemy.column")
LEARN_ROWS: Final = cite("alchemy.rows")
ALL_ROWS_WORKERS: Final = figure("alchemy.rows", "workers", 1, 9)
LONE_WORKER: Final = cite("alchemy.lone-worker")
LONE_POWER: Final = figure("alchemy.lone-worker", "power", 1, 6)
LEARNT: Final = cite("alchemy.once")
OTHER_OWNERS: Final = cite("alchemy.other-owners")
OTHER_OWNERS_POINTS: Final = constant("alchemy.other-owners", "points", 0, 99)
ALCHEMY_POWER_UP: Final = cite("alchemy.power-up")

# Nobles
NOBLES: Final = cite("nobles.build")
NOBLES_WOOD: Final = figure("nobles.build", "wood", 0, 99)
NOBLES_ROWS: Final = cite("nobles.rows")
NOBLES_SPACE: Final = cite("nobles.space")
NOBLES_AVENUE: Final = cite("nobles.avenue")
NOBLES_STEPS: Final = constant("nobles.avenue", "steps", 0, 9)
NO_BUILDING: Final = cite("nobles.no-building")
NOBLES_POWER_UPS: Final = cite("nobles.power-ups")

# The pyramid
CONSTRUCT: Final = cite("construction.build")
CONSTRUCT_COST: Final = cite("construction.cost")
BUILD_STONE: Final = figure("construction.cost", "stone", 0, 99)
BUILD_WOOD: Final = figure_rows("construction.cost", "wood", 0, 99, IN_A_ROW)
LEVEL_POINTS: Final = cite("construction.points")
POINTS_OF_LEVEL: Final = constant_rows("construction.points", "points", 0, 99, IN_A_ROW)
SUPPORT: Final = cite("construction.support")
TURNED: Final = cite("construction.rotation")
MATCH: Final = cite("pyramid.match")
MATCH_POINTS: Final = constant("pyramid.match", "points", 0, 99)
MATCH_TEMPLE: Final = cite("pyramid.temple-icon")
PYRAMID_TRACK: Final = cite("pyramid.track")
PYRAMID_STEPS: Final = constant("pyramid.track", "steps", 0, 9)
PYRAMID_REFILL: Final = cite("construction.refill")
PYRAMID_TILES_LEFT: Final = cite("construction.tiles-left")
CONSTRUCTION_POWER_UPS: Final = cite("construction.power-ups")
COMPLETED: Final = cite("pyramid.completed")

# Decorations
DECORATE: Final = cite("decorations.build")
DECORATION_GOLD: Final = figure_rows("decorations.build", "gold", 0, 99, IN_A_ROW)
DECORATION_POINTS: Final = constant("decorations.build", "points", 0, 99)
DECORATION_SLOT: Final = cite("decorations.slots")
DECORATION_SLOTS: Final = constant("decorations.slots", "slots", 1, 4)
DECORATION_REFILL: Final = cite("decorations.refill")
DECORATIONS_POWER_UP: Final = cite("decorations.power-up")

# Power-ups
POWERED_UP: Final = cite("power-up.worker")
POWER: Final = figure("power-up.worker", "power", 1, 5)
UNLOCKED: Final = cite("power-up.unlocked", "worker.general-area")
SAME_BOARD: Final = cite("power-up.same-board")

# Ascension: a die shows 6 at most, and a worker on the board less than what makes it ascend
ASCENDS: Final = cite("ascension.trigger")
ASCENDS_AT: Final = constant("ascension.trigger", "power", 2, 6)
AVENUE: Final = cite("ascension.avenue")
AVENUE_STEPS: Final = constant("ascension.avenue", "steps", 0, 9)
NEW_WORKER: Final = cite("ascension.new-worker")
NEW_POWER: Final = figure("ascension.new-worker", "power", 1, 5)
REWARD: Final = cite("ascension.reward")
FOURTH_WORKER: Final = cite("ascension.fourth-worker", "setup.workers")
FOURTH_POWER: Final = figure("ascension.fourth-worker", "power", 1, 5)
DISC: Final = cite("ascension.disc")
DISC_SPACES: Final = constant("ascension.disc", "spaces", 1, 99)

# Temples, the Avenue of the Dead and the pyramid track
TEMPLES, AVENUE_OF_THE_DEAD, PYRAMID = "temples", "avenue", "pyramid"
UP = {TEMPLES: cite("temples.up"), AVENUE_OF_THE_DEAD: cite("avenue.advance"), PYRAMID: PYRAMID_TRACK}
END = {TEMPLES: cite("temples.lost-step"), AVENUE_OF_THE_DEAD: cite("avenue.end"), PYRAMID: PYRAMID_TRACK}
PENULTIMATE: Final = cite("temples.penultimate")
TOP: Final = cite("temples.top-step")
TOP_MARKERS: Final = constant("temples.top-step", "markers", 1, 9)

# The calendar and the eclipses
STOPS: Final = cite("calendar.stops")
ECLIPSE: Final = cite("eclipse.trigger", "setup.discs")
EXTRA_ROUND: Final = cite("eclipse.extra-round")
EXTRA_ROUNDS: Final = constant("eclipse.extra-round", "rounds", 0, 9)
HARSH: Final = cite("variant.harsh-eclipse")
SCORE_AVENUE: Final = cite("eclipse.avenue")
SCORE_LEADER: Final = cite("eclipse.leader")
LEADER_POINTS: Final = constant("eclipse.leader", "points", 0, 99)
SCORE_PYRAMID: Final = cite("eclipse.pyramid")
PYRAMID_POINTS: Final = constant_rows("eclipse.pyramid", "points", 0, 99, IN_A_ROW)
RESET_PYRAMID: Final = cite("eclipse.reset")
SCORE_MASKS: Final = cite("eclipse.masks")
MASK_POINTS: Final = constant_rows("eclipse.masks", "points", 0, 99, IN_A_ROW)
SALARY: Final = cite("eclipse.salary")
SALARY_COCOA: Final = figure("eclipse.salary", "cocoa", 0, 99)
STRONG_POWER: Final = constant("eclipse.salary", "power", 1, 6)
STRONG_COCOA: Final = figure("eclipse.salary", "more", 0, 99)
UNPAID: Final = cite("eclipse.unpaid")
UNPAID_POINTS: Final = figure("eclipse.unpaid", "points", 0, 99)
LEAST_POINTS: Final = constant("eclipse.unpaid", "least", 0, 0)
NEW_ERA: Final = cite("eclipse.new-era")
DARK_BACK: Final = constant("eclipse.new-era", "spaces", 0, 9)
NEUTRAL_AGAIN: Final = cite("eclipse.neutral")
FINAL_ECLIPSE: Final = cite("eclipse.final")
ECLIPSES: Final = constant("eclipse.final", "eclipses", 1, 9)
BONUS: Final = cite("end.bonus-tiles", "bonus.tile")
WON: Final = cite("end.winner")
TIED: Final = cite("end.tie")

# Worship
WORSHIP: Final = cite("worship.royal")
WORSHIP_TEMPLE: Final = cite("worship.temple")
NO_WORSHIP: Final = cite("worship.where")
DISPLACE: Final = cite("worship.displace")
DISPLACE_COCOA: Final = figure("worship.displace", "cocoa", 0, 99)
OWN_WORKER: Final = cite("worship.own-worker")
BENEFIT: Final = cite("worship.benefit")
BOTH: Final = cite("worship.both")
BOTH_COCOA: Final = figure("worship.both", "cocoa", 0, 99)
ROYAL_FIRST: Final = cite("worship.royal-required")
REPLACED: Final = cite("worship.replaced")

# Discovery tiles
CLAIM: Final = cite("discovery.cost", "discovery.tile")
NO_TILE: Final = cite("discovery.spots")
NO_COCOA: Final = cite("discovery.no-cocoa")
SPOT: Final = cite("discovery.spots")
