"""A rondel: boards around a circle, the workers that stand there and the way they move."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from generator.pictures import icons, lettering, marks, tokens
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.icons.parts import GRID
from generator.pictures.spaces import Space, placed
from generator.pictures.svg import Element, Paint, circle, element, group, moved, number, path, rect
from generator.pictures.tokens import Token

_WIDE, _HIGH = 168, 116
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


@dataclass(frozen=True)
class _Plan:
    """An oval, since boards are wider than high."""

    plates: int

    @property
    def across(self) -> float:
        """Far enough out that neighbours at the top, which lie side by side, do not touch."""
        return max(190, self.plates * (_WIDE + 30) / 2 / pi)

    @property
    def down(self) -> float:
        return self.across * 0.78

    @property
    def middle(self) -> tuple[float, float]:
        return self.across + _WIDE / 2 + 4, self.down + _HIGH / 2 + 4

    def point(self, place: int) -> tuple[float, float]:
        turn = 2 * pi * place / self.plates
        x, y = self.middle
        return x + self.across * sin(turn), y - self.down * cos(turn)


def draw_rondel(rondel: Rondel) -> Drawing:
    plan = _Plan(len(rondel.plates))
    x, y = plan.middle
    track = element(
        "ellipse", cx=x, cy=y, rx=plan.across, ry=plan.down, fill="none", stroke=Paint("sunken"), stroke_width=26
    )
    plates = (_plate(plate, *plan.point(place)) for place, plate in enumerate(rondel.plates))
    return Drawing(2 * x, 2 * y, rondel.alternative, (track, *plates, _middle(rondel, plan)))


def _turning(x: float, y: float, way: int) -> Element:
    """A wide arrow over the name: which way workers travel."""
    shaft = f"M{number(x - 70 * way)} {number(y)}q{70 * way} -34 {136 * way} -1"
    head = f"M{number(x + 62 * way)} {number(y - 14)}l{5 * way} 13l{-14 * way} 3"
    return path(
        shaft + head,
        fill="none",
        stroke=Paint("muted"),
        stroke_width=3,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _middle(rondel: Rondel, plan: _Plan) -> Element:
    x, y = plan.middle
    lines, size = lettering.set_in(rondel.lines[0], 20, 2 * plan.across - _WIDE - 30, 12)
    name = lettering.block(x, y, lines, size, bold=True)
    below = lettering.block(x, y + 34, rondel.lines[1:], 15, fill="muted")
    return group(_turning(x, y - 34, 1 if rondel.clockwise else -1), name, below)


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
    chip = circle(left + 18, top + 18, 12, fill=Paint("raised"), stroke=Paint("edge"))
    label = lettering.text(left + 18, top + 18, plate.space.label, 14, bold=True)
    picture = moved(left + _WIDE - 33, top + 5, icons.shapes(plate.icon), scale=26 / GRID)
    lines, size = lettering.set_in(plate.name, 12.5, _WIDE - 70, 9)
    return group(chip, label, picture, lettering.block(left + 35, top + 18, lines, size, anchor="start", bold=True))


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
