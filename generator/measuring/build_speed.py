"""How long a site takes to build, beside what bare mkdocs takes for the same pages in the same run.

Everything is measured as a person meets it: whole commands in processes of their own, on a copy of this checkout whose
content can be changed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from generator.measuring.synthetic import grow
from generator.releases.commits import HERE, commit_of, laid_out

Told = Callable[[str], None]
PARTS = ("engine", "generator", "content", "locales", "schemas")
COMMAND = "import sys; from generator.cli import main; sys.exit(main())"
SIZES = (2, 4)
# Builds the Markdown of another commit with that commit's own code, and nothing that is printed.
OTHER = """
import sys
from pathlib import Path
from generator.site import build
build.put_in_prints = lambda *given: None
build.build_sites(sorted(path.parent.name for path in Path("locales").glob("*/terms.yaml")), Path(sys.argv[1]))
"""


class CannotBuild(Exception):
    """A build that was to be measured and failed; the message is its last line."""


class Spent(NamedTuple):
    """Seconds on the clock, and seconds of all cores; on a busy machine only the latter mean anything."""

    clock: float
    cores: float

    def __truediv__(self, other: Spent) -> float:
        return self.clock / other.clock


@dataclass(frozen=True)
class Copy:
    """A copy of this checkout, and the site that is built from it."""

    folder: Path

    @property
    def trees(self) -> Path:
        return self.folder / "out" / "site-work"

    def build(self) -> Spent:
        """What `rulebook site` takes without prints."""
        words = [sys.executable, "-c", COMMAND, "site", "--no-print", "--out", str(self.folder / "out" / "site")]
        return _seconds(words, self.folder)

    def change_word(self) -> None:
        """One word more in the first rule that there is."""
        path = next(path for path in sorted((self.folder / "content").glob("*/rules/*.yaml")))
        _rewrite(path, r"(text: >-\n\s+\S+)", r"\1 indeed")

    def change_term(self) -> None:
        """One term of one language in another form."""
        path = next(path for path in sorted((self.folder / "locales").glob("*/terms.yaml")) if path.parent.name != "en")
        _rewrite(path, r"(\n\s+term: [^\s\"']+)", r"\1x")


def _rewrite(path: Path, pattern: str, new: str) -> None:
    text, count = re.subn(pattern, new, path.read_text(encoding="utf-8"), count=1)
    assert count == 1, path
    path.write_text(text, encoding="utf-8")


@contextmanager
def copied() -> Iterator[Copy]:
    with tempfile.TemporaryDirectory(prefix="rulebook-bench-") as folder:
        for name in PARTS:
            if (HERE / name).is_dir():
                shutil.copytree(HERE / name, Path(folder) / name, ignore=shutil.ignore_patterns("__pycache__"))
        yield Copy(Path(folder))


def build_seconds(told: Told, yardstick: str | None = None) -> dict[str, float]:
    """Seconds, and ratios to bare mkdocs: on the same pages, or on those of another commit."""
    with copied() as copy:
        told("site: all languages, nothing kept from before")
        whole = copy.build()
        told("mkdocs alone on the same pages")
        bare, together = bare_seconds(copy.trees), bare_seconds(copy.trees, os.cpu_count() or 1)
        told("site: nothing changed, one word changed, one term changed")
        again = copy.build()
        copy.change_word()
        word = copy.build()
        copy.change_term()
        term = copy.build()
    measured = {"whole": whole, "bare": bare, "again": again, "word": word, "term": term}
    figures = {f"{name}_s": spent.clock for name, spent in measured.items()}
    figures |= {f"{name}_cores_s": spent.cores for name, spent in measured.items()}
    figures |= {"whole_ratio": whole / bare, "whole_ratio_together": whole / together}
    figures |= {"again_ratio": again / bare, "word_ratio": word / bare, "term_ratio": term / bare}
    figures |= {"word_percent": 100 * (word / whole), "term_percent": 100 * (term / whole)}
    short = _rounded(figures, told)
    return short | (_yardstick(yardstick, whole, told) if yardstick else {})


def _rounded(figures: dict[str, float], told: Told) -> dict[str, float]:
    """Told at once: whoever stops a long measurement keeps what there is."""
    short = {name: round(figure, 2) for name, figure in figures.items()}
    told(", ".join(f"{name} {figure}" for name, figure in short.items()))
    return short


def _yardstick(ref: str, whole: Spent, told: Told) -> dict[str, float]:
    """The pages of another commit, which do not grow with this one's content."""
    with laid_out(commit_of(ref)) as folder:
        told(f"the pages of {ref}, and mkdocs alone on them")
        _seconds([sys.executable, "-c", OTHER, str(folder / "out" / "site")], folder)
        trees = folder / "out" / "site-work"
        bare, together = bare_seconds(trees), bare_seconds(trees, os.cpu_count() or 1)
    ratios = {"yardstick_ratio": whole / bare, "yardstick_ratio_together": whole / together}
    return _rounded(
        {"yardstick_s": bare.clock, "yardstick_cores_s": bare.cores, "yardstick_together_s": together.clock, **ratios},
        told,
    )


def growth_seconds(told: Told) -> dict[str, float]:
    """The same with a synthetic book of so many times the rules and examples."""
    figures: dict[str, float] = {}
    for times in SIZES:
        with copied() as copy:
            grow(copy.folder / "content", times)
            told(f"site: {times} times the rules")
            whole, bare = copy.build(), bare_seconds(copy.trees)
        figures |= {f"whole_{times}x_s": whole.clock, f"bare_{times}x_s": bare.clock}
        figures |= {f"whole_{times}x_cores_s": whole.cores, f"bare_{times}x_cores_s": bare.cores}
        figures[f"whole_{times}x_ratio"] = whole / bare
    return _rounded(figures, told)


def bare_seconds(trees: Path, at_once: int = 1) -> Spent:
    """`mkdocs build` of every language's tree: one after another, or so many at once."""
    began, cores = time.perf_counter(), _cores()
    with tempfile.TemporaryDirectory(prefix="rulebook-bare-") as folder, ThreadPoolExecutor(at_once) as pool:
        found = sorted(trees.glob("*/mkdocs.yml"))
        list(pool.map(lambda path: _bare(path, Path(folder) / path.parent.name), found))
    return Spent(time.perf_counter() - began, _cores() - cores)


def _cores() -> float:
    """Seconds of all processes that were started here and have ended."""
    used = os.times()
    return used.children_user + used.children_system


def _bare(settings: Path, site: Path) -> None:
    _seconds(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", str(settings), "-d", str(site)], settings.parent
    )


def _seconds(words: list[str], folder: Path) -> Spent:
    """In a process that finds the packages of that folder first."""
    settings = {**os.environ, "PYTHONPATH": str(folder), "NO_MKDOCS_2_WARNING": "1"}
    began, cores = time.perf_counter(), _cores()
    done = subprocess.run(words, cwd=folder, env=settings, capture_output=True, text=True, check=False)
    spent = Spent(time.perf_counter() - began, _cores() - cores)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or [f"exit code {done.returncode}"]
        raise CannotBuild(f"a build to be measured failed: {said[-1]}")
    return spent
