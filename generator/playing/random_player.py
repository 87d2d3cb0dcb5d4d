"""A player who chooses at random, with a generator of its own: the same seed plays the same game."""

from __future__ import annotations

from random import Random

from engine import randomness
from engine.moves import Move
from engine.position import AnyPosition


class RandomPlayer:
    def __init__(self, seed: int) -> None:
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        # Not the seed itself: the position draws its tiles from that.
        self._draw = Random(randomness.scramble(randomness.step(seed))).random

    def choose(self, pos: AnyPosition) -> Move:
        """One of the legal moves; where there is only one, nothing is drawn."""
        moves: tuple[Move, ...] = pos.legal or pos.legal_moves()
        count = len(moves)
        return moves[int(self._draw() * count)] if count > 1 else moves[0]
