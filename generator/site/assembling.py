"""All parts of a site put together aside: pages of all languages, search, what is printed, and what they share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.browser.bundle import SHARED, is_offered, write_rulebooks, write_runtime
from generator.building.stamp import stamp
from generator.building.workers import workers
from generator.site import build
from generator.site.bundles import write_bundles
from generator.site.edition import Outcome
from generator.site.icons import write_icons
from generator.site.languages import build_languages
from generator.site.making import Making
from generator.site.offline import write_offline
from generator.site.reading import Material, Wanted, read_material
from generator.site.root_pages import entry, write_root_pages
from generator.site.search_index import ENTRY, FOLDER, index_language, is_shared, joined_entry
from generator.site.stage import Digests, Stage

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
    wanted: Wanted, stage: Stage, work: Path, known: Mapping[str, Mapping[str, Any]], progress: Told, jobs: int
) -> Assembled:
    material = read_material(wanted, work)
    makings = {language.code: Making(material.source, language, work, stage) for language in material.languages}
    with workers(min(jobs, len(makings) * 2), makings) as pool:
        outcomes = build_languages(pool, makings, progress)
    shelf = _Shelf(stage, known)
    _shared_files(shelf, material, progress)
    build.put_in_prints(wanted.languages, material.source.books, work / "print", stage.folder, progress)
    _search(shelf, makings, outcomes)
    entries = [entry(language, material.source.books) for language in material.languages]
    write_root_pages(stage.folder, entries, wanted.base_url)
    _forget_others(work, wanted.languages)
    files = stage.found(stage.folder.rglob("*"))
    offline = write_offline(stage.folder, entries, files)
    new = tuple(outcome.language for outcome in outcomes if outcome.built)
    return Assembled(sum(outcome.pages for outcome in outcomes), new, files | offline, shelf.groups)


@dataclass
class _Shelf:
    """Groups of files that change together; a group is made only if its source has changed."""

    stage: Stage
    known: Mapping[str, Mapping[str, Any]]

    def __post_init__(self) -> None:
        self.groups: Groups = {}

    def put(self, name: str, source: str, make: Callable[[Path], None]) -> None:
        """`make` writes into a folder, which becomes a part of the site."""
        known = self.known.get(name, {})
        if known.get("source") == source and self.stage.take_over_all(known["files"]):
            self.groups[name] = dict(known)
            return
        before = set(_files(self.stage.folder / "static"))
        make(self.stage.folder / "static")
        made = self.stage.found(set(_files(self.stage.folder / "static")) - before)
        self.groups[name] = {"source": source, "files": made}


def _files(folder: Path) -> Iterable[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def _shared_files(shelf: _Shelf, material: Material, progress: Told) -> None:
    static = shelf.stage.folder / "static"
    static.mkdir(parents=True, exist_ok=True)
    shelf.put("icons", stamp("icons"), write_icons)
    # A rulebook that is not content's own has no compiled form for the browser.
    playable = bool(material.plain) and is_offered(progress)
    if playable:
        games = sorted(material.plain)
        shelf.put("runtime", stamp("runtime", games), lambda folder: write_runtime(folder / SHARED, games))
        write_rulebooks(static / SHARED, material.plain)
    write_bundles(static, material.source.books, playable)


def _search(shelf: _Shelf, makings: Mapping[str, Making], outcomes: Sequence[Outcome]) -> None:
    """The indexes of the languages stand already; this is what they have in common."""
    stage, first = shelf.stage, outcomes[0].language
    made = next((outcome.shared for outcome in outcomes if outcome.shared), {})
    known = shelf.known.get("search", {})
    if not made and not (known.get("source") == stamp("search") and stage.take_over_all(known["files"])):
        index = index_language(makings[first].records, first)
        made = {path: content for path, content in index.items() if is_shared(path, first) and not path.endswith(ENTRY)}
    files = {path: stage.write(path, content) for path, content in made.items()} or known["files"]
    shelf.groups["search"] = {"source": stamp("search"), "files": files}
    stage.write(f"{FOLDER}/{ENTRY}", joined_entry(outcome.entry for outcome in outcomes))


def _forget_others(work: Path, languages: Sequence[str]) -> None:
    """What is known of languages that are not asked for any more is of no use."""
    import shutil

    for settings in work.glob("*/mkdocs.yml"):
        if settings.parent.name not in languages:
            shutil.rmtree(settings.parent)
            shutil.rmtree(work / "search" / settings.parent.name, ignore_errors=True)
