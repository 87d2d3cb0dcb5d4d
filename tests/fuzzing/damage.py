"""What can happen to a file, and to what is written in it."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.engine.breaking import paths
from tests.loading.test_corruption import DAMAGES

Damage = Callable[[bytes, random.Random], bytes]
#: Values that nobody expects anywhere.
STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    7,
    70,
    10**6,
    2**63,
    10**30,
    -(10**30),
    1.5,
    float("inf"),
    "",
    "x",
    "٣",
    "²",
    "\ud800",
    "\x00",
    "a" * 5000,
    [],
    {},
    [[]],
    [[6]],
    [1] * 1000,
    {"": ""},
    {"x": {"y": []}},
)
SIGNS = (b"\r", b"\x00", b"\xff", b"\xe2\x80\xa8", b"\xef\xbb\xbf", b"\x85", b"\n\n", b'"', b"\\", "٣".encode())


def insert_sign(content: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(content) + 1)
    return content[:at] + chance.choice(SIGNS) + content[at:]


def other_line_ends(content: bytes, chance: random.Random) -> bytes:
    return content.replace(b"\n", chance.choice((b"\r", b"\r\n", b"\n\r", b"")))


def repeat_much(content: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(content))
    piece = content[start : start + chance.choice((1, 5, 50))]
    return content[:start] + piece * chance.choice((2, 100, 10_000)) + content[start:]


BYTES: list[Damage] = [*DAMAGES, insert_sign, insert_sign, repeat_much]


def damaged(content: bytes, chance: random.Random, more: tuple[Damage, ...] = ()) -> bytes:
    """One to three things happen to the bytes of a file."""
    for _ in range(chance.choice((1, 1, 2, 3))):
        content = chance.choice([*BYTES, *more])(content or b" ", chance)
    return content


def changed(tree: Any, chance: random.Random) -> Any:
    """One to three values of a tree become others: strange ones, those of another place, or none."""
    tree = deepcopy(tree)
    for _ in range(chance.choice((1, 1, 2, 3))):
        places = list(paths(tree))
        if not places:
            return chance.choice(STRANGE)
        place = chance.choice(places)
        holder = _at(tree, place[:-1])
        _change(holder, place[-1], _other(tree, places, chance), chance)
    return tree


def _other(tree: Any, places: list[tuple[Any, ...]], chance: random.Random) -> Any:
    if chance.random() < 0.3:
        return deepcopy(_at(tree, chance.choice(places)))
    return deepcopy(chance.choice(STRANGE))


def _at(tree: Any, place: tuple[Any, ...]) -> Any:
    for step in place:
        tree = tree[step]
    return tree


def _change(holder: Any, key: Any, value: Any, chance: random.Random) -> None:
    how = chance.random()
    if how < 0.15:
        del holder[key]
    elif how < 0.3 and isinstance(holder, list):
        holder.insert(key, value)
    elif how < 0.4 and isinstance(holder[key], int):
        holder[key] += chance.choice((-100, -2, -1, 1, 2, 100))
    else:
        holder[key] = value
