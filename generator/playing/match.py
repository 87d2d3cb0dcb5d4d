"""A game on the match: the position, the moves that led to it, and the way back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import engine
from engine.errors import RulesError
from engine.events import Event
from engine.game import Game
from engine.moves import Move
from engine.position import AnyPosition
from generator import __version__
from generator.playing.saved_game import check

FORMAT = "rulebook game"


@dataclass
class Match:
    """Seed and moves are the whole game: saved, and played again when it is resumed."""

    game: Game
    players: int
    seed: int
    #: The colours that play by themselves, with their kinds of players, and the language that is spoken.
    seats: dict[str, str] = field(default_factory=dict)
    language: str = ""
    pos: AnyPosition = field(init=False)
    moves: list[str] = field(default_factory=list)
    before: list[AnyPosition] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.pos = self.game.new_position(self.players, self.seed)

    def play(self, move: str | Move) -> list[Event]:
        kept = self.pos.copy()
        events = self.pos.play(move)
        self.before.append(kept)
        self.moves.append(str(move))
        return events

    def undo(self) -> bool:
        """Take the last move back; says whether there was one."""
        if not self.before:
            return False
        self.pos = self.before.pop()
        self.moves.pop()
        return True

    def from_the_beginning(self) -> Match:
        """The same game before its first move."""
        return Match(self.game, self.players, self.seed, self.seats, self.language)

    @property
    def colour(self) -> str:
        """Who decides."""
        return str(self.pos.players[self.pos.decision.player].colour) if self.pos.decision else ""

    @property
    def question(self) -> str:
        """What is decided."""
        return self.pos.decision.kind if self.pos.decision else ""

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": __version__,
            "game": self.game.id,
            "modules": list(self.game.modules),
            "options": dict(self.game.options),
            "players": self.players,
            "seed": self.seed,
            "seats": dict(self.seats),
            "language": self.language,
            "moves": list(self.moves),
        }


def resume(saved: Any) -> Match:
    """The match as it was saved; RulesError says why not."""
    check(saved, FORMAT)
    game = engine.load(saved["game"], saved["modules"], saved["options"])
    match = Match(game, saved["players"], saved["seed"], dict(saved.get("seats", {})), saved.get("language", ""))
    for number, move in enumerate(saved["moves"], 1):
        _replay(match, number, move)
    return match


def _replay(match: Match, number: int, move: str) -> None:
    try:
        match.play(move)
    except RulesError as error:
        raise RulesError(f"not played by these rules: move {number}, {move!r}, is refused") from error
