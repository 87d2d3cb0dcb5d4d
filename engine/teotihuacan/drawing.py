"""Tiles from the stacks: discovery tiles, pyramid tiles, decorations."""

from __future__ import annotations

from itertools import takewhile

from engine.handles import Citation
from engine.kit import Steps
from engine.notation import index_in
from engine.position import NOBODY
from engine.teotihuacan import bot_rules, rules
from engine.teotihuacan.frames import Refill
from engine.teotihuacan.position import TeotihuacanPosition

#: The stacks, in the order in which a position keeps them.
DISCOVERY_STACK, PYRAMID_STACK, DECORATION_STACK = 0, 1, 2


def off_the_top(pos: TeotihuacanPosition, pile: tuple[int, ...], count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """So many tiles of a pile, and the rest; draws that have been fixed beforehand lie on top of it.

    Numbers among them are for dice.
    """
    if not pos.draws:
        return pile[:count], pile[count:]
    named = takewhile(lambda name: not name.isdecimal(), pos.draws[:count])
    fixed = tuple(index_in("draws", name, pos.game.tile_index) for name in named)
    pos.draws = pos.draws[len(fixed) :]
    rest = count - len(fixed)
    return fixed + pile[:rest], pile[rest:]


def draw_tiles(pos: TeotihuacanPosition, stack: int, count: int) -> tuple[int, ...]:
    """So many tiles from a stack, as far as it reaches."""
    drawn, rest = off_the_top(pos, pos.decks[stack], count)
    pos.decks = (*pos.decks[:stack], rest, *pos.decks[stack + 1 :])
    return drawn


def replace_discovery(pos: TeotihuacanPosition, board: int) -> None:
    """A new tile beside a worship space, if there is one left."""
    drawn = draw_tiles(pos, DISCOVERY_STACK, 1)
    pos.worship_tiles[board] = drawn[0] if drawn else NOBODY
    for tile in drawn:
        pos.tell("revealed", NOBODY, (pos.game.tiles[tile].id,), rules.REPLACED)


def refill(pos: TeotihuacanPosition, frame: Refill) -> None:
    """As far as the stack reaches."""
    display, size, cites = _display(pos, frame.stack)
    if len(display) < size:
        for tile in draw_tiles(pos, frame.stack, size - len(display)):
            display.append(tile)
            pos.tell("revealed", NOBODY, (pos.game.tiles[tile].id,), cites)


def _display(pos: TeotihuacanPosition, stack: int) -> tuple[list[int], int, Citation]:
    shifting = () if pos.bot == NOBODY else bot_rules.DISPLAYS
    if stack == PYRAMID_STACK:
        return pos.pyramid_display, rules.PYRAMID_SHOWN.of(pos.game), rules.PYRAMID_REFILL + shifting
    return pos.decoration_display, rules.DECORATIONS_SHOWN.of(pos.game), rules.DECORATION_REFILL + shifting


STEPS: Steps = {Refill: refill}
