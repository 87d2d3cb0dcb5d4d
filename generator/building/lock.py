"""One builder in a folder at a time; whoever comes second is told who is there, and waits."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # a system without such locks builds without them
    fcntl = None  # type: ignore[assignment]

LOCK = "building.lock"
_WHEN_PARENT_ENDS = 1  # PR_SET_PDEATHSIG
_held: list[IO[str]] = []


@contextmanager
def alone_in(folder: Path, told: Callable[[str], None]) -> Iterator[None]:
    """The system lets go of the lock when its holder ends, however that comes about."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("a+", encoding="utf-8") as lock:
        _take(lock, told)
        _sign(lock)
        _held.append(lock)
        try:
            yield
        finally:
            _held.remove(lock)
            lock.truncate(0)


def _sign(lock: IO[str]) -> None:
    """Who holds it, for whoever comes second; where there is no room for that, the lock holds all the same."""
    lock.truncate(0)
    with suppress(OSError):
        signed = f"process {os.getpid()} ({Path(sys.argv[0]).name}), since {time.strftime('%H:%M:%S')}"
        os.write(lock.fileno(), signed.encode())


def _take(lock: IO[str], told: Callable[[str], None]) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.seek(0)
        told(f"waiting for another build of the same folder: {lock.read() or 'a process that has just begun'}")
        fcntl.flock(lock, fcntl.LOCK_EX)


def work_for(parent: int) -> None:
    """In a process that works for a builder: it holds no lock of its own, and does not outlive who asked for it."""
    while _held:
        _held.pop().close()
    _end_at_once_with_parent()
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_at_once_with_parent() -> None:
    """Where the system can see to it; elsewhere the thread does, half a second later."""
    try:
        ctypes.CDLL(None).prctl(_WHEN_PARENT_ENDS, signal.SIGKILL)
    except (AttributeError, OSError):
        return


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)
