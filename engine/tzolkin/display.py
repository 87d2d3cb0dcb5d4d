"""What can be built: the display of buildings, filled from the stacks of the two ages, and the monuments."""

from __future__ import annotations

from engine.faults import bad
from engine.handles import Citation
from engine.notation import tile_in
from engine.position import NOBODY
from engine.tiles import without
from engine.tzolkin import rules
from engine.tzolkin.faults import WrongAge
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.possible import BRINGING
from engine.tzolkin.tiles import BUILDINGS, MONUMENTS


def on_display(pos: TzolkinPosition, family: str) -> tuple[int, ...]:
    return pos.monuments if family == MONUMENTS else pos.display


def take_away(pos: TzolkinPosition, family: str, tile: int) -> None:
    """A tile leaves the display to be built."""
    if family == MONUMENTS:
        pos.monuments = without(pos.monuments, tile)
    else:
        pos.display = without(pos.display, tile)


def refill(pos: TzolkinPosition) -> None:
    """At the end of a turn the display is filled from the stack of the present age."""
    gaps = pos.tables.display_size - len(pos.display)
    if gaps > 0:
        reveal(pos, gaps, rules.REFILL)


def off_the_top(
    pos: TzolkinPosition, pile: tuple[int, ...], count: int, family: str, age: int = 0
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """So many tiles of a pile, and the rest; draws that have been fixed beforehand lie on top of it.

    `age` is that of the pile, if it is not the present one.
    """
    fixed = tuple(_fixed(pos, name, family, age or pos.age) for name in pos.draws[:count])
    pos.draws = pos.draws[len(fixed) :]
    rest = count - len(fixed)
    return fixed + pile[:rest], pile[rest:]


def _fixed(pos: TzolkinPosition, name: str, family: str, age: int) -> int:
    """A tile that chance can bring here: of this family, and of this age if it has one."""
    tile = tile_in(pos.game, "draws", name, (family,), BRINGING[family])
    own = int(pos.game.tiles[tile].mark("age", age))
    if own != age:
        raise bad("draws", WrongAge(name, own, age), rules.NEW_BUILDINGS[0])
    return tile


def reveal(pos: TzolkinPosition, count: int, cites: Citation) -> None:
    """Tiles from the stack of the present age to the display, as far as there are any."""
    decks = list(pos.decks)
    fresh, decks[pos.age - 1] = off_the_top(pos, decks[pos.age - 1], count, BUILDINGS)
    pos.decks = (decks[0], decks[1])
    pos.display += fresh
    for tile in fresh if pos.trace is not None else ():
        pos.tell("revealed", NOBODY, (pos.game.tiles[tile].id,), (*cites, rules.DISPLAY.rule))
