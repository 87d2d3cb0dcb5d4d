"""The tables at which programs are tried: every game and number of players, those that modules bring with them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import engine
from engine import randomness
from engine.game import Game
from engine.position import AnyPosition

#: Game, modules and players.
Table = tuple[str, tuple[str, ...], int]


@cache
def game(game_id: str, modules: tuple[str, ...] = ()) -> Game:
    return engine.load(game_id, modules)


def _tables() -> Iterator[Table]:
    for name in engine.games():
        usual, everything = game(name), game(name, ("all",))
        yield from ((name, (), players) for players in usual.player_counts)
        more = [players for players in everything.player_counts if players not in usual.player_counts]
        yield from ((name, everything.modules, players) for players in more)


TABLES = tuple(_tables())
NAMES = [f"{name}-{players}{'-all' if modules else ''}" for name, modules, players in TABLES]


def random_play(table: Table, seed: int, every: int = 1) -> Iterator[AnyPosition]:
    """A random game; every so many decisions, and its end."""
    name, modules, players = table
    pos = game(name, modules).new_position(players, seed)
    state, made = seed ^ 0xBADC0DE, 0
    while not pos.is_over:
        if made % every == 0:
            yield pos
        made += 1
        moves = pos.legal_moves()
        state, chosen = randomness.below(state, len(moves))
        pos.play(moves[chosen], trace=False)
    yield pos
