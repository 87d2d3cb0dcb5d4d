"""Something that takes long, begun by another process while this one gets ready to use it."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from typing import TypeVar

from generator.building.lock import work_for

Found = TypeVar("Found")


@contextmanager
def begun(find_out: Callable[[], Found], alone: bool = False) -> Iterator[Callable[[], Found]]:
    """Whoever calls what is given waits for the end; `alone`, or where there is no fork, it begins only then."""
    if alone or not hasattr(os, "fork"):
        yield cache(find_out)
        return
    with ProcessPoolExecutor(1, get_context("fork"), _begin, (os.getpid(),)) as pool:
        yield pool.submit(find_out).result


def _begin(parent: int) -> None:
    """It ends with what it has found: to search that for garbage takes a third longer."""
    gc.disable()
    work_for(parent)


@contextmanager
def unsearched(wanted: bool) -> Iterator[None]:
    """No search for garbage where all that is read is needed to the end, and others do the work that leaves any."""
    if wanted and gc.isenabled():
        gc.disable()
        try:
            yield
        finally:
            gc.enable()
    else:
        yield
