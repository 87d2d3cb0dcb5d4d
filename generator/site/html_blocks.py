"""Blocks of HTML in Markdown, which pass Markdown by: taken out before a text is read, put back into what came of it.

Python-Markdown would take every tag of them apart, in pure Python, only to write it out again: that is three quarters
of its time.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from markdown.util import BLOCK_LEVEL_ELEMENTS  # type: ignore[import-untyped]

# A block begins with its tag at the start of a line. One that says so has Markdown inside, and is left to Markdown.
_BEGIN = re.compile(rf"^<({'|'.join(sorted(BLOCK_LEVEL_ELEMENTS))})\b(?![^>]*\bmarkdown=)", re.MULTILINE)
# What stands in its place: a block, too, so that Markdown goes on before and after it as it would have.
_ASIDE = '<div data-rb-aside="{}"></div>'
_PLACE = re.compile(_ASIDE.format(r"(\d+)"))


def set_aside(text: str) -> tuple[str, list[str]]:
    """The text with a place for each of its blocks of HTML, and the blocks."""
    pieces: list[str] = []
    blocks: list[str] = []
    last = 0
    while begin := _BEGIN.search(text, last):
        end = end_of(begin[1], text, begin.start())
        pieces.append(text[last : begin.start() if end else begin.end()])
        if end:
            pieces.append(_ASIDE.format(len(blocks)))
            blocks.append(text[begin.start() : end])
        last = end or begin.end()
    return "".join((*pieces, text[last:])), blocks


def put_back(html: str, blocks: Sequence[str]) -> str:
    return _PLACE.sub(lambda place: blocks[int(place[1])], html)


def end_of(name: str, text: str, start: int) -> int:
    """Where the element ends that begins there; 0 where it has no end, like a line across the page."""
    depth = 0
    for tag in _tags(name).finditer(text, start):
        depth += -1 if tag[0].startswith("</") else 1
        if depth == 0:
            return tag.end()
    return 0


@cache
def _tags(name: str) -> re.Pattern[str]:
    """Where one begins or ends. Texts and attributes have no such signs: they are escaped there."""
    return re.compile(rf"<{name}\b|</{name}>")
