"""How soon a saved word is on the page that is looked at, while `rulebook site --serve` follows the files."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from generator.measuring.copies import COMMAND, WORD, CannotBuild, Copy, settings_for

TIMES = 3
PATIENCE = 300.0  # seconds; whoever measures on a busy machine has time
PAUSE = 0.02


def serve_seconds(copy: Copy) -> float:
    """From saving one more word of a rule to the changed page being served: the median of some times."""
    with _served(copy) as address:
        page = f"{address}en/{copy.page}"
        _wait_for(page, 0)
        return median(_until_served(copy, page, _words(page)) for _ in range(TIMES))


def _until_served(copy: Copy, page: str, before: int) -> float:
    copy.change_word()
    began = time.perf_counter()
    _wait_for(page, before + 1)
    return time.perf_counter() - began


def _wait_for(page: str, words: int) -> None:
    began = time.perf_counter()
    while _words(page) < words:
        if time.perf_counter() - began > PATIENCE:
            raise CannotBuild(f"a saved word never came: {page}")
        time.sleep(PAUSE)


def _words(page: str) -> int:
    with urllib.request.urlopen(page, timeout=PATIENCE) as answer:
        return int(answer.read().decode().count(WORD))


@contextmanager
def _served(copy: Copy) -> Iterator[str]:
    """The address, as the command tells it."""
    told = copy.folder / "served.txt"
    words = [
        sys.executable,
        "-c",
        COMMAND,
        "site",
        "--serve",
        "--port",
        "0",
        "--out",
        str(copy.folder / "out" / "site"),
    ]
    with told.open("wb") as file:
        running = subprocess.Popen(
            words, cwd=copy.folder, env=settings_for(copy.folder), stdout=file, stderr=file, start_new_session=True
        )
    try:
        yield _address(running, told)
    finally:
        os.killpg(running.pid, signal.SIGTERM)  # which a command that runs in the background does not ignore
        running.wait()


def _address(running: subprocess.Popen[bytes], told: Path) -> str:
    while running.poll() is None:
        if found := re.search(r"http://\S+", told.read_text(encoding="utf-8")):
            return found[0]
        time.sleep(PAUSE)
    raise CannotBuild(f"nothing is served: {told.read_text(encoding='utf-8').strip()[-200:]}")
