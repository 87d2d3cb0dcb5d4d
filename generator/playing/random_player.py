"""A player who chooses at random, with a generator of its own: the same seed plays the same game."""

from __future__ import annotations

from typing import Any

from engine import randomness
from engine.moves import Move


class RandomPlayer:
    def __init__(self, seed: int) -> None:
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        # Not the seed itself: the position draws its tiles from that.
        self.state = randomness.scramble(randomness.step(seed))

    def choose(self, pos: Any) -> Move:
        moves: tuple[Move, ...] = pos.legal_moves()
        self.state, chosen = randomness.below(self.state, len(moves))
        return moves[chosen]
