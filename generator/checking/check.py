"""The whole check: content, what binds it, every case, every language. Problems are collected, not told."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from engine.loading import read_content
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from engine.share import content_root, locales_root
from generator.building.ahead import begun, unsearched
from generator.building.workers import workers
from generator.checking.counting import GameCount, LanguageCount, count_game, count_languages
from generator.checking.drafts import Lacking, Lacks, by_book, count_drafts
from generator.languages.load import LanguageError, available_languages, load_language
from generator.messages.checks import check_loaded
from generator.messages.code import code_messages
from generator.messages.collect import collect_from
from generator.messages.message import Message
from generator.messages.statistics import Count, statistics
from generator.wording.language import COMMON, SOURCE, Language

Told = Callable[[str], None]


@dataclass(frozen=True)
class Report:
    """Everything that is wrong, and how much there is of everything; `drafts` are books not translated yet."""

    problems: tuple[Problem, ...]
    games: dict[str, GameCount]
    interface: dict[str, LanguageCount]
    drafts: dict[str, Lacking]

    def to_json(self) -> dict[str, Any]:
        return {
            "problems": [problem._asdict() for problem in self.problems],
            "games": {name: game.to_json() for name, game in self.games.items()},
            "interface": {code: language._asdict() for code, language in self.interface.items()},
            "drafts": self.drafts,
        }


def check(
    content: Path | None = None,
    locales: Path | None = None,
    told: Told = lambda line: None,
    jobs: int = os.cpu_count() or 1,
) -> Report:
    """Check the content and the languages that lie in these folders, or those of this installation."""
    content, locales = content or content_root(), locales or locales_root()
    told("content: shape, references, cases")
    with begun(partial(read_content, content, anew=True), alone=jobs == 1) as reading, unsearched(jobs > 1):
        # Loaded while content is read: whatever plays, tells and draws is half of all modules.
        from generator.checking.books import load_kits

        load_kits()
        languages = {code: _loaded(code, locales) for code in available_languages(locales)}
        of_code = code_messages()
        read = reading()
        books = list(read.built.values())
        messages, untold = collect_from(books, content, of_code)
    told("languages: messages, terms, spelling")
    found = _find(_Subject(books, messages, languages, locales), jobs)
    targets = count_languages(count for each in found.of_languages for count in each.counts)
    of_books, of_languages = ([problem for each in of for problem in each.problems] for of in found)
    return Report(
        problems=tuple(dict.fromkeys([*read.problems, *of_books, *untold, *of_languages])),
        games={book.id: count_game(book, targets.get(book.id, {})) for book in books},
        interface=targets.get(COMMON, {}),
        drafts=by_book(lacks for each in found.of_languages for lacks in each.lacks),
    )


@dataclass(frozen=True)
class _Subject:
    """What is looked at part by part: each book, and each language."""

    books: list[Rulebook]
    messages: list[Message]
    languages: dict[str, Language | LanguageError]
    locales: Path


def _loaded(code: str, locales: Path) -> Language | LanguageError:
    try:
        return load_language(code, locales, anew=True)
    except LanguageError as error:
        return error


class _Look(NamedTuple):
    """At one part; of a language also how far it is, while its catalogues are open."""

    problems: list[Problem]
    counts: tuple[Count, ...] = ()
    lacks: tuple[Lacks, ...] = ()


class _Found(NamedTuple):
    of_books: list[_Look]
    of_languages: list[_Look]


def _find(subject: _Subject, jobs: int) -> _Found:
    """The parts have nothing to do with each other, so all cores look at once."""
    books, languages = list(range(len(subject.books))), list(subject.languages)
    parts: list[int | str] = [*books, *languages]
    with workers(min(jobs, len(parts)), subject) as pool:
        found = dict(pool.run(_look, parts))
    return _Found([found[part] for part in books], [found[part] for part in languages])


def _look(subject: _Subject, part: int | str) -> tuple[int | str, _Look]:
    """A book is known by its number, a language by its code."""
    if isinstance(part, int):
        from generator.checking.books import check_book

        return part, _Look(check_book(subject.books[part]))
    messages, locales = subject.messages, subject.locales
    problems = [_from_the_house(problem, locales) for problem in _check(subject.languages[part], subject)]
    if part == SOURCE:
        return part, _Look(problems)
    counts, lacks = statistics([part], messages, locales), count_drafts(part, messages, locales)
    return part, _Look(problems, tuple(counts), tuple(lacks))


def _check(language: Language | LanguageError, subject: _Subject) -> list[Problem]:
    if isinstance(language, LanguageError):
        return language.problems
    return check_loaded(language, subject.messages, subject.locales, subject.books)


def _from_the_house(problem: Problem, locales: Path) -> Problem:
    """Files of languages are named like those of content: from the folder that holds them all."""
    path = Path(problem.file)
    near = path.relative_to(locales.parent).as_posix() if path.is_relative_to(locales) else problem.file
    return problem._replace(file=near)
