"""The one error of the loader: everything that is wrong with content, at once."""

from __future__ import annotations

from collections.abc import Sequence

from engine.problems import Problem


class ContentError(Exception):
    """Content that cannot be used; `problems` lists all that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)
