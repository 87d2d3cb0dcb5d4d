"""A space: the one thing that gears, temples, tables and rondels are made of."""

from __future__ import annotations

from dataclasses import dataclass

from generator.pictures.marks import Marks
from generator.pictures.svg import Element, Node, element, group, link
from generator.pictures.tokens import Token


@dataclass(frozen=True)
class Space:
    """What is printed on a space, what lies on it, who stands there, and where it leads on a page."""

    label: str = ""
    marks: Marks = ()
    tokens: tuple[Token, ...] = ()
    laid: Marks = ()  # put there in play: corn on a tooth, a skull, tiles
    title: str = ""  # worded for this page: the space, what it does and who is there
    id: str = ""
    href: str = ""
    lit: bool = False  # the space the example is about
    tone: str = ""


def placed(space: Space, *children: Node) -> Element:
    """The space's shapes with its words, its id and, where it has one, its link."""
    words = (element("title", space.title),) if space.title else ()
    if not space.href:
        return _shapes(space, *words, *children)
    # The words are the link's name. What is drawn says the same in figures, and is not read aloud besides.
    return link(space.href, *words, _shapes(space, *children, hidden="true" if words else None))


def _shapes(space: Space, *children: Node, hidden: str | None = None) -> Element:
    return group(*children, data_id=space.id or None, class_="rb-space", aria_hidden=hidden)


def heading_for(spaces: tuple[Space, ...]) -> str:
    """The spaces' words as one text alternative, in order."""
    return " ".join(space.title for space in spaces if space.title)
