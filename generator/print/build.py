"""Typeset everything that can be printed, in all games and languages; what is unchanged is left as it is."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path

from engine.load import games as all_games
from engine.load import load_rulebook
from engine.model.rulebook import Rulebook
from generator.languages import load_language
from generator.print.kinds import GATHER
from generator.print.model import Document
from generator.print.offers import OFFERS, Offer
from generator.print.plain import to_plain
from generator.print.typeset import TEMPLATES, typeset
from generator.wording.language import Language

Told = Callable[[str], None]
EVERY = "all"


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
    document = GATHER[offer.kind](language, book, chosen_modules(book, modules))
    path, stamp = print_path(out, language.code, book.id, offer.kind), stamp_of(document)
    built = not is_made_from(path, stamp)
    if built:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(typeset(document, stamp))
    return Printed(language.code, book.id, offer.kind, path, built, time.perf_counter() - began)


def chosen_modules(book: Rulebook, modules: Iterable[str]) -> frozenset[str]:
    """Of the named modules those that the game has; `all` names every one."""
    known = frozenset(module for each in book.books for module in each.modules)
    return known if EVERY in modules else known & frozenset(modules)


def is_made_from(path: Path, stamp: str) -> bool:
    """A PDF carries the stamp of what it was made from."""
    return path.is_file() and stamp.encode() in path.read_bytes()


def stamp_of(document: Document) -> str:
    """Of everything that decides how the PDF looks: its data, the templates, and what sets it."""
    written = json.dumps(to_plain(document), ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(f"{document.kind}{_templates()}{written}".encode()).hexdigest()


@cache
def _templates() -> str:
    digest = hashlib.sha256(f"{version('typst')} {version('font-source-sans-pro')}".encode())
    for path in sorted(TEMPLATES.glob("*.typ")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
