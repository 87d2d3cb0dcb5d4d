"""Text for a terminal: lines that fit."""

from __future__ import annotations

import shutil
from textwrap import wrap

NARROWEST, WIDEST = 40, 100


def width() -> int:
    """As wide as the terminal; 80 columns where there is none."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def height() -> int:
    """How many lines push everything before them out of sight."""
    return shutil.get_terminal_size((80, 24)).lines


def wrapped(text: str, indent: int = 0, hanging: int = 0) -> list[str]:
    """The text in lines; `hanging` moves every line but the first further in."""
    first, others = " " * indent, " " * (indent + hanging)
    return wrap(text, width(), initial_indent=first, subsequent_indent=others, break_on_hyphens=False) or [""]
