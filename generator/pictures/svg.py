"""A tiny SVG builder: elements are data, colours are roles, and one writer escapes everything."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

# Characters that XML 1.0 forbids even when escaped.
_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_SCHEME = re.compile(r"\s*([a-z][a-z0-9+.-]*:|//)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour named by its role; the palette decides what it is."""

    role: str


Value: TypeAlias = str | int | float | Paint
Node: TypeAlias = "Element | str"
Resolve: TypeAlias = Callable[[Paint], str]


@dataclass(frozen=True, slots=True)
class Element:
    """`icon` is not written: it tells which symbol these shapes are, so that a legend can explain it."""

    tag: str
    attributes: tuple[tuple[str, Value], ...] = ()
    children: tuple[Node, ...] = ()
    icon: str = ""


class UnsafeLink(ValueError):
    """A link out of the site was asked for; drawings link only within it."""


def rounded(value: float) -> float:
    """Two decimals at most, so that the same is written on every machine and by every Python."""
    return round(value, 2) or 0.0


@cache
def number(value: float) -> str:
    """A figure of a drawing, rounded."""
    return f"{rounded(value):.2f}".rstrip("0").rstrip(".")


def element(tag: str, *children: Node, **attributes: Value | None) -> Element:
    """`stroke_width=2` becomes stroke-width="2", `class_` becomes class; None is left out."""
    named = tuple([(_attribute_name(name), value) for name, value in attributes.items() if value is not None])
    return Element(tag, named, children)


@cache
def _attribute_name(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def group(*children: Node, **attributes: Value | None) -> Element:
    return element("g", *children, **attributes)


def moved(x: float, y: float, *children: Node, scale: float = 1) -> Element:
    """The children with their origin at (x, y)."""
    grown = "" if scale == 1 else f" scale({number(scale)})"
    return group(*children, transform=f"translate({number(x)} {number(y)}){grown}")


def path(d: str, **attributes: Value | None) -> Element:
    return element("path", d=d, **attributes)


def circle(cx: float, cy: float, r: float, **attributes: Value | None) -> Element:
    return element("circle", cx=cx, cy=cy, r=r, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value | None) -> Element:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def link(href: str, *children: Node) -> Element:
    """A link within the site: relative or an anchor, never a scheme or another host."""
    if _SCHEME.match(href):
        raise UnsafeLink(f"a drawing cannot link to {href!r}")
    return element("a", *children, href=href)


def write(node: Node, resolve: Resolve) -> str:
    pieces: list[str] = []
    _add(node, resolve, pieces.append)
    return "".join(pieces)


def _add(node: Node, resolve: Resolve, add: Callable[[str], object]) -> None:
    if isinstance(node, str):
        add(_escaped(node))
        return
    add(f"<{node.tag}")
    for name, value in node.attributes:
        add(f' {name}="{_attribute(value, resolve)}"')
    if not node.children:
        add("/>")
        return
    add(">")
    for child in node.children:
        _add(child, resolve, add)
    add(f"</{node.tag}>")


def _attribute(value: Value, resolve: Resolve) -> str:
    if isinstance(value, Paint):
        value = resolve(value)
    return _quoted(value) if isinstance(value, str) else number(value)


# The same few shapes, colours and words stand in hundreds of drawings.
@lru_cache(maxsize=1 << 16)
def _quoted(text: str) -> str:
    return _escaped(text).replace('"', "&quot;").replace("'", "&#39;").replace("\n", "&#10;")


@lru_cache(maxsize=1 << 14)
def _escaped(text: str) -> str:
    clean = _FORBIDDEN.sub("", text)
    return clean.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
