"""Typeset everything that can be printed, in all games and languages; what is unchanged is left as it is."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from engine.load import games as all_games
from engine.load import load_rulebook
from engine.model.rulebook import Rulebook
from generator.languages import load_language
from generator.print.kinds import GATHER
from generator.print.offers import OFFERS, Offer
from generator.print.typeset import typeset
from generator.site.stamp import stamp
from generator.wording.language import Language

Told = Callable[[str], None]
EVERY = "all"
TOOLS = ("typst", "font-source-sans-pro", "pyphen")


@dataclass(frozen=True)
class Printed:
    """One PDF: whether it was made now or had been made before from the same."""

    language: str
    game: str
    kind: str
    path: Path
    built: bool
    seconds: float


@dataclass(frozen=True)
class PrintReport:
    out: Path
    printed: tuple[Printed, ...]
    seconds: float

    @property
    def built(self) -> tuple[Printed, ...]:
        return tuple(each for each in self.printed if each.built)


def build_prints(
    languages: Sequence[str],
    games: Sequence[str | Rulebook] | None,
    out: Path,
    progress: Told = print,
    modules: Sequence[str] = (),
    kinds: Sequence[str] | None = None,
) -> PrintReport:
    """Every document (None: of every game, of every kind) that a game has something for, in each language."""
    began = time.perf_counter()
    books = [game if isinstance(game, Rulebook) else load_rulebook(game) for game in games or all_games()]
    chosen = [OFFERS[kind] for kind in kinds or GATHER]
    planned = [
        (offer, language, book)
        for language in map(load_language, languages)
        for book in books
        for offer in chosen
        if offer.has(book)
    ]
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        running = [pool.submit(print_one, offer, language, book, out, modules) for offer, language, book in planned]
        printed = tuple(_told(each.result(), progress) for each in running)
    report = PrintReport(out, printed, time.perf_counter() - began)
    unchanged = len(printed) - len(report.built)
    progress(f"print: {len(report.built)} new, {unchanged} unchanged, {report.seconds:.1f} s: {out}")
    return report


def _told(printed: Printed, progress: Told) -> Printed:
    what = f"{printed.seconds:.1f} s" if printed.built else "unchanged"
    progress(f"{printed.language}: {OFFERS[printed.kind].name} of {printed.game}, {what}")
    return printed


def print_path(out: Path, language: str, game: str, kind: str) -> Path:
    return out / language / game / OFFERS[kind].file


def print_one(offer: Offer, language: Language, book: Rulebook, out: Path, modules: Sequence[str] = ()) -> Printed:
    began = time.perf_counter()
    chosen = chosen_modules(book, modules)
    path, mark = print_path(out, language.code, book.id, offer.kind), stamp_of(offer.kind, language, book, chosen)
    built = not is_made_from(path, mark)
    if built:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(typeset(GATHER[offer.kind](language, book, chosen), mark))
    return Printed(language.code, book.id, offer.kind, path, built, time.perf_counter() - began)


def chosen_modules(book: Rulebook, modules: Iterable[str]) -> frozenset[str]:
    """Of the named modules those that the game has; `all` names every one."""
    known = frozenset(module for each in book.books for module in each.modules)
    return known if EVERY in modules else known & frozenset(modules)


def is_made_from(path: Path, stamp: str) -> bool:
    """A PDF carries the stamp of what it was made from."""
    return path.is_file() and stamp.encode() in path.read_bytes()


def stamp_of(kind: str, language: Language, book: Rulebook, modules: frozenset[str]) -> str:
    """Of everything that decides how the PDF looks: content, language, code and templates, and what sets it."""
    tools = [f"{tool} {version(tool)}" for tool in TOOLS]
    return stamp(kind, language.to_json(), book, sorted(modules), tools)
