"""What of a rulebook every page of its game may depend on: all of it but the words of its texts.

A text counts only by what it links to. Its words count for those pages alone that ask for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import fields, is_dataclass

from engine.model.rulebook import Rulebook
from engine.model.text import TextError, parse, targets
from generator.messages.content import content_texts

TEXTS = frozenset({"title", "text", "name", "note", "definition", "says", "holds", "why"})

Texts = Mapping[str, frozenset[str]]  # context -> English


def texts(book: Rulebook) -> Texts:
    found: dict[str, frozenset[str]] = {}
    for context, english in content_texts(book):
        found[context] = found.get(context, frozenset()) | {english}
    return found


def structure(book: Rulebook) -> str:
    """As text, to be stamped."""
    known = texts(book)
    words = frozenset(english for each in known.values() for english in each)
    return repr((sorted(known), _bare(book, words)))


def _bare(value: object, words: Set[str]) -> object:
    if is_dataclass(value) and not isinstance(value, type):
        shown = (field.name for field in fields(value) if field.repr)
        return type(value).__name__, [_field(name, getattr(value, name), words) for name in shown]
    if isinstance(value, Mapping):
        return {key: _bare(each, words) for key, each in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return [_bare(each, words) for each in value]
    return value


def _field(name: str, value: object, words: Set[str]) -> object:
    if name in TEXTS and isinstance(value, str) and value in words:
        return _links(value)
    return _bare(value, words)


def _links(text: str) -> object:
    try:
        return sorted(targets(parse(text)))
    except TextError:
        return text
