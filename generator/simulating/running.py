"""Batches handed out to this process, to several on this machine or to a cluster. A worker that dies loses nothing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Any

from generator.building.lock import work_for
from generator.simulating.folder import Folder
from generator.simulating.plan import Plan
from generator.simulating.tables import Batch, Missing, played

Running = Callable[[Plan, Sequence[int]], Iterator[Batch]]
#: Told after every batch: how many games it had.
Told = Callable[[int], None]

#: Batches that wait for each worker, so that none is idle.
AHEAD = 2
#: So often in a row workers may die before anything is finished.
MOST_DEATHS = 5


class TooManyDeaths(Exception):
    """Workers die again and again before they finish anything."""


def simulate(plan: Plan, folder: Folder, running: Running, told: Told) -> None:
    """Play what is missing; each batch is kept as soon as it is there."""
    for batch in running(plan, folder.missing(plan)):
        folder.keep(batch)
        told(len(plan.numbers(batch.number)))


def alone(plan: Plan, batches: Sequence[int]) -> Iterator[Batch]:
    return (played(plan, batch) for batch in batches)


def on_cores(count: int) -> Running:
    return (lambda plan, batches: _on_processes(plan, batches, count)) if count > 1 else alone


def _on_processes(plan: Plan, batches: Sequence[int], count: int) -> Iterator[Batch]:
    """Workers that have died are replaced by others, which play what those had begun."""
    left, deaths = list(batches), 0
    while left:
        try:
            for batch in _on_a_pool(plan, left, count):
                left.remove(batch.number)
                deaths = 0
                yield batch
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == MOST_DEATHS:
                message = f"workers have died {deaths} times in a row; is there too little memory?"
                raise TooManyDeaths(message) from error


def _on_a_pool(plan: Plan, batches: Sequence[int], count: int) -> Iterator[Batch]:
    context = get_context("fork" if hasattr(os, "fork") else "spawn")
    plan.load()  # read once, before processes begin with all that their parent has
    pool = ProcessPoolExecutor(count, context, work_for, (os.getpid(),))
    waiting = iter(batches)
    running: set[Future[Batch]] = set()
    try:
        while True:
            running |= {pool.submit(played, plan, n) for n in islice(waiting, count * AHEAD - len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def on_cluster(address: str) -> Running:
    """Dask brings batches to the workers that have joined, and again to others when one is lost."""
    return lambda plan, batches: _on_cluster(plan, batches, address)


def _on_cluster(plan: Plan, batches: Sequence[int], address: str) -> Iterator[Batch]:
    client = connected(address)
    try:
        yield from with_client(client, plan, batches)
    finally:
        client.close()


def connected(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError as error:
        raise Missing("distributed", "pip install living-rulebook[cluster]") from error
    return Client(address)


def with_client(client: Any, plan: Plan, batches: Sequence[int]) -> Iterator[Batch]:
    from distributed import as_completed

    waiting = iter(batches)
    workers = max(1, sum(client.nthreads().values()))
    first = [_submitted(client, plan, n) for n in islice(waiting, workers * AHEAD)]
    running = as_completed(first)
    for done in running:
        yield done.result()
        done.release()
        following = next(waiting, None)
        if following is not None:
            running.add(_submitted(client, plan, following))


def _submitted(client: Any, plan: Plan, batch: int) -> Any:
    return client.submit(played, plan, batch, pure=False, retries=MOST_DEATHS)
