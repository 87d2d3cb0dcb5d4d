"""Build the sites of all languages: several at once, unchanged ones not at all."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from engine.loading import games, load_rulebook
from engine.model.rulebook import Rulebook
from generator.browser.bundle import SHARED, offer
from generator.languages.load import available_languages, load_language
from generator.pages.model import Tongue
from generator.print.build import build_prints, print_path
from generator.site.bundles import write_bundles
from generator.site.edition import Job, Outcome, build_language
from generator.site.icons import write_icons
from generator.site.offline import write_offline
from generator.site.progress import translation_progress
from generator.site.root_pages import entry, write_root_pages
from generator.site.search_index import write_search_index
from generator.site.serve import serve
from generator.site.settings import Publication

__all__ = ["BuildReport", "build_sites", "serve"]

Told = Callable[[str], None]


@dataclass(frozen=True)
class BuildReport:
    """What was built, what was left as it was, and how long it took."""

    out: Path
    outcomes: tuple[Outcome, ...]
    seconds: float

    @property
    def built(self) -> tuple[str, ...]:
        return tuple(outcome.language for outcome in self.outcomes if outcome.built)

    @property
    def skipped(self) -> tuple[str, ...]:
        return tuple(outcome.language for outcome in self.outcomes if not outcome.built)

    @property
    def pages(self) -> int:
        return sum(outcome.pages for outcome in self.outcomes)

    @property
    def generate_seconds(self) -> float:
        """Our own work: gathering, writing Markdown, putting drawings into pages; summed over the languages."""
        return sum(outcome.generate_seconds for outcome in self.outcomes)

    @property
    def mkdocs_seconds(self) -> float:
        """What mkdocs needs for the same Markdown, summed over the languages."""
        return sum(outcome.mkdocs_seconds for outcome in self.outcomes)


def build_sites(
    languages: Sequence[str],
    out: Path,
    base_url: str | None = None,
    progress: Told = print,
    jobs: int | None = None,
    report_url: str | None = None,
    books: Sequence[Rulebook] | None = None,
) -> BuildReport:
    """The sites of these languages in `out`, and nothing of other languages from an earlier build."""
    began = time.perf_counter()
    # mkdocs reads the paths in its settings from where they lie, not from where the command was given.
    out = out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    planned = plan(languages, out, base_url or "", report_url or "", books)
    _forget_others(out, languages)
    outcomes = _run(planned, jobs or os.cpu_count() or 1, progress)
    # A rulebook that is not content's own has no compiled form for the browser.
    playable = books is None and offer(out / "static" / SHARED, progress)
    write_bundles(out / "static", planned[0].books, playable)
    put_in_prints(languages, planned[0].books, out, progress)
    write_icons(out / "static")
    entries = [entry(load_language(code), planned[0].books) for code in languages]
    write_root_pages(out, entries, base_url or "")
    if any(outcome.built for outcome in outcomes) or not (out / "pagefind").is_dir():
        progress("search: indexing")
        write_search_index(out, languages)
    write_offline(out, entries)
    report = BuildReport(out, outcomes, time.perf_counter() - began)
    progress(f"{report.pages} pages in {len(outcomes)} languages, {report.seconds:.1f} s: {out}")
    return report


def put_in_prints(languages: Sequence[str], books: Sequence[Rulebook], out: Path, progress: Told) -> None:
    """What can be printed, beside the pages it belongs to; it is kept where no rebuilt page sweeps it away."""
    kept = work_folder(out) / "print"
    for printed in build_prints(languages, books, kept, progress).printed:
        shutil.copyfile(printed.path, print_path(out, printed.language, printed.game, printed.kind))


def plan(
    languages: Sequence[str], out: Path, base_url: str, report_url: str, books: Sequence[Rulebook] | None
) -> list[Job]:
    """What is to be built. Content and languages are read once, here."""
    if books is None:
        books = [load_rulebook(game) for game in games()]
    spoken = [load_language(code) for code in languages]
    tongues = tuple(Tongue(language.code, language.name) for language in spoken)
    publication = Publication(tongues, base_url.rstrip("/"), report_url)
    known = translation_progress([load_language(code) for code in available_languages()])
    return [Job(language.code, tuple(books), known, publication, out, work_folder(out)) for language in spoken]


def work_folder(out: Path) -> Path:
    """Markdown, settings and stamps stand beside the site, not in it."""
    return out.parent / f"{out.name}-work"


def _run(planned: Sequence[Job], workers: int, progress: Told) -> tuple[Outcome, ...]:
    if workers == 1 or len(planned) == 1:
        return tuple(_told(build_language(job), progress) for job in planned)
    with ProcessPoolExecutor(min(workers, len(planned))) as pool:
        running = [pool.submit(build_language, job) for job in planned]
        for done in as_completed(running):
            _told(done.result(), progress)
    return tuple(done.result() for done in running)


def _told(outcome: Outcome, progress: Told) -> Outcome:
    what = f"{outcome.pages} pages, {outcome.seconds:.1f} s" if outcome.built else "unchanged"
    progress(f"{outcome.language}: {what}")
    return outcome


def _forget_others(out: Path, languages: Sequence[str]) -> None:
    """Languages built here before but not asked for now would be reachable by no menu."""
    work = work_folder(out)
    for stamp in work.glob("*.stamp"):
        if stamp.stem not in languages:
            shutil.rmtree(out / stamp.stem, ignore_errors=True)
            shutil.rmtree(work / stamp.stem, ignore_errors=True)
            stamp.unlink()
