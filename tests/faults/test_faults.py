"""Whatever is pulled out in the middle, the last good state stands there, and the next run repairs the rest.

Each operation is disturbed in a process of its own that has everything loaded: a hundred of each take minutes.
"""

from __future__ import annotations

import ctypes
import os
import random
import resource
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.faults.operations import QUICK, SLOW, Operation
from tests.faults.processes import NAMED, OTHERWISE, WELL, begun, ended

MANY = pytest.mark.faults
EACH: list[Any] = [
    *(pytest.param(kind, 10, id=f"{kind.__name__}-10") for kind in QUICK),
    *(pytest.param(kind, 2, id=f"{kind.__name__}-2") for kind in SLOW),
    *(pytest.param(kind, 100, id=f"{kind.__name__}-100", marks=MANY) for kind in (*QUICK, *SLOW)),
]
_NEW_NETWORK = 0x40000000  # CLONE_NEWNET

each = pytest.mark.parametrize(("kind", "times"), EACH)


def _run_on(operation: Operation, first: int) -> None:
    """Until it is stopped."""
    for turn in count(first):
        operation.run(turn)


def repaired(operation: Operation, turn: int) -> None:
    operation.done(turn)
    operation.check(turn)
    operation.check_clean()


@each
def test_a_kill_at_any_moment(kind: type[Operation], times: int, tmp_path: Path) -> None:
    operation, chance = kind(tmp_path), random.Random(times)
    took = _seconds(lambda: operation.done(1))
    killed = 0
    for turn in range(times):
        child = begun(partial(_run_on, operation, turn), tmp_path.parent / "error", kind.fresh)
        time.sleep(chance.uniform(0, 1.5 * took))
        child.kill()
        killed += ended(child) == -signal.SIGKILL
        operation.check(None)
    repaired(operation, 1)
    assert killed == times


@each
def test_a_limit_on_the_size_of_files(kind: type[Operation], times: int, tmp_path: Path) -> None:
    operation, chance = kind(tmp_path), random.Random(times)
    for turn in range(times):
        size = chance.choice((0, 100, 1000, 5000, 20_000))
        code = ended(begun(partial(_limited, operation, turn, size), tmp_path.parent / "error", kind.fresh))
        assert code in (WELL, NAMED), (tmp_path.parent / "error").read_text(encoding="utf-8")
        operation.check(None)
    repaired(operation, 1)


def _limited(operation: Operation, turn: int, size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    operation.run(turn)


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A disk that is soon full; only an administrator can have one."""
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], capture_output=True)
    if mounted.returncode:
        pytest.skip("no small disk can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@each
def test_a_full_disk(kind: type[Operation], times: int, tmp_path: Path) -> None:
    chance = random.Random(times)
    with small_disk(tmp_path / "disk", "40m") as disk:
        operation = kind(disk)
        for turn in range(times):
            _fill(disk, chance.choice((0, 4096, 20_000, 100_000)))
            code = ended(operation.begun(turn, tmp_path / "error"))
            assert code in (WELL, NAMED), (tmp_path / "error").read_text(encoding="utf-8")
            operation.check(None)
            (disk / "filling").unlink()
        repaired(operation, 1)


def _fill(disk: Path, left: int) -> None:
    state = os.statvfs(disk)
    with (disk / "filling").open("wb") as file:
        file.write(b"\0" * max(0, state.f_bavail * state.f_frsize - left))


@each
def test_two_writers(kind: type[Operation], times: int, tmp_path: Path) -> None:
    operation = kind(tmp_path)
    for turn in range(times):
        both = [operation.begun(n, tmp_path / f"error-{n}") for n in (turn, turn + 1)]
        assert all(ended(child) in (WELL, OTHERWISE) for child in both)
        assert all("just now" in path.read_text(encoding="utf-8") for path in tmp_path.glob("error-*"))
        for path in tmp_path.glob("error-*"):
            path.unlink()
        operation.check(None)
    repaired(operation, 1)


@each
def test_no_network(kind: type[Operation], times: int, tmp_path: Path) -> None:
    operation = kind(tmp_path)
    for turn in range(min(times, 20)):
        assert ended(begun(partial(_without_network, operation, turn), tmp_path.parent / "error", kind.fresh)) == WELL
        operation.check(None)
    repaired(operation, 1)


def _without_network(operation: Operation, turn: int) -> None:
    if ctypes.CDLL(None).unshare(_NEW_NETWORK):
        return  # not allowed here; nothing can be said
    operation.run(turn)


@each
def test_a_poisoned_cache(kind: type[Operation], times: int, tmp_path: Path) -> None:
    from tests.fuzzing.damage import damaged

    operation, chance = kind(tmp_path), random.Random(times)
    for turn in range(times if operation.kept() else 0):
        for path in chance.sample(operation.kept(), min(3, len(operation.kept()))):
            path.write_bytes(damaged(path.read_bytes(), chance)[: 10**6])
        code = ended(operation.begun(turn, tmp_path.parent / "error"))
        assert code == WELL, (tmp_path.parent / "error").read_text(encoding="utf-8")
        operation.check(turn)


def _seconds(work: Callable[[], None]) -> float:
    began = time.monotonic()
    work()
    return time.monotonic() - began
