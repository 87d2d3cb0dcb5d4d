"""Another engine in the same run, for scale: catanatron, random players, if it is installed (`pip install .[bench]`).

Another game with other decisions: an anchor for the speed of this machine, not a rival.
"""

from __future__ import annotations

import time
from importlib.util import find_spec
from typing import Any

#: Its games are some ten times as long as ours; so many of ours are measured against one of them.
OURS_PER_GAME = 12


def is_installed() -> bool:
    return find_spec("catanatron") is not None


def rates(ours: int, seed: int) -> tuple[float, float]:
    """Decisions and games per second of CPU time, in about the time of so many games of ours."""
    games = max(1, ours // OURS_PER_GAME)
    began = time.process_time()
    decisions = sum(len(_played(seed + number).state.actions) for number in range(games))
    seconds = time.process_time() - began
    return decisions / seconds, games / seconds


def copy_us(seed: int, copies: int = 200) -> float:
    """Microseconds to copy a finished game."""
    game = _played(seed)
    began = time.process_time()
    for _ in range(copies):
        game.copy()
    return (time.process_time() - began) / copies * 1e6


def _played(seed: int) -> Any:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
    game.play()
    return game
