"""How fast we are: the engine in CPU time, the commands by the clock; each figure the median of several runs."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

import engine
from engine.game import Game
from engine.load import load_rulebook
from generator import beside
from generator.playing.random_games import random_game
from generator.playing.random_player import RandomPlayer

Told = Callable[[str], None]
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
    return run | {"catanatron": beside.rates(effort.games, SEED)} if beside.is_installed() else run


def _beside(runs: list[dict[str, Rates]]) -> dict[str, float]:
    """The other engine, and how many times as fast we are: the median of each run's own ratio."""
    if not beside.is_installed():
        return {}
    return {
        "catanatron_decisions_per_s": round(median(run["catanatron"][0] for run in runs)),
        "catanatron_games_per_s": round(median(run["catanatron"][1] for run in runs), 1),
        "catanatron_copy_us": round(median(beside.copy_us(SEED + n) for n in range(len(runs))), 2),
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


def bench(games: list[str], effort: Effort, engine_only: bool, told: Told) -> dict[str, Any]:
    """All figures; a game that cannot be played from its set-up has none."""
    books = [load_rulebook(name) for name in games if name in engine.GAMES]
    speeds: dict[str, dict[str, float]] = {}
    for book in books:
        if book.books[0].complete:
            told(f"{book.id}: {effort.games} random games, {effort.runs} times, with and without trace")
            speeds[book.id] = engine_speed(engine.play_by(book), effort)
    return {"engine": speeds} if engine_only else {"engine": speeds, **command_seconds(told)}


def command_seconds(told: Told) -> dict[str, float]:
    """What a person waits for: a check, a complete build of all sites, everything printed."""
    from generator.checking import check

    told("check")
    seconds = {"check_s": _seconds(check)}
    with tempfile.TemporaryDirectory(prefix="rulebook-bench-") as folder:
        told("site: all languages, nothing kept from before")
        seconds |= _site_seconds(Path(folder) / "site", told)
        told("print: all languages")
        seconds |= _print_seconds(Path(folder) / "print", told)
    return seconds


def _seconds(work: Callable[[], Any]) -> float:
    began = time.perf_counter()
    work()
    return round(time.perf_counter() - began, 2)


def _site_seconds(out: Path, told: Told) -> dict[str, float]:
    from generator.languages import available_languages
    from generator.site.build import build_sites

    report = build_sites(available_languages(), out, progress=told)
    return {
        "generate_s": round(report.generate_seconds, 2),
        "mkdocs_s": round(report.mkdocs_seconds, 2),
        "share_percent": round(100 * report.generate_seconds / report.mkdocs_seconds),
        "build_s": round(report.seconds, 2),
    }


def _print_seconds(out: Path, told: Told) -> dict[str, float]:
    """Everything in all languages, and one document of each kind by itself, in the language with the longest words."""
    from generator.cli.printing import print_all
    from generator.print.build import build_prints
    from generator.print.offers import OFFERS

    seconds = {"print_s": _seconds(lambda: print_all(out, told))}
    for kind in OFFERS:
        (printed,) = build_prints(["de"], ["tzolkin"], out / kind, told, kinds=[kind]).printed
        seconds[f"{kind}_s"] = round(printed.seconds, 2)
    return seconds
