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
