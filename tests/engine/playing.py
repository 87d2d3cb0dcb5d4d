"""Loaded games and random play for the tests of the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import cast

import engine
from engine import randomness
from engine.fields import Plain
from engine.game import Game
from engine.model.rulebook import Rulebook
from engine.position import AnyPosition
from engine.tzolkin.position import TzolkinPosition


@cache
def game(game_id: str, modules: tuple[str, ...] = ()) -> Game:
    return engine.load(game_id, modules)


def rulebook(game_id: str) -> Rulebook:
    return game(game_id).rulebook


def tzolkin(given: Mapping[str, Plain]) -> TzolkinPosition:
    """A position of Tzolk'in from its description."""
    return cast("TzolkinPosition", game("tzolkin").position(given))


GAMES = engine.games()
#: The games that can be played from their set-up, and with how many players.
PLAYABLE = tuple(name for name in GAMES if rulebook(name).books[0].complete)
TABLES = tuple((name, players) for name in PLAYABLE for players in game(name).player_counts)


def random_play(game_id: str, players: int, seed: int, trace: bool = False) -> Iterator[AnyPosition]:
    """A random game, decision by decision; the same seed plays the same game."""
    pos = game(game_id).new_position(players, seed)
    state = seed ^ 0xBADC0DE
    while not pos.is_over:
        yield pos
        moves = pos.legal_moves()
        state, chosen = randomness.below(state, len(moves))
        pos.play(moves[chosen], trace=trace)
    yield pos
