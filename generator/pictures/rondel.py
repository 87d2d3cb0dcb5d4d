"""A rondel: boards around a circle, the workers that stand there and the way they move."""

from __future__ import annotations

from dataclasses import dataclass

from generator.pictures import icons, lettering, marks, tokens
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.icons.parts import GRID
from generator.pictures.spaces import Space, placed
from generator.pictures.svg import Element, Paint, circle, group, moved, number, path, rect
from generator.pictures.tokens import Token

# Three boards side by side can be read on a telephone: so they are no wider than a name needs.
# On paper a drawing before an example and one after it stand side by side: then letters of this size can still be read.
_WIDE = 124
_LEAST = 14.6
_SMALL = 12.0  # of the names of what lies beside the rondel
_GAP, _EDGE = 6, 2
# Of a board: its number and sign, a line of its name, the general area, locked workers.
_HEAD, _LINE, _AREA, _LOCKED = 30, 17, 45, 36
_WORKER = 31
_BESIDE = 50  # how high what lies beside the rondel is drawn
_TURN = 22  # and the arrow over its name


@dataclass(frozen=True)
class Plate:
    """One board: its number is the space's label, the workers in its general area are the space's tokens.

    What lies beside the rondel has neither number nor workers.
    """

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
    middle: Plate | None = None  # what lies in the middle, under the name
    beside: tuple[Plate, ...] = ()  # the rest of the board, drawn under it


#: Boards stand on the rim of a table of three columns, clockwise from the middle of its top; the middle stays free.
_COLUMNS = 3


@dataclass(frozen=True)
class _Plan:
    plates: int
    lines: int  # of the longest name
    full: bool  # whether there are locked workers, or anything else, on some board

    @classmethod
    def of(cls, plates: tuple[Plate, ...]) -> _Plan:
        full = any(plate.locked or plate.space.marks or plate.space.laid for plate in plates)
        return cls(len(plates), max(len(_name(plate)[0]) for plate in plates), full)

    @property
    def high(self) -> float:
        return self.area + _AREA + (_LOCKED if self.full else 0)

    @property
    def area(self) -> float:
        """Where the general area begins."""
        return _HEAD + _LINE * self.lines

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
        return _WIDE + _GAP, self.high + _GAP

    @property
    def size(self) -> tuple[float, float]:
        wide, high = self.step
        return _COLUMNS * wide - _GAP + 2 * _EDGE, self.rows * high - _GAP + 2 * _EDGE

    def point(self, place: int) -> tuple[float, float]:
        """The middle of a board; fewer boards than places leave gaps of like length."""
        rim = self.rim
        column, row = rim[round(place * len(rim) / self.plates) % len(rim)]
        wide, high = self.step
        return _EDGE + column * wide + _WIDE / 2, _EDGE + row * high + self.high / 2


