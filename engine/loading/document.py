"""One content file as plain values, with the line on which each of them stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.problems import Problem

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """`tree` is None when the file could not be read at all."""

    file: str
    tree: Any
    lines: Mapping[Path, int]

    def line(self, path: Path) -> int:
        """The line of the value, or of the nearest value around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def at(self, path: Path) -> Any:
        value = self.tree
        for step in path:
            value = value[step]
        return value

    def problem(self, path: Path, message: str) -> Problem:
        return Problem(self.file, self.line(path), self.show(path), message)

    def show(self, path: Path) -> str:
        """The path as people read it: an entry of a list is called by its id where it has one."""
        shown, value = "", self.tree
        for step in path:
            value = _inside(value, step)
            shown += _entry(step, value) if isinstance(step, int) else f".{step}" if shown else step
        return shown or "file"


def _inside(value: Any, step: str | int) -> Any:
    try:
        return value[step]
    except (KeyError, IndexError, TypeError):
        return None


def _entry(index: int, value: Any) -> str:
    name = value.get("id") if isinstance(value, dict) else None
    return f"[{name if isinstance(name, str) else index}]"
