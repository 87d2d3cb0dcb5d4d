"""Why moves of Teotihuacan are refused, beyond the reasons of every game. Values are names of content and numbers."""

from __future__ import annotations

from engine.refusals import Reasons

REASONS = Reasons()
reason = REASONS.reason

# The main action
NO_MAIN_ACTION = reason("no-main-action", "place")
COLOURS_SHORT = reason("colours-short", "colours", "price", "there")

# Power-ups and ascension
NO_WORKER_ON_BOARD = reason("no-worker-on-board", "place")
NO_WORKER_UNLOCKED = reason("no-worker-unlocked")
NO_SUCH_WORKER = reason("no-such-worker", "place", "power")
OTHER_BOARD = reason("other-board", "place")
NO_SUCH_REWARD = reason("no-such-reward", "space")
NO_DIE_LEFT = reason("no-die-left", "workers")

# Worship
NOT_IN_THE_PALACE = reason("not-in-the-palace", "place")
NO_SUCH_ROYAL_TILE = reason("no-such-royal-tile", "component")
OWN_WORKER_THERE = reason("own-worker-there", "component")
DISPLACING_SHORT = reason("displacing-short", "player", "price", "there")

# Setting up and moving
BOARD_NOT_SHOWN = reason("board-not-shown", "place")
BOARD_TAKEN = reason("board-taken", "place")
OUT_OF_REACH = reason("out-of-reach", "boards", "least", "most")
NO_SUCH_BOARD = reason("no-such-board", "number")
WORKER_LOCKED = reason("worker-locked", "place", "power")
NOBODY_LOCKED = reason("nobody-locked")
NO_TILE_FOR_IT = reason("no-tile-for-it")
FOR_MAIN_ACTION = reason("for-main-action")
SPARED_ALREADY = reason("spared-already")
NOT_SPARED = reason("not-spared")
NOTHING_TO_SPARE = reason("nothing-to-spare")

# Worship and discovery tiles
NO_WORSHIP_THERE = reason("no-worship-there", "place")
OWN_WORKER_ON_SPACE = reason("own-worker-on-space", "place")
ROYAL_TILE_FIRST = reason("royal-tile-first")
NO_DISCOVERY_TILE = reason("no-discovery-tile")

# Work on the boards
NOT_OPEN = reason("not-open", "component", "tiles")
ALREADY_LEARNT = reason("already-learnt", "component")
ROW_TOO_FAR = reason("row-too-far", "workers", "power", "needed", "alone")
NO_SUCH_ROW = reason("no-such-row", "row", "rows")
ROW_TOO_LOW = reason("row-too-low", "row", "workers")
ROW_FULL = reason("row-full", "row", "buildings")
OWN_ROW_OPEN = reason("own-row-open", "row", "own", "workers")
NO_ROW_OPEN = reason("no-row-open", "workers")
NO_BUILDING_LEFT = reason("no-building-left")
NO_SUCH_SIDE = reason("no-such-side", "side", "sides")
SIDE_FULL = reason("side-full", "side", "decorations")
SIDE_NOT_HELD = reason("side-not-held", "side", "slot")
NO_SIDE_OPEN = reason("no-side-open")
NO_SUCH_SLOT = reason("no-such-slot", "space")
SLOT_TAKEN = reason("slot-taken", "space")
SLOT_NOT_HELD = reason("slot-not-held", "space")
NO_TILE_OPEN = reason("no-tile-open")
AT_LEAST_ONE_TILE = reason("at-least-one-tile")
NOTHING_TO_SAVE = reason("nothing-to-save", "good")
NO_SUCH_TURN = reason("no-such-turn", "quarters")

# An eclipse
SALARY_TOO_HIGH = reason("salary-too-high", "paid", "need")
