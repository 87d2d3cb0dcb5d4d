"""Loaded games and random play for the tests of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import engine
from engine import randomness
from engine.game import Game
from engine.model.rulebook import Rulebook

GAMES = ("tzolkin", "teotihuacan")
PLAYABLE = ("tzolkin",)


@cache
def game(game_id: str, modules: tuple[str, ...] = ()) -> Game:
    return engine.load(game_id, modules)


def rulebook(game_id: str) -> Rulebook:
    return game(game_id).rulebook


def random_play(game_id: str, players: int, seed: int, trace: bool = False) -> Iterator[Any]:
    """A random game, decision by decision; the same seed plays the same game."""
    pos = game(game_id).new_position(players, seed)
    state = seed ^ 0xBADC0DE
    while not pos.is_over:
        yield pos
        moves = pos.legal_moves()
        state, chosen = randomness.below(state, len(moves))
        pos.play(moves[chosen], trace=trace)
    yield pos
