"""Changed figures: every number of the content, one at a time, and whether an executed case notices."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from typing import Any

import engine
from engine.errors import RulesError
from engine.game import Game
from engine.judge import judge
from engine.model.build import rulebook_from_plain
from engine.model.rulebook import Rulebook

Path = tuple[str | int, ...]
Plain = dict[str, Any]


def parameters(plain: Plain) -> Iterator[Path]:
    """The path of every figure in a rule's parameters."""
    for c, chapter in enumerate(plain["chapters"]):
        for r, rule in enumerate(chapter["rules"]):
            for path in numbers(rule.get("params", {})):
                yield ("chapters", c, "rules", r, "params", *path)


def figures(plain: Plain) -> Iterator[Path]:
    """The path of every figure of the board and the tiles; what only the drawing needs is left out."""
    for part in ("places", "tracks"):
        for index, thing in enumerate(plain[part]):
            yield from _under((part, index), thing)
    for f, family in enumerate(plain["families"]):
        for c, tile in enumerate(family["components"]):
            yield from _under(("families", f, "components", c), tile)


DRAWN = frozenset({"layout", "number", "columns", "start"})


def _under(path: Path, thing: Plain) -> Iterator[Path]:
    for key, value in thing.items():
        if key not in DRAWN:
            yield from ((*path, key, *rest) for rest in numbers(value))


def thing_at(plain: Plain, path: Path) -> str:
    """`farm-one-worker/cost/wood` for the path of a figure."""
    deep = 4 if path[0] == "families" else 2
    node: Any = plain
    for key in path[:deep]:
        node = node[key]
    return "/".join([node["id"], *map(str, path[deep:])])


def numbers(node: Any) -> Iterator[Path]:
    if isinstance(node, Mapping):
        for key, value in node.items():
            yield from ((key, *rest) for rest in numbers(value))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from ((index, *rest) for rest in numbers(value))
    elif isinstance(node, int) and not isinstance(node, bool):
        yield ()


def changed(plain: Plain, path: Path, by: int = 1) -> Plain:
    other = copy.deepcopy(plain)
    node: Any = other
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] += by
    return other


def named(plain: Plain, path: Path) -> str:
    """`begging.option/at_most` for the path of a parameter."""
    rule = plain["chapters"][path[1]]["rules"][path[3]]
    return "/".join([rule["id"], *map(str, path[5:])])


def is_noticed(plain: Plain, opening: str = "") -> bool:
    """Whether any case of the rulebook fails, a game does not open as before, or the rulebook cannot be compiled."""
    try:
        rulebook = rulebook_from_plain(plain)
        if any(not judge(table, case).ok for table, case in _played(rulebook)):
            return True
        return bool(opening) and opening_of(rulebook) != opening
    except (RulesError, KeyError, IndexError):
        return True


def opening_of(rulebook: Rulebook) -> str:
    """How a game with a fixed seed is laid out: every pile and display."""
    return json.dumps(engine.play_by(rulebook).new_position(4, seed=1).to_json())


def _played(rulebook: Rulebook) -> Iterator[tuple[Game, Any]]:
    games: dict[tuple[str, ...], Game] = {}
    for case in rulebook.cases:
        if case.modules not in games:
            games[case.modules] = engine.play_by(rulebook, case.modules)
        yield games[case.modules], case
