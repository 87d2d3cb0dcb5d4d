"""Drawings beside the Markdown: each once, as a file that any site builder can show.

A page names its drawing as a picture. Our own build then puts the drawing itself in the picture's place, so that its
colours follow the page, its spaces are links, and its words are read aloud; the Markdown stays short and quick to read.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from html import escape

from generator.pictures.drawing import Drawing, icons_in, inline
from generator.pictures.palette import LIGHT
from generator.pictures.svg import number

FOLDER = "drawings"
# Stands for the number of the drawing on its page, which only the page knows.
_NUMBER = "drawing-number"
_ROLE = re.compile(r"var\(--rb-([a-z-]+)\)")
_LINK = re.compile(r'(<a href=")([^"]*)')
_PICTURE = re.compile(rf"<img\b[^>]*\b{FOLDER}/([0-9a-f]+)\.svg[^>]*>")


@dataclass
class Drawings:
    """The drawings of an edition, by name."""

    markup: dict[str, str] = field(default_factory=dict)
    # By identity, with the drawing itself, which must live as long: comparing two takes longer than writing one.
    _written: dict[int, tuple[Drawing, str]] = field(default_factory=dict)
    _icons: dict[int, tuple[Drawing, tuple[str, ...]]] = field(default_factory=dict)

    def picture(self, drawing: Drawing, root: str, href: Callable[[str], str]) -> str:
        """The drawing as an image; `root` leads from the page to the top of the tree, `href` to a drawn address."""
        name = self._name(_LINK.sub(lambda link: link[1] + escape(href(link[2])), self._write(drawing)))
        words = escape(f"{drawing.alternative.title}. {drawing.alternative.text}".strip())
        size = f'width="{number(drawing.width)}" height="{number(drawing.height)}"'
        return f'<img class="rb-drawing" src="{root}{FOLDER}/{name}.svg" alt="{words}" {size}>'

    def _write(self, drawing: Drawing) -> str:
        """Once, however many pages show it."""
        if id(drawing) not in self._written:
            self._written[id(drawing)] = drawing, inline(drawing, _NUMBER)
        return self._written[id(drawing)][1]

    def icons(self, drawing: Drawing) -> tuple[str, ...]:
        """The symbols in it."""
        if id(drawing) not in self._icons:
            self._icons[id(drawing)] = drawing, icons_in(drawing)
        return self._icons[id(drawing)][1]

    def _name(self, markup: str) -> str:
        """After what is drawn and where it leads."""
        name = hashlib.sha256(markup.encode()).hexdigest()[:16]
        self.markup[name] = markup
        return name

    def files(self) -> Iterable[tuple[str, str]]:
        return ((f"{FOLDER}/{name}.svg", as_file(markup)) for name, markup in sorted(self.markup.items()))


def as_file(markup: str) -> str:
    """A drawing of a page as a file of its own: where there is no page to follow, its colours are the light ones."""
    coloured = _ROLE.sub(lambda found: LIGHT.colours[found[1]], markup)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{coloured}\n'


def insert_drawings(page: str, markup: dict[str, str]) -> str:
    """The page with each picture replaced by the drawing itself; ids are numbered, so that none stands twice."""
    numbers = iter(range(1, page.count(FOLDER) + 1))
    return _PICTURE.sub(lambda found: markup[found[1]].replace(_NUMBER, f"drawing-{next(numbers)}"), page)


def without_pictures(page: str) -> str:
    return _PICTURE.sub("", page)
