"""A game on the match: the position, the moves that led to it, and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import engine
from engine.errors import RulesError
from engine.events import Event
from engine.game import Game
from engine.moves import Move
from engine.position import AnyPosition
from generator import __version__

FORMAT = "rulebook game"
KEYS = ("game", "modules", "options", "players", "seed", "moves")


@dataclass
class Match:
    """Seed and moves are the whole game: saved, and played again when it is resumed."""

    game: Game
    players: int
    seed: int
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
        return Match(self.game, self.players, self.seed)

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
            "moves": list(self.moves),
        }


def resume(saved: Any) -> Match:
    """The match as it was saved; RulesError says why not."""
    if not isinstance(saved, Mapping) or saved.get("format") != FORMAT or any(key not in saved for key in KEYS):
        raise RulesError("this is not a saved game")
    try:
        game = engine.load(saved["game"], saved["modules"], saved["options"])
        players, seed = saved["players"], saved["seed"]
        if not isinstance(players, int) or not isinstance(seed, int):
            raise TypeError(f"{players!r} players, seed {seed!r}")
        match = Match(game, players, seed)
        moves = [str(move) for move in saved["moves"]]
    except TypeError as error:
        raise RulesError(f"this saved game is damaged: {error}") from error
    for number, move in enumerate(moves, 1):
        _replay(match, number, move)
    return match


def _replay(match: Match, number: int, move: str) -> None:
    try:
        match.play(move)
    except RulesError as error:
        raise RulesError(f"not played by these rules: move {number}, {move!r}, is refused") from error
