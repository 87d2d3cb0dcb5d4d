"""The search index: Pagefind reads the built pages and writes one index for each language."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from generator.site.mkdocs_run import SiteError

# Ready-made search boxes and highlighters; ours is a small dialog of its own.
_UNUSED = ("*ui*", "*highlight*")


def write_search_index(out: Path, languages: Sequence[str]) -> None:
    shutil.rmtree(out / "pagefind", ignore_errors=True)
    pages = f"{{{','.join(sorted(languages))},none}}/**/*.html"
    command = [sys.executable, "-m", "pagefind", "--site", str(out), "--root-selector", "article"]
    done = subprocess.run([*command, "--glob", pages, "--quiet"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SiteError("pagefind", [line for line in (done.stdout + done.stderr).splitlines() if line.strip()])
    for pattern in _UNUSED:
        for path in (out / "pagefind").glob(pattern):
            path.unlink()
    _put_in_order(out / "pagefind" / "pagefind-entry.json")


def _put_in_order(entry: Path) -> None:
    """Pagefind lists the languages in any order; the same pages shall give the same file."""
    entry.write_text(json.dumps(json.loads(entry.read_text(encoding="utf-8")), sort_keys=True), encoding="utf-8")
