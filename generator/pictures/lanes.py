"""Tracks from left to right, one under the other: technologies, an avenue, a row of days.

A track has its name above it, and goes on in a further line where one would be too wide for a narrow page.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from generator.pictures import icons, lettering, marks, tokens
from generator.pictures.drawing import Alternative, Drawing, once
from generator.pictures.icons.parts import GRID
from generator.pictures.spaces import Space, placed
from generator.pictures.svg import Element, Paint, group, moved, number, path

_ICON = 22
_EDGE = 4
_GAP = 8
_NAME = 30  # how high the line with the name is
_POINT = 9  # how far a step points onwards
_LABEL = 18  # the line of a step's own number
_PIECE = 27
_WIDEST = 354


@dataclass(frozen=True)
class Lane:
    name: str
    steps: tuple[Space, ...]  # left to right
    icon: str = ""


@dataclass(frozen=True)
class Lanes:
    lanes: tuple[Lane, ...]
    alternative: Alternative
    step: float = 84  # width of a step

    @property
    def in_line(self) -> int:
        """How many steps stand in one line: as many in each as possible, none much longer than the others."""
        longest = max(len(lane.steps) for lane in self.lanes)
        lines = -(-longest // int((_WIDEST - _POINT) / self.step))
        return -(-longest // lines)

    @cached_property
    def height(self) -> float:
        """Of a step: its number, the marks that need most rows, and pieces."""
        steps = [step for lane in self.lanes for step in lane.steps]
        rows = max(len(marks.broken((*step.marks, *step.laid), _ICON, self.room)) for step in steps)
        pieces = _PIECE + 6 if any(step.tokens for step in steps) else 0
        return max(48, _LABEL + rows * _ICON * 1.14 + pieces + 6)

    @property
    def room(self) -> float:
        return self.step - 16


@once
def draw_lanes(lanes: Lanes) -> Drawing:
    drawn, top = [], _EDGE
    for lane in lanes.lanes:
        drawn.append(_heading(lane, top + _NAME / 2, _WIDEST))
        top += _NAME
        for line, steps in enumerate(_lines(lane, lanes.in_line)):
            drawn.append(_line(lanes, steps, top, first=line == 0))
            top += round(lanes.height + _GAP)
    wide = _EDGE + lanes.in_line * lanes.step + _POINT + _EDGE
    return Drawing(max(wide, _names(lanes.lanes)), top, lanes.alternative, tuple(drawn))


def _names(lanes: tuple[Lane, ...]) -> float:
    return max(_start(lane) + lettering.width(lane.name, 16, bold=True) + _EDGE for lane in lanes)


def _lines(lane: Lane, count: int) -> list[tuple[Space, ...]]:
    return [lane.steps[start : start + count] for start in range(0, len(lane.steps), count)]


def _start(lane: Lane) -> float:
    return _EDGE + (32 if lane.icon else 0)


def _heading(lane: Lane, y: float, room: float) -> Element:
    size = lettering.fitted(lane.name, 16, room - _start(lane), 12)
    name = lettering.text(_start(lane), y, lane.name, size, anchor="start", bold=True)
    return group(moved(_EDGE, y - 13, icons.shapes(lane.icon), scale=26 / GRID), name) if lane.icon else name


def _line(lanes: Lanes, steps: tuple[Space, ...], top: float, *, first: bool) -> Element:
    drawn = (_step(lanes, space, n, top, begins=first and n == 0) for n, space in reversed(tuple(enumerate(steps))))
    return group(*drawn)


def _step(lanes: Lanes, space: Space, place: int, top: float, *, begins: bool) -> Element:
    left = _EDGE + place * lanes.step
    face = path(
        _outline(left, top, lanes, notched=not begins),
        fill=Paint(space.tone or ("sunken" if begins else "panel")),
        stroke=Paint("accent" if space.lit else "line"),
        stroke_width=2.5 if space.lit else 1.3,
        stroke_linejoin="round",
        class_="rb-face",
    )
    return placed(space, face, _on_step(lanes, space, left, top))


def _outline(left: float, top: float, lanes: Lanes, *, notched: bool) -> str:
    """A step that points to the next one."""
    wide, half = number(lanes.step - 3), number(lanes.height / 2)
    notch = f"l{_POINT} -{half}z" if notched else "z"
    return f"M{number(left)} {number(top)}h{wide}l{_POINT} {half}l{-_POINT} {half}h-{wide}{notch}"


def _on_step(lanes: Lanes, space: Space, left: float, top: float) -> Element:
    """The number above, the marks under it, pieces at the foot: none stands on another."""
    x = left + lanes.step / 2 + _POINT / 2
    label = lettering.text(left + 8, top + 12, space.label, 14, anchor="start", bold=True, fill="muted")
    pieces = _PIECE + 6 if space.tokens else 0
    head = _LABEL if space.label else 0
    middle = top + head + (lanes.height - head - pieces) / 2
    printed = marks.stacked((*space.marks, *space.laid), x, middle, _ICON, lanes.room)
    standing = tokens.row(space.tokens, x, top + lanes.height - _PIECE / 2 - 5, _PIECE, lanes.step - 14)
    return group(label, printed, standing)
