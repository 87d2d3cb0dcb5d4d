"""The calendar wheel: its days, the days on which workers are fed, the corn on its teeth and the arrow."""

from __future__ import annotations

from dataclasses import dataclass

from generator.pictures import icons, lettering, marks
from generator.pictures.circles import arc, at, cogwheel, polar, tooth
from generator.pictures.drawing import Alternative, Drawing, once
from generator.pictures.icons.parts import GRID
from generator.pictures.spaces import Space, placed
from generator.pictures.svg import Element, Paint, circle, group, moved, number, path, rect

_ROOT, _TIP = 172, 204
_CENTRE = _TIP + 30
_FOOD, _CORN, _HUB = 126, 154, 98
_BOWL = 22


@dataclass(frozen=True)
class FoodDay:
    """A day marked on the wheel: its own shape as well as its own colour."""

    tone: str
    shape: str  # diamond or square
    marks: marks.Marks  # what the temples give on that day


@dataclass(frozen=True)
class Day:
    space: Space  # label: the day's number; laid: the corn on its tooth
    food: FoodDay | None = None
    past: bool = False


@dataclass(frozen=True)
class Calendar:
    days: tuple[Day, ...]  # one for each tooth
    now: int  # the tooth at the arrow
    lines: tuple[str, ...]  # worded, for the middle: the wheel's name, the day
    alternative: Alternative
    heap: marks.Marks = ()  # what lies on the teeth, all together
    clockwise: bool = False  # which way the wheel turns


@once
def draw_calendar(calendar: Calendar) -> Drawing:
    teeth = len(calendar.days)
    angles = tuple(360 * i / teeth for i in range(teeth))
    wheel = path(
        cogwheel(_CENTRE, _ROOT, _TIP, angles),
        fill=Paint("sunken"),
        stroke=Paint("muted"),
        stroke_width=1.5,
        stroke_linejoin="round",
    )
    days = (_day(day, _angle(calendar, place), 360 / teeth) for place, day in enumerate(calendar.days))
    body = (wheel, circle(_CENTRE, _CENTRE, _ROOT - 4, fill=Paint("panel")), *days, _hub(calendar), _arrow())
    return Drawing(2 * _CENTRE, 2 * _CENTRE - 22, calendar.alternative, body)


def _angle(calendar: Calendar, place: int) -> float:
    """The current day stands at the arrow; the days to come wait on the side the wheel turns from."""
    turned = 360 * (place - calendar.now) / len(calendar.days)
    return -turned if calendar.clockwise else turned


def _day(day: Day, angle: float, step: float) -> Element:
    x, y = polar(_CENTRE, _ROOT + 15, angle)
    # A painted tooth stays bright in the dark.
    fill = "edge" if day.food else "muted" if day.past else "ink"
    label = lettering.text(x, y, day.space.label, lettering.fitted(day.space.label, 18, 25, 8), bold=True, fill=fill)
    food = (_tooth(day.food.tone, angle, step), _food(day.food, angle)) if day.food else ()
    corn = (_corn(day.space.laid, angle),) if day.space.laid else ()
    return placed(day.space, *food, label, *corn)


def _food(food: FoodDay, angle: float) -> Element:
    """The tooth is painted, and a shape with a bowl stands below it."""
    x, y = polar(_CENTRE, _FOOD, angle)
    bowl = moved(x - _BOWL / 2, y - _BOWL / 2, icons.shapes("food-day"), scale=_BOWL / GRID)
    return group(_stem(angle), _shape(food, x, y), bowl)


def _tooth(tone: str, angle: float, step: float) -> Element:
    shape = f"M{tooth(_CENTRE, _ROOT, _TIP, angle, step)}z"
    return path(shape, fill=Paint(tone), stroke=Paint("edge"), stroke_width=1.5, stroke_linejoin="round")


def _stem(angle: float) -> Element:
    line = f"M{at(_CENTRE, _FOOD, angle)}L{at(_CENTRE, _ROOT, angle)}"
    return path(line, stroke=Paint("line"), stroke_width=2)


def _shape(food: FoodDay, x: float, y: float) -> Element:
    half = 17.5
    turn = f"rotate(45 {number(x)} {number(y)})" if food.shape == "diamond" else None
    return rect(
        x - half, y - half, 2 * half, 2 * half, rx=3, fill=Paint(food.tone), stroke=Paint("edge"), transform=turn
    )


def _corn(laid: marks.Marks, angle: float) -> Element:
    return _plate(laid, *polar(_CENTRE, _CORN, angle), 24)


def _plate(laid: marks.Marks, x: float, y: float, size: float) -> Element:
    wide, high = marks.row_width(laid, size) + size / 2, size * 1.36
    plate = rect(x - wide / 2, y - high / 2, wide, high, rx=high / 2, fill=Paint("raised"), stroke=Paint("edge"))
    return group(plate, marks.centred(laid, x, y, size))


def _hub(calendar: Calendar) -> Element:
    disc = circle(_CENTRE, _CENTRE, _HUB, fill=Paint("raised"), stroke=Paint("line"))
    name, *rest = calendar.lines
    big = lettering.block(_CENTRE, _CENTRE - 10, lettering.wrap(name, 20, 2 * _HUB - 40), 20, bold=True)
    small = lettering.block(_CENTRE, _CENTRE + 32, tuple(rest), 18, fill="muted")
    heap = (_plate(calendar.heap, _CENTRE, _CENTRE + 66, 24),) if calendar.heap else ()
    return group(disc, big, small, *heap, _turning(calendar.clockwise))


def _turning(clockwise: bool) -> Element:
    way, radius = (1 if clockwise else -1), _HUB - 12
    barbs = ((radius - 6, 34), (radius, 41), (radius + 6, 34))
    head = "L".join(at(_CENTRE, reach, angle * way) for reach, angle in barbs)
    return path(
        f"{arc(_CENTRE, radius, -40 * way, 39 * way)}M{head}",
        fill="none",
        stroke=Paint("muted"),
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _arrow() -> Element:
    tip, back = _CENTRE - _TIP - 2, 3
    shape = f"M{_CENTRE} {tip}l-13 -13h7V{back}h12V{tip - 13}h7z"
    return path(shape, fill=Paint("accent"), stroke=Paint("edge"), stroke_linejoin="round")
