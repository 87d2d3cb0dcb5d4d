"""A file that somebody wants judged: which game it belongs to, and what it asks."""

from __future__ import annotations

import sys
from pathlib import Path

import engine
from engine.loading import games, read_questions
from engine.loading.questions import Question
from engine.loading.reader import LARGEST, read_bytes
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from engine.share import content_root
from generator.cli.arguments import known_book
from generator.cli.faults import Misuse, Unreadable

STANDARD_INPUT = "-"


def read_case_file(name: str, game: str | None) -> tuple[Rulebook, list[Question]]:
    """The rulebook and the cases, or all that is wrong with the file."""
    content = _content(name)
    file = "standard input" if name == STANDARD_INPUT else name
    return read_text(content, file, game or _named_inside(content, file) or _named_by_folder(name))


def read_text(content: bytes, file: str, game: str) -> tuple[Rulebook, list[Question]]:
    rulebook = known_book(game)
    questions, problems = read_questions(content, file, rulebook, engine.kit_of(rulebook.id).seats)
    _refuse(problems)
    return rulebook, questions


def _refuse(problems: list[Problem]) -> None:
    if problems:
        raise Unreadable("\n".join(map(str, problems)))


def _content(name: str) -> bytes:
    """No more than a case file can hold; what is larger is refused by its size."""
    if name == STANDARD_INPUT:
        content = sys.stdin.buffer.read(LARGEST + 1)
    else:
        with Path(name).open("rb") as file:
            content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise Misuse(f"{name}: larger than {LARGEST // 1024} KiB")
    return content


def _named_inside(content: bytes, file: str) -> str:
    document, problems = read_bytes(content, file)
    _refuse(problems)
    named = document.tree.get("game") if isinstance(document.tree, dict) else None
    return named if isinstance(named, str) else ""


def _named_by_folder(name: str) -> str:
    """A case file of content lies in the folder of its game, or of an expansion of it."""
    folder = Path(name).resolve().parent.parent
    if name != STANDARD_INPUT and folder.parent == content_root().resolve():
        for game in games():
            if folder.name in (book.id for book in engine.load(game).rulebook.books):
                return game
    raise Misuse(f"{name}: which game? Write `game: tzolkin` at the top of the file, or add --game tzolkin")
