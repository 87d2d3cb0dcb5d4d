"""One language's site: gather its pages, write them as Markdown, let mkdocs build them. Each in its own process."""

from __future__ import annotations

import gc
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from engine.model.rulebook import Rulebook
from generator.browser.bundle import language_files
from generator.building.stamp import stamp
from generator.languages.load import load_language
from generator.pages.addresses import address_book
from generator.pages.drawings import FOLDER, Drawings, insert_drawings
from generator.pages.gather import gather_edition
from generator.pages.gather_home import Progress
from generator.pages.model import Edition
from generator.pages.write import write_edition
from generator.site.mkdocs_run import run_mkdocs
from generator.site.settings import Publication, write_settings
from generator.wording.language import Language


@dataclass(frozen=True)
class Job:
    code: str
    books: tuple[Rulebook, ...]
    progress: tuple[Progress, ...]
    publication: Publication
    out: Path
    work: Path

    @property
    def site(self) -> Path:
        return self.out / self.code

    def stamp(self, language: Language) -> str:
        return stamp(language.to_json(), self.books, self.progress, self.publication)


@dataclass(frozen=True)
class Outcome:
    language: str
    built: bool
    pages: int
    seconds: float = 0
    mkdocs_seconds: float = 0  # of which mkdocs alone; the rest is our own

    @property
    def generate_seconds(self) -> float:
        return self.seconds - self.mkdocs_seconds


def build_language(job: Job) -> Outcome:
    began = time.perf_counter()
    language = load_language(job.code)
    wanted, kept = job.stamp(language), job.work / f"{job.code}.stamp"
    if job.site.is_dir() and kept.is_file() and kept.read_text() == wanted:
        return Outcome(job.code, False, _count_pages(job.site))
    kept.unlink(missing_ok=True)
    with _nothing_thrown_away():
        settings, drawings = write_tree(job, language)
    generated = time.perf_counter()
    run_mkdocs(job.code, settings, job.site)
    alone = time.perf_counter() - generated
    put_in_drawings(job.site, drawings)
    kept.write_text(wanted)
    return Outcome(job.code, True, _count_pages(job.site), time.perf_counter() - began, alone)


@contextmanager
def _nothing_thrown_away() -> Iterator[None]:
    """All that is gathered lives until it is written; to search it for garbage again and again takes a fifth longer."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def write_tree(job: Job, language: Language) -> tuple[Path, Drawings]:
    """The Markdown and the settings that a site builder needs."""
    docs, settings = job.work / job.code / "docs", job.work / job.code / "mkdocs.yml"
    shutil.rmtree(docs, ignore_errors=True)
    docs.mkdir(parents=True)
    edition = gather_edition(language, job.books, job.progress, job.publication.report)
    drawings = write_edition(edition, docs)
    write_try_it(docs, edition, language, job.books)
    write_settings(settings, edition, job.publication, docs, job.site)
    return settings, drawings


def write_try_it(docs: Path, edition: Edition, language: Language, books: tuple[Rulebook, ...]) -> None:
    """What the engine in the browser needs in order to speak this language and to link to its pages."""
    for name, text in language_files(language, (book.id for book in books), address_book(edition.pages).places):
        (docs / name).parent.mkdir(exist_ok=True)
        (docs / name).write_text(text, encoding="utf-8")


def put_in_drawings(site: Path, drawings: Drawings) -> None:
    """The pages hold their drawings themselves; the files are for other builders."""
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        if FOLDER in text:
            path.write_text(insert_drawings(text, drawings.markup), encoding="utf-8")
    shutil.rmtree(site / FOLDER, ignore_errors=True)


def _count_pages(site: Path) -> int:
    return sum(1 for _ in site.rglob("*.html"))
