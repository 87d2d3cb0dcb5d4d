"""A message as a catalogue holds it."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """`previous` is the English that a fuzzy translation was made for."""

    context: str
    english: str
    translation: str = ""
    fuzzy: bool = False
    previous: str = ""
    notes: tuple[str, ...] = ()
    comment: str = ""
    where: str = ""
    line: int = 0

    @property
    def is_translated(self) -> bool:
        return bool(self.translation) and not self.fuzzy
