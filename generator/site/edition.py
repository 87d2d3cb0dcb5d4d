"""One language's site: gather its pages, write them as Markdown, let mkdocs build them. Runs in a process of its own."""

from __future__ import annotations

import shutil
import time
from dataclasses import dataclass
from pathlib import Path

from generator.languages import load_language
from generator.pages.gather import gather_edition
from generator.pages.write import write_edition
from generator.site.mkdocs_run import run_mkdocs
from generator.site.settings import Publication, write_settings
from generator.site.stamp import stamp


@dataclass(frozen=True)
class Job:
    language: str
    publication: Publication
    out: Path
    work: Path


@dataclass(frozen=True)
class Outcome:
    language: str
    built: bool
    pages: int
    seconds: float = 0
    generate_seconds: float = 0


def build_language(job: Job) -> Outcome:
    began = time.perf_counter()
    site, kept = job.out / job.language, job.work / f"{job.language}.stamp"
    wanted = stamp(job.language, repr(job.publication))
    if site.is_dir() and kept.is_file() and kept.read_text() == wanted:
        return Outcome(job.language, False, _count_pages(site))
    kept.unlink(missing_ok=True)
    settings = write_tree(job)
    generated = time.perf_counter()
    run_mkdocs(job.language, settings, site)
    kept.write_text(wanted)
    return Outcome(job.language, True, _count_pages(site), time.perf_counter() - began, generated - began)


def write_tree(job: Job) -> Path:
    """The Markdown and the settings that a site builder needs."""
    docs, settings = job.work / job.language / "docs", job.work / job.language / "mkdocs.yml"
    shutil.rmtree(docs, ignore_errors=True)
    docs.mkdir(parents=True)
    edition = gather_edition(load_language(job.language), job.books, job.progress, job.publication.report)
    write_edition(edition, docs)
    write_settings(settings, edition, job.publication, docs, job.out / job.language)
    return settings


def _count_pages(site: Path) -> int:
    return sum(1 for _ in site.rglob("*.html"))
