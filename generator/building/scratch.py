"""A folder for what another program writes and this one takes in: in memory, where there is some.

There are file systems that make new files many times as slowly for minutes after others were deleted.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

try:
    import fcntl
except ImportError:  # a system without such locks has no such folder either
    fcntl = None  # type: ignore[assignment]

MEMORY = Path("/dev/shm")
ROOM = 1 << 26  # bytes; containers may have very little
PREFIX = "rulebook-scratch-"
YOUNG = 60.0  # seconds within which one may not have been taken hold of yet


@contextmanager
def scratch(otherwise: Path) -> Iterator[Path]:
    """Gone afterwards. Whoever is killed leaves it behind, and the next one clears it away."""
    place = _place(otherwise)
    _sweep(place)
    with TemporaryDirectory(prefix=PREFIX, dir=place, ignore_cleanup_errors=True) as made, _held(Path(made)):
        yield Path(made)


def _place(otherwise: Path) -> Path:
    with suppress(OSError):
        if fcntl is not None and os.access(MEMORY, os.W_OK | os.X_OK) and shutil.disk_usage(MEMORY).free > ROOM:
            return MEMORY
    return otherwise


@contextmanager
def _held(folder: Path) -> Iterator[None]:
    """The system lets go of it when its holder ends, however that comes about."""
    if fcntl is None:
        yield
        return
    hold = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(hold, fcntl.LOCK_EX)
        yield
    finally:
        os.close(hold)


def _sweep(place: Path) -> None:
    for left in place.glob(f"{PREFIX}*"):
        with suppress(OSError):
            if time.time() - left.stat().st_mtime > YOUNG and not _is_held(left):
                shutil.rmtree(left, ignore_errors=True)


def _is_held(folder: Path) -> bool:
    if fcntl is None:
        return False
    hold = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(hold, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(hold)
    return False
