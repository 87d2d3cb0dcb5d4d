"""What of a rulebook every page of its game may depend on: all of it but the words of its texts.

A text counts only by what it links to. Its words count for those pages alone that ask for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from functools import cache

from engine.model.rulebook import Rulebook
from engine.model.text import TextError, parse, targets
from generator.messages.content import content_texts

TEXTS = frozenset({"title", "text", "name", "note", "definition", "says", "holds", "why"})

_PLAIN = (str, int, bytes, type(None))  # asked for first: most values are

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
    # What there is most of is asked for first: a rulebook has a hundred thousand values.
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, tuple):
        return [each if isinstance(each, _PLAIN) else _bare(each, words) for each in value]
    names = _shown(type(value))  # type: ignore[arg-type]
    if names:
        return (type(value).__name__, [_field(name, getattr(value, name), words) for name in names])
    if isinstance(value, Mapping):
        return {key: _bare(each, words) for key, each in value.items()}
    return [_bare(each, words) for each in value] if isinstance(value, Sequence) else value


@cache
def _shown(kind: type) -> tuple[str, ...]:
    """What of a dataclass counts; of anything else nothing is known."""
    return tuple(field.name for field in fields(kind) if field.repr) if is_dataclass(kind) else ()


def _field(name: str, value: object, words: Set[str]) -> object:
    if name in TEXTS and isinstance(value, str) and value in words:
        return _links(value)
    return _bare(value, words)


def _links(text: str) -> object:
    try:
        return sorted(targets(parse(text)))
    except TextError:
        return text
