"""A look at every book and every language: the parts of a check that have nothing to do with each other."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from engine.model.rulebook import Rulebook
from engine.problems import Problem
from generator.building.workers import Job, workers
from generator.checking.books import check_book
from generator.checking.drafts import Lacks, count_drafts
from generator.languages.load import LanguageError, available_languages, load_language
from generator.messages.checks import check_loaded
from generator.messages.message import Message
from generator.messages.statistics import Count, statistics
from generator.wording.language import SOURCE, Language


@dataclass(frozen=True)
class Subject:
    """What is looked at part by part: each book, and each language."""

    books: list[Rulebook]
    messages: list[Message]
    languages: dict[str, Language | LanguageError]
    locales: Path


def load_languages(locales: Path) -> dict[str, Language | LanguageError]:
    return {code: _loaded(code, locales) for code in available_languages(locales)}


def _loaded(code: str, locales: Path) -> Language | LanguageError:
    try:
        return load_language(code, locales, anew=True)
    except LanguageError as error:
        return error


class Look(NamedTuple):
    """At one part; of a language also how far it is, while its catalogues are open."""

    problems: list[Problem]
    counts: tuple[Count, ...] = ()
    lacks: tuple[Lacks, ...] = ()


class Found(NamedTuple):
    of_books: list[Look]
    of_languages: list[Look]


def look_at_all(subject: Subject, jobs: int) -> Found:
    """The parts have nothing to do with each other, so all cores look at once."""
    books, languages = list(range(len(subject.books))), list(subject.languages)
    parts: list[int | str] = [*books, *languages]
    with workers(min(jobs, len(parts)), subject) as pool:
        found: dict[int | str, Look] = dict(pool.run(deque(Job(_look, part) for part in parts)))
    return Found([found[part] for part in books], [found[part] for part in languages])


def _look(subject: Subject, part: int | str) -> tuple[int | str, Look]:
    """A book is known by its number, a language by its code."""
    if isinstance(part, int):
        return part, Look(check_book(subject.books[part]))
    messages, locales = subject.messages, subject.locales
    problems = [_from_the_house(problem, locales) for problem in _check(subject.languages[part], subject)]
    if part == SOURCE:
        return part, Look(problems)
    counts, lacks = statistics([part], messages, locales), count_drafts(part, messages, locales)
    return part, Look(problems, tuple(counts), tuple(lacks))


def _check(language: Language | LanguageError, subject: Subject) -> list[Problem]:
    if isinstance(language, LanguageError):
        return language.problems
    return check_loaded(language, subject.messages, subject.locales, subject.books)


def _from_the_house(problem: Problem, locales: Path) -> Problem:
    """Files of languages are named like those of content: from the folder that holds them all."""
    path = Path(problem.file)
    near = path.relative_to(locales.parent).as_posix() if path.is_relative_to(locales) else problem.file
    return problem._replace(file=near)
