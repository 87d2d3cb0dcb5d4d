"""How long a site takes to build, beside what bare mkdocs takes for the same pages in the same run."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from generator.measuring.copies import Copy, Spent, copied, cores_used, measuring_folder, seconds
from generator.measuring.serve_speed import serve_seconds
from generator.measuring.synthetic import grow
from generator.releases.commits import commit_of, laid_out

Told = Callable[[str], None]
SIZES = (2, 4)
TIMES = 3
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


def site_seconds(told: Told, yardstick: str | None = None) -> dict[str, float]:
    """Seconds, and ratios to bare mkdocs: on the same pages, on those of another commit, and with more content."""
    with measuring_folder() as folder:
        measured = _measured(copied(folder), told)
        figures = _rounded(_figures(measured), told) | _growth(folder, measured, told)
        return figures | (_yardstick(yardstick, measured, told) if yardstick else {})


class Measured(NamedTuple):
    """What was spent on each build of the same site; `together` is mkdocs on all cores, `served` by the clock."""

    pages: int
    megabytes: float
    whole: Spent
    again: Spent
    word: Spent
    term: Spent
    served: float
    bare: Spent
    together: Spent


def _measured(copy: Copy, told: Told) -> Measured:
    told("site: all languages, nothing kept from before")
    whole = copy.build()
    told("site: nothing changed, one word changed, one term changed")
    again, word, term = copy.build(), _changed(copy, copy.change_word), _changed(copy, copy.change_term)
    told("site --serve: one word changed, until its page is served")
    served = serve_seconds(copy)
    told("mkdocs alone on the same pages")
    bare, together = bare_seconds(copy.trees), bare_seconds(copy.trees, os.cpu_count() or 1)
    return Measured(pages(copy.trees), megabytes(copy.trees), whole, again, word, term, served, bare, together)


def _changed(copy: Copy, change: Callable[[], None]) -> Spent:
    """The median of some builds, each after one more change: one alone is too short to mean much."""
    builds: list[Spent] = []
    for _ in range(TIMES):
        change()
        builds.append(copy.build())
    return sorted(builds)[TIMES // 2]


def _figures(found: Measured) -> dict[str, float]:
    spent = {"whole": found.whole, "bare": found.bare, "again": found.again, "word": found.word, "term": found.term}
    figures: dict[str, float] = {"pages": found.pages, "megabytes": found.megabytes}
    figures |= {f"{name}_s": each.clock for name, each in spent.items()}
    figures |= {"serve_s": found.served} | {f"{name}_cores_s": each.cores for name, each in spent.items()}
    figures |= {"whole_ratio": found.whole / found.bare, "whole_ratio_together": found.whole / found.together}
    figures |= {f"{name}_ratio": spent[name] / found.bare for name in ("again", "word", "term")}
    return figures | {f"{name}_percent": 100 * (spent[name] / found.whole) for name in ("word", "term")}


def _rounded(figures: dict[str, float], told: Told) -> dict[str, float]:
    """Told at once: whoever stops a long measurement keeps what there is."""
    short = {name: round(figure, 2) for name, figure in figures.items()}
    told(", ".join(f"{name} {figure}" for name, figure in short.items()))
    return short


def _yardstick(ref: str, found: Measured, told: Told) -> dict[str, float]:
    """The pages of another commit, which do not grow with this one's content: as a whole, for each page, and for as
    much Markdown, because pages have become longer.
    """
    with laid_out(commit_of(ref)) as folder:
        told(f"the pages of {ref}, and mkdocs alone on them")
        seconds([sys.executable, "-c", OTHER, str(folder / "out" / "site")], folder)
        trees = folder / "out" / "site-work"
        bare, together = bare_seconds(trees), bare_seconds(trees, os.cpu_count() or 1)
        theirs, their_megabytes = pages(trees), megabytes(trees)
    figures = {"yardstick_pages": theirs, "yardstick_s": bare.clock, "yardstick_cores_s": bare.cores}
    figures |= {"yardstick_together_s": together.clock}
    figures |= {"yardstick_ratio": found.whole / bare, "yardstick_ratio_together": found.whole / together}
    figures |= {"yardstick_ratio_page": found.whole / bare * theirs / found.pages}
    figures |= {"yardstick_ratio_megabyte": found.whole / bare * their_megabytes / found.megabytes}
    return _rounded(figures, told)


def pages(trees: Path) -> int:
    """Of all languages."""
    return sum(1 for _ in trees.glob("*/docs/**/*.md"))


def megabytes(trees: Path) -> float:
    """Of their Markdown."""
    return sum(path.stat().st_size for path in trees.glob("*/docs/**/*.md")) / 1e6


def _growth(folder: Path, found: Measured, told: Told) -> dict[str, float]:
    """The same with a synthetic book of so many times the rules and examples, and how many times as long that takes."""
    figures: dict[str, float] = {}
    for times in SIZES:
        copy = copied(folder)
        grow(copy.folder / "content", times)
        told(f"site: {times} times the rules")
        whole, bare = copy.build(), bare_seconds(copy.trees)
        figures |= {f"whole_{times}x_s": whole.clock, f"bare_{times}x_s": bare.clock}
        figures |= {f"whole_{times}x_cores_s": whole.cores, f"bare_{times}x_cores_s": bare.cores}
        figures |= {f"whole_{times}x_ratio": whole / bare}
        figures |= {f"whole_{times}x_growth": whole / found.whole, f"bare_{times}x_growth": bare / found.bare}
    return _rounded(figures, told)


def bare_seconds(trees: Path, at_once: int = 1) -> Spent:
    """`mkdocs build` of every language's tree: one after another, or so many at once; its sites stay beside them."""
    folder = Path(tempfile.mkdtemp(prefix="bare-", dir=trees.parent))
    began, cores = time.perf_counter(), cores_used()
    with ThreadPoolExecutor(at_once) as pool:
        list(pool.map(lambda path: _bare(path, folder / path.parent.name), sorted(trees.glob("*/mkdocs.yml"))))
    return Spent(time.perf_counter() - began, cores_used() - cores)


def _bare(settings: Path, site: Path) -> None:
    seconds([sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", str(settings), "-d", str(site)], settings.parent)
