"""Our own small generator (SplitMix64): one integer of state, the same game on every platform and Python."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

_RANGE = 1 << 64
_MASK = _RANGE - 1
_STRIDE = 0x9E3779B97F4A7C15


def scramble(state: int) -> int:
    """The output that belongs to a state."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def step(state: int) -> int:
    """The next state."""
    return (state + _STRIDE) & _MASK


def below(state: int, limit: int) -> tuple[int, int]:
    """The next state and an even draw from 0 up to, not including, `limit`."""
    fair = _RANGE - _RANGE % limit
    while True:
        state = (state + _STRIDE) & _MASK
        drawn = scramble(state)
        if drawn < fair:
            return state, drawn % limit


def shuffled(state: int, items: tuple[T, ...]) -> tuple[int, tuple[T, ...]]:
    """The next state and the items in random order; `scramble` is written out, for every tile of a game passes here."""
    order = list(items)
    seldom = _RANGE - len(order)
    for last in range(len(order) - 1, 0, -1):
        before = state
        state = (state + _STRIDE) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        drawn = z ^ (z >> 31)
        if drawn >= seldom:  # so rare that only then it is worked out whether the draw would be even
            state, drawn = below(before, last + 1)
        other = drawn % (last + 1)
        order[last], order[other] = order[other], order[last]
    return state, tuple(order)
