"""Something that takes long to find out, kept in a file under the mark of all that it depends on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from generator.building.files import read_sealed, write_sealed


def recall(path: Path, mark: str, find_out: Callable[[], Any]) -> Any:
    """What was found out for this mark, or is found out now; it must be such as JSON can hold."""
    kept = read_sealed(path)
    if not isinstance(kept, dict) or kept.get("mark") != mark:
        kept = {"mark": mark, "found": find_out()}
        write_sealed(path, kept)
    return kept["found"]
