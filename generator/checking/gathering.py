"""What a check looks at, gathered while content is being read, and what it finds in all of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engine.loading.content import Content
from engine.problems import Problem
from generator.checking.books import load_kits
from generator.checking.counting import count_game, count_languages
from generator.checking.drafts import by_book
from generator.checking.looking import Subject, load_languages, look_at_all
from generator.checking.report import Report
from generator.messages.code import code_messages
from generator.messages.collect import collect_from
from generator.wording.language import COMMON


@dataclass(frozen=True)
class Gathered:
    """The parts to look at, and what was found while they were read: in content, and of what nobody could say."""

    subject: Subject
    problems: list[Problem]
    untold: list[Problem]

    def look(self, jobs: int) -> Report:
        found = look_at_all(self.subject, jobs)
        targets = count_languages(count for each in found.of_languages for count in each.counts)
        of_books, of_languages = ([problem for each in of for problem in each.problems] for of in found)
        return Report(
            problems=tuple(dict.fromkeys([*self.problems, *of_books, *self.untold, *of_languages])),
            games={book.id: count_game(book, targets.get(book.id, {})) for book in self.subject.books},
            interface=targets.get(COMMON, {}),
            drafts=by_book(lacks for each in found.of_languages for lacks in each.lacks),
        )


def gather(content: Path, locales: Path, reading: Callable[[], Content]) -> Gathered:
    """What does not need content comes first; it is waited for last."""
    load_kits()
    languages, of_code = load_languages(locales), code_messages()
    read = reading()
    books = list(read.built.values())
    messages, untold = collect_from(books, content, of_code)
    return Gathered(Subject(books, messages, languages, locales), list(read.problems), list(untold))
