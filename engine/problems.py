"""What is wrong with content or translations, and where."""

from __future__ import annotations

from typing import NamedTuple


class Problem(NamedTuple):
    file: str
    line: int
    path: str
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.path}: {self.message}"
