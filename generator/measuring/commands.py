"""How fast we are: the engine in CPU time, the commands by the clock."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import engine
from engine.loading import load_rulebook
from generator.measuring.build_speed import site_seconds
from generator.measuring.engine_speed import Effort, engine_speed

Told = Callable[[str], None]


@dataclass(frozen=True)
class Scope:
    """What is measured. `yardstick` is a commit whose pages mkdocs builds, too."""

    engine: bool = True
    site: bool = True
    others: bool = True  # check and print
    yardstick: str | None = None


def bench(games: list[str], effort: Effort, scope: Scope, told: Told) -> dict[str, Any]:
    """All figures; a game that cannot be played from its set-up has none."""
    figures: dict[str, Any] = {"engine": engine_speeds(games, effort, told) if scope.engine else {}}
    if scope.others:
        figures |= command_seconds(told)
    if scope.site:
        figures |= site_seconds(told, scope.yardstick)
    return figures


def engine_speeds(games: list[str], effort: Effort, told: Told) -> dict[str, dict[str, float]]:
    books = [load_rulebook(name) for name in games if name in engine.games()]
    speeds: dict[str, dict[str, float]] = {}
    for book in books:
        if book.books[0].complete:
            told(f"{book.id}: {effort.games} random games, {effort.runs} times, with and without trace")
            speeds[book.id] = engine_speed(engine.play_by(book), effort)
    return speeds


def command_seconds(told: Told) -> dict[str, float]:
    """What a person waits for besides the sites: a check, everything printed."""
    from generator.checking.check import check

    told("check")
    seconds = {"check_s": _seconds(check)}
    with tempfile.TemporaryDirectory(prefix="rulebook-bench-") as folder:
        told("print: all languages")
        seconds |= _print_seconds(Path(folder) / "print", told)
    return seconds


def _seconds(work: Callable[[], Any]) -> float:
    began = time.perf_counter()
    work()
    return round(time.perf_counter() - began, 2)


def _print_seconds(out: Path, told: Told) -> dict[str, float]:
    """Everything in all languages; and in the language with the longest words each kind alone, of the longest book."""
    from engine.loading import games, load_rulebook
    from generator.languages.load import available_languages
    from generator.measuring.typesetting import typesetting_seconds
    from generator.print.build import build_prints
    from generator.print.offers import OFFERS, editions

    seconds = {"print_s": _seconds(lambda: build_prints(available_languages(), None, out, told))}
    books = sorted(map(load_rulebook, games()), key=lambda book: len(book.rules))
    for kind in OFFERS:
        longest = [book for book in books if editions(kind, book)][-1]
        modules = tuple(editions(kind, longest)[0])
        (printed,) = build_prints(["de"], [longest], out / kind, told, modules=modules, kinds=[kind]).printed
        seconds[f"{kind}_s"] = round(printed.seconds, 2)
    told("typesetting alone, on one core")
    return seconds | typesetting_seconds(available_languages(), games())
