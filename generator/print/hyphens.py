"""Soft hyphens for languages whose words Typst cannot divide, or divides badly.

A soft hyphen that is not used would stay in the PDF and break the word for whoever copies or searches it. So a sheet is
set twice: a trial with every soft hyphen, which tells those at the ends of lines, and the sheet itself with only these.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field

import pyphen

SOFT_HYPHEN = "\u00ad"
# Typst has no patterns for Romanian, and leaves single letters of Greek words alone on a line.
DIVIDED_HERE = frozenset({"el", "ro"})
# Shorter words are never divided, and no part is shorter than this.
SHORTEST, LEAST = 6, 2
_WORD = re.compile(rf"[^\W\d_]{{{SHORTEST},}}")


def is_divided_here(language: str) -> bool:
    return language in DIVIDED_HERE


@dataclass
class Hyphens:
    """Numbers every soft hyphen of a sheet in the order of its texts; `kept` are those that stay (None: all)."""

    language: str
    kept: Collection[int] | None = None
    count: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        self._words = pyphen.Pyphen(lang=self.language, left=LEAST, right=LEAST)

    def divide(self, text: str) -> tuple[str, list[int]]:
        """The text with its soft hyphens, and their numbers."""
        start = self.count
        full = _WORD.sub(lambda word: self._words.inserted(word[0], SOFT_HYPHEN), text)
        first, *parts = full.split(SOFT_HYPHEN)
        self.count += len(parts)
        numbers = [n for n in range(start, self.count) if self.kept is None or n in self.kept]
        staying = ((SOFT_HYPHEN if n in numbers else "") + part for n, part in enumerate(parts, start))
        return first + "".join(staying), numbers
