"""The texts of a game's content, each under the id of what it belongs to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from engine.model.cases import Case
from engine.model.components import Family
from engine.model.rulebook import Decision, Divergence, Rulebook
from engine.model.rules import Chapter
from engine.share import content_root
from generator.messages.message import Message
from generator.wording.language import COMMON

GIVEN = re.compile(r"(?:^|[\s{])(?:id|chapter|family): *[\"']?([a-z0-9][a-z0-9._-]*)")


def content_messages(book: Rulebook, root: Path | None = None) -> list[Message]:
    """Every text of the game and its expansions, in reading order. Checks of the engine are not translated."""
    return _messages(book, _Places(root or content_root(), book))


def content_texts(book: Rulebook) -> Iterator[tuple[str, str]]:
    """The context and the English of each text, without looking for where it stands."""
    return ((message.context, message.english) for message in messages_only(book))


def messages_only(book: Rulebook) -> list[Message]:
    """All messages, where nobody asks for their file and line."""
    return _messages(book, _Nowhere(content_root(), book))


def _messages(book: Rulebook, place: _Places) -> list[Message]:
    found = [
        *(message for chapter in book.chapters for message in _chapter(chapter, book.id, place)),
        *(message for family in book.families for message in _family(family, book.id, place)),
        *(message for case in book.cases if case.audience == "reader" for message in _case(case, book.id, place)),
        *_glossary(book, place),
        *_procedure(book, place),
        *(message for divergence in book.divergences for message in _divergence(divergence, book.id, place)),
        *(place.message(COMMON, "", "sources.yaml", f"source/{each.id}/title", each.title) for each in book.sources),
    ]
    return [message for message in found if message.english]


def _chapter(chapter: Chapter, domain: str, place: _Places) -> Iterator[Message]:
    def message(context: str, english: str, comment: str = "") -> Message:
        return place.message(domain, chapter.book, "rules", context, english, comment)

    yield message(f"chapter/{chapter.id}/title", chapter.title, "Heading of a chapter.")
    for rule in chapter.rules:
        yield message(f"rule/{rule.id}/title", rule.title)
        yield message(f"rule/{rule.id}/text", rule.text, f"Rule “{rule.title}”.")


def _family(family: Family, domain: str, place: _Places) -> Iterator[Message]:
    def message(context: str, english: str, comment: str = "") -> Message:
        return place.message(domain, family.book, "components", context, english, comment)

    yield message(f"family/{family.id}/title", family.title, "Heading of a family of tiles.")
    for tile in family.components:
        yield message(f"component/{tile.id}/name", tile.name, "Name of a tile.")
        yield message(f"component/{tile.id}/note", tile.note, f"Note on the tile {tile.id}.")


def _case(case: Case, domain: str, place: _Places) -> Iterator[Message]:
    yield place.message(domain, case.book, "cases", f"case/{case.id}/title", case.title, "Title of a worked example.")
    yield place.message(domain, case.book, "cases", f"case/{case.id}/text", case.text, f"Example “{case.title}”.")


def _glossary(book: Rulebook, place: _Places) -> Iterator[Message]:
    for term in book.terms:
        context, comment = f"term/{term.id}/definition", f"Definition of the term {term.id}."
        yield place.message(book.id, term.book, "glossary.yaml", context, term.definition, comment)


def _decision(decision: Decision, message: Callable[[str, str, str, str], Message]) -> Iterator[Message]:
    place = f"decision/{decision.id}"
    yield message("game.yaml", f"{place}/title", decision.title, "What a player decides.")
    if decision.now:
        yield message("game.yaml", f"{place}/now", decision.now, "To a player who tries something else at this moment.")
    if decision.done:
        yield message("game.yaml", f"{place}/done", decision.done, "The move that ends this, as a player reads it.")


def _procedure(book: Rulebook, place: _Places) -> Iterator[Message]:
    """What the engine asks, how moves are called, what is still missing, and the headings of what is printed."""

    def message(file: str, context: str, english: str, comment: str) -> Message:
        return place.message(book.id, "", file, context, english, comment)

    for decision in book.decisions:
        yield from _decision(decision, message)
    for move in book.moves:
        yield message("game.yaml", f"move/{move.id}/title", move.title, f"A move, written “{move.form}”.")
        if move.none:
            yield message("game.yaml", f"move/{move.id}/none", move.none, f"The move “{move.form}”, where {{n}} is 0.")
    for option in book.options:
        yield message("game.yaml", f"option/{option.id}/title", option.title, "A choice before the game.")
    for part in (part for each in book.books for part in each.missing):
        yield message("game.yaml", f"missing/{part.id}/title", part.title, "In a list of what is still missing.")
    for lesson in book.lessons:
        yield message("lessons.yaml", f"lesson/{lesson.id}/title", lesson.title, "Heading of a quick lesson.")
    for block in book.summary:
        yield message("summary.yaml", f"summary/{block.id}/title", block.title, "Heading in the printed summary.")
    for group in book.score:
        yield message("summary.yaml", f"score/{group.id}/title", group.title, "Heading on the printed score sheet.")


def _divergence(divergence: Divergence, domain: str, place: _Places) -> Iterator[Message]:
    def message(part: str, english: str, comment: str) -> Message:
        context = f"divergence/{divergence.id}/{part}"
        return place.message(domain, divergence.book, "divergences.yaml", context, english, comment)

    yield message("title", divergence.title, "Where printed texts disagree.")
    for reading in divergence.readings:
        yield message(reading.source, reading.says, f"What {reading.source} says on “{divergence.title}”.")
    yield message("holds", divergence.holds, f"The reading that holds on “{divergence.title}”.")
    yield message("why", divergence.why, f"Why this reading holds on “{divergence.title}”.")


class _Places:
    """Finds the file and line where an id is given; the model keeps neither."""

    def __init__(self, root: Path, book: Rulebook) -> None:
        self.root = root
        self.books = [each.id for each in book.books]
        self.drafts = {each.id for each in book.books if not each.translated}
        self.read = cache(self._read)

    def message(self, domain: str, book: str, part: str, context: str, english: str, comment: str = "") -> Message:
        where, line = self.find(book, part, context.split("/")[1])
        folder = where.split("/")[1]
        return Message(domain, context, english, comment, where, line, folder if folder in self.drafts else "")

    def find(self, book: str, part: str, id: str) -> tuple[str, int]:
        for lines in (self.read(folder, part) for folder in ([book] if book else ["", *self.books])):
            if id in lines:
                return lines[id]
        return f"{self.root.name}/{book}".rstrip("/"), 1

    def _read(self, book: str, part: str) -> dict[str, tuple[str, int]]:
        base = self.root / book / part
        found: dict[str, tuple[str, int]] = {}
        for path in [base] if base.is_file() else sorted(base.glob("*.yaml")):
            file = f"{self.root.name}/{path.relative_to(self.root).as_posix()}"
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for id in GIVEN.findall(line):
                    found.setdefault(id, (file, number))
        return found


class _Nowhere(_Places):
    """For those who ask only what is said."""

    def find(self, book: str, part: str, id: str) -> tuple[str, int]:
        return f"{self.root.name}/{book}", 1
