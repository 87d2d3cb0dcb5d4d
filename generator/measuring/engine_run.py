"""One engine measured alone: `python -P engine_run.py tzolkin 4 60` plays 60 random games of four, and prints figures.

Other commits run this file too, each with its own engine. So it asks only the public questions of an engine, counts
the decisions that are put to a player, and imports nothing else of the house.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import engine

SEED = 1
#: No game is as long as this; one that is has lost its way.
MOST_DECISIONS = 20_000
#: Copies are made of every fifth position of a game, so many times.
EVERY, COPIES = 5, 40
PASSES = 5


def positions(game: Any, players: int, seed: int) -> Iterator[Any]:
    """The same position again and again, before each decision of one random game."""
    pos, draw = game.new_position(players=players, seed=seed), Random(seed).random
    for _ in range(MOST_DECISIONS):
        if pos.is_over:
            return
        yield pos
        moves = pos.legal_moves()
        pos.play(moves[int(draw() * len(moves))], trace=False)
    raise RuntimeError(f"the game with seed {seed} does not end")


def decisions(game: Any, players: int, games: int) -> int:
    return sum(1 for number in range(games) for _ in positions(game, players, SEED + number))


def copy_all(sample: list[Any]) -> None:
    for _ in range(COPIES):
        for pos in sample:
            pos.copy()


def seconds(work: Callable[[], Any]) -> float:
    """CPU time: the best of several passes, because whatever disturbs a pass can only make it longer."""
    return min(_pass(work) for _ in range(PASSES))


def _pass(work: Callable[[], Any]) -> float:
    began = process_time()
    work()
    return process_time() - began


def measured(game: Any, players: int, games: int) -> dict[str, Any]:
    """The first count of decisions is the warm-up."""
    made = decisions(game, players, games)
    playing = seconds(lambda: decisions(game, players, games))
    sample = [pos.copy() for pos in positions(game, players, SEED)][::EVERY]
    copying = seconds(lambda: copy_all(sample))
    return {
        "folder": str(Path(engine.__file__).resolve().parents[1]),
        "decisions": made,
        "decisions_per_s": made / playing,
        "copy_us": copying / (COPIES * len(sample)) * 1e6,
    }


if __name__ == "__main__":
    game_id, *numbers = sys.argv[1:]
    print(json.dumps(measured(engine.load(game_id), *map(int, numbers))))
