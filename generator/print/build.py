"""Typeset everything that can be printed, in all games and languages; what is unchanged is left as it is."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from importlib.metadata import version
from itertools import product
from multiprocessing import get_context
from pathlib import Path

from engine.loading import games as all_games
from engine.loading import load_rulebook
from engine.model.rulebook import Rulebook
from generator.book.book import open_book
from generator.building.stamp import stamp
from generator.languages.load import load_language
from generator.print.kinds import GATHER
from generator.print.offers import OFFERS
from generator.print.typeset import typeset
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


@dataclass(frozen=True)
class Order:
    """A document to be made. The stamp is that of everything which decides how the PDF looks."""

    kind: str
    language: Language
    book: Rulebook
    path: Path
    modules: frozenset[str]
    stamp: str


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
    orders = list(_orders(kinds or tuple(GATHER), languages, books, out, modules))
    printed = tuple(_told(each, progress) for each in _run(orders))
    report = PrintReport(out, printed, time.perf_counter() - began)
    unchanged = len(printed) - len(report.built)
    progress(f"print: {len(report.built)} new, {unchanged} unchanged, {report.seconds:.1f} s: {out}")
    return report


def _orders(
    kinds: Sequence[str], languages: Sequence[str], books: Sequence[Rulebook], out: Path, modules: Sequence[str]
) -> Iterator[Order]:
    content = {book.id: stamp(book) for book in books}
    spoken = [(language, stamp(language.to_json())) for language in map(load_language, languages)]
    tools = [f"{tool} {version(tool)}" for tool in TOOLS]
    for kind, (language, words), book in product(kinds, spoken, books):
        if OFFERS[kind].has(book):
            chosen = chosen_modules(book, modules)
            mark = stamp(kind, content[book.id], words, sorted(chosen), tools)
            yield Order(kind, language, book, print_path(out, language.code, book.id, kind), chosen, mark)


def _run(orders: Sequence[Order]) -> Iterator[Printed]:
    """In several processes, each of which begins afresh: a copy of this one would lack the typesetter's threads."""
    workers = min(os.cpu_count() or 1, len(orders))
    if workers < 2 or all(is_made(order) for order in orders):
        yield from map(carry_out, orders)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running = [pool.submit(carry_out, order) for order in orders]
        yield from (done.result() for done in as_completed(running))


def _told(printed: Printed, progress: Told) -> Printed:
    what = f"{printed.seconds:.1f} s" if printed.built else "unchanged"
    progress(f"{printed.language}: {OFFERS[printed.kind].name} of {printed.game}, {what}")
    return printed


def print_path(out: Path, language: str, game: str, kind: str) -> Path:
    return out / language / game / OFFERS[kind].file


def carry_out(order: Order) -> Printed:
    began = time.perf_counter()
    built = not is_made(order)
    if built:
        document = GATHER[order.kind](open_book(order.language, order.book), order.modules)
        order.path.parent.mkdir(parents=True, exist_ok=True)
        order.path.write_bytes(typeset(document, order.stamp))
    seconds = time.perf_counter() - began
    return Printed(order.language.code, order.book.id, order.kind, order.path, built, seconds)


def chosen_modules(book: Rulebook, modules: Iterable[str]) -> frozenset[str]:
    """Of the named modules those that the game has; `all` names every one."""
    known = frozenset(module for each in book.books for module in each.modules)
    return known if EVERY in modules else known & frozenset(modules)


def is_made(order: Order) -> bool:
    """A PDF carries the stamp of what it was made from."""
    return order.path.is_file() and order.stamp.encode() in order.path.read_bytes()
