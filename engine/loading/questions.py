"""Questions from anywhere: a position and perhaps some moves, as short as people write them, made into cases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any

from engine.loading import reader, schema
from engine.loading.assemble import case_plain
from engine.loading.document import Document, Path
from engine.loading.folder import Found
from engine.loading.known import Sheet, gather, known_of
from engine.loading.references import check_references
from engine.loading.relations import PLAY_WORDS, QUESTION_WORDS
from engine.model.build import build
from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from engine.problems import Problem

#: What is asked in one more step, after the moves.
ASKED_LAST = ("why_not", "options")
#: What is only for the reader of the file, or put together anew.
NOT_SAID = ("game", "cases", "given", *ASKED_LAST)


@dataclass(frozen=True)
class Question:
    """A case from outside content, and where it stands in its file."""

    case: Case
    document: Document
    base: Path

    def line(self, path: str) -> int:
        """The line of `given.players.green.corn`, or of the nearest value around it."""
        return self.document.line(self._found(path))

    def _found(self, path: str) -> Path:
        """Keys that have been left out of a short question are passed over."""
        node, found = self.document.at(self.base), self.base
        for step in path.replace("[", ".").replace("]", "").split("."):
            if isinstance(node, dict) and step in node:
                node, found = node[step], (*found, step)
            elif isinstance(node, list) and step.isascii() and step.isdigit() and int(step) < len(node):
                node, found = node[int(step)], (*found, int(step))
        return found


def read_questions(
    content: bytes, file: str, rulebook: Rulebook, seats: Sequence[str]
) -> tuple[list[Question], list[Problem]]:
    """What a YAML text asks, or what is wrong with it: cases under the key `cases`, or a single question."""
    document, problems = reader.read_bytes(content, file)
    if problems:
        return [], problems
    several = isinstance(document.tree, dict) and "cases" in document.tree
    wrong, marks = schema.check(document, "questions" if several else "question")
    sheet = Sheet(Found(FilePath(file), file, "cases", ""), document, marks, frozenset(), clean=not wrong)
    problems = wrong or [*gather([sheet])[1], *check_references([sheet], known_of(rulebook))]
    return ([], problems) if problems else (list(_questions(document, several, seats)), [])


def _questions(document: Document, several: bool, seats: Sequence[str]) -> Iterator[Question]:
    bases: list[Path] = [("cases", n) for n in range(len(document.tree["cases"]))] if several else [()]
    for base in bases:
        yield Question(build(Case, case_plain(_whole(document.at(base), seats))), document, base)


def _whole(asked: dict[str, Any], seats: Sequence[str]) -> dict[str, Any]:
    """The question with everything that it may leave out."""
    said = {key: value for key, value in asked.items() if key in QUESTION_WORDS and key not in NOT_SAID}
    further = {key: asked[key] for key in ASKED_LAST if key in asked}
    plays = [*_listed(asked.get("play", [])), *([further] if further else [])]
    named = {"id": "", "title": "", "rules": [], **said}
    return {**named, "given": _given(asked, seats), "play": [_play(play) for play in plays]}


def _given(asked: dict[str, Any], seats: Sequence[str]) -> dict[str, Any]:
    """Under `given` or without it; players under `players` or without it."""
    bare = {key: value for key, value in asked.items() if key not in QUESTION_WORDS}
    whole = {**asked.get("given", {}), **bare}
    players = {key: value for key, value in whole.items() if key in seats}
    rest = {key: value for key, value in whole.items() if key not in seats}
    named = rest.get("players", {})
    return {**rest, "players": {**named, **players}} if players and isinstance(named, dict) else rest


def _play(play: Any) -> dict[str, Any]:
    """A bare move is one of whoever decides."""
    if isinstance(play, str):
        return {"": [play]}
    plain = {key: value if key in PLAY_WORDS else _listed(value) for key, value in play.items()}
    if "why_not" in plain and not isinstance(plain["why_not"], dict):
        plain["why_not"] = {move: [] for move in _listed(plain["why_not"])}
    return plain


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
