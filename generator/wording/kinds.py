"""The second reading of content: one small function per kind of effect, measure and form of ability, which words it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from engine.model.text import Inline
from generator.wording.narrator import Narrator

Wording = Callable[[Any, Narrator], Inline]
Function = TypeVar("Function", bound=Callable[..., Any])

WORDS: dict[type, Wording] = {}


def words(kind: type) -> Callable[[Function], Function]:
    """Enter a function as the words of a kind."""
    return entered(WORDS, kind)


def entered(table: dict[Any, Any], kind: Any) -> Callable[[Function], Function]:
    def enter(function: Function) -> Function:
        if kind in table:
            raise ValueError(f"{kind!r} is worded twice")
        table[kind] = function
        return function

    return enter


def worded(thing: object, say: Narrator) -> Inline:
    """An effect or a form of ability as a sentence, a measure as the name of a quantity."""
    if type(thing) not in WORDS:
        raise LookupError(f"no words for {type(thing).__name__}")
    return WORDS[type(thing)](thing, say)
