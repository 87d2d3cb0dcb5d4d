"""A folder made aside and put in place whole: until that moment the old one stands, after it the new one."""

from __future__ import annotations

import ctypes
import os
import shutil
from pathlib import Path

_HERE = -100  # AT_FDCWD: paths are as they are
_EXCHANGE = 2  # RENAME_EXCHANGE


def put_in_place(new: Path, place: Path) -> None:
    """The old folder is gone afterwards."""
    aside = new.with_name("replaced")
    shutil.rmtree(aside, ignore_errors=True)
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        os.rename(new, place)
    elif _exchange(new, place):
        os.rename(new, aside)
    else:
        os.rename(place, aside)
        os.rename(new, place)
    shutil.rmtree(aside, ignore_errors=True)


def bring_back(place: Path, work: Path) -> None:
    """Where somebody was stopped between two renames, the old folder waits beside."""
    if not place.exists() and (work / "replaced").is_dir():
        os.rename(work / "replaced", place)


def _exchange(one: Path, other: Path) -> bool:
    """Both at once, where the system can do that."""
    try:
        rename = ctypes.CDLL(None, use_errno=True).renameat2
    except (AttributeError, OSError):
        return False
    done: int = rename(_HERE, os.fsencode(one), _HERE, os.fsencode(other), _EXCHANGE)
    return done == 0
