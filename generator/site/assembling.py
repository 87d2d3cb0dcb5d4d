"""All parts of a site put together aside: pages of all languages, search, what is printed, and what they share."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.loading import games as content_games
from generator.browser.bundle import SHARED, is_offered, write_rulebooks, write_runtime
from generator.building.stamp import stamp
from generator.games import games, kit_of
from generator.site import build
from generator.site.bundles import write_bundles
from generator.site.edition import Outcome
from generator.site.icons import write_icons
from generator.site.known import read_known
from generator.site.languages import build_languages
from generator.site.making import Making
from generator.site.offline import write_offline
from generator.site.reading import Material, Read, read_material
from generator.site.rendering import load_tools
from generator.site.root_pages import entry, write_root_pages
from generator.site.search_index import ENTRY, FOLDER, common_files, indexed, joined_entry
from generator.site.stage import Digests, Stage
from generator.site.wanted import Wanted

Told = Callable[[str], None]
Groups = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class Assembled:
    """`groups`: files that are made together, and from what, for the next build to take over."""

    pages: int
    new: tuple[str, ...]
    files: Digests
    groups: Groups


def assemble(
    wanted: Wanted,
    read: Read,
    stage: Stage,
    work: Path,
    known: Mapping[str, Mapping[str, Any]],
    progress: Told,
    jobs: int,
) -> Assembled:
    # What is loaded here, while content is read, is loaded once: processes begin with all that their parent has.
    load_tools()
    for game in games():
        kit_of(game)
    # What the languages share is made first, while little stands there: it is found by looking at all that does.
    shelf = _Shelf(stage, known)
    playable = _made_of_code(shelf, wanted, progress)
    pages = {code: read_known(work / code) for code in wanted.languages}
    material = read_material(wanted, work, read=read)
    makings = {each.code: Making(material.source, each, work, stage, pages[each.code]) for each in material.languages}
    _made_of_content(shelf, material, playable)
    entries = [entry(language, material.source.books) for language in material.languages]
    shelf.add(lambda: write_root_pages(stage.folder, entries, wanted.base_url))
    outcomes = build_languages(makings, progress, jobs)
    _search(shelf, makings, outcomes)
    kept = work / "print"
    if wanted.prints:
        shelf.add(lambda: build.put_in_prints(wanted.languages, material.source.books, kept, stage.folder, progress))
    _forget_others(work, wanted.languages)
    files = shelf.files | {path: mark for outcome in outcomes for path, mark in outcome.files.items()}
    files |= write_offline(stage.folder, entries, files)
    new = tuple(outcome.language for outcome in outcomes if outcome.built)
    return Assembled(sum(outcome.pages for outcome in outcomes), new, files, shelf.groups)


@dataclass
class _Shelf:
    """The files that the languages share. A group of them is made only if what it depends on has changed."""

    stage: Stage
    known: Mapping[str, Mapping[str, Any]]
    files: Digests = field(default_factory=dict)
    groups: Groups = field(default_factory=dict)

    def put(
        self, name: str, source: str, make: Callable[[], None], can_be_made: Callable[[], bool] = lambda: True
    ) -> bool:
        """Whether it is there now."""
        known = self.known.get(name, {})
        if known.get("source") == source and self.stage.take_over_all(known["files"]):
            self.keep(name, source, known["files"])
            return True
        if not can_be_made():
            return False
        self.keep(name, source, self.add(make))
        return True

    def keep(self, name: str, source: str, files: Mapping[str, str]) -> None:
        self.groups[name] = {"source": source, "files": dict(files)}
        self.files |= files

    def add(self, make: Callable[[], None]) -> Digests:
        """Whatever `make` writes into the next site."""
        before = self._there()
        make()
        made = self.stage.found(Path(path) for path in self._there() - before)
        self.files |= made
        return made

    def _there(self) -> set[str]:
        return {os.path.join(folder, name) for folder, _, names in os.walk(self.stage.folder) for name in names}


def _made_of_code(shelf: _Shelf, wanted: Wanted, progress: Told) -> bool:
    """What needs no content; and whether games can be tried."""
    static = _static(shelf)
    static.mkdir(parents=True, exist_ok=True)
    shelf.put("icons", stamp("icons"), lambda: write_icons(static))
    # A rulebook that is not content's own has no compiled form for the browser.
    names = sorted(content_games()) if wanted.books is None else []
    return bool(names) and shelf.put(
        "runtime",
        stamp("runtime", names),
        lambda: write_runtime(static / SHARED, names),
        # What stands there and is right needs no runtime on this machine.
        lambda: is_offered(progress),
    )


def _made_of_content(shelf: _Shelf, material: Material, playable: bool) -> None:
    static = _static(shelf)
    if playable:
        shelf.add(lambda: write_rulebooks(static / SHARED, material.compiled))
    shelf.add(lambda: write_bundles(static, material.source.books, playable))


def _static(shelf: _Shelf) -> Path:
    return shelf.stage.folder / "static"


def _search(shelf: _Shelf, makings: Mapping[str, Making], outcomes: Sequence[Outcome]) -> None:
    """The indexes of the languages stand already; this is what they have in common."""
    first = outcomes[0].language
    made = next((outcome.shared for outcome in outcomes if outcome.shared), None)

    def write() -> None:
        for path, content in (made or _common_to_all(makings[first])).items():
            shelf.stage.write(path, content)

    shelf.put("search", stamp("search"), write)
    entry = joined_entry(outcome.entry for outcome in outcomes)
    shelf.files[f"{FOLDER}/{ENTRY}"] = shelf.stage.write(f"{FOLDER}/{ENTRY}", entry)


def _common_to_all(making: Making) -> dict[str, bytes]:
    """Where no index was made, one is made for what they have in common."""
    with indexed(making.records, making.code) as index:
        return common_files(index, making.code)


def _forget_others(work: Path, languages: Sequence[str]) -> None:
    """What is known of languages that are not asked for any more is of no use."""
    for settings in work.glob("*/mkdocs.yml"):
        if settings.parent.name not in languages:
            shutil.rmtree(settings.parent)
            shutil.rmtree(work / "search" / settings.parent.name, ignore_errors=True)
