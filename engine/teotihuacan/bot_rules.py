"""The rules of the solo mode that procedures cite, and the parameters they read."""

from __future__ import annotations

from typing import NamedTuple

from engine.handles import IN_A_ROW, Constant
from engine.teotihuacan.rules import HANDLES

cite, constant, constant_rows = HANDLES.cite, HANDLES.constant, HANDLES.constant_rows

# Set-up
SET_UP = cite("solo.set-up")
RESOURCES = constant("bot.goods", "resources", 0, 20)
COCOA = constant("bot.goods", "cocoa", 0, 20)
PYRAMID_START = constant("bot.markers", "pyramid", 0, 9)
TEMPLES_START = constant("bot.markers", "temples", 0, 9)
AVENUE_START = constant("bot.markers", "avenue", 0, 9)
FIRST_TECHNOLOGY = cite("bot.first-technology")
POWER = constant("bot.workers", "power", 1, 5)
BOARDS = constant_rows("bot.workers", "boards", 1, 8, IN_A_ROW)
WORSHIP_POWER = constant("bot.workers", "worship_power", 1, 5)
WORSHIP_BOARD = constant("bot.workers", "worship", 1, 8)
PYRAMID = cite("bot.pyramid")
DIRECTIONS = cite("bot.directions")

# What changes for the player
DISPLAYS = cite("solo.displays")
BUMP = cite("solo.bump")
BUMP_FULL = cite("solo.bump-full")

# The turn
TURN = cite("bot.turn")
ROLL = cite("bot.roll")
LINES = cite("bot.lines")
SHIFT = cite("bot.shift")
SPARE = cite("bot.spare")
FLIP = cite("bot.flip")
EXCHANGE = cite("bot.cocoa")
EXCHANGE_COCOA = constant("bot.cocoa", "cocoa", 1, 99)
EXCHANGE_POINTS = constant("bot.cocoa", "points", 0, 99)

# How it decides
NO_COST = cite("bot.no-cost")
WORKER = cite("bot.worker")
HIGHEST = cite("bot.highest")
LOWEST = cite("bot.lowest")
WALK = cite("bot.walk")
WALK_POWER = constant("bot.walk", "power", 0, 6)
WALK_NEAR = constant("bot.walk", "near", 0, 6)
WALK_FAR = constant("bot.walk", "far", 0, 6)
PAST_PALACE = cite("bot.palace")
ANY_TEMPLE = cite("bot.any-temple")
EACH_STEP = cite("bot.each-step")
RESOURCE = cite("bot.resource")
ASCENSION = cite("bot.ascension")
REWARD = constant("bot.ascension", "reward", 1, 5)
NO_DISCOVERIES = cite("bot.no-discoveries")
NO_TECHNOLOGY = cite("bot.no-technology")

# Its actions
SUCCESS = cite("bot.success")
CONSTRUCT = cite("bot.construct")
DECORATE = cite("bot.decorate")
LEARN = cite("bot.learn")
NOBLE = cite("bot.noble")
NOBLE_FULL = cite("bot.noble-full")
MASTERY = cite("bot.mastery")
WORSHIP = cite("bot.worship")
DISCARD = cite("bot.discard")
MASKS = cite("bot.masks")

# Eclipses and the end
ECLIPSE = cite("bot.eclipse")
FINAL_GOODS = constant("bot.final-goods", "points", 0, 99)
FINAL_TECHNOLOGIES = constant("bot.final-technologies", "points", 0, 99)
FINAL_TEMPLES = constant("bot.final-temples", "points", 0, 99)
WON = cite("solo.winner")


class Knob(NamedTuple):
    """What an option makes more or less, and by how much."""

    option: str
    little: Constant
    much: Constant | None = None

    @property
    def cites(self) -> tuple[str, ...]:
        return (self.little.rule,)


# Difficulty
WORKERS_KNOB = Knob("bot-workers", constant("difficulty.workers", "by", 0, 4))
RESOURCES_KNOB = Knob("bot-resources", constant("difficulty.resources", "by", 0, 20))
COCOA_KNOB = Knob(
    "bot-cocoa", constant("difficulty.cocoa", "little", 0, 99), constant("difficulty.cocoa", "much", 0, 99)
)
WORSHIP_KNOB = Knob("bot-worship", constant("difficulty.worship", "by", 0, 9))
TEMPLES_KNOB = Knob(
    "bot-temples", constant("difficulty.temples", "little", 0, 99), constant("difficulty.temples", "much", 0, 99)
)
TECHNOLOGIES_KNOB = Knob(
    "bot-technologies",
    constant("difficulty.technologies", "little", 0, 99),
    constant("difficulty.technologies", "much", 0, 99),
)
