"""Build the sites of all languages: what is unchanged is taken over, and the whole is put in place at once."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.model.rulebook import Rulebook
from engine.whole_file import write_whole
from generator.building.ahead import begun, unsearched
from generator.building.files import digest_of, read_kept, write_sealed
from generator.building.lock import alone_in
from generator.building.placing import bring_back, put_in_place
from generator.building.stamp import stamp_of_files
from generator.site.contents import read_contents
from generator.site.stage import Stage
from generator.site.wanted import Wanted

Told = Callable[[str], None]
BUILT = "built.json"


@dataclass(frozen=True)
class BuildReport:
    """What was built, what was left as it was, and how long it took."""

    out: Path
    built: tuple[str, ...]
    skipped: tuple[str, ...]
    pages: int
    seconds: float


@dataclass(frozen=True)
class Built:
    """What stands in the folder: what it was made from, and the digest of each of its files."""

    inputs: str = ""
    pages: int = 0
    languages: tuple[str, ...] = ()
    files: Mapping[str, str] = field(default_factory=dict)
    groups: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def stands_in(self, out: Path) -> bool:
        """Whether every file is there with its very bytes, and no other."""
        there = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
        return there == set(self.files) and all(digest_of(out / path) == mark for path, mark in self.files.items())


def build_sites(
    languages: Sequence[str],
    out: Path,
    base_url: str | None = None,
    progress: Told = print,
    jobs: int | None = None,
    report_url: str | None = None,
    books: Sequence[Rulebook] | None = None,
    prints: bool = True,
) -> BuildReport:
    """The sites of these languages in `out`, and nothing of other languages from an earlier build."""
    began = time.perf_counter()
    # mkdocs reads the paths in its settings from where they lie, not from where the command was given.
    out = out.resolve()
    wanted = Wanted(tuple(languages), base_url or "", report_url or "", None if books is None else tuple(books), prints)
    with alone_in(work_folder(out), progress):
        bring_back(out, work_folder(out))
        built, new = _build(wanted, out, progress, jobs or os.cpu_count() or 1)
    skipped = tuple(code for code in languages if code not in new)
    for code in skipped:
        progress(f"{code}: unchanged")
    seconds = time.perf_counter() - began
    progress(f"{built.pages} pages in {len(languages)} languages, {seconds:.1f} s: {out}")
    return BuildReport(out, new, skipped, built.pages, seconds)


def work_folder(out: Path) -> Path:
    """Markdown, settings and what is known from earlier builds stand beside the site, not in it."""
    return out.parent / f"{out.name}-work"


def _build(wanted: Wanted, out: Path, progress: Told, jobs: int) -> tuple[Built, tuple[str, ...]]:
    """What stands there now, and which languages have changed."""
    work = work_folder(out)
    old = read_built(work)
    inputs = stamp_of_files(wanted)
    if old.inputs == inputs and old.stands_in(out):
        return old, ()
    with _stage(out, work, old) as stage, begun(read_contents, alone=jobs == 1) as read, unsearched(jobs > 1):
        # Loaded only where there is something to build, and while content is read: the tools take half a second.
        from generator.site.assembling import assemble

        made = assemble(wanted, read, stage, work, old.groups, progress, jobs)
        put_in_place(stage.folder, out)
    built = Built(inputs, made.pages, wanted.languages, made.files, made.groups)
    write_built(work, built)
    return built, made.new


@contextmanager
def _stage(out: Path, work: Path, old: Built) -> Iterator[Stage]:
    """A folder for the next site; what somebody left there who was stopped is of no use."""
    for left in work.glob("next-*"):
        shutil.rmtree(left, ignore_errors=True)
    folder = work / f"next-{os.getpid()}"
    folder.mkdir(parents=True)
    try:
        yield Stage(out, folder, old.files)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def read_built(work: Path) -> Built:
    return read_kept(work / BUILT, lambda facts: Built(**{**facts, "languages": tuple(facts["languages"])}), Built())


def write_built(work: Path, built: Built) -> None:
    write_sealed(work / BUILT, vars(built))


def put_in_prints(languages: Sequence[str], books: Sequence[Rulebook], kept: Path, out: Path, progress: Told) -> None:
    """What can be printed, beside the pages it belongs to; it is kept where no rebuilt page sweeps it away."""
    from generator.print.build import build_prints

    for printed in build_prints(languages, books, kept, progress).printed:
        write_whole(out / printed.path.relative_to(kept), printed.path.read_bytes())
