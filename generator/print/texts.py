"""Texts of the book as paper shows them: words and links, without the small icons that a screen adds to amounts."""

from __future__ import annotations

from collections.abc import Iterable

from engine.model.text import Icon, Inline, Words
from generator.wording.resolve import joined


def printed(text: Inline) -> Inline:
    return joined(node for node in text if not isinstance(node, Icon))


def all_printed(texts: Iterable[Inline]) -> tuple[Inline, ...]:
    return tuple(printed(text) for text in texts)


def in_a_row(sentences: Iterable[Inline]) -> Inline:
    """Sentences as one text."""
    spaced = ((Words(" "), *printed(sentence)) for sentence in sentences)
    return tuple(node for sentence in spaced for node in sentence)[1:]
