"""One text to translate, and what a catalogue knows of it."""

from __future__ import annotations

from typing import NamedTuple


class Message(NamedTuple):
    """`domain` is the catalogue, `context` the stable id, `where` the file it comes from.

    `draft` is the book it belongs to, where that is not translated yet.
    """

    domain: str
    context: str
    english: str
    comment: str = ""
    where: str = ""
    line: int = 0
    draft: str = ""


class Entry(NamedTuple):
    """A message as a catalogue holds it. `previous` is the English that a fuzzy translation was made for."""

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
