"""How fast the engine is, in CPU time on one core; each figure the median of several runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from statistics import median
from typing import Any

from engine.game import Game
from generator.measuring import catanatron_speed
from generator.playing.random_games import random_game
from generator.playing.random_player import RandomPlayer

#: Decisions and games per second.
Rates = tuple[float, float]
SEED = 1
EVERY = 5


@dataclass(frozen=True)
class Effort:
    """How much is measured: so many games a run, so many runs."""

    games: int = 60
    runs: int = 5
    players: int = 4


def engine_speed(game: Game, effort: Effort) -> dict[str, float]:
    """Random games with and without trace, copies, and saving and restoring, on one core."""
    random_game(game, effort.players, SEED)
    # In turns, so that a machine that slows down slows all of them.
    runs = [_run(game, effort) for _ in range(effort.runs)]
    silent, traced = [run["silent"] for run in runs], [run["traced"] for run in runs]
    positions = sample(game, effort)
    return {
        "decisions_per_s": round(median(rate for rate, _ in silent)),
        "choices_per_s": round(median(rate for _, rate in silent) * _each(game, effort, stepwise=False)),
        "games_per_s": round(median(rate for _, rate in silent), 1),
        "decisions_per_s_traced": round(median(rate for rate, _ in traced)),
        "games_per_s_traced": round(median(rate for _, rate in traced), 1),
        "trace_cost": round(median(100 * (s[0] / t[0] - 1) for s, t in zip(silent, traced, strict=True)), 1),
        "copy_us": _each_us(lambda pos: pos.copy(), positions, effort.runs),
        "json_us": _each_us(lambda pos: game.from_json(pos.to_json()), positions, effort.runs),
        **_beside(runs),
    }


def _run(game: Game, effort: Effort) -> dict[str, Rates]:
    run = {"silent": _rates(game, effort, trace=False), "traced": _rates(game, effort, trace=True)}
    return run | {"catanatron": catanatron_speed.rates(effort.games, SEED)} if catanatron_speed.is_installed() else run


def _beside(runs: list[dict[str, Rates]]) -> dict[str, float]:
    """The other engine, and how many times as fast we are: the median of each run's own ratio."""
    if not catanatron_speed.is_installed():
        return {}
    return {
        "catanatron_decisions_per_s": round(median(run["catanatron"][0] for run in runs)),
        "catanatron_games_per_s": round(median(run["catanatron"][1] for run in runs), 1),
        "catanatron_copy_us": round(median(catanatron_speed.copy_us(SEED + n) for n in range(len(runs))), 2),
        "times_catanatron": round(median(run["silent"][0] / run["catanatron"][0] for run in runs), 1),
    }


def _rates(game: Game, effort: Effort, trace: bool) -> Rates:
    """Decisions, forced ones included as catanatron counts its own, and games per second of CPU time."""
    began = time.process_time()
    for number in range(effort.games):
        random_game(game, effort.players, SEED + number, trace)
    games = effort.games / (time.process_time() - began)
    return games * _each(game, effort, stepwise=True), games


@cache
def _each(game: Game, effort: Effort, stepwise: bool) -> float:
    """Decisions in each of these games: all of them, or only those that leave a choice."""
    played = (random_game(game, effort.players, SEED + n, stepwise=stepwise) for n in range(effort.games))
    return sum(each.decisions for each in played) / effort.games


def sample(game: Game, effort: Effort) -> list[Any]:
    """Positions from the beginning to the end of one random game."""
    pos, player = game.new_position(effort.players, SEED), RandomPlayer(SEED)
    positions = []
    while not pos.is_over:
        positions.append(pos.copy())
        pos.play(player.choose(pos), False)
    return positions[::EVERY]


def _each_us(work: Callable[[Any], Any], positions: list[Any], runs: int) -> float:
    """Microseconds for one position."""
    return round(median(_run_us(work, positions) for _ in range(runs)), 2)


def _run_us(work: Callable[[Any], Any], positions: list[Any]) -> float:
    rounds = 10
    began = time.process_time()
    for _ in range(rounds):
        for pos in positions:
            work(pos)
    return (time.process_time() - began) / rounds / len(positions) * 1e6
