"""Whatever happens while something is printed, each PDF that stands there is whole, and becomes the right one."""

from __future__ import annotations

import os
import random
import resource
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from engine.loading import load_rulebook
from engine.model.rulebook import Rulebook
from generator.building.lock import alone_in
from generator.print.build import build_prints
from generator.print.record import FILE


@pytest.fixture(scope="module")
def books() -> tuple[Rulebook, Rulebook]:
    """Two states of a book with a player aid that is quickly set."""
    book = load_rulebook("tzolkin")
    return replace(book, summary=(book.summary[0],)), replace(book, summary=(book.summary[2],))


def _aid(book: Rulebook, out: Path, told: list[str] | None = None) -> Path:
    lines = [] if told is None else told
    return build_prints(["en"], [book], out, lines.append, modules=(), kinds=["aid"]).printed[0].path


@pytest.fixture(scope="module")
def right(books: tuple[Rulebook, Rulebook], tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """What a build from scratch makes of each."""
    old, new = (_aid(book, tmp_path_factory.mktemp("scratch")).read_bytes() for book in books)
    assert old != new
    return old, new


def test_a_pdf_that_was_cut_off_is_set_again(
    books: tuple[Rulebook, Rulebook], right: tuple[bytes, bytes], tmp_path: Path
) -> None:
    path = _aid(books[0], tmp_path)
    path.write_bytes(right[0][:-700])
    assert _aid(books[0], tmp_path).read_bytes() == right[0]


def test_a_pdf_that_is_gone_or_unknown_is_set_again(
    books: tuple[Rulebook, Rulebook], right: tuple[bytes, bytes], tmp_path: Path
) -> None:
    _aid(books[0], tmp_path).unlink()
    assert _aid(books[0], tmp_path).read_bytes() == right[0]
    (tmp_path / FILE).write_text((tmp_path / FILE).read_text()[:-40])
    told: list[str] = []
    assert _aid(books[0], tmp_path, told).read_bytes() == right[0]
    assert told[-1].startswith("print: 1 new")


def test_a_full_disk_leaves_the_old_one(
    books: tuple[Rulebook, Rulebook], right: tuple[bytes, bytes], tmp_path: Path
) -> None:
    path, limit = _aid(books[0], tmp_path), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(right[1]) // 2, limit[1]))
    try:
        with pytest.raises(OSError, match=path.name):
            _aid(books[1], tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert path.read_bytes() == right[0]
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert _aid(books[1], tmp_path).read_bytes() == right[1]


def test_what_a_killed_builder_left_beside_is_swept_away(books: tuple[Rulebook, Rulebook], tmp_path: Path) -> None:
    left = _aid(books[0], tmp_path).with_name("player-aid.pdf.123.part")
    left.write_bytes(b"half")
    _aid(books[0], tmp_path)
    assert not left.exists()


def test_a_second_builder_is_told_who_is_there_and_waits(
    books: tuple[Rulebook, Rulebook], right: tuple[bytes, bytes], tmp_path: Path
) -> None:
    told: list[str] = []
    second = threading.Thread(target=_aid, args=(books[0], tmp_path, told))
    with alone_in(tmp_path, told.append):
        second.start()
        while not told:
            time.sleep(0.01)
        assert told[0].startswith(f"waiting for another build of the same folder: process {os.getpid()} (")
        assert not list(tmp_path.rglob("*.pdf"))
    second.join()
    assert next(tmp_path.rglob("*.pdf")).read_bytes() == right[0]


MOMENTS = [pytest.param(2, id="twice"), pytest.param(12, id="often", marks=pytest.mark.fuzz)]


@pytest.mark.parametrize("times", MOMENTS)
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_stopped_at_any_moment_what_stands_there_is_whole(
    how: signal.Signals, times: int, books: tuple[Rulebook, Rulebook], right: tuple[bytes, bytes], tmp_path: Path
) -> None:
    """The old aid stands there; the command prints the complete one and the score sheet in two processes."""
    path, chance = _aid(books[0], tmp_path), random.Random(how)
    complete = build_prints(["en"], ["tzolkin"], tmp_path / "scratch", _silent, modules=(), kinds=["aid", "score"])
    whole = {each.path.name: each.path.read_bytes() for each in complete.printed}
    chosen = ["--lang", "en", "--game", "tzolkin", "--kind", "aid", "--kind", "score", "--modules", "none"]
    command = ["print", *chosen, "--jobs", "2"]
    for _ in range(times):
        running = subprocess.Popen(
            [sys.executable, "-m", "generator.cli", *command, "--out", str(tmp_path)],
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        time.sleep(chance.uniform(0.2, 3))
        os.killpg(running.pid, how) if running.poll() is None else None
        running.wait()
        assert path.read_bytes() in (right[0], whole[path.name])
    build_prints(["en"], ["tzolkin"], tmp_path, _silent, modules=(), kinds=["aid", "score"])
    assert {each.name: each.read_bytes() for each in path.parent.iterdir()} == whole


def _silent(line: str) -> None:
    """Nobody listens."""
