"""Texts as PO files hold them: quoted, and wrapped where a long line may be broken.

The lines are Babel's own, found in one go: its expression looks at a word of a hundred thousand letters once for each.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from babel.messages.pofile import escape

QUOTES = 2
# A line is broken after a space, after the hyphen of a hyphenated word, and around a dash. What is greedy gives
# nothing back, and a word is tried from its start alone, or from the signs before it.
_BREAK = re.compile(
    r"(\s+"
    r"|(?:(?<![^\s\w])[^\s\w]++|(?<!\w))\w++(?<=\w[a-zA-Z])-(?=\w+[a-zA-Z])"
    r"|(?<=[\w!\"'&.,?])-{2,}+(?=\w))"
)


def quoted(text: str, width: int) -> list[str]:
    """Its lines; an empty one comes first where there are several."""
    lines = [part for line in text.splitlines(True) for part in _wrapped(line, width)]
    return [escape(text)] if len(lines) <= 1 else ['""', *map(escape, lines)]


def _wrapped(line: str, width: int) -> Iterator[str]:
    if len(escape(line)) <= width:
        yield line
        return
    begun, size = list[str](), QUOTES
    for piece in filter(None, _BREAK.split(line)):
        length = len(escape(piece)) - QUOTES
        if begun and size + length >= width:
            yield "".join(begun)
            begun, size = [], QUOTES
        begun.append(piece)
        size += length
    yield "".join(begun)
