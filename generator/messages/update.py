"""Bring a catalogue up to date with the messages, without losing a translator's work.

A translation belongs to its context and its English. When the English of a context changes, its translation stays as
fuzzy, together with the English it was made for, until somebody translates anew or confirms it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from generator.languages.entry import Entry
from generator.messages.message import Message


def updated(entries: Sequence[Entry], messages: Iterable[Message]) -> list[Entry]:
    """One entry for each message, in the order of the messages."""
    messages = list(messages)
    current = {(message.context, message.english) for message in messages}
    exact = {(entry.context, entry.english): entry for entry in reversed(entries)}
    loose = _Loose(entry for entry in entries if entry.translation and (entry.context, entry.english) not in current)
    return [_described(_entry(message, exact, loose), message) for message in messages]


def _described(entry: Entry, message: Message) -> Entry:
    return entry._replace(comment=" ".join(message.comment.split()), where=message.where)


def _entry(message: Message, exact: dict[tuple[str, str], Entry], loose: _Loose) -> Entry:
    known = exact.get((message.context, message.english)) or Entry(message.context, message.english)
    former = None if known.translation else loose.take(message)
    if former is None:
        return known
    made_for = former.previous if former.fuzzy and former.previous else former.english
    renamed = former._replace(context=message.context, english=message.english)
    if made_for == message.english and former.context == message.context:
        return renamed._replace(fuzzy=False, previous="")
    return renamed._replace(fuzzy=True, previous=made_for)


class _Loose:
    """Translations without a message, each of them given away once."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._left = dict(enumerate(entries))
        self._of_context, self._of_english = dict[str, list[int]](), dict[str, list[int]]()
        for number, entry in reversed(self._left.items()):
            self._of_context.setdefault(entry.context, []).append(number)
            self._of_english.setdefault(entry.english, []).append(number)

    def take(self, message: Message) -> Entry | None:
        """The first one whose English was changed, or whose context was renamed."""
        for numbers in (self._of_context.get(message.context, []), self._of_english.get(message.english, [])):
            while numbers:
                found = self._left.pop(numbers.pop(), None)
                if found:
                    return found
        return None


def lost(before: Iterable[Entry], after: Iterable[Entry]) -> list[Entry]:
    """Translations that no message uses any more; they stay in the catalogue, commented out."""
    used = {entry.translation for entry in after}
    once = dict.fromkeys(entry._replace(line=0) for entry in before)
    return [entry for entry in once if entry.translation and entry.translation not in used]


def kept(entries: Iterable[Entry], context: str) -> list[Entry]:
    """The same entries, with the fuzzy translations of this context confirmed."""
    return [
        entry._replace(fuzzy=False, previous="") if entry.context == context and entry.translation else entry
        for entry in entries
    ]


class Changes(NamedTuple):
    """What an update did to a catalogue: messages that are new, whose English has changed, and that have gone."""

    new: int
    changed: int
    gone: int

    def __str__(self) -> str:
        return f"{self.new} new, {self.changed} changed, {self.gone} gone"


def changes(before: Iterable[Entry], after: Iterable[Entry]) -> Changes:
    before, after = list(before), list(after)
    known = {(entry.context, entry.english) for entry in before}
    fresh = [entry for entry in after if (entry.context, entry.english) not in known]
    contexts = {entry.context for entry in after}
    changed = sum(entry.fuzzy for entry in fresh)
    return Changes(len(fresh) - changed, changed, sum(entry.context not in contexts for entry in before))
