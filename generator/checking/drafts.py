"""Books that are not translated yet: what each language lacks of them is told, and is no problem."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from generator.messages.message import Message
from generator.messages.statistics import statistics

Lacking = dict[str, int]  # by language


class Lacks(NamedTuple):
    book: str
    language: str
    messages: int


def count_drafts(language: str, messages: Sequence[Message], locales: Path) -> list[Lacks]:
    """By book, how many of its texts a language lacks; English stands in for them."""
    books = dict.fromkeys(message.draft for message in messages if message.draft)
    return [Lacks(book, language, _lacking(language, _of(book, messages), locales)) for book in books]


def _of(book: str, messages: Sequence[Message]) -> list[Message]:
    return [message for message in messages if message.draft == book]


def _lacking(language: str, messages: Sequence[Message], locales: Path) -> int:
    return sum(each.messages - each.translated for each in statistics([language], messages, locales))


def by_book(found: Iterable[Lacks]) -> dict[str, Lacking]:
    books: dict[str, Lacking] = {}
    for each in found:
        books.setdefault(each.book, {})[each.language] = each.messages
    return books
