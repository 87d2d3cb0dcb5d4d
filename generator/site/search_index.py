"""The search index: Pagefind reads what the search shall know of each page, and writes an index for each language."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pagefind_bin_extended import get_executable

from generator.building.scratch import scratch
from generator.site.mkdocs_run import SiteError

FOLDER = "pagefind"
ENTRY = "pagefind-entry.json"
# Ready-made search boxes and highlighters; ours is a small dialog of its own.
_UNUSED = ("ui.", "highlight.")


@contextmanager
def indexed(pages: Path, language: str) -> Iterator[dict[str, Path]]:
    """The files of an index of `pages/language`, by their paths from the root of the site; they pass."""
    with scratch(pages) as made:
        command = [_program(), "--site", str(pages), "--root-selector", "article"]
        # A choice of one is no choice to Pagefind, hence the second.
        chosen = ["--glob", f"{{{language},none}}/**/*.html", "--output-path", str(made), "--quiet"]
        done = subprocess.run([*command, *chosen], capture_output=True, text=True, check=False)
        if done.returncode:
            raise SiteError("pagefind", [line for line in (done.stdout + done.stderr).splitlines() if line.strip()])
        files = (path for path in sorted(made.rglob("*")) if path.is_file() and _is_used(path))
        yield {f"{FOLDER}/{path.relative_to(made).as_posix()}": path for path in files}


def _program() -> str:
    """The program itself: to start it by way of Python takes as long as to index a language."""
    try:
        return str(get_executable())
    except FileNotFoundError as error:
        raise SiteError("pagefind", [str(error)]) from error


def _is_used(path: Path) -> bool:
    return not any(unused in path.name for unused in _UNUSED)


def common_files(index: Mapping[str, Path], language: str) -> dict[str, bytes]:
    """What an index in any other language has, too."""
    return {path: file.read_bytes() for path, file in index.items() if _is_shared(path, language)}


def _is_shared(path: str, language: str) -> bool:
    return not path.endswith(ENTRY) and f".{language}." not in path and f"{language}_" not in Path(path).name


def joined_entry(entries: Iterable[Mapping[str, Any]]) -> bytes:
    """Which indexes there are; Pagefind lists the languages in any order, and the same pages give the same file."""
    known = list(entries)
    languages = {code: facts for entry in known for code, facts in entry["languages"].items()}
    return json.dumps({**known[0], "languages": languages}, sort_keys=True).encode()
