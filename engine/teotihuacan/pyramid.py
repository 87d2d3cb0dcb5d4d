"""The pyramid: its slots, level upon level, the icons that can be seen, and the slots of decorations on its sides.

Every tile covers two cells by two of a square of icons; each level lies one cell further in than the one below. A
decoration covers two cells in the middle of a side: the first slot lies outside, the others further and further in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.position import NOBODY

if TYPE_CHECKING:
    from engine.game import Game
    from engine.model.board import Place
    from engine.model.components import Component
    from engine.teotihuacan.position import TeotihuacanPosition

PYRAMID, SIDES = "pyramid", "decoration-slots"
#: How many icons a pyramid tile has, clockwise from the upper left, and a decoration; the mark that lists them.
CORNERS, HALVES, ICONS = 4, 2, "icons"
#: The sides in the order of their numbers.
TOP, RIGHT, BOTTOM, LEFT = range(4)
#: How fields of the pyramid say that a tile lies there from the start, for a number of players.
STARTS = "start-"
#: The icon of no temple, on the board and on tiles.
PLAIN, PLAIN_LETTER = "plain", "x"
#: Level and number of a slot make its name in moves: the third slot of the second level is 203.
PER_LEVEL = 100


class Icon(NamedTuple):
    """A kind of icon by its temple (nobody: the plain glyph), and whether it is printed in the temple's colour."""

    temple: int
    is_coloured: bool


class Cell(NamedTuple):
    row: int
    column: int


@dataclass(frozen=True)
class Slot:
    """A place for a pyramid tile: its level, its name in moves, its cells clockwise, the slots that must be full."""

    level: int
    name: int
    cells: tuple[Cell, ...]
    below: tuple[int, ...]
    #: The numbers of players for which a tile lies there from the start.
    starts: frozenset[int]


@dataclass(frozen=True)
class Side:
    """A side of the pyramid: the icons of the slot outside; for each further slot its cells and what holds it up."""

    number: int
    printed: tuple[Icon, ...]
    cells: tuple[tuple[Cell, ...], ...]
    below: tuple[tuple[int, ...], ...]
    is_mirrored: bool


class Pyramid:
    """Compiled from the place of the pyramid, which lists its slots from the bottom up, and that of its sides."""

    def __init__(self, game: Game) -> None:
        self._game = game
        place, sides = (next(p for p in game.places if p.kind == kind) for kind in (PYRAMID, SIDES))
        self.width = _width(game, place)
        self.slots = tuple(self._slots(place))
        self.by_name = {slot.name: n for n, slot in enumerate(self.slots)}
        #: The slots that are filled from the start, by the number of players.
        self.filled = self._filled()
        self.printed = self._base(place)
        self.sides = tuple(self._side(sides, n) for n, _ in enumerate(sides.spaces))
        self.icons = {n: self._tile_icons(tile) for n, tile in enumerate(game.tiles) if tile.family in MARKED}
        #: How often each tile can be turned so that it looks different each time.
        self.turns = {n: _turns(icons) for n, icons in self.icons.items() if len(icons) == CORNERS}
        #: For each cell the slots that cover it, from the top, and which of their icons does.
        self.covering = {cell: self._covering(cell) for cell in self.printed}

    # -- slots

    def _slots(self, place: Place) -> Iterator[Slot]:
        first = 0
        for level in range(1, self.width + 1):
            size = self.width + 1 - level
            for n in range(size * size):
                row, column = divmod(n, size)
                beneath = first - (size + 1) ** 2 + row * (size + 1) + column
                below = () if level == 1 else tuple(beneath + step for step in (0, 1, size + 1, size + 2))
                fields = place.spaces[first + n].fields
                starts = frozenset(int(each.removeprefix(STARTS)) for each in fields if each.startswith(STARTS))
                yield Slot(level, PER_LEVEL * level + n + 1, _cells(level, row, column), below, starts)
            first += size * size

    def _filled(self) -> dict[int, tuple[int, ...]]:
        counts = {count for slot in self.slots for count in slot.starts}
        return {count: tuple(n for n, slot in enumerate(self.slots) if count in slot.starts) for count in counts}

    def _base(self, place: Place) -> dict[Cell, Icon]:
        """The icons printed under the first level."""
        found: dict[Cell, Icon] = {}
        for n, slot in enumerate(self.slots[: self.width**2]):
            self._game.claims.claim("place", place.id, "spaces", n, "fields")
            printed = [name for name in place.spaces[n].fields if not name.startswith(STARTS)]
            address = ("place", place.id, "spaces", n, "fields")
            if len(printed) != CORNERS:
                self._game.claims.refuse(address, f"{CORNERS} icons are printed there, not {len(printed)}")
            for cell, name in zip(slot.cells, printed, strict=False):
                found[cell] = self._icon(name, address)
        for n in range(self.width**2, len(place.spaces)):
            self._game.claims.claim("place", place.id, "spaces", n, "fields")
        return found

    # -- sides

    def _side(self, place: Place, n: int) -> Side:
        address = ("place", place.id, "spaces", n)
        self._game.claims.claim(*address, "id")
        self._game.claims.claim(*address, "fields")
        printed = tuple(self._icon(name, (*address, "fields")) for name in place.spaces[n].fields)
        if n >= len(_ALONG) or place.spaces[n].id != str(n + 1) or len(printed) != HALVES:
            self._game.claims.refuse(address, f"the {len(_ALONG)} sides count from 1 and show {HALVES} icons each")
            return Side(n + 1, printed, (), (), False)
        cells = tuple(_ALONG[n](depth, 2 * self.width) for depth in range(self.width - 1))
        below = tuple(tuple(dict.fromkeys(self._under(cell, n + 1) for cell in pair)) for n, pair in enumerate(cells))
        return Side(n + 1, printed, cells, below, n in (BOTTOM, LEFT))

    def _covering(self, cell: Cell) -> tuple[tuple[int, int], ...]:
        found = [(n, slot.cells.index(cell)) for n, slot in enumerate(self.slots) if cell in slot.cells]
        return tuple(reversed(found))

    def _under(self, cell: Cell, level: int) -> int:
        """The slot of a level that covers a cell."""
        return next(n for n, slot in enumerate(self.slots) if slot.level == level and cell in slot.cells)

    # -- icons

    def _tile_icons(self, tile: Component) -> tuple[Icon, ...]:
        """A letter for each icon, twice where it has the colour of its temple."""
        self._game.claim_marks(tile, ICONS)
        letters, address = str(tile.mark(ICONS, "")).split("-"), ("component", tile.id, "marks", ICONS)
        if len(letters) != MARKED[tile.family]:
            self._game.claims.refuse(address, f"such a tile shows {MARKED[tile.family]} icons, not {len(letters)}")
        known = {name[0]: name for name in self._temples}
        names = [PLAIN if letter == PLAIN_LETTER else known.get(letter[:1], letter) for letter in letters]
        icons = (self._icon(name, address) for name in names)
        return tuple(icon._replace(is_coloured=len(each) > 1) for icon, each in zip(icons, letters, strict=True))

    @property
    def _temples(self) -> dict[str, int]:
        return {self._game.tracks[temple].id: temple for temple in self._game.family_tracks["temples"]}

    def _icon(self, name: str, address: tuple[str | int, ...]) -> Icon:
        if name != PLAIN and name not in self._temples:
            self._game.claims.refuse(address, f"{name!r} is no icon: {PLAIN}, or that of a temple")
        return Icon(self._temples.get(name, NOBODY), False)


