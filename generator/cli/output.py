"""What the commands write: answers to standard output, progress to standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from generator.cli.streams import speaks_unicode

Told = Callable[[str], None]


def quiet(line: str) -> None:
    """Nobody is waiting for news."""


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def progress() -> Told:
    """News while somebody watches; a log or a pipe gets the answer only."""
    return tell if sys.stderr.isatty() else quiet


def write_json(answer: Any) -> None:
    print(json.dumps(answer, ensure_ascii=not speaks_unicode(), indent=2))


def table(rows: list[list[str]], indent: str = "") -> list[str]:
    """Rows with their columns below each other, the last column as long as it likes."""
    if not rows:
        return []
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [indent + "  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
