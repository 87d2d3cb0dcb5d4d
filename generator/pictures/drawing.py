"""A finished drawing: its size, its text alternative and its elements, ready to be written inline or as a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from generator.pictures.palette import LIGHT, PAGE, Palette
from generator.pictures.svg import Element, Node, Paint, Value, element, number, rect, write

SVG = "http://www.w3.org/2000/svg"
WIDE = 480  # wider drawings scroll on a narrow screen instead of shrinking past reading

_SCALE = re.compile(r"scale\(([\d.]+)\)")


@dataclass(frozen=True)
class Alternative:
    """What a reader who does not see the drawing is told, in the page's language."""

    title: str
    text: str = ""


@dataclass(frozen=True)
class Drawing:
    width: float
    height: float
    alternative: Alternative
    body: tuple[Node, ...]


# Examples show many a board just as another does; whatever is described alike is drawn once.
once = lru_cache(maxsize=4096)


def inline(drawing: Drawing, prefix: str, palette: Palette = PAGE) -> str:
    """The drawing for a page; `prefix` keeps its ids apart from those of the page's other drawings."""
    return write(_root(drawing, prefix, palette), palette)


def standalone(drawing: Drawing, palette: Palette = LIGHT, prefix: str = "rb", *, backdrop: bool = False) -> str:
    """The drawing as a file of its own; `backdrop` lays the palette's paper under it."""
    paper = (rect(0, 0, drawing.width, drawing.height, fill=Paint("paper")),) if backdrop else ()
    whole = Drawing(drawing.width, drawing.height, drawing.alternative, (*paper, *drawing.body))
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{write(_root(whole, prefix, palette), palette)}\n'


def framed(width: float, height: float, shapes: str, palette: Palette = LIGHT) -> str:
    """Shapes that are written already, as a file of this size; what they show is told where the file stands."""
    opening = write(element("svg", xmlns=SVG, **_frame(width, height, palette)), palette).removesuffix("/>")
    return f"{opening}>{shapes}</svg>"


def smallest_letters(drawing: Drawing) -> float:
    """The size of the smallest letters in the drawing's own units; without letters, as large as the drawing."""
    return min((size for node in drawing.body for size in _letters(node, 1)), default=drawing.height)


def _letters(node: Node, scale: float) -> Iterator[float]:
    if not isinstance(node, Element):
        return
    attributes = dict(node.attributes)
    if node.tag == "text":
        yield float(str(attributes["font-size"])) * scale
    grown = _SCALE.search(str(attributes.get("transform", "")))
    for child in node.children:
        yield from _letters(child, scale * float(grown[1]) if grown else scale)


def icons_in(drawing: Drawing) -> tuple[str, ...]:
    """The names of the symbols in it, each once, in the order in which they are drawn."""
    return tuple(dict.fromkeys(name for node in drawing.body for name in _icons(node)))


def _icons(node: Node) -> Iterator[str]:
    if isinstance(node, Element):
        if node.icon:
            yield node.icon
        for child in node.children:
            yield from _icons(child)


def has_links(drawing: Drawing) -> bool:
    return any(_links(node) for node in drawing.body)


def _links(node: Node) -> bool:
    return isinstance(node, Element) and (node.tag == "a" or any(_links(child) for child in node.children))


def _root(drawing: Drawing, prefix: str, palette: Palette) -> Element:
    names = _alternative(drawing.alternative, prefix)
    return element(
        "svg",
        *names,
        *drawing.body,
        xmlns=SVG,
        class_="rb-picture rb-wide" if drawing.width > WIDE else "rb-picture",
        # The children of role="img" are hidden from assistive technology, so a drawing with links is a group.
        role="group" if has_links(drawing) else "img",
        aria_labelledby=" ".join(f"{prefix}-{name.tag}" for name in names),
        **_frame(drawing.width, drawing.height, palette),
    )


def _frame(width: float, height: float, palette: Palette) -> dict[str, Value | None]:
    return {
        "width": width,
        "height": height,
        "viewBox": f"0 0 {number(width)} {number(height)}",
        "font_family": palette.font or None,
    }


def _alternative(alternative: Alternative, prefix: str) -> tuple[Element, ...]:
    title = element("title", alternative.title, id=f"{prefix}-title")
    if not alternative.text:
        return (title,)
    return title, element("desc", alternative.text, id=f"{prefix}-desc")
