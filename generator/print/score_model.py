"""The score sheet as typed data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.model.text import Inline
from generator.print.model import Document, Symbols


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line to write on: what gives points, by symbols and name, and the rule that says how."""

    title: str
    marks: Symbols = ()
    tone: str = ""
    number: str = ""
    text: Inline = ()
    bonus: str = ""  # for whom there is more, in words
    bonus_marks: Symbols = ()


@dataclass(frozen=True, slots=True)
class ScoreGroup:
    """Lines under a heading; without lines, the heading is a line itself."""

    title: str
    lines: tuple[ScoreLine, ...]
    notes: tuple[ScoreLine, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet(Document):
    """One page: groups of lines, a column for each player, and the total."""

    kind: ClassVar[str] = "score"
    player: str
    total: str
    players: int
    groups: tuple[ScoreGroup, ...]
