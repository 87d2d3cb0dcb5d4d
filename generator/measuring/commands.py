"""How fast we are: the engine in CPU time, the commands by the clock."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import engine
from engine.loading import load_rulebook
from generator.measuring.engine_speed import Effort, engine_speed

Told = Callable[[str], None]


def bench(games: list[str], effort: Effort, engine_only: bool, told: Told) -> dict[str, Any]:
    """All figures; a game that cannot be played from its set-up has none."""
    books = [load_rulebook(name) for name in games if name in engine.games()]
    speeds: dict[str, dict[str, float]] = {}
    for book in books:
        if book.books[0].complete:
            told(f"{book.id}: {effort.games} random games, {effort.runs} times, with and without trace")
            speeds[book.id] = engine_speed(engine.play_by(book), effort)
    return {"engine": speeds} if engine_only else {"engine": speeds, **command_seconds(told)}


def command_seconds(told: Told) -> dict[str, float]:
    """What a person waits for: a check, a complete build of all sites, everything printed."""
    from generator.checking.check import check

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
    from generator.languages.load import available_languages
    from generator.site.build import build_sites

    report = build_sites(available_languages(), out, progress=told)
    return {"build_s": round(report.seconds, 2)}


def _print_seconds(out: Path, told: Told) -> dict[str, float]:
    """Everything in all languages; and of the longest book, in the language with the longest words, each kind alone."""
    from engine.loading import games, load_rulebook
    from generator.languages.load import available_languages
    from generator.print.build import build_prints
    from generator.print.offers import OFFERS

    seconds = {"print_s": _seconds(lambda: build_prints(available_languages(), None, out, told))}
    longest = max(games(), key=lambda game: len(load_rulebook(game).rules))
    for kind in OFFERS:
        (printed,) = build_prints(["de"], [longest], out / kind, told, kinds=[kind]).printed
        seconds[f"{kind}_s"] = round(printed.seconds, 2)
    return seconds
