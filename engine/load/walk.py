"""What a walk through a file along its schema collects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.load.document import Path


class Mark(NamedTuple):
    """A value that a later stage looks at, and what the schema says about it."""

    keyword: str
    argument: Any
    path: Path
    value: Any


@dataclass
class Walk:
    """What is wrong, and what is marked."""

    wrong: list[tuple[Path, str]] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)


Node = dict[str, Any]
Check = Callable[[Any, Path, Walk], None]
Compile = Callable[[Node], Check]
