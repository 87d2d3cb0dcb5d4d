"""How long a site takes to build, beside what bare mkdocs takes for the same pages in the same run."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from generator.measuring.copies import Spent, copied, cores_used, seconds
from generator.measuring.serve_speed import serve_seconds
from generator.measuring.synthetic import grow
from generator.releases.commits import commit_of, laid_out

Told = Callable[[str], None]
SIZES = (2, 4)
# Builds the Markdown of another commit with that commit's own code, and nothing that is printed.
# The module is one that printing needed there, and that need not be installed any more.
OTHER = """
import sys
from pathlib import Path
from types import ModuleType
sys.modules.setdefault("pyphen", ModuleType("pyphen"))
from generator.site import build
build.put_in_prints = lambda *given: None
build.build_sites(sorted(path.parent.name for path in Path("locales").glob("*/terms.yaml")), Path(sys.argv[1]))
"""


def build_seconds(told: Told, yardstick: str | None = None) -> dict[str, float]:
    """Seconds, and ratios to bare mkdocs: on the same pages, or on those of another commit."""
    with copied() as copy:
        told("site: all languages, nothing kept from before")
        whole = copy.build()
        told("mkdocs alone on the same pages")
        bare, together = bare_seconds(copy.trees), bare_seconds(copy.trees, os.cpu_count() or 1)
        count = pages(copy.trees)
        told("site: nothing changed, one word changed, one term changed")
        again = copy.build()
        copy.change_word()
        word = copy.build()
        copy.change_term()
        term = copy.build()
        told("site --serve: one word changed, until its page is served")
        served = serve_seconds(copy)
    measured = {"whole": whole, "bare": bare, "again": again, "word": word, "term": term}
    figures = {f"{name}_s": spent.clock for name, spent in measured.items()} | {"serve_s": served}
    figures |= {f"{name}_cores_s": spent.cores for name, spent in measured.items()}
    figures |= {"whole_ratio": whole / bare, "whole_ratio_together": whole / together}
    figures |= {"again_ratio": again / bare, "word_ratio": word / bare, "term_ratio": term / bare}
    figures |= {"word_percent": 100 * (word / whole), "term_percent": 100 * (term / whole)}
    short = _rounded({"pages": count, **figures}, told)
    return short | (_yardstick(yardstick, whole, count, told) if yardstick else {})


def _rounded(figures: dict[str, float], told: Told) -> dict[str, float]:
    """Told at once: whoever stops a long measurement keeps what there is."""
    short = {name: round(figure, 2) for name, figure in figures.items()}
    told(", ".join(f"{name} {figure}" for name, figure in short.items()))
    return short


def _yardstick(ref: str, whole: Spent, count: int, told: Told) -> dict[str, float]:
    """The pages of another commit, which do not grow with this one's content: as a whole, and for each page."""
    with laid_out(commit_of(ref)) as folder:
        told(f"the pages of {ref}, and mkdocs alone on them")
        seconds([sys.executable, "-c", OTHER, str(folder / "out" / "site")], folder)
        trees = folder / "out" / "site-work"
        bare, together = bare_seconds(trees), bare_seconds(trees, os.cpu_count() or 1)
        theirs = pages(trees)
    figures = {"yardstick_pages": theirs, "yardstick_s": bare.clock, "yardstick_cores_s": bare.cores}
    figures |= {"yardstick_together_s": together.clock}
    figures |= {"yardstick_ratio": whole / bare, "yardstick_ratio_together": whole / together}
    return _rounded({**figures, "yardstick_ratio_page": whole / bare * theirs / count}, told)


def pages(trees: Path) -> int:
    """Of all languages."""
    return sum(1 for _ in trees.glob("*/docs/**/*.md"))


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
    began, cores = time.perf_counter(), cores_used()
    with tempfile.TemporaryDirectory(prefix="rulebook-bare-") as folder, ThreadPoolExecutor(at_once) as pool:
        found = sorted(trees.glob("*/mkdocs.yml"))
        list(pool.map(lambda path: _bare(path, Path(folder) / path.parent.name), found))
    return Spent(time.perf_counter() - began, cores_used() - cores)


def _bare(settings: Path, site: Path) -> None:
    seconds([sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", str(settings), "-d", str(site)], settings.parent)
