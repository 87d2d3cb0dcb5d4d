"""A rondel: boards around a circle, the workers that stand there and the way they move."""

from __future__ import annotations

from dataclasses import dataclass

from generator.pictures import icons, lettering, marks, tokens
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.icons.parts import GRID
from generator.pictures.spaces import Space, placed
from generator.pictures.svg import Element, Paint, circle, group, moved, number, path, rect
from generator.pictures.tokens import Token

_WIDE, _HIGH = 148, 116
_GAP, _EDGE = 10, 4
_LEAST = 11.5  # of the letters of a name
_WORKER = 31


@dataclass(frozen=True)
class Plate:
    """One board: its number is the space's label, the workers in its general area are the space's tokens."""

    space: Space
    name: str
    icon: str
    locked: tuple[Token, ...] = ()


@dataclass(frozen=True)
class Rondel:
    plates: tuple[Plate, ...]  # clockwise from the top
    lines: tuple[str, ...]  # worded, for the middle
    alternative: Alternative
    clockwise: bool = True


#: Boards stand on the rim of a table of three columns, clockwise from the middle of its top; the middle stays free.
_COLUMNS = 3


@dataclass(frozen=True)
class _Plan:
    plates: int

    @property
    def rows(self) -> int:
        return max(3, -(-(self.plates - 2) // 2))

    @property
    def rim(self) -> list[tuple[int, int]]:
        """All places on the rim, clockwise from the middle of the top."""
        last = self.rows - 1
        down = [(2, row) for row in range(self.rows)]
        up = [(0, row) for row in range(last, -1, -1)]
        return [(1, 0), *down, (1, last), *up]

    @property
    def step(self) -> tuple[float, float]:
        return _WIDE + _GAP, _HIGH + _GAP

    @property
    def size(self) -> tuple[float, float]:
        wide, high = self.step
        return _COLUMNS * wide - _GAP + 2 * _EDGE, self.rows * high - _GAP + 2 * _EDGE

    def point(self, place: int) -> tuple[float, float]:
        """The middle of a board; fewer boards than places leave gaps of like length."""
        rim = self.rim
        column, row = rim[round(place * len(rim) / self.plates) % len(rim)]
        wide, high = self.step
        return _EDGE + column * wide + _WIDE / 2, _EDGE + row * high + _HIGH / 2


def draw_rondel(rondel: Rondel) -> Drawing:
    plan = _Plan(len(rondel.plates))
    wide, high = plan.size
    inset = (_WIDE / 2 + _EDGE, _HIGH / 2 + _EDGE)
    track = rect(
        *inset, wide - 2 * inset[0], high - 2 * inset[1], rx=30, fill="none", stroke=Paint("sunken"), stroke_width=22
    )
    plates = (_plate(plate, *plan.point(place)) for place, plate in enumerate(rondel.plates))
    return Drawing(wide, high, rondel.alternative, (track, *plates, _middle(rondel, wide / 2, high / 2)))


def _turning(x: float, y: float, way: int) -> Element:
    """A wide arrow over the name: which way workers travel."""
    shaft = f"M{number(x - 60 * way)} {number(y)}q{60 * way} -30 {116 * way} -1"
    head = f"M{number(x + 52 * way)} {number(y - 14)}l{5 * way} 13l{-14 * way} 3"
    return path(
        shaft + head,
        fill="none",
        stroke=Paint("muted"),
        stroke_width=3,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _middle(rondel: Rondel, x: float, y: float) -> Element:
    lines, size = lettering.set_in(rondel.lines[0], 18, _WIDE - 6, 12)
    name = lettering.block(x, y + 8, lines, size, bold=True)
    below = lettering.block(x, y + 34, rondel.lines[1:], 14, fill="muted")
    return group(_turning(x, y - 16, 1 if rondel.clockwise else -1), name, below)


def _plate(plate: Plate, x: float, y: float) -> Element:
    left, top = x - _WIDE / 2, y - _HIGH / 2
    face = rect(
        left,
        top,
        _WIDE,
        _HIGH,
        rx=8,
        fill=Paint("panel"),
        stroke=Paint("accent" if plate.space.lit else "edge"),
        stroke_width=3 if plate.space.lit else 1.3,
        class_="rb-face",
    )
    return placed(plate.space, face, _heading(plate, left, top), _workers(plate, x, top))


def _heading(plate: Plate, left: float, top: float) -> Element:
    chip = circle(left + 16, top + 18, 11, fill=Paint("raised"), stroke=Paint("edge"))
    label = lettering.text(left + 16, top + 18, plate.space.label, 14, bold=True)
    picture = moved(left + _WIDE - 29, top + 6, icons.shapes(plate.icon), scale=24 / GRID)
    lines, size = lettering.set_in(plate.name, 13, _WIDE - 62, 12)
    if size < _LEAST:  # a long word takes the place of the icon
        picture = group()
        lines, size = lettering.set_in(plate.name, 13, _WIDE - 37, 12)
    return group(chip, label, picture, lettering.block(left + 31, top + 18, lines, size, anchor="start", bold=True))


def _workers(plate: Plate, x: float, top: float) -> Element:
    """The general area above, locked workers below behind a lock; what lies there beside them."""
    left = x - _WIDE / 2
    area = rect(left + 6, top + 36, _WIDE - 12, 39, rx=5, fill=Paint("sunken"))
    free = tokens.row(plate.space.tokens, x, top + 56, _WORKER, _WIDE - 16)
    lying = (*plate.space.marks, *plate.space.laid)
    wide = marks.row_width(lying, 22)
    printed = marks.row(lying, left + _WIDE - 9 - wide, top + 95, 22)
    return group(area, free, printed, _locked(plate, left, top + 95))


def _locked(plate: Plate, left: float, y: float) -> Element:
    if not plate.locked:
        return group()
    room = _WORKER + (_WORKER + 4) * (len(plate.locked) - 1)
    pieces = tokens.row(plate.locked, left + 32 + room / 2, y, _WORKER, room)
    return group(moved(left + 8, y - 10, icons.shapes("lock"), scale=20 / GRID), pieces)
