"""What a text was made from: the messages and terms that were asked for while it was gathered.

A page whose messages and terms answer as they did before need not be gathered again. Whatever is kept for later use
hands on, each time it is used, what it was made from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, NamedTuple, TypeVar, overload

Kept = TypeVar("Kept")
MESSAGE, TERM = "message", "term"


class Read(NamedTuple):
    """A question to a language: for a message by its context and English, or for a term by its id."""

    kind: str
    game: str
    name: str
    english: str = ""


_open: list[set[Read]] = []


def note(kind: str, game: str, name: str, english: str = "") -> None:
    if _open:
        _open[-1].add(Read(kind, game, name, english))


def hand_on(reads: set[Read]) -> None:
    if _open:
        _open[-1] |= reads


@contextmanager
def recorded() -> Iterator[set[Read]]:
    """Everything asked for inside; whoever records outside is told of it, too."""
    own: set[Read] = set()
    _open.append(own)
    try:
        yield own
    finally:
        _open.pop()
        hand_on(own)


class Remembered(Generic[Kept]):
    """Made when first asked for by its id, and kept with what it was made from."""

    def __init__(self, make: Callable[[str], Kept]) -> None:
        self._make = make
        self._kept: dict[str, tuple[Kept, set[Read]]] = {}

    def __call__(self, id: str) -> Kept:
        if id not in self._kept:
            with recorded() as reads:
                made = self._make(id)
            self._kept[id] = made, reads
        else:
            hand_on(self._kept[id][1])
        return self._kept[id][0]


class remembered_property(Generic[Kept]):
    """Like functools.cached_property; and it hands on what it was made from."""

    def __init__(self, make: Callable[[Any], Kept]) -> None:
        self._make = make
        self.__doc__ = make.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = f"remembered {name}"

    @overload
    def __get__(self, instance: None, owner: type) -> remembered_property[Kept]: ...
    @overload
    def __get__(self, instance: object, owner: type) -> Kept: ...
    def __get__(self, instance: object | None, owner: type) -> Kept | remembered_property[Kept]:
        if instance is None:
            return self
        kept: tuple[Kept, set[Read]] | None = instance.__dict__.get(self._name)
        if kept is None:
            with recorded() as reads:
                made = self._make(instance)
            kept = instance.__dict__[self._name] = made, reads
        else:
            hand_on(kept[1])
        return kept[0]
