"""Several processes that share what this one has read; where there is little to do, this one alone."""

from __future__ import annotations

import gc
import os
import pickle
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, NamedTuple, Protocol

from generator.building.lock import work_for

_shared: Any = None


class Job(NamedTuple):
    """`work` is given what all share, and the task."""

    work: Callable[[Any, Any], Any]
    task: Any


class Pool(Protocol):
    def run(self, jobs: deque[Job]) -> Iterator[Any]:
        """What comes of each job, in whatever order; whoever takes it may add further jobs."""
        ...


class _Alone:
    def __init__(self, shared: Any) -> None:
        self.shared = shared

    def run(self, jobs: deque[Job]) -> Iterator[Any]:
        while jobs:
            work, task = jobs.popleft()
            yield work(self.shared, task)


class _Several:
    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool

    def run(self, jobs: deque[Job]) -> Iterator[Any]:
        running: set[Future[Any]] = set()
        try:
            while jobs or running:
                while jobs:
                    running.add(self.pool.submit(_carry_out, *jobs.popleft()))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (each.result() for each in done)
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


def _carry_out(work: Callable[[Any, Any], Any], task: Any) -> Any:
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
