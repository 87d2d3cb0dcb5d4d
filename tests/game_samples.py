"""What tests of every game need to know of each: `tests/samples/<game>.yaml`. A new game brings its own file."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).parent / "samples"


@dataclass(frozen=True)
class Samples:
    fields: dict[str, tuple[Any, Any]]
    nobodys: frozenset[str]
    parts: frozenset[str] = frozenset()
    steady: dict[str, dict[str, Any]] = field(default_factory=dict)
    #: Kinds of moves with a quicker way to list them, after the decision at which random games meet them.
    quick: frozenset[tuple[str, str]] = frozenset()


@cache
def samples(game: str) -> Samples:
    path = FOLDER / f"{game}.yaml"
    assert path.is_file(), f"tests/samples/{game}.yaml is missing: tests of every game take their examples from there"
    read = yaml.safe_load(path.read_text(encoding="utf-8"))
    fields = {name: (first, second) for name, (first, second) in read["fields"].items()}
    quick = frozenset((decision, kind) for decision, kind in (each.split() for each in read.get("quick", ())))
    return Samples(fields, frozenset(read["nobodys"]), frozenset(read.get("parts", ())), read.get("steady", {}), quick)
