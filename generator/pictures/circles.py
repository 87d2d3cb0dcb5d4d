"""Geometry of round drawings. Angles are in degrees, clockwise from the top."""

from __future__ import annotations

from math import asin, cos, degrees, radians, sin

from generator.pictures.svg import number


def polar(centre: float, radius: float, angle: float) -> tuple[float, float]:
    """A point on a circle around (centre, centre)."""
    return centre + radius * sin(radians(angle)), centre - radius * cos(radians(angle))


def at(centre: float, radius: float, angle: float) -> str:
    x, y = polar(centre, radius, angle)
    return f"{number(x)} {number(y)}"


def arc(centre: float, radius: float, start: float, end: float) -> str:
    """An open arc, clockwise when `end` lies after `start`."""
    large, sweep = int(abs(end - start) > 180), int(end > start)
    return f"M{at(centre, radius, start)}A{number(radius)} {number(radius)} 0 {large} {sweep} {at(centre, radius, end)}"


def sector(centre: float, inner: float, outer: float, angle: float, spread: float, gap: float) -> str:
    """A piece of a ring, `spread` degrees wide around `angle`, less an even gap to its neighbours."""
    near = spread / 2 - degrees(asin(gap / 2 / inner))
    far = spread / 2 - degrees(asin(gap / 2 / outer))
    return (
        f"M{at(centre, inner, angle - near)}L{at(centre, outer, angle - far)}"
        f"A{number(outer)} {number(outer)} 0 0 1 {at(centre, outer, angle + far)}"
        f"L{at(centre, inner, angle + near)}"
        f"A{number(inner)} {number(inner)} 0 0 0 {at(centre, inner, angle - near)}z"
    )


def tooth(centre: float, root: float, tip: float, angle: float, step: float, share: float = 0.64) -> str:
    """The outline of one tooth from foot to foot, without its beginning and its closing line."""
    foot, crown = step * share / 2 * 1.12, step * share / 2
    return (
        f"{at(centre, root, angle - foot)}L{at(centre, tip, angle - crown)}"
        f"A{number(tip)} {number(tip)} 0 0 1 {at(centre, tip, angle + crown)}L{at(centre, root, angle + foot)}"
    )


def cogwheel(centre: float, root: float, tip: float, angles: tuple[float, ...]) -> str:
    """A wheel with a tooth at each of the angles (given clockwise, evenly spaced)."""
    teeth = (tooth(centre, root, tip, angle, 360 / len(angles)) for angle in angles)
    along = f"A{number(root)} {number(root)} 0 0 1 "
    return f"M{along.join(teeth)}z"
