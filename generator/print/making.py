"""Make documents: gathered from the book, set only where the document itself has changed; in several processes."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context

from engine.model.rulebook import Rulebook
from generator.book.book import Book, open_book
from generator.book.in_play import Modules
from generator.building.files import digest
from generator.building.lock import work_for
from generator.print.kinds import GATHER
from generator.print.orders import Order, typesetting
from generator.print.plain import to_plain
from generator.print.typeset import typeset_plain
from generator.wording.language import Language


@dataclass(frozen=True)
class Task:
    """`known` is the document from which the PDF that stands there was made."""

    order: Order
    known: str = ""


@dataclass(frozen=True)
class Result:
    """Without a PDF, the document is the one that was known."""

    order: Order
    document: str
    pdf: bytes | None
    seconds: float


class Library:
    """The books in all languages, each opened once: its examples are played once for all its documents."""

    def __init__(self, languages: Sequence[Language], rulebooks: Sequence[Rulebook]) -> None:
        self.languages = {language.code: language for language in languages}
        self.rulebooks = {book.id: book for book in rulebooks}
        self._opened: dict[tuple[str, str, Modules], Book] = {}

    def book(self, language: str, game: str, modules: Modules) -> Book:
        wanted = (language, game, modules)
        if wanted not in self._opened:
            self._opened[wanted] = open_book(self.languages[language], self.rulebooks[game], modules)
        return self._opened[wanted]


def carry_out(task: Task, library: Library) -> Result:
    began, order = time.perf_counter(), task.order
    plain = to_plain(GATHER[order.kind](library.book(order.language, order.game, order.modules), order.modules))
    document = digest(json.dumps(plain, ensure_ascii=False).encode() + typesetting().encode())
    pdf = None if document == task.known else typeset_plain(plain, document)
    return Result(order, document, pdf, time.perf_counter() - began)


def carried_out(tasks: Sequence[Task], library: Library, jobs: int) -> Iterator[Result]:
    """In whatever order they are done."""
    count = min(jobs, len(tasks))
    return _in_processes(tasks, library, count) if count > 1 else (carry_out(task, library) for task in tasks)


def _in_processes(tasks: Sequence[Task], library: Library, count: int) -> Iterator[Result]:
    """Each process begins afresh: a copy of this one would lack the typesetter's threads."""
    given = (library.languages, library.rulebooks, os.getpid())
    with ProcessPoolExecutor(count, get_context("spawn"), _begin, given) as pool:
        running = [pool.submit(_carry_out, task) for task in tasks]
        try:
            yield from (done.result() for done in as_completed(running))
        finally:
            for each in running:
                each.cancel()


_library = Library((), ())


def _begin(languages: dict[str, Language], rulebooks: dict[str, Rulebook], parent: int) -> None:
    """Whoever stops the builder stops this process without a word from it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    work_for(parent)
    _library.languages, _library.rulebooks = languages, rulebooks


def _carry_out(task: Task) -> Result:
    return carry_out(task, _library)
