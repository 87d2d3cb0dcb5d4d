"""From YAML to the model: read, check the shape, resolve references, number, assemble.

Only reading and validating YAML needs libraries beyond the standard one. They are imported when content is read, so
that a rulebook can be read from compiled JSON where there are no such libraries, as in the browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.loading.bindings import bound_by_content, unbound
from engine.loading.compiled import from_compiled_json, to_compiled_json
from engine.loading.errors import ContentError
from engine.model.rulebook import Rulebook

if TYPE_CHECKING:
    from engine.loading.content import Content
    from engine.loading.questions import Question
    from engine.problems import Problem

__all__ = [
    "ContentError",
    "bound_by_content",
    "from_compiled_json",
    "games",
    "load_rulebook",
    "read_content",
    "read_questions",
    "to_compiled_json",
    "unbound",
]


def load_rulebook(game_id: str, root: Path | None = None) -> Rulebook:
    """One game with its expansions; ContentError lists everything that is wrong with it."""
    from engine.loading import content

    return content.load_rulebook(game_id, root)


def read_content(root: Path | None = None, anew: bool = False) -> Content:
    """Every game as the plain mapping of its compiled JSON, and all problems.

    `anew` validates also what was validated before and has not changed since.
    """
    from engine.loading import content

    return content.read_content(root, anew)


def games(root: Path | None = None) -> list[str]:
    """The ids of the games in content, without expansions."""
    from engine.loading import content

    return content.games(root)


def read_questions(
    text: bytes, file: str, rulebook: Rulebook, seats: Sequence[str]
) -> tuple[list[Question], list[Problem]]:
    """Cases and questions from a YAML text that is not part of content, called `file` in messages; or what is wrong.

    `seats` are the colours of the game, which may stand for themselves.
    """
    from engine.loading import questions

    return questions.read_questions(text, file, rulebook, seats)
