"""Where the pages of a game stand within its folder."""

from __future__ import annotations

BOARD = "board"
DIVERGENCES = "divergences"
GLOSSARY = "glossary"
LEARN = "learn"
OVERVIEW = "index"
SET_UP = "setup"
STATEMENTS = "statements"
STATISTICS = "statistics"
SUMMARY = "summary"


def chapter_path(chapter: str) -> str:
    return f"rules/{chapter}"


def cases_path(chapter: str) -> str:
    return f"cases/{chapter}"


def guide_path(automaton: str) -> str:
    return f"guide/{automaton}"


def tiles_path(family: str) -> str:
    return f"components/{family}"
