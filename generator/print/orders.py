"""What is to be printed: one order for each document, with a stamp of all that it may be made from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from itertools import product
from pathlib import Path

from engine.model.rulebook import Rulebook
from generator.book.in_play import Modules, all_modules
from generator.building.files import digest
from generator.building.stamp import stamp
from generator.print.offers import OFFERS, editions, file_name
from generator.print.typeset import TEMPLATES
from generator.wording.language import Language

EVERY = "all"
TOOLS = ("typst", "font-source-sans-pro")


@dataclass(frozen=True)
class Order:
    """A document to be made. While the stamp stays the same, nothing that could change the document has changed."""

    kind: str
    language: str
    game: str
    path: Path
    modules: Modules
    stamp: str

    @property
    def name(self) -> str:
        with_modules = f" with {', '.join(sorted(self.modules))}" if self.modules else ""
        return f"{self.language}: {OFFERS[self.kind].name} of {self.game}{with_modules}"


def orders(
    kinds: Sequence[str],
    languages: Sequence[Language],
    books: Sequence[Rulebook],
    out: Path,
    modules: Sequence[str] | None,
) -> Iterator[Order]:
    """With these modules or, where nothing is said, without any and with all of them."""
    content = {book.id: stamp(book) for book in books}
    spoken = [(language.code, stamp(language.to_json())) for language in languages]
    tools = typesetting()
    for kind, (language, words), book in product(kinds, spoken, books):
        for chosen in editions(kind, book) if modules is None else [chosen_modules(book, modules)]:
            if OFFERS[kind].has(book, chosen):
                mark = stamp(kind, content[book.id], words, sorted(chosen), tools)
                yield Order(kind, language, book.id, print_path(out, language, book, kind, chosen), chosen, mark)


def typesetting() -> str:
    """Of the templates and the tools. Templates are read anew: they may change while somebody watches."""
    templates = [(path.name, digest(path.read_bytes())) for path in sorted(TEMPLATES.glob("*.typ"))]
    return digest(repr((templates, [version(tool) for tool in TOOLS])).encode())


def print_path(out: Path, language: str, book: Rulebook, kind: str, modules: Modules) -> Path:
    return out / language / book.id / file_name(kind, book, modules)


def chosen_modules(book: Rulebook, modules: Iterable[str]) -> Modules:
    """Of the named modules those that the game has; `all` names every one."""
    known = all_modules(book)
    return known if EVERY in modules else known & frozenset(modules)
