"""The engine of another commit and this one in turns, in one run: how many times as fast this one is.

Speeds on a busy machine differ more from minute to minute than engines do. So each round measures both, one right after
the other in fresh processes, and only the ratios of the rounds count. Which comes first changes from round to round
(old new, new old), so that a machine that slows down favours neither.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from engine.loading import load_rulebook
from generator.measuring import engine_run
from generator.measuring.engine_speed import Effort
from generator.releases.commits import HERE, commit_of, laid_out

Told = Callable[[str], None]


class CannotCompare(Exception):
    """Two engines that cannot be measured against each other; the message says why."""


@dataclass(frozen=True)
class Engine:
    """An engine to measure: what to call it, and the folder in which it lies."""

    name: str
    folder: Path


@dataclass(frozen=True)
class Run:
    """What one engine did in one round."""

    decisions: int
    decisions_per_s: float
    copy_us: float


@dataclass(frozen=True)
class Round:
    this: Run
    other: Run

    @property
    def speed(self) -> float:
        """More than 1: this engine is quicker."""
        return self.this.decisions_per_s / self.other.decisions_per_s

    @property
    def copying(self) -> float:
        """Less than 1: this engine copies in less time."""
        return self.this.copy_us / self.other.copy_us


def against(ref: str, games: Iterable[str], effort: Effort, told: Told) -> dict[str, Any]:
    """This engine and that of another commit, by every complete game; `effort.runs` is the number of rounds."""
    complete = [game for game in games if load_rulebook(game).books[0].complete]
    if not complete:
        raise CannotCompare("none of these games is complete; a comparison plays from the set-up")
    commit = commit_of(ref)
    with laid_out(commit) as folder:
        this, other = Engine("this engine", HERE), Engine(f"the engine of {ref}", folder)
        measured = {game: compare(game, this, other, effort, told) for game in complete}
    return {"ref": ref, "commit": commit, "engine": measured}


def compare(game: str, this: Engine, other: Engine, effort: Effort, told: Told) -> dict[str, float]:
    rounds: list[Round] = []
    for number in range(effort.runs):
        rounds.append(_round(number, game, this, other, effort))
        told(f"{game}: round {number + 1} of {effort.runs}: {rounds[-1].speed:.3f} times {other.name}")
    made = rounds[0].this.decisions, rounds[0].other.decisions
    if made[0] != made[1]:
        told(f"{game}: the engines play different games, of {made[0]:,} and {made[1]:,} decisions")
    return _figures(rounds, effort)


def _round(number: int, game: str, this: Engine, other: Engine, effort: Effort) -> Round:
    order = (other, this) if number % 2 == 0 else (this, other)
    runs = {engine: _run(engine, game, effort, number) for engine in order}
    return Round(runs[this], runs[other])


def _run(engine: Engine, game: str, effort: Effort, number: int) -> Run:
    """In a process of its own, which finds its engine first; both engines of a round hash alike."""
    words = [sys.executable, "-P", engine_run.__file__, game, str(effort.players), str(effort.games)]
    settings = {**os.environ, "PYTHONPATH": str(engine.folder), "PYTHONHASHSEED": str(number)}
    done = subprocess.run(words, env=settings, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise CannotCompare(f"{engine.name} cannot play {game}: {said[-1]}")
    figures = json.loads(done.stdout)
    if Path(figures.pop("folder")) != engine.folder.resolve():
        raise CannotCompare(f"{engine.name} cannot play {game}: there is no engine in that commit")
    return Run(**figures)


def _figures(rounds: list[Round], effort: Effort) -> dict[str, float]:
    return {
        **_spread("ratio", [each.speed for each in rounds]),
        **_spread("copy_ratio", [each.copying for each in rounds]),
        "decisions_per_s": round(median(each.this.decisions_per_s for each in rounds)),
        "decisions_per_s_against": round(median(each.other.decisions_per_s for each in rounds)),
        "copy_us": round(median(each.this.copy_us for each in rounds), 2),
        "copy_us_against": round(median(each.other.copy_us for each in rounds), 2),
        "decisions": rounds[0].this.decisions,
        "decisions_against": rounds[0].other.decisions,
        "players": effort.players,
        "games": effort.games,
        "rounds": effort.runs,
    }


def _spread(name: str, ratios: list[float]) -> dict[str, float]:
    """The median, the quartiles around it, and the extremes."""
    low, middle, high = quantiles(ratios, method="inclusive") if len(ratios) > 1 else ratios * 3
    spread = {"": middle, "_low": low, "_high": high, "_least": min(ratios), "_most": max(ratios)}
    return {name + part: round(ratio, 3) for part, ratio in spread.items()}
