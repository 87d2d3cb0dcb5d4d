"""A pyramid seen from above: tiles of four signs, level upon level, and decorations towards its sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import isqrt

from generator.pictures import icons, lettering
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.icons.parts import GRID
from generator.pictures.svg import Element, Paint, circle, element, group, moved, rect

_CELL = 42
_RIM = _CELL + 14  # room for the decorations beside the base
_BARE = 8  # without any
_TITLE = 26
_PLAN = 46  # a slot in the plan of an upper level

# A letter for each sign; a capital one is printed in the colour of its temple.
_SIGNS = {"b": ("statuette", "blue"), "r": ("crest", "red"), "g": ("serpent", "green"), "x": ("glyph", "")}

_SHADES = ("level-base", "level-low", "level-high", "level-top")


@dataclass(frozen=True)
class PyramidTile:
    """`level` counts from 1; row and column count the tiles of that level; signs run clockwise from the upper left."""

    level: int
    row: int
    column: int
    signs: str
    title: str = ""
    lit: bool = False


@dataclass(frozen=True)
class DecorationTile:
    """On a side (top, right, bottom, left), slot 1 outside the base and higher slots further in."""

    side: str
    slot: int
    signs: str
    title: str = ""


@dataclass(frozen=True)
class Pyramid:
    name: str
    base: tuple[str, ...]  # the signs printed on the board, a word for each row
    tiles: tuple[PyramidTile, ...]
    alternative: Alternative
    decorations: tuple[DecorationTile, ...] = ()
    numbers: tuple[tuple[str, ...], ...] = ()  # what the slots of each level are called, level by level
    slots: tuple[tuple[str, int], ...] = ()  # empty slots for decorations, by side and number
    sides: tuple[tuple[str, str], ...] = ()  # what the sides are called


def draw_pyramid(pyramid: Pyramid) -> Drawing:
    rim = _RIM if pyramid.decorations else _BARE
    side = len(pyramid.base) * _CELL + 2 * rim
    upwards = sorted(pyramid.tiles, key=lambda tile: tile.level)
    body = (
        lettering.text(side / 2, 15, pyramid.name, 17, bold=True),
        moved(
            rim,
            rim + _TITLE,
            _board(pyramid.base),
            *(_tile(tile, is_open=not any(_hides(above, tile) for above in upwards)) for tile in upwards),
            *(_empty_slot(*slot, len(pyramid.base)) for slot in pyramid.slots),
            *(_decoration(piece, len(pyramid.base)) for piece in pyramid.decorations),
            *(_side_name(*called, len(pyramid.base)) for called in pyramid.sides),
            *_called(pyramid.numbers[:1], 2 * _CELL),
        ),
        moved(rim, side + _TITLE, *_called(pyramid.numbers[1:], _PLAN)),
    )
    upper = _PLAN * _across(pyramid.numbers[1]) + _BARE if pyramid.numbers[1:] else 0
    return Drawing(side, side + _TITLE + upper, pyramid.alternative, body)


def _across(level: tuple[str, ...]) -> int:
    """A level is a square."""
    return isqrt(len(level))


def _called(levels: tuple[tuple[str, ...], ...], size: float) -> Iterator[Element]:
    """The names of the slots, one level beside the other, each in its square."""
    left = 0.0
    for level in levels:
        for n, name in enumerate(level):
            row, column = divmod(n, _across(level))
            yield _slot_name(name, left + column * size, row * size, size)
        left += (_across(level) + 0.5) * size


def _slot_name(name: str, x: float, y: float, size: float) -> Element:
    face = rect(x + 1, y + 1, size - 2, size - 2, rx=5, fill="none", stroke=Paint("edge"), stroke_width=1.2)
    plate = rect(x + size / 2 - 16, y + size / 2 - 9, 32, 18, rx=5, fill=Paint("panel"))
    return group(face, plate, lettering.text(x + size / 2, y + size / 2 + 4.5, name, 13, bold=True))


def _board(base: tuple[str, ...]) -> Element:
    wide = len(base) * _CELL
    ground = rect(-4, -4, wide + 8, wide + 8, rx=6, fill=Paint("sunken"), stroke=Paint("line"), stroke_width=1.5)
    cells = (
        _sign(sign, column, row, faint=True)
        for row, line in enumerate(base)
        for column, sign in enumerate(line)
        if sign in _SIGNS
    )
    return group(ground, *cells)


def _corner(tile: PyramidTile) -> tuple[int, int]:
    """Every level lies half a tile further in than the one below."""
    return 2 * tile.column + tile.level - 1, 2 * tile.row + tile.level - 1


def _hides(above: PyramidTile, tile: PyramidTile) -> bool:
    """The middle of a tile, even if only by a corner of the other."""
    return above.level > tile.level and all(
        abs(upper - lower) <= 1 for upper, lower in zip(_corner(above), _corner(tile), strict=True)
    )


def _tile(tile: PyramidTile, *, is_open: bool) -> Element:
    """Every level is a shade lighter than the one below; its number stands in the middle, while nothing lies there."""
    x, y = _corner(tile)
    face = rect(
        x * _CELL + 1,
        y * _CELL + 1,
        2 * _CELL - 2,
        2 * _CELL - 2,
        rx=5,
        fill=Paint(_SHADES[tile.level - 1]),
        stroke=Paint("accent" if tile.lit else "edge"),
        stroke_width=3 if tile.lit else 0.9 + 0.5 * tile.level,
    )
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    signs = (_sign(sign, *corner) for sign, corner in zip(tile.signs, corners, strict=True))
    level = lettering.text((x + 1) * _CELL, (y + 1) * _CELL, str(tile.level), 11, bold=True, fill="muted")
    return group(element("title", tile.title), face, *signs, *((level,) if is_open else ()))


def _decoration(piece: DecorationTile, cells: int) -> Element:
    """Two signs across the middle of a side."""
    (x, y), (across, down) = _slot(piece, cells)
    size = (2 * _CELL - 2, _CELL - 2) if across else (_CELL - 2, 2 * _CELL - 2)
    face = rect(x * _CELL + 1, y * _CELL + 1, *size, rx=4, fill=Paint("orange"), stroke=Paint("edge"), stroke_width=1.6)
    first, second = _sign(piece.signs[0], x, y), _sign(piece.signs[1], x + across, y + down)
    return group(element("title", piece.title), face, first, second)


def _empty_slot(side: str, slot: int, cells: int) -> Element:
    """Where a decoration can lie, with its number."""
    (x, y), (across, down) = _slot(DecorationTile(side, slot, ""), cells)
    wide, high = (2 * _CELL - 6, _CELL - 6) if across else (_CELL - 6, 2 * _CELL - 6)
    face = rect(
        x * _CELL + 3,
        y * _CELL + 3,
        wide,
        high,
        rx=4,
        fill=Paint("panel"),
        stroke=Paint("muted"),
        stroke_dasharray="5 3",
    )
    middle = ((x + (1 + across) / 2) * _CELL, (y + (1 + down) / 2) * _CELL)
    return group(face, lettering.text(*middle, str(slot), 15, bold=True, fill="muted"))


def _side_name(side: str, name: str, cells: int) -> Element:
    """A number beside the first slot."""
    (x, y), (across, _) = _slot(DecorationTile(side, 1, ""), cells)
    at = ((x - 0.5) * _CELL, (y + 0.5) * _CELL) if across else ((x + 0.5) * _CELL, (y - 0.5) * _CELL)
    chip = circle(*at, 13, fill=Paint("raised"), stroke=Paint("edge"))
    return group(chip, lettering.text(*at, name, 15, bold=True))


def _slot(piece: DecorationTile, cells: int) -> tuple[tuple[float, float], tuple[int, int]]:
    """Where the first of its two cells lies, and which way the second follows."""
    middle, inwards = cells / 2 - 1, piece.slot - 2
    outside = 0.1 if piece.slot == 1 else 0  # slot 1 lies beside the base, a little apart
    return {
        "top": ((middle, inwards - outside), (1, 0)),
        "bottom": ((middle, cells - 1 - inwards + outside), (1, 0)),
        "left": ((inwards - outside, middle), (0, 1)),
        "right": ((cells - 1 - inwards + outside, middle), (0, 1)),
    }[piece.side]


def _sign(sign: str, x: float, y: float, *, faint: bool = False) -> Element:
    """A sign in its cell; one in a temple's colour stands on a field of that colour, seen without colour as well."""
    name, colour = _SIGNS[sign.lower()]
    size = _CELL * (0.58 if faint else 0.66)
    offset = (_CELL - size) / 2
    field = (_field(x, y, colour),) if sign.isupper() and colour else ()
    picture = icons.shapes(name, "line" if faint else "")
    return group(*field, moved(x * _CELL + offset, y * _CELL + offset, picture, scale=size / GRID))


def _field(x: float, y: float, colour: str) -> Element:
    left, top, side = x * _CELL + 4, y * _CELL + 4, _CELL - 8
    return rect(left, top, side, side, rx=4, fill=Paint(colour), stroke=Paint("edge"), stroke_width=1.6)
