"""The whole check: content, what binds it, every case, every language. Problems are collected, not told."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import engine
from engine.claims import UnclaimedContent
from engine.errors import RulesError
from engine.judge import Verdict
from engine.loading import read_content, unbound
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from engine.share import content_root, locales_root
from generator.building.ahead import begun
from generator.building.workers import workers
from generator.checking.counting import GameCount, LanguageCount, count_game, count_languages
from generator.checking.drafts import Lacking, Lacks, by_book, count_drafts
from generator.checking.telling import check_telling
from generator.checking.verdicts import bound_by_code, verdicts
from generator.languages.load import available_languages
from generator.messages.checks import check_language
from generator.messages.code import code_messages
from generator.messages.collect import collect_from
from generator.messages.message import Message
from generator.messages.statistics import Count, statistics
from generator.wording.language import COMMON, SOURCE

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
    with begun(code_messages, alone=jobs == 1) as of_code:
        read = read_content(content, anew=True)
        books = list(read.built.values())
        messages, untold = collect_from(books, content, of_code())
    told("languages: messages, terms, spelling")
    found = _find(_Subject(books, messages, locales), jobs)
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
    locales: Path


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
    books, languages = list(range(len(subject.books))), available_languages(subject.locales)
    parts: list[int | str] = [*books, *languages]
    with workers(min(jobs, len(parts)), subject) as pool:
        found = dict(pool.run(_look, parts))
    return _Found([found[part] for part in books], [found[part] for part in languages])


def _look(subject: _Subject, part: int | str) -> tuple[int | str, _Look]:
    """A book is known by its number, a language by its code."""
    if isinstance(part, int):
        return part, _Look(check_book(subject.books[part]))
    messages, locales = subject.messages, subject.locales
    problems = list(_check(part, messages, locales, subject.books))
    if part == SOURCE:
        return part, _Look(problems)
    counts, lacks = statistics([part], messages, locales), count_drafts(part, messages, locales)
    return part, _Look(problems, tuple(counts), tuple(lacks))


def check_book(book: Rulebook) -> list[Problem]:
    return [*check_play(book), *check_telling(book)]


def _check(code: str, messages: list[Message], locales: Path, books: list[Rulebook]) -> Iterator[Problem]:
    """Files of languages are named like those of content: from the folder that holds them all."""
    for problem in check_language(code, messages, locales, books):
        path = Path(problem.file)
        near = path.relative_to(locales.parent).as_posix() if path.is_relative_to(locales) else problem.file
        yield problem._replace(file=near)


def check_play(book: Rulebook) -> Iterator[Problem]:
    """What the engine cannot carry out, rules that nothing binds, and cases that do not hold."""
    if book.id not in engine.games():
        message = f"the engine has no procedures for this game: engine/{book.id}/kit.py is missing"
        yield book.origins.problem(("book", book.id, "id"), message)
        return
    yield from unbound(book, bound_by_code(book.id))
    try:
        for modules in ((), ("all",)):
            engine.play_by(book, modules)
        yield from (problem for verdict in verdicts(book) for problem in _failures(verdict, book))
    except UnclaimedContent as unclaimed:
        yield from unclaimed.problems
    except RulesError as error:
        yield book.origins.problem(("book", book.id, "id"), str(error))


def _failures(verdict: Verdict, book: Rulebook) -> Iterator[Problem]:
    return (book.origins.problem(("case", verdict.case.id), str(fault)) for fault in verdict.failures)
