"""In which size of type a sheet is tried first: every further size costs nearly as much as setting the sheet again."""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path
from typing import Any

# Sizes by kind, game and language, as `make sizes` found them.
SIZES = Path(__file__).parent / "first_sizes.json"
# As much text as the fullest side holds needs about so much room, in the square of its size.
ROOM = 680_000
# A printed table is little text, and takes as much room as some paragraphs.
IN_A_TABLE = 650


def first_size(sheet: dict[str, Any]) -> float:
    """In points: the size that was noted for this sheet, or one guessed from how much it says."""
    return noted_size(sheet) or math.sqrt(ROOM / max(map(letters, sheet["sides"])))


def noted_size(sheet: dict[str, Any]) -> float:
    """None is 0. A greater one was tried when it was found."""
    return _noted().get(sheet["kind"], {}).get(sheet["game"], {}).get(sheet["language"], 0)


def letters(value: Any) -> int:
    """How many letters stand in this, with what takes room without them."""
    if isinstance(value, str):
        return len(value)
    if isinstance(value, dict):
        return letters([*value.values()]) + (IN_A_TABLE if value.get("kind") == "crosstab" else 0)
    return sum(map(letters, value)) if isinstance(value, list) else 0


@cache
def _noted() -> dict[str, dict[str, dict[str, float]]]:
    noted: dict[str, dict[str, dict[str, float]]] = json.loads(SIZES.read_text(encoding="utf-8"))
    return noted
