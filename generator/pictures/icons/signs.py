"""Signs between icons, and the badge that carries points."""

from __future__ import annotations

from math import cos, pi, sin

from generator.pictures.icons.parts import Shapes, body, carries_amount, drawn, stroke
from generator.pictures.svg import Paint, number, path


def _rosette(lobes: int = 10, radius: float = 9.2, swell: float = 3.2) -> str:
    """A round badge with a scalloped edge."""
    corners = [(12 + radius * sin(2 * pi * i / lobes), 12 - radius * cos(2 * pi * i / lobes)) for i in range(lobes + 1)]
    arcs = (f"A{number(swell)} {number(swell)} 0 0 1 {number(x)} {number(y)}" for x, y in corners[1:])
    return f"M{number(corners[0][0])} {number(corners[0][1])}{''.join(arcs)}z"


_BADGE = _rosette()
_STAR = "M12 5.6l1.9 4.3 4.7.5-3.5 3.1 1 4.6-4.1-2.4-4.1 2.4 1-4.6-3.5-3.1 4.7-.5z"


@drawn("point", "point")
def point(tone: Paint) -> Shapes:
    """Points; with an amount the badge carries the number instead of the star."""
    return (body(_BADGE, tone), path(_STAR, fill=Paint("point-ink"), stroke="none"))


@carries_amount("point", "point-ink")
def badge(tone: Paint) -> Shapes:
    return (body(_BADGE, tone),)


@drawn("then")
def then(tone: Paint) -> Shapes:
    return (stroke("M4 12h15M13.6 6.4L19.4 12l-5.8 5.6", 2.2),)


@drawn("or")
def either(tone: Paint) -> Shapes:
    return (stroke("M15.4 3.6L8.6 20.4", 2.2),)


@drawn("plus")
def plus(tone: Paint) -> Shapes:
    return (stroke("M12 6v12M6 12h12", 2.2),)


@drawn("equals")
def equals(tone: Paint) -> Shapes:
    return (stroke("M5.6 9h12.8M5.6 15h12.8", 2.2),)


@drawn("none")
def nothing(tone: Paint) -> Shapes:
    return (stroke("M7 12h10", 2.2),)
