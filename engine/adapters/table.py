"""What all adapters share: a table of one game, with its spaces as arrays of NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

import engine
from engine.game import Game
from engine.moves import Move
from engine.observing import CODE, Observer
from engine.position import AnyPosition
from engine.rewards import rewarding

#: What an array module knows, but no type checker of ours.
Array = Any
#: As wide as the numbers of an observation.
NUMBERS = np.dtype(CODE)


class Table:
    """A game with its number of players: who sits there, what can be said, what can be seen, what it was worth."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
    ) -> None:
        self.game = engine.load(game, modules, options) if isinstance(game, str) else game
        self.players = players or self.game.player_counts[0]
        self.reward = rewarding(reward)
        self.moves = self.game.moves.all()
        sample = self.deal(0)
        self.seats = tuple(player.colour for player in sample.players)
        #: Those that decide; an automaton has a seat, but is never asked.
        self.deciding = tuple(seat for seat in self.seats if seat not in self.game.automata)
        self.observer = Observer(sample)

    def deal(self, seed: int) -> AnyPosition:
        return self.game.new_position(self.players, seed)

    def bounds(self) -> tuple[Array, Array]:
        least, most = self.observer.bounds()
        return np.array(least, NUMBERS), np.array(most, NUMBERS)

    def observe(self, pos: AnyPosition, seat: int) -> Array:
        return np.array(self.observer.observe(pos, seat), NUMBERS)

    def mask(self, pos: AnyPosition, seat: int) -> Array:
        """Which moves a seat can make now: none while another one decides."""
        legal = pos.legal_moves() if pos.decision is not None and pos.decision.player == seat else ()
        return np.frombuffer(self.game.moves.mask(legal), np.int8)

    def move(self, number: int) -> Move:
        return self.moves[int(number)]
