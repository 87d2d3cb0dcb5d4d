"""Tracks from left to right, one under the other: technologies, an avenue, a row of days."""

from __future__ import annotations

from dataclasses import dataclass

from generator.pictures import icons, lettering, marks, tokens
from generator.pictures.drawing import Alternative, Drawing, once
from generator.pictures.icons.parts import GRID
from generator.pictures.spaces import Space, placed
from generator.pictures.svg import Element, Paint, group, moved, path

_ICON = 22
_TOP = 5
_GAP = 10
_POINT = 9  # how far a step points onwards


@dataclass(frozen=True)
class Lane:
    name: str
    steps: tuple[Space, ...]  # left to right
    icon: str = ""


@dataclass(frozen=True)
class Lanes:
    lanes: tuple[Lane, ...]
    alternative: Alternative
    step: float = 104  # width of a step
    height: float = 76
    heading: float = 0  # width of the names at the left; 0: as wide as they need

    @property
    def left(self) -> float:
        return self.heading or _heading_width(self.lanes)


def _heading_width(lanes: tuple[Lane, ...]) -> float:
    """Room for the longest word at a readable size, and for an icon where there is one."""
    words = [word for lane in lanes for word in lane.name.split(" ")]
    needed = max((lettering.width(word, 12.5, bold=True) for word in words), default=0)
    return needed + (48 if any(lane.icon for lane in lanes) else 14)


@once
def draw_lanes(lanes: Lanes) -> Drawing:
    longest = max(len(lane.steps) for lane in lanes.lanes)
    wide = lanes.left + longest * lanes.step + _POINT + 6
    high = _TOP + len(lanes.lanes) * (lanes.height + _GAP)
    return Drawing(wide, high - 2, lanes.alternative, tuple(_lane(lanes, i) for i in range(len(lanes.lanes))))


def _lane(lanes: Lanes, line: int) -> Element:
    lane = lanes.lanes[line]
    top = _TOP + line * (lanes.height + _GAP)
    steps = (_step(lanes, space, place, top) for place, space in reversed(tuple(enumerate(lane.steps))))
    return group(*steps, _heading(lanes, lane, top + lanes.height / 2))


def _heading(lanes: Lanes, lane: Lane, y: float) -> Element:
    room = lanes.left - (44 if lane.icon else 12)
    lines, size = lettering.set_in(lane.name, 14, room, 9.5, 3)
    name = lettering.block(40 if lane.icon else 4, y, lines, size, anchor="start", bold=True)
    if not lane.icon:
        return name
    return group(moved(4, y - 15, icons.shapes(lane.icon), scale=30 / GRID), name)


def _step(lanes: Lanes, space: Space, place: int, top: float) -> Element:
    left = lanes.left + place * lanes.step + 2
    face = path(
        _outline(left, top, lanes, first=place == 0),
        fill=Paint(space.tone or ("sunken" if place == 0 else "panel")),
        stroke=Paint("accent" if space.lit else "line"),
        stroke_width=2.5 if space.lit else 1.3,
        stroke_linejoin="round",
        class_="rb-face",
    )
    return placed(space, face, _on_step(lanes, space, left + lanes.step / 2 + _POINT / 2, top))


def _outline(left: float, top: float, lanes: Lanes, *, first: bool) -> str:
    """A step that points to the next one."""
    wide, half = lanes.step - 3, lanes.height / 2
    notch = "z" if first else f"l{_POINT} {-half}z"
    return f"M{left} {top}h{wide}l{_POINT} {half}l{-_POINT} {half}h{-wide}{notch}"


def _on_step(lanes: Lanes, space: Space, x: float, top: float) -> Element:
    label = lettering.text(x - lanes.step / 2 + 5, top + 13, space.label, 13, anchor="start", bold=True, fill="muted")
    crowded = bool(space.tokens or space.laid)
    middle = top + lanes.height * (0.36 if crowded else 0.5)
    printed = marks.stacked(space.marks, x, middle, _ICON, lanes.step - 22)
    pieces = tokens.row(space.tokens, x, top + lanes.height - 17, 25, lanes.step - 14)
    laid = marks.centred(space.laid, x, top + lanes.height - 16, 20)
    return group(label, printed, laid, pieces)
