"""Random trials by the thousand: each has a seed of its own, which is printed when something goes wrong.

A trial may refuse what it is given; it may not raise anything else, take over ten seconds, or fill the memory.
`RULEBOOK_FUZZ_SECONDS=3600` goes on for an hour with seeds that nobody has tried.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

LONGEST = 10.0
LARGEST_KIB = 500 * 1024
#: Enough to see what is wrong.
MOST_SHOWN = 5

Trial = Callable[[random.Random], None]


class TookTooLong(BaseException):
    """Not an Exception, so that nothing that is tried can answer it."""


def endure(trial: Trial, times: int, first: int = 0) -> None:
    """Try seed after seed; all that goes wrong is told at the end."""
    began, before, wrong, tried = time.monotonic(), _memory(), list[str](), 0
    first = _fresh() if _seconds() else first
    for seed in _seeds(first, times, began):
        tried += 1
        wrong += _tried(trial, seed)
        if len(wrong) >= MOST_SHOWN:
            break
    grown = _memory() - before
    print(f"{trial.__module__}.{trial.__name__}: {tried} trials from seed {first}, grown by {grown // 1024} MiB")
    assert not wrong, "\n\n".join(wrong)
    assert grown < LARGEST_KIB, f"{tried} trials from seed {first} took {grown // 1024} MiB"


def _seconds() -> float:
    return float(os.environ.get("RULEBOOK_FUZZ_SECONDS", "0"))


def _fresh() -> int:
    return time.time_ns() // 1000


def _seeds(first: int, times: int, began: float) -> Iterator[int]:
    for seed in count(first):
        if time.monotonic() - began >= _seconds() if _seconds() else seed >= first + times:
            return
        yield seed


def _tried(trial: Trial, seed: int) -> list[str]:
    try:
        with _limited():
            trial(random.Random(seed))
    except TookTooLong:
        return [f"seed {seed}: over {LONGEST:.0f} seconds"]
    except Exception:
        return [f"seed {seed}:\n{traceback.format_exc(limit=-6)}"]
    return []


@contextmanager
def _limited() -> Iterator[None]:
    """Of the time of this process: a busy machine makes nothing slower."""
    before = signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _stop(*given: object) -> None:
    raise TookTooLong


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
