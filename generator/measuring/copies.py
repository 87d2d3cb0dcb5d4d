"""A copy of this checkout whose content can be changed, and commands that are run and timed in it.

Everything is measured as a person meets it: whole commands in processes of their own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from compileall import compile_dir
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from generator.releases.commits import HERE

PARTS = ("engine", "generator", "content", "locales", "schemas")
COMMAND = "import sys; from generator.cli import main; sys.exit(main())"
WORD = "indeed"


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
        return seconds(words, self.folder)

    @property
    def chapter(self) -> Path:
        """The first one that there is, of a game and not of an expansion."""
        games = (path.parent for path in sorted((self.folder / "content").glob("*/game.yaml")))
        game = next(game for game in games if "\nextends:" not in (game / "game.yaml").read_text(encoding="utf-8"))
        return sorted((game / "rules").glob("*.yaml"))[0]

    @property
    def page(self) -> str:
        """Where that chapter is read, from the root of a language."""
        found = re.search(r"^chapter: (\S+)", self.chapter.read_text(encoding="utf-8"), re.MULTILINE)
        assert found, self.chapter
        return f"{self.chapter.parents[1].name}/rules/{found[1]}.html"

    def change_word(self) -> None:
        """One word more in its first rule."""
        _rewrite(self.chapter, r"(text: >-\n\s+\S+)", rf"\1 {WORD}")

    def change_term(self) -> None:
        """One term of one language in another form."""
        path = next(path for path in sorted((self.folder / "locales").glob("*/terms.yaml")) if path.parent.name != "en")
        _rewrite(path, r"(\n\s+term: [^\s\"']+)", r"\1x")


def _rewrite(path: Path, pattern: str, new: str) -> None:
    text, count = re.subn(pattern, new, path.read_text(encoding="utf-8"), count=1)
    assert count == 1, path
    path.write_text(text, encoding="utf-8")


@contextmanager
def measuring_folder() -> Iterator[Path]:
    """Where everything lies that is measured. Nothing of it is deleted before the end: there are file systems that make
    new files many times as slowly for minutes after thousands were deleted.
    """
    with tempfile.TemporaryDirectory(prefix="rulebook-bench-") as folder:
        yield Path(folder)


def copied(within: Path) -> Copy:
    folder = Path(tempfile.mkdtemp(prefix="copy-", dir=within))
    for name in PARTS:
        if (HERE / name).is_dir():
            shutil.copytree(HERE / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    # As every installed package is; to compile them is no part of a build.
    compile_dir(str(folder), quiet=1)
    return Copy(folder)


def seconds(words: list[str], folder: Path) -> Spent:
    """In a process that finds the packages of that folder first."""
    began, cores = time.perf_counter(), cores_used()
    done = subprocess.run(words, cwd=folder, env=settings_for(folder), capture_output=True, text=True, check=False)
    spent = Spent(time.perf_counter() - began, cores_used() - cores)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or [f"exit code {done.returncode}"]
        raise CannotBuild(f"a build to be measured failed: {said[-1]}")
    return spent


def settings_for(folder: Path) -> dict[str, str]:
    """What a process finds around it that takes the packages of that folder first. It keeps them compiled, as every
    installed package is, whatever the one that measures was told.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(folder), "NO_MKDOCS_2_WARNING": "1"}


def cores_used() -> float:
    """Seconds of all processes that were started here and have ended."""
    used = os.times()
    return used.children_user + used.children_system
