"""One language's site, in steps that can be taken for some of its pages at a time.

So several processes share the work of one language, and one process does the little that a changed word asks for.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from generator.building.files import digest, digest_of, read_sealed, write_whole
from generator.building.stamp import stamp
from generator.pages.drawings import insert_drawings
from generator.site.known import Index, Rendered, write_pages
from generator.site.making import Making
from generator.site.rendering import Renderer, check_anchors
from generator.site.search_index import ENTRY, FOLDER, common_files, indexed
from generator.site.search_record import search_record
from generator.site.stage import Digests
from generator.site.writing import Manuscript, Whole, write_around, write_game

Pages = dict[str, Rendered]
Manuscripts = dict[str, Manuscript]


@dataclass(frozen=True)
class Outcome:
    """What the site of one language consists of; `shared` are files that the indexes of all languages have."""

    language: str
    built: bool
    pages: int
    files: Digests = field(default_factory=dict)
    entry: Mapping[str, Any] = field(default_factory=dict)
    shared: Mapping[str, bytes] = field(default_factory=dict)


def build_alone(making: Making) -> tuple[Whole, Pages]:
    """All steps but the last in one process."""
    games = (write_game(making, game) for game in games_of(making))
    whole = write_around(making, {path: page for pages in games for path, page in pages.items()})
    kept, wanted = sort_out(making, whole)
    return whole, kept | render(making, whole.frame, wanted)


def games_of(making: Making) -> list[str]:
    return [book.id for book in making.source.books]


def sort_out(making: Making, whole: Whole) -> tuple[Pages, Manuscripts]:
    """The finished pages that are taken over, and those that have to be made."""
    kept: Pages = {}
    for path, page in whole.pages.items():
        known = making.known.rendered.get(path)
        if known and known.source == _source(whole.frame, page) and _take_over(making, path, known):
            kept[path] = known
    return kept, {path: page for path, page in whole.pages.items() if path not in kept}


def _source(frame: str, page: Manuscript) -> str:
    """What decides how a finished page looks. All drawings are named in its Markdown after what they show."""
    return stamp(page.markdown, frame)


def _take_over(making: Making, path: str, known: Rendered) -> bool:
    is_read = digest_of(making.record(path)) == known.record
    return is_read and making.stage.take_over(f"{making.code}/{path}.html", known.page)


def render(making: Making, frame: str, pages: Manuscripts) -> Pages:
    if not pages:
        return {}
    renderer = _kept_renderer(making.code, frame, making.settings, making.compiled)
    return {path: _finished(making, renderer, path, page, _source(frame, page)) for path, page in pages.items()}


@lru_cache(maxsize=8)
def _kept_renderer(code: str, frame: str, settings: Path, compiled: Path) -> Renderer:
    return Renderer(code, settings, compiled)


def _finished(making: Making, renderer: Renderer, path: str, page: Manuscript, source: str) -> Rendered:
    made = renderer.render(path)
    record = search_record(made.text).encode()
    write_whole(making.record(path), record)
    drawn = read_sealed(making.drawings(path)) if page.drawn else {}
    text = insert_drawings(made.text, drawn).encode()
    written = making.stage.write(f"{making.code}/{path}.html", text)
    return Rendered(source, written, digest(record), made.anchors, made.links)


def finish(making: Making, whole: Whole, pages: Pages) -> Outcome:
    """The search; then what came of the pages is kept for the next build."""
    check_anchors(making.code, pages)
    own = {f"{path}.html": page.page for path, page in pages.items()} | whole.beside
    files = {f"{making.code}/{name}": mark for name, mark in own.items()}
    index, shared = _index(making, pages)
    built = pages != making.known.rendered or index != making.known.index
    write_pages(making.folder, pages, index)
    return Outcome(making.code, built, len(pages), {**files, **index.files}, index.entry, shared)


def _index(making: Making, pages: Pages) -> tuple[Index, dict[str, bytes]]:
    """The index of all pages, anew only where the search would read anything else."""
    source = stamp(sorted((path, page.record) for path, page in pages.items()))
    known = making.known.index
    if known.source == source and making.stage.take_over_all(known.files):
        return known, {}
    _forget_records(making, pages)
    with indexed(making.records, making.code) as made:
        entry = json.loads(made.pop(f"{FOLDER}/{ENTRY}").read_bytes())
        shared = common_files(made, making.code)
        own = {path: making.stage.put(path, file.read_bytes()) for path, file in made.items() if path not in shared}
    return Index(source, own, entry), shared


def _forget_records(making: Making, pages: Iterable[str]) -> None:
    wanted = {making.record(path) for path in pages}
    for path in (making.records / making.code).rglob("*.html"):
        if path not in wanted:
            path.unlink()
