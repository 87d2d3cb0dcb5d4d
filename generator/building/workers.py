"""Several processes that share what this one has read; where there is little to do, this one alone."""

from __future__ import annotations

import gc
import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from generator.building.lock import work_for

Task = TypeVar("Task")
Done = TypeVar("Done")
_shared: Any = None


class Pool(Protocol):
    def run(self, work: Callable[[Any, Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """Each task done, in whatever order; `work` is given what all share, and a task."""
        ...


class _Alone:
    def __init__(self, shared: Any) -> None:
        self.shared = shared

    def run(self, work: Callable[[Any, Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        return (work(self.shared, task) for task in tasks)


class _Several:
    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool

    def run(self, work: Callable[[Any, Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        running = [self.pool.submit(_carry_out, work, task) for task in tasks]
        try:
            yield from (done.result() for done in as_completed(running))
        finally:
            for each in running:
                each.cancel()


@contextmanager
def workers(count: int, shared: Any) -> Iterator[Pool]:
    """`shared` is not copied: a process begins with all that its parent had."""
    gc.freeze()
    try:
        if count <= 1 or not hasattr(os, "fork"):
            yield _Alone(shared)
            return
        with ProcessPoolExecutor(count, get_context("fork"), _begin, (shared, os.getpid())) as pool:
            yield _Several(pool)
    finally:
        gc.unfreeze()


def _begin(shared: Any, parent: int) -> None:
    """What a worker gathers lives until it is written; to search it for garbage now and then takes a fifth longer."""
    global _shared
    _shared = shared
    gc.disable()
    work_for(parent)


def _carry_out(work: Callable[[Any, Task], Done], task: Task) -> Done:
    try:
        return work(_shared, task)
    except Exception as error:
        raise _sendable(error) from error


def _sendable(error: Exception) -> Exception:
    """An error that cannot be taken apart and put together again would break off all work and say nothing."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
