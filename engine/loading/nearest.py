"""The nearest known name, for messages that help."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache

FEW = 8


def hint(word: str, known: Iterable[str]) -> str:
    """`; did you mean “gain”?`, or the known names where they are few, or nothing."""
    return _hint(word, tuple(sorted(set(known))))


@lru_cache(maxsize=1024)
def _hint(word: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(word[:80], known, n=1)
    if near:
        return f"; did you mean “{near[0]}”?"
    if 0 < len(known) <= FEW:
        return f"; known: {', '.join(known)}"
    return ""
