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
    whole = group(*words, *children, data_id=space.id or None, class_="rb-space")
    return link(space.href, whole, label=space.title) if space.href else whole


def heading_for(spaces: tuple[Space, ...]) -> str:
    """The spaces' words as one text alternative, in order."""
    return " ".join(space.title for space in spaces if space.title)
