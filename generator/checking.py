"""The whole check: content, what binds it, every case, every language. Problems are collected, not told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import engine
from engine.errors import RulesError
from engine.judge import Verdict
from engine.load import read_content, unbound
from engine.load.reader import read_file
from engine.model.build import rulebook_from_plain
from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from engine.share import content_root, locales_root
from generator.counting import GameCount, LanguageCount, count_game, count_languages
from generator.languages import available_languages
from generator.messages.checks import check_language
from generator.messages.collect import collect
from generator.messages.message import Message
from generator.verdicts import bound_by_code, verdicts
from generator.wording.language import COMMON

Told = Callable[[str], None]


@dataclass(frozen=True)
class Report:
    """Everything that is wrong, and how much there is of everything."""

    problems: tuple[Problem, ...]
    games: dict[str, GameCount]
    interface: dict[str, LanguageCount]

    def to_json(self) -> dict[str, Any]:
        return {
            "problems": [problem._asdict() for problem in self.problems],
            "games": {name: game.to_json() for name, game in self.games.items()},
            "interface": {code: language._asdict() for code, language in self.interface.items()},
        }


def check(content: Path | None = None, locales: Path | None = None, told: Told = lambda line: None) -> Report:
    """Check the content and the languages that lie in these folders, or those of this installation."""
    content, locales = content or content_root(), locales or locales_root()
    told("content: shape, references, cases")
    books, wrong = check_content(content)
    told("languages: messages, terms, spelling")
    messages, untold = collect(content)
    translated = [
        problem for code in available_languages(locales) for problem in _check(code, messages, locales, books)
    ]
    targets = count_languages(messages, locales)
    return Report(
        problems=tuple(dict.fromkeys([*wrong, *untold, *translated])),
        games={book.id: count_game(book, targets.get(book.id, {})) for book in books},
        interface=targets.get(COMMON, {}),
    )


def check_content(root: Path) -> tuple[list[Rulebook], list[Problem]]:
    """The rulebooks that can be read, and everything that is wrong in content."""
    read = read_content(root)
    books = [rulebook_from_plain(plain) for plain in read.rulebooks.values()]
    return books, [*read.problems, *(problem for book in books for problem in check_play(book, root))]


def _check(code: str, messages: list[Message], locales: Path, books: list[Rulebook]) -> Iterator[Problem]:
    """Files of languages are named like those of content: from the folder that holds them all."""
    for problem in check_language(code, messages, locales, books):
        path = Path(problem.file)
        near = path.relative_to(locales.parent).as_posix() if path.is_relative_to(locales) else problem.file
        yield problem._replace(file=near)


def check_play(book: Rulebook, root: Path) -> Iterator[Problem]:
    """Rules that nothing binds, and cases that do not hold."""
    if book.id not in engine.GAMES:
        yield Problem(f"{root.name}/{book.id}/game.yaml", 1, "id", f"the engine has no procedures for {book.id!r}")
        return
    yield from unbound(book, bound_by_code(book.id), root)
    try:
        yield from (problem for verdict in verdicts(book) for problem in _failures(verdict, root))
    except RulesError as error:
        yield Problem(f"{root.name}/{book.id}/game.yaml", 1, "file", str(error))


def _failures(verdict: Verdict, root: Path) -> Iterator[Problem]:
    if not verdict.ok:
        file, line = place_of(verdict.case, root)
        yield from (Problem(file, line, f"cases[{verdict.case.id}]", words) for words in verdict.failures)


def place_of(case: Case, root: Path) -> tuple[str, int]:
    """The file and line of a case. The model keeps no lines; this is only asked when something is wrong."""
    folder = root / case.book / "cases"
    for path in sorted(folder.glob("*.yaml")):
        document, _ = read_file(path, f"{root.name}/{case.book}/cases/{path.name}")
        for index, entry in enumerate(document.tree["cases"]):
            if entry["id"] == case.id:
                return document.file, document.line(("cases", index))
    return f"{root.name}/{case.book}/cases", 1
