"""What a check has found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.problems import Problem

if TYPE_CHECKING:
    from generator.checking.counting import GameCount, LanguageCount
    from generator.checking.drafts import Lacking


@dataclass(frozen=True)
class Report:
    """Everything that is wrong, and how much there is of everything; `drafts` are books not translated yet."""

    problems: tuple[Problem, ...]
    games: dict[str, GameCount]
    interface: dict[str, LanguageCount]
    drafts: dict[str, Lacking]

    def to_json(self) -> dict[str, Any]:
        return {
            "problems": [problem._asdict() for problem in self.problems],
            "games": {name: game.to_json() for name, game in self.games.items()},
            "interface": {code: language._asdict() for code, language in self.interface.items()},
            "drafts": self.drafts,
        }