def draw_rondel(rondel: Rondel) -> Drawing:
    plan = _Plan.of(rondel.plates)
    wide, high = plan.size
    inset = (_WIDE / 2 + _EDGE, plan.high / 2 + _EDGE)
    track = rect(
        *inset, wide - 2 * inset[0], high - 2 * inset[1], rx=30, fill="none", stroke=Paint("sunken"), stroke_width=22
    )
    plates = (_plate(plate, *plan.point(place), plan) for place, plate in enumerate(rondel.plates))
    middle = _middle(rondel, wide / 2, high / 2)
    rows = -(-len(rondel.beside) // _COLUMNS)
    below = tuple(_part(plate, *_under(n, high)) for n, plate in enumerate(rondel.beside))
    return Drawing(wide, high + rows * (_BESIDE + _GAP), rondel.alternative, (track, *plates, middle, *below))


def _under(place: int, top: float) -> tuple[float, float]:
    """The middle of a part that lies beside the rondel, row by row."""
    row, column = divmod(place, _COLUMNS)
    return _EDGE + column * (_WIDE + _GAP) + _WIDE / 2, top + _GAP / 2 + row * (_BESIDE + _GAP) + _BESIDE / 2


def _turning(x: float, y: float, way: int) -> Element:
    """A wide arrow over the name: which way workers travel."""
    shaft = f"M{number(x - 50 * way)} {number(y)}q{50 * way} -28 {96 * way} -1"
    head = f"M{number(x + 42 * way)} {number(y - 14)}l{5 * way} 13l{-14 * way} 3"
    return path(
        shaft + head,
        fill="none",
        stroke=Paint("muted"),
        stroke_width=3,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _middle(rondel: Rondel, x: float, y: float) -> Element:
    """The arrow, the name, and what lies there: one below the other, however many lines the name takes."""
    lines, size = lettering.set_in(rondel.lines[0], 17, _WIDE - 4, _LEAST)
    tall, below = lettering.block_height(lines, size), _BESIDE + _GAP if rondel.middle else 0
    top = y - (_TURN + tall + below) / 2
    name = lettering.block(x, top + _TURN + tall / 2, lines, size, bold=True)
    shown = (_part(rondel.middle, x, top + _TURN + tall + below - _BESIDE / 2),) if rondel.middle else ()
    return group(_turning(x, top + _TURN - 5, 1 if rondel.clockwise else -1), name, *shown)


def _face(plate: Plate, x: float, y: float, high: float) -> Element:
    return rect(
        x - _WIDE / 2,
        y - high / 2,
        _WIDE,
        high,
        rx=8,
        fill=Paint("panel"),
        stroke=Paint("accent" if plate.space.lit else "edge"),
        stroke_width=3 if plate.space.lit else 1.3,
        class_="rb-face",
    )


def _part(plate: Plate, x: float, y: float) -> Element:
    """A part beside the rondel: its sign and its name beside it; over a long word the sign is small."""
    sign = moved(x - _WIDE / 2 + 6, y - 11, icons.shapes(plate.icon, plate.space.tone), scale=22 / GRID)
    lines, size = lettering.set_in(plate.name, 14, _WIDE - 36, _SMALL)
    name = lettering.block(x - _WIDE / 2 + 32, y, lines, size, anchor="start", bold=True)
    if size < _SMALL:
        lines, size = lettering.set_in(plate.name, 13, _WIDE - 6, _SMALL)
        sign = moved(x - 8, y - 23, icons.shapes(plate.icon, plate.space.tone), scale=16 / GRID)
        name = lettering.block(x, y + 9, lines, size, bold=True)
    return placed(plate.space, _face(plate, x, y, _BESIDE), sign, name)


def _plate(plate: Plate, x: float, y: float, plan: _Plan) -> Element:
    top = y - plan.high / 2
    inside = (_heading(plate, x, top, plan), _workers(plate, x, top + plan.area))
    return placed(plate.space, _face(plate, x, y, plan.high), *inside)


def _name(plate: Plate) -> tuple[tuple[str, ...], float]:
    return lettering.set_in(plate.name, 15, _WIDE - 4, _LEAST)


def _heading(plate: Plate, x: float, top: float, plan: _Plan) -> Element:
    """The number and the sign above, the name under them in the whole width."""
    left = x - _WIDE / 2
    chip = circle(left + 17, top + 16, 11, fill=Paint("raised"), stroke=Paint("edge"))
    label = lettering.text(left + 17, top + 16, plate.space.label, 15, bold=True)
    picture = moved(left + _WIDE - 30, top + 4, icons.shapes(plate.icon), scale=24 / GRID)
    lines, size = _name(plate)
    name = lettering.block(x, top + _HEAD + _LINE * plan.lines / 2 - 1, lines, size, bold=True)
    return group(chip, label, picture, name)


def _workers(plate: Plate, x: float, top: float) -> Element:
    """The general area above, locked workers below behind a lock; what lies there beside them."""
    left = x - _WIDE / 2
    area = rect(left + 5, top, _WIDE - 10, 40, rx=5, fill=Paint("sunken"))
    free = tokens.row(plate.space.tokens, x, top + 20.5, _WORKER, _WIDE - 18)
    lying = (*plate.space.marks, *plate.space.laid)
    wide = marks.row_width(lying, 22)
    printed = marks.row(lying, left + _WIDE - 9 - wide, top + 60, 22)
    return group(area, free, printed, _locked(plate, left, top + 60))


def _locked(plate: Plate, left: float, y: float) -> Element:
    if not plate.locked:
        return group()
    room = min(_WORKER + (_WORKER + 4) * (len(plate.locked) - 1), _WIDE - 38)
    pieces = tokens.row(plate.locked, left + 32 + room / 2, y, _WORKER, room)
    return group(moved(left + 6, y - 10, icons.shapes("lock"), scale=20 / GRID), pieces)
