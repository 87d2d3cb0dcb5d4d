"""Typeset everything that can be printed, in all games and languages; what is unchanged is left as it is."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.loading import games as all_games
from engine.loading import load_rulebook
from engine.model.rulebook import Rulebook
from generator.book.in_play import Modules
from generator.building.lock import alone_in
from generator.languages.load import load_language
from generator.print.kinds import GATHER
from generator.print.making import Library, Task, carried_out
from generator.print.orders import Order, orders
from generator.print.progress import Progress, Told
from generator.print.record import Record

__all__ = ["PrintReport", "Printed", "Told", "build_prints"]


@dataclass(frozen=True)
class Printed:
    """One PDF: whether it was made now or had been made before from the same."""

    language: str
    game: str
    kind: str
    path: Path
    built: bool
    seconds: float
    modules: Modules = frozenset()


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
    modules: Sequence[str] | None = None,
    kinds: Sequence[str] | None = None,
    jobs: int | None = None,
) -> PrintReport:
    """Every document that a game has something for, in each language. None: of every game, of every kind, without
    modules and with all of them."""
    began = time.perf_counter()
    books = [game if isinstance(game, Rulebook) else load_rulebook(game) for game in games or all_games()]
    library = Library(list(map(load_language, languages)), books)
    wanted = list(orders(kinds or tuple(GATHER), list(library.languages.values()), books, out, modules))
    with alone_in(out, progress):
        printed = tuple(_printed(wanted, library, Record(out), progress, jobs or os.cpu_count() or 1))
    report = PrintReport(out, printed, time.perf_counter() - began)
    unchanged = len(printed) - len(report.built)
    progress(f"print: {len(report.built)} new, {unchanged} unchanged, {report.seconds:.1f} s: {out}")
    return report


def _printed(wanted: Sequence[Order], library: Library, record: Record, told: Told, jobs: int) -> Iterator[Printed]:
    record.clean()
    current = [order for order in wanted if record.is_current(order)]
    for order in current:
        told(f"{order.name}, unchanged")
        yield _outcome(order)
    yield from _made([order for order in wanted if order not in current], library, record, told, jobs)


def _made(wanted: Sequence[Order], library: Library, record: Record, told: Told, jobs: int) -> Iterator[Printed]:
    """A PDF is put in its place whole, and then recorded: whenever this is stopped, what stands there is whole."""
    progress = Progress(wanted, jobs, told)
    progress.begin()
    tasks = [Task(order, record.document(order)) for order in wanted]
    for result in carried_out(tasks, library, jobs):
        record.keep(result.order, result.document, result.pdf)
        new = result.pdf is not None
        progress.done(result.order, f"{result.seconds:.1f} s" if new else "unchanged")
        yield _outcome(result.order, new, result.seconds)


def _outcome(order: Order, built: bool = False, seconds: float = 0) -> Printed:
    return Printed(order.language, order.game, order.kind, order.path, built, seconds, order.modules)
