"""A gear: teeth that carry workers, and around it the numbered spaces with their actions."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, radians, sin

from generator.pictures import lettering, marks, tokens
from generator.pictures.circles import arc, at, cogwheel, polar, sector
from generator.pictures.drawing import Alternative, Drawing, once
from generator.pictures.spaces import Space, placed
from generator.pictures.svg import Element, Paint, circle, group, path, rect

_TOOTH = 36  # how far a tooth stands out; a worker fits in it
_BOARDS = (84, 92, 100)  # widths of the ring of spaces around the gear: the first on which two rows of marks suffice
_MARGIN = 8  # on both sides of a row of marks
_NUMBER = 24  # how much of that the number of a space takes
_ICON = 22
_WORKER = 30


@dataclass(frozen=True)
class Ring:
    name: str
    teeth: int
    spaces: tuple[Space, ...]  # numbered, in the order in which workers are carried along
    alternative: Alternative
    behind: tuple[Space, ...] = ()  # positions past the last numbered one, where neutral workers may stand
    clockwise: bool = True
    tone: str = "stone"


@dataclass(frozen=True)
class _Plan:
    """Measures of a ring, all from its number of teeth."""

    teeth: int
    clockwise: bool
    hidden: int
    board: int

    @property
    def root(self) -> float:
        return max(66, 6.7 * self.teeth)

    @property
    def tip(self) -> float:
        return self.root + _TOOTH

    @property
    def inner(self) -> float:
        return self.tip + 8

    @property
    def outer(self) -> float:
        return self.inner + self.board

    @property
    def marks(self) -> float:
        """How far out the actions are printed: in the middle of what the number leaves."""
        return self.inner + (self.board + _NUMBER) / 2

    @property
    def centre(self) -> float:
        return self.outer + 4

    @property
    def step(self) -> float:
        return 360 / self.teeth

    def angle(self, place: int) -> float:
        """The unnumbered teeth lie at the bottom, so that the first space is at one side and the last at the other."""
        turned = 180 + (self.hidden / 2 + 0.5 + place) * self.step
        return turned if self.clockwise else -turned

    def room(self, place: int) -> float:
        """How wide a row of marks may be: along the ring at the top, across it at the sides."""
        lying = sin(radians(self.angle(place))) ** 2
        along = 2 * pi * self.marks / self.teeth
        return lying * (self.board - _NUMBER) + (1 - lying) * along - 2 * _MARGIN

    @property
    def height(self) -> float:
        """Down to the lowest corner of the first and last space, or to the teeth behind."""
        corner = -self.outer * cos(radians(180 + self.hidden / 2 * self.step))
        return self.centre + max(corner, self.inner + 26) + 4

    def point(self, radius: float, place: int) -> tuple[float, float]:
        return polar(self.centre, radius, self.angle(place))


@once
def draw_ring(ring: Ring) -> Drawing:
    plan = _plan(ring)
    everywhere = _all_places(ring)
    body = (
        *(_printed(space, place, plan) for place, space in enumerate(ring.spaces)),
        *(_unprinted(place, plan) for place in range(len(ring.spaces), ring.teeth)),
        _wheel(ring, plan),
        *(_tooth(space, place, plan) for place, space in enumerate(everywhere)),
        _hub(ring, plan),
    )
    return Drawing(2 * plan.centre, plan.height, ring.alternative, body)


def _plan(ring: Ring) -> _Plan:
    plans = [_Plan(ring.teeth, ring.clockwise, ring.teeth - len(ring.spaces), board) for board in _BOARDS]
    return next((plan for plan in plans if _fits(ring, plan)), plans[-1])


def _fits(ring: Ring, plan: _Plan) -> bool:
    return all(len(marks.broken(space.marks, _ICON, plan.room(n))) <= 2 for n, space in enumerate(ring.spaces))


def _all_places(ring: Ring) -> tuple[Space, ...]:
    missing = ring.teeth - len(ring.spaces) - len(ring.behind)
    return (*ring.spaces, *ring.behind, *(Space() for _ in range(missing)))


def _printed(space: Space, place: int, plan: _Plan) -> Element:
    face = path(
        sector(plan.centre, plan.inner, plan.outer, plan.angle(place), plan.step, 5),
        fill=Paint(space.tone or "panel"),
        stroke=Paint("accent" if space.lit else "line"),
        stroke_width=2.5 if space.lit else 1.2,
        stroke_linejoin="round",
        class_="rb-face",
    )
    return placed(space, face, _number(space.label, place, plan), _contents(space, place, plan))


def _number(label: str, place: int, plan: _Plan) -> Element:
    """On a disc of its own, so that it is not read as an amount."""
    x, y = plan.point(plan.inner + 13, place)
    disc = circle(x, y, 11, fill=Paint("raised"), stroke=Paint("line"))
    return group(disc, lettering.text(x, y, label, 16.4, bold=True))


def _contents(space: Space, place: int, plan: _Plan) -> Element:
    x, y = plan.point(plan.marks, place)
    printed = marks.stacked(space.marks, x, y, _ICON, plan.room(place))
    return group(group(printed, opacity=0.4), _laid(space, x, y)) if space.laid else printed


def _laid(space: Space, x: float, y: float) -> Element:
    """What was put there in play lies on the action, which has faded: it is closed from now on."""
    wide = marks.row_width(space.laid, 26) + 14
    plate = rect(x - wide / 2, y - 18, wide, 36, rx=18, fill=Paint("raised"), stroke=Paint("edge"), stroke_width=1.5)
    return group(plate, marks.centred(space.laid, x, y, 26))


def _unprinted(place: int, plan: _Plan) -> Element:
    shape = sector(plan.centre, plan.inner, plan.inner + 26, plan.angle(place), plan.step, 5)
    return path(shape, fill="none", stroke=Paint("line"), stroke_dasharray="3 4")


def _wheel(ring: Ring, plan: _Plan) -> Element:
    angles = tuple(sorted(plan.angle(place) % 360 for place in range(ring.teeth)))
    return path(
        cogwheel(plan.centre, plan.root, plan.tip, angles),
        fill=Paint(ring.tone),
        stroke=Paint("edge"),
        stroke_width=1.5,
        stroke_linejoin="round",
    )


def _tooth(space: Space, place: int, plan: _Plan) -> Element:
    x, y = plan.point(plan.root + _TOOTH / 2, place)
    if space.tokens:
        return tokens.row(space.tokens, x, y, _WORKER, _WORKER + 8)
    return circle(x, y, 12, fill=Paint("sunken"), stroke=Paint("edge"), stroke_width=1, stroke_opacity=0.55)


def _hub(ring: Ring, plan: _Plan) -> Element:
    """The name of the gear, and an arrow that says which way it turns."""
    radius = plan.root - 12
    disc = circle(plan.centre, plan.centre, radius, fill=Paint("raised"), stroke=Paint("edge"), stroke_width=1)
    lines, size = lettering.set_in(ring.name, 17, 2 * radius - 12, 10)
    name = lettering.block(plan.centre, plan.centre, lines, size, bold=True)
    return group(disc, name, _turning(plan, radius - 11))


def _turning(plan: _Plan, radius: float) -> Element:
    way = 1 if plan.clockwise else -1
    barbs = ((radius - 6, 44), (radius, 53), (radius + 7, 45))
    head = "L".join(at(plan.centre, reach, angle * way) for reach, angle in barbs)
    return path(
        f"{arc(plan.centre, radius, -52 * way, 50 * way)}M{head}",
        fill="none",
        stroke=Paint("muted"),
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
