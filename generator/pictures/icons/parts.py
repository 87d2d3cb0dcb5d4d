"""What every icon is made of: a 24 by 24 grid, one stroke, fills by role, and a register of names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from generator.pictures.svg import Element, Paint, circle, path

GRID = 24
STROKE = 1.5

Shapes: TypeAlias = tuple[Element, ...]
Draw: TypeAlias = Callable[[Paint], Shapes]

EDGE = Paint("edge")
INK = Paint("ink")
PLAIN = Paint("plain")


@dataclass(frozen=True)
class Icon:
    name: str
    tone: str  # the role that fills it unless a drawing asks for another
    draw: Draw


@dataclass(frozen=True)
class Frame:
    """The empty form of an icon that carries its amount inside, and the role of the figure in it."""

    draw: Draw
    figure: str


REGISTER: dict[str, Icon] = {}
FRAMES: dict[str, Frame] = {}


def drawn(name: str, tone: str = "plain") -> Callable[[Draw], Draw]:
    """Enter an icon under its name; a name taken twice is a mistake."""

    def enter(draw: Draw) -> Draw:
        if name in REGISTER:
            raise ValueError(f"two icons are called {name!r}")
        REGISTER[name] = Icon(name, tone, draw)
        return draw

    return enter


def carries_amount(name: str, figure: str) -> Callable[[Draw], Draw]:
    """Enter the empty form of an icon, such as the badge of points without its star."""

    def enter(draw: Draw) -> Draw:
        FRAMES[name] = Frame(draw, figure)
        return draw

    return enter


def body(d: str, fill: Paint) -> Element:
    """A filled part with the outline of the set."""
    return path(d, fill=fill)


def cut(d: str, width: float | None = None) -> Element:
    """A line drawn on a filled part."""
    return path(d, stroke_width=width)


def stroke(d: str, width: float = 2) -> Element:
    """A line that stands on the page itself, in the colour of its text."""
    return path(d, stroke=INK, stroke_width=width)


def dot(cx: float, cy: float, r: float, fill: Paint = EDGE) -> Element:
    return circle(cx, cy, r, fill=fill, stroke="none")


def disc(cx: float, cy: float, r: float, fill: Paint) -> Element:
    return circle(cx, cy, r, fill=fill)
