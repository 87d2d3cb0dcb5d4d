"""Which folders make up a game: the game itself, then its expansions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.loading.known import Sheet
from engine.loading.nearest import hint
from engine.problems import Problem


def group(games: Iterable[Sheet]) -> tuple[dict[str, list[str]], list[Problem]]:
    """For every game, its folders in reading order; an expansion that leads to no game is a problem."""
    sheets = {sheet.found.book: sheet for sheet in games}
    extends = {book: _extended(sheet.document.tree) for book, sheet in sheets.items()}
    readable = [book for book, sheet in sorted(sheets.items()) if isinstance(sheet.document.tree, dict)]
    groups: dict[str, list[str]] = {book: [book] for book in readable if not extends[book]}
    problems: list[Problem] = []
    for book in sorted(extends, key=lambda book: (len(_chain(book, extends)), book)):
        base, message = _base(book, extends)
        if message:
            problems.append(sheets[book].document.problem(("extends",), message))
        elif base != book and base in groups:
            groups[base].append(book)
    return groups, problems


def _extended(tree: Any) -> str:
    extended = tree.get("extends", "") if isinstance(tree, dict) else ""
    return extended if isinstance(extended, str) else ""


def _chain(book: str, extends: Mapping[str, str]) -> list[str]:
    """The book, what it extends, and so on; it ends at a game, at an unknown name, or where it comes round."""
    chain = [book]
    while extends.get(chain[-1]) and chain[-1] not in chain[:-1]:
        chain.append(extends[chain[-1]])
    return chain


def _base(book: str, extends: Mapping[str, str]) -> tuple[str, str]:
    chain = _chain(book, extends)
    if chain[-1] in chain[:-1]:
        return "", f"extends itself in a circle: {' → '.join(chain)}"
    if chain[-1] not in extends:
        return "", f"there is no game or expansion “{chain[-1]}”{hint(chain[-1], extends)}"
    return chain[-1], ""
