"""Translations whose English has changed: what it was and what it is, word by word."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher

from generator.languages.entry import Entry
from generator.messages.message import Message
from generator.messages.update import updated


def stale_entries(entries: Iterable[Entry], wanted: Iterable[Message]) -> list[Entry]:
    """Fuzzy entries, and those that an update would make fuzzy; `previous` is the English they were made for."""
    return [entry for entry in updated(list(entries), wanted) if entry.fuzzy]


def missing_entries(entries: Iterable[Entry], wanted: Iterable[Message]) -> list[Entry]:
    """Messages without any translation, also those that the catalogue does not have yet."""
    return [entry for entry in updated(list(entries), wanted) if not entry.translation]


def word_changes(was: str, now: str) -> str:
    """Both texts in one: [-what has gone-] and {+what has come+}."""
    old, new = _words(was), _words(now)
    changes = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return "".join(
        _change(old[a:b], new[c:d]) if kind != "equal" else "".join(old[a:b]) for kind, a, b, c, d in changes
    )


def _words(text: str) -> list[str]:
    return re.findall(r"\S+\s*", text)


def _change(gone: list[str], come: list[str]) -> str:
    """The space after the last word stays outside."""
    old, new = "".join(gone), "".join(come)
    space = " " if (new or old).endswith(" ") else ""
    return (f"[-{old.strip()}-]" if old else "") + (f"{{+{new.strip()}+}}" if new else "") + space


def described(entry: Entry, file: str) -> Iterator[str]:
    """A few lines about a stale or missing entry, for a translator who has the file open."""
    yield f"{file}:{entry.line or 1}: {entry.context}"
    if entry.previous and entry.previous != entry.english:
        yield f"  English      {word_changes(entry.previous, entry.english)}"
    else:
        yield f"  English      {entry.english}"
    if entry.translation:
        yield f"  translation  {entry.translation}"
    if entry.comment:
        yield f"  note         {entry.comment}"