MARKED = {"pyramid-tiles": CORNERS, "decoration-tiles": HALVES}

#: The cells of a slot of each side, so deep inside a square so wide.
_ALONG: tuple[Callable[[int, int], tuple[Cell, Cell]], ...] = (
    lambda depth, wide: (Cell(depth, wide // 2 - 1), Cell(depth, wide // 2)),
    lambda depth, wide: (Cell(wide // 2 - 1, wide - 1 - depth), Cell(wide // 2, wide - 1 - depth)),
    lambda depth, wide: (Cell(wide - 1 - depth, wide // 2 - 1), Cell(wide - 1 - depth, wide // 2)),
    lambda depth, wide: (Cell(wide // 2 - 1, depth), Cell(wide // 2, depth)),
)


def _width(game: Game, place: Place) -> int:
    """How many slots the lowest level has in a row; every level above has one less."""
    width = next(n for n in range(1, 99) if sum(k * k for k in range(1, n + 1)) >= len(place.spaces))
    names = [str(PER_LEVEL * (width + 1 - size) + n + 1) for size in range(width, 0, -1) for n in range(size * size)]
    for n, space in enumerate(place.spaces):
        game.claims.claim("place", place.id, "spaces", n, "id")
        if n >= len(names) or space.id != names[n]:
            game.claims.refuse(("place", place.id, "spaces", n, "id"), f"slots are named {', '.join(names)}")
    if len(names) != len(place.spaces):
        game.claims.refuse(("place", place.id, "spaces"), f"a pyramid of this size has {len(names)} slots")
    return width


def _cells(level: int, row: int, column: int) -> tuple[Cell, ...]:
    top, left = 2 * row + level - 1, 2 * column + level - 1
    return Cell(top, left), Cell(top, left + 1), Cell(top + 1, left + 1), Cell(top + 1, left)


# -- what can be seen


def tile_icons(pyramid: Pyramid, tile: int, turned: int) -> tuple[Icon, ...]:
    """The icons of a tile that has been turned so many quarters clockwise."""
    return _turned(pyramid.icons[tile], turned)


def _turned(icons: tuple[Icon, ...], turned: int) -> tuple[Icon, ...]:
    return icons[-turned:] + icons[:-turned] if turned else icons


def _turns(icons: tuple[Icon, ...]) -> tuple[int, ...]:
    """Ways to lie that look different, the fewest quarters for each."""
    looks = {_turned(icons, n): n for n in reversed(range(CORNERS))}
    return tuple(sorted(looks.values()))


def on_side(pyramid: Pyramid, tile: int, side: int) -> tuple[Icon, ...]:
    """The icons of a decoration on a side, from left to right or from top to bottom; its arrow points inwards."""
    icons = pyramid.icons[tile]
    return icons[::-1] if pyramid.sides[side].is_mirrored else icons


def seen(pos: TeotihuacanPosition, cell: Cell) -> Icon:
    """The icon on top of a cell: that of the highest tile, or the one printed on the board."""
    pyramid = pos.tables.pyramid
    for n, corner in pyramid.covering[cell]:
        if pos.slots[n] != NOBODY:
            return tile_icons(pyramid, pos.slots[n], pos.turned[n])[corner]
    return pyramid.printed[cell]


def matches(pos: TeotihuacanPosition, cells: tuple[Cell, ...], icons: tuple[Icon, ...]) -> list[Icon]:
    """The new icons that cover one of their own kind; the colour of what is covered does not matter."""
    return [icon for cell, icon in zip(cells, icons, strict=True) if seen(pos, cell).temple == icon.temple]
