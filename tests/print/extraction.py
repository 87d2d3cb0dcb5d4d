"""The text of a PDF as somebody copies it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

SOFT_HYPHEN = "\u00ad"

Poppler = Callable[..., str]


def lines(poppler: Poppler, pdf: Path) -> str:
    """Line by line, in the order in which it is read."""
    return poppler("pdftotext", pdf, "-raw")


def words(poppler: Poppler, pdf: Path) -> str:
    """A word divided at the end of a line is whole again."""
    return spaced(re.sub(rf"{SOFT_HYPHEN}+\s*\n", "", lines(poppler, pdf)))


def spaced(text: str) -> str:
    return " ".join(text.split())
