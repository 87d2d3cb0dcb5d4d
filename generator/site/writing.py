"""From a language to plain Markdown: the changed pages of each game, the pages around them, and the settings."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

from jinja2 import Environment

from engine.whole_file import write_many
from generator.browser.bundle import language_files
from generator.building.compiled import compiled_in
from generator.building.files import digest, write_changed, write_sealed
from generator.pages.addresses import Addresses, address_book
from generator.pages.drawings import FOLDER, Drawings, as_file
from generator.pages.model import Definitions, Head, Page
from generator.pages.page_writer import PageWriter
from generator.pages.search_entries import search_entries
from generator.pages.write import FORMS, environment, page_text, search_file
from generator.site.known import GameTexts, Written, answers, forget_texts, write_texts
from generator.site.making import Making
from generator.site.settings import settings, settings_text
from generator.site.stage import Digests
from generator.wording.reads import Read, recorded

_DRAWN = re.compile(rf"\b{FOLDER}/([0-9a-f]+)\.svg")

Tree = dict[str, Written]  # path -> page


class Manuscript(NamedTuple):
    """A page as Markdown, as far as whoever finishes it has to know: its digest, and whether it has drawings."""

    markdown: str
    drawn: bool


@dataclass(frozen=True)
class Whole:
    """A language's complete tree: its pages in order, what the frame of every page depends on, as a digest, and the
    digests of files that are no pages.
    """

    pages: Mapping[str, Manuscript]
    frame: str
    beside: Digests


def write_game(making: Making, game: str) -> Tree:
    """The changed pages of one game written anew; all others of that game as they are known."""
    fresh = {path: page for path, page in making.fresh.items() if page.head.game == game}
    gathered = [making.plan.gather(path) for path in making.stale(game)]
    if gathered:
        heads = [*(page.head for page in fresh.values()), *(page.head for page, _ in gathered)]
        desk = _Desk(making, _addresses(making, heads), making.plan.definitions, Drawings())
        fresh |= {page.path: desk.write(page, reads) for page, reads in gathered}
        _remember(making, game, fresh)
    return {path: replace(page, reads=frozenset()) for path, page in fresh.items()}


def _remember(making: Making, game: str, pages: Tree) -> None:
    """What they were made from, for the next build; nobody else asks for it."""
    asked = answers(making.language, {read for page in pages.values() for read in page.reads})
    write_texts(making.folder, game, GameTexts(making.structures[game], making.mark, pages, asked))


def write_around(making: Making, games: Tree) -> Whole:
    """The pages that list others, and what the builder and the search have to know of all of them."""
    around = making.plan.around({path: page.head for path, page in games.items()})
    heads = {**{path: page.head for path, page in games.items()}, **{page.path: page.head for page in around}}
    edition = making.plan.edition(heads, around)
    order = list(making.plan.order(around))
    desk = _Desk(making, address_book(heads[path] for path in order), making.plan.definitions, Drawings())
    pages = {**games, **{page.path: desk.write(page, set()) for page in around}}
    ordered = {path: pages[path] for path in order}
    chosen = settings(edition, making.source.publication)
    site = making.stage.out / making.code
    write_changed(making.settings, settings_text(chosen, making.docs, site).encode())
    files = {FORMS: search_file(edition, [entry for page in ordered.values() for entry in page.entries])}
    files |= dict(language_files(making.language, (book.id for book in making.source.books), desk.addresses.places))
    frame = digest(repr((chosen, list(ordered))).encode())
    beside = _write_beside(making, {name: text.encode() for name, text in files.items()})
    _clear(making, ordered, beside)
    forget_texts(making.folder, (book.id for book in making.source.books))
    manuscripts = {path: Manuscript(page.markdown, bool(page.drawings)) for path, page in ordered.items()}
    return Whole(manuscripts, frame, beside)


def _write_beside(making: Making, files: Mapping[str, bytes]) -> Digests:
    """In the tree only what is the language's own; in the site also what belongs to the theme."""
    for name, content in files.items():
        write_changed(making.docs / name, content)
    beside = {**making.source.assets, **files}
    return {name: making.stage.put(f"{making.code}/{name}", content) for name, content in beside.items()}


@dataclass(frozen=True)
class _Desk:
    """Where the pages of one tree are written."""

    making: Making
    addresses: Addresses
    definitions: Definitions
    drawings: Drawings

    def write(self, page: Page, reads: set[Read]) -> Written:
        report = self.making.source.publication.report
        with recorded() as further:
            text = page_text(
                PageWriter(page, self.addresses, self.definitions, report, self.drawings),
                templates_in(self.making.compiled),
            )
        content = text.encode()
        write_changed(self.making.docs / f"{page.path}.md", content)
        drawn = tuple(sorted(set(_DRAWN.findall(text))))
        if drawn:
            _keep_drawings(self.making, page.path, {name: self.drawings.markup[name] for name in drawn})
        return Written(page.head, digest(content), drawn, tuple(search_entries([page])), frozenset(reads | further))


@cache
def templates_in(compiled: Path) -> Environment:
    templates = environment()
    templates.bytecode_cache = compiled_in(compiled)
    return templates


def _addresses(making: Making, heads: Iterable[Head]) -> Addresses:
    """Of other games a page knows only which pages there are."""
    known = {head.path: head for head in heads}
    others = {path: Head(path, "") for path in (*making.plan.plans, *making.plan.paths_around)}
    return address_book((others | known).values())


def _keep_drawings(making: Making, path: str, drawn: Mapping[str, str]) -> None:
    """As files for any builder, and together for our own, which puts them into the page."""
    folder = making.docs / FOLDER
    files = {name: f"{name}.svg" for name in drawn if not os.path.isfile(os.path.join(folder, f"{name}.svg"))}
    write_many(folder, {file: as_file(drawn[name]).encode() for name, file in files.items()})
    write_sealed(making.drawings(path), drawn)


def _clear(making: Making, pages: Tree, beside: Iterable[str]) -> None:
    """Nothing is left in the tree that belongs to no page of now."""
    drawn = {f"{FOLDER}/{name}.svg" for page in pages.values() for name in page.drawings}
    _keep_only(making.docs, {f"{path}.md" for path in pages} | drawn | set(beside))
    _keep_only(making.drawn, {f"{path}.json" for path, page in pages.items() if page.drawings})


def _keep_only(folder: Path, wanted: Set[str]) -> None:
    for inside, _, names in os.walk(folder):
        start = os.path.relpath(inside, folder).replace(os.sep, "/")
        for name in names:
            if (name if start == "." else f"{start}/{name}") not in wanted:
                os.unlink(os.path.join(inside, name))
