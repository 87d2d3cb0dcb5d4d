"""Books that are not translated yet: what each language lacks of them is told, and is no problem."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from generator.languages.load import available_languages
from generator.messages.message import Message
from generator.messages.statistics import statistics
from generator.wording.language import SOURCE

Lacking = dict[str, int]  # by language


def count_drafts(messages: Sequence[Message], locales: Path) -> dict[str, Lacking]:
    """By book, how many of its texts each language lacks; English stands in for them."""
    books = dict.fromkeys(message.draft for message in messages if message.draft)
    return {book: _lacking([each for each in messages if each.draft == book], locales) for book in books}


def _lacking(messages: Sequence[Message], locales: Path) -> Lacking:
    targets = [code for code in available_languages(locales) if code != SOURCE]
    counts = statistics(targets, messages, locales)
    return {each.language: each.messages - each.translated for each in counts}
