"""What is being made, and how long it will still take."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from generator.print.orders import Order

Told = Callable[[str], None]
# How long one kind takes, measured in another.
_WEIGHT = {"rulebook": 12, "aid": 2, "score": 1}


class Progress:
    """Told after each document: which it was, how many are done, what is next, and about how many seconds are left."""

    def __init__(self, waiting: Sequence[Order], jobs: int, told: Told) -> None:
        self._waiting = list(waiting)
        self._jobs = jobs
        self._told = told
        self._all = len(waiting)
        self._weight = sum(map(_weight, waiting))
        self._began = time.perf_counter()

    def begin(self) -> None:
        if self._all > 1:
            self._told(f"print: {self._all} documents, {min(self._jobs, self._all)} at a time; {self._now()}")

    def done(self, order: Order, what: str) -> None:
        self._waiting.remove(order)
        self._told(f"{order.name}, {what}{self._left()}")

    def _left(self) -> str:
        if not self._waiting:
            return ""
        left = sum(map(_weight, self._waiting))
        spent = time.perf_counter() - self._began
        seconds = spent * left / (self._weight - left)
        done = self._all - len(self._waiting)
        return f" ({done} of {self._all}, about {seconds:.0f} s left; {self._now()})"

    def _now(self) -> str:
        return "now " + ", ".join(order.name for order in self._waiting[: self._jobs])


def _weight(order: Order) -> int:
    return _WEIGHT.get(order.kind, 1)
