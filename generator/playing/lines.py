"""Text for a terminal: lines that fit."""

from __future__ import annotations

import shutil
from textwrap import TextWrapper

NARROWEST, WIDEST = 40, 100


def width() -> int:
    """As wide as the terminal; 80 columns where there is none."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def height() -> int:
    """How many lines push everything before them out of sight."""
    return shutil.get_terminal_size((80, 24)).lines


def wrapped(text: str, indent: int = 0, hanging: int = 0) -> list[str]:
    """The text in lines; `hanging` moves every line but the first further in.

    A word longer than a line stays whole: the name of a file in two parts can neither be opened nor found.
    """
    fitting = TextWrapper(
        width(),
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hanging),
        break_on_hyphens=False,
        break_long_words=False,
    )
    return fitting.wrap(text) or [""]
