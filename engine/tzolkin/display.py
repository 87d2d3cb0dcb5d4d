"""What can be built: the display of buildings, filled from the stacks of the two ages, and the monuments."""

from __future__ import annotations

from engine.handles import Citation
from engine.notation import index_in
from engine.position import NOBODY
from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.tables import MONUMENTS


def on_display(pos: TzolkinPosition, family: str) -> list[int]:
    return pos.monuments if family == MONUMENTS else pos.display


def refill(pos: TzolkinPosition) -> None:
    """At the end of a turn the display is filled from the stack of the present age."""
    gaps = rules.DISPLAY.of(pos.game) - len(pos.display)
    if gaps > 0:
        reveal(pos, gaps, rules.REFILL)


def off_the_top(pos: TzolkinPosition, pile: tuple[int, ...], count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """So many tiles of a pile, and the rest; draws that have been fixed beforehand lie on top of it."""
    fixed = tuple(index_in("draws", name, pos.game.tile_index) for name in pos.draws[:count])
    pos.draws = pos.draws[len(fixed) :]
    rest = count - len(fixed)
    return fixed + pile[:rest], pile[rest:]


def reveal(pos: TzolkinPosition, count: int, cites: Citation) -> None:
    """Tiles from the stack of the present age to the display, as far as there are any."""
    decks = list(pos.decks)
    fresh, decks[pos.age - 1] = off_the_top(pos, decks[pos.age - 1], count)
    pos.decks = (decks[0], decks[1])
    pos.display.extend(fresh)
    for tile in fresh:
        pos.tell("revealed", NOBODY, (pos.game.tiles[tile].id,), (*cites, rules.DISPLAY.rule))
