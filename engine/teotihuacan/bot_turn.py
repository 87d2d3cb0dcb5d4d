"""The turn of Teotibot: dice choose a tile, the tile is carried out, the pyramid renewed, cocoa counted."""

from __future__ import annotations

from typing import NamedTuple

from engine.kit import Steps
from engine.payments import give_back
from engine.points import score
from engine.teotihuacan import bot_rules
from engine.teotihuacan.bot_tables import DIRECTIONS, BotTables
from engine.teotihuacan.chance import die
from engine.teotihuacan.frames import EndTurn
from engine.teotihuacan.position import TeotihuacanPosition


class BotTurn(NamedTuple):
    pass


class BotShift(NamedTuple):
    """The tile of this space has been carried out and leaves the action pyramid."""

    slot: int


class BotFlip(NamedTuple):
    """The upper direction tile is turned over."""


class BotCocoa(NamedTuple):
    """Cocoa becomes points, if there is enough."""


def tables_of(pos: TeotihuacanPosition) -> BotTables:
    assert pos.tables.bot is not None
    return pos.tables.bot


def bot_turn(pos: TeotihuacanPosition, frame: BotTurn) -> None:
    """Roll, and do what the tile says; the rest of the turn waits below it."""
    pos.active = pos.bot
    own, dice = tables_of(pos), (die(pos), die(pos))
    slot = own.slot_of_sum[sum(dice)]
    tile = pos.action_pyramid[slot]
    pos.tell("bot_rolled", pos.bot, (*dice, slot + 1), bot_rules.TURN + bot_rules.ROLL)
    pos.tell("bot_activated", pos.bot, (pos.game.tiles[tile].id,), bot_rules.LINES + bot_rules.NO_COST)
    pos.stack.extend((EndTurn(), BotCocoa(), BotFlip(), BotShift(slot)))
    pos.begin(own.programs[tile].frames)


# -- the action pyramid


def bot_shift(pos: TeotihuacanPosition, frame: BotShift) -> None:
    """Tiles move up into the gap, then the spare one comes to the bottom row, and the activated one lies aside."""
    *pyramid, spare = pos.action_pyramid
    slots, gap, activated, shifts = tables_of(pos).slots, frame.slot, pyramid[frame.slot], 0
    while slots[gap].filled:
        direction = pos.directions[_upper(pos, shifts)]
        below = slots[gap].filled[direction]
        pyramid[gap] = pyramid[below]
        told = (pos.game.tiles[pyramid[gap]].id, gap + 1, DIRECTIONS[direction])
        pos.tell("bot_shifted", pos.bot, told, bot_rules.SHIFT)
        gap, shifts = below, shifts + 1
        if tables_of(pos).flips_each_shift:
            _flip(pos)
    pyramid[gap] = spare
    pos.tell("bot_replaced", pos.bot, (pos.game.tiles[spare].id, gap + 1), bot_rules.SPARE)
    pos.action_pyramid = (*pyramid, activated)


def _upper(pos: TeotihuacanPosition, shifts: int) -> int:
    """Which direction tile decides: the next one for the next gap, unless they have changed places in between."""
    return 0 if tables_of(pos).flips_each_shift else min(shifts, len(pos.directions) - 1)


def bot_flip(pos: TeotihuacanPosition, frame: BotFlip) -> None:
    if not tables_of(pos).flips_each_shift:
        _flip(pos)


def _flip(pos: TeotihuacanPosition) -> None:
    upper, *others = pos.directions
    pos.directions = (*others, (upper + 1) % len(DIRECTIONS))
    pos.tell("bot_flipped", pos.bot, (DIRECTIONS[pos.directions[0]],), bot_rules.FLIP)


# -- cocoa


def bot_cocoa(pos: TeotihuacanPosition, frame: BotCocoa) -> None:
    """Once, however much there is."""
    cocoa, price = pos.tables.cocoa, bot_rules.EXCHANGE_COCOA.of(pos.game)
    if pos.players[pos.bot].goods[cocoa] >= price:
        cites = bot_rules.EXCHANGE + bot_rules.COCOA_KNOB.cites
        give_back(pos, cocoa, price, cites)
        score(pos, pos.bot, tables_of(pos).cocoa_points, cites)


STEPS: Steps = {BotTurn: bot_turn, BotShift: bot_shift, BotFlip: bot_flip, BotCocoa: bot_cocoa}
