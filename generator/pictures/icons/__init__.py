"""Our own icons, on a 24 by 24 grid, to be read at 16 pixels and in black and white."""

from __future__ import annotations

from dataclasses import replace
from difflib import get_close_matches
from functools import cache

from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.drawing import standalone as as_file
from generator.pictures.icons import acts, glyphs, goods, pieces, places, signs
from generator.pictures.icons.parts import EDGE, FRAMES, GRID, REGISTER, STROKE, Icon, Shapes
from generator.pictures.palette import PAGE, PRINT, Palette
from generator.pictures.svg import Element, Paint, element, group, write

__all__ = ["as_drawing", "frame", "icon", "names", "shapes", "standalone"]

_FAMILIES = (goods, pieces, glyphs, places, acts, signs)  # importing a family enters its icons


class UnknownIcon(KeyError):
    """A drawing asks for an icon that nobody has drawn."""


def names() -> tuple[str, ...]:
    return tuple(REGISTER)


@cache
def shapes(name: str, tone: str = "") -> Element:
    """The icon's shapes on its own grid; `tone` fills it with another role than its own."""
    found = _find(name)
    return _outlined(name, found.draw(Paint(tone or found.tone)))


def frame(name: str, tone: str = "") -> tuple[Element, Paint] | None:
    """For an icon that carries its amount inside: its empty form and the colour of the figure."""
    if name not in FRAMES:
        return None
    empty = FRAMES[name]
    return _outlined(name, empty.draw(Paint(tone or _find(name).tone))), Paint(empty.figure)


def _outlined(name: str, parts: Shapes) -> Element:
    outlined = group(
        *parts,
        fill="none",
        stroke=EDGE,
        stroke_width=STROKE,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    return replace(outlined, icon=name)


def icon(name: str, size: float = 24, label: str = "", palette: Palette = PAGE, tone: str = "") -> str:
    """The icon for a line of text: with a label it speaks for itself, without one it is decoration."""
    root = element(
        "svg",
        *((element("title", label),) if label else ()),
        shapes(name, tone),
        xmlns="http://www.w3.org/2000/svg",
        class_="rb-icon",
        width=size,
        height=size,
        viewBox=f"0 0 {GRID} {GRID}",
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
    )
    return write(root, palette)


def as_drawing(name: str, label: str, tone: str = "") -> Drawing:
    return Drawing(GRID, GRID, Alternative(label), (shapes(name, tone),))


def standalone(name: str, label: str, palette: Palette = PRINT) -> str:
    """The icon as a file of its own, such as the printed rulebook places."""
    return as_file(as_drawing(name, label), palette, prefix=f"icon-{name}")


def _find(name: str) -> Icon:
    try:
        return REGISTER[name]
    except KeyError:
        near = get_close_matches(name, REGISTER, 1)
        raise UnknownIcon(f"no icon {name!r}; nearest: {near[0] if near else 'none'}") from None
