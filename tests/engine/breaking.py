"""Positions written down and broken in one place: a figure, a name, a list, a key."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from engine.position import AnyPosition
from tests.engine.playing import game, random_play, rulebook

Description = dict[str, Any]
Path = tuple[Any, ...]

#: Words that stand somewhere in descriptions, and some that never do.
STRANGE: tuple[Any, ...] = (
    True,
    "",
    "x",
    "yes",
    -1,
    1000,
    [],
    {},
    [[]],
    "farm-one-worker",
    "monument-tombs",
    "wealth-uxmal-3",
    "yaluk",
    "mask-of-one-copy",
    "starting-palace-forest",
)
#: Keys that are put where they do not belong, and what takes the place of a word.
KEYS = ("korn", "day", "tikal", "chaac", "skulls", "moved", "green", "now", "kept", "forest", "light", "completed")
WORDS = ("red", "corn", "tikal", "forest", "turn", "starting", "end-of-turn", 3)


def random_descriptions(game_id: str, seed: int) -> Iterator[Description]:
    """Whole positions from random games, at the start of a turn."""
    dice = Random(seed)
    while True:
        players = dice.choice(list(game(game_id).player_counts))
        for pos in random_play(game_id, players, dice.randrange(10**6)):
            if at_start_of_turn(pos) and dice.random() < 0.15:
                yield {"game": game_id, **game(game_id).written(pos)}


def at_start_of_turn(pos: AnyPosition) -> bool:
    return bool(pos.stack) and pos.game.saved_frame(pos.stack[-1]) in (["turn"], ["turn", 0, 0])


def described_in_cases(game_id: str, seed: int) -> Iterator[Description]:
    """The positions of all cases that need no house rule, in any order, with their modules."""
    dice = Random(seed)
    cases = [case for case in rulebook(game_id).cases if "house_rules" not in case.given]
    while True:
        case = dice.choice(cases)
        yield {"game": game_id, "modules": list(case.modules), **plain(case.given)}


def plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return {str(key): plain(each) for key, each in value.items()} if hasattr(value, "items") else value


def broken(description: Description, dice: Random) -> tuple[Description, Path]:
    """The same with one change, and where it is."""
    changed = deepcopy(description)
    path = dice.choice([path for path in paths(changed) if path[0] not in ("game", "modules")])
    holder = changed
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = _changed(holder[path[-1]], dice)
    if dice.random() < 0.1:
        holder_of_keys = changed if not isinstance(holder, dict) else holder
        holder_of_keys[dice.choice(KEYS)] = dice.choice(STRANGE)
    return changed, path


def paths(value: Any, before: Path = ()) -> Iterator[Path]:
    """Every value, with the keys that lead to it."""
    if before:
        yield before
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        yield from paths(each, (*before, key))


def _changed(value: Any, dice: Random) -> Any:
    if dice.random() < 0.15:
        return deepcopy(dice.choice(STRANGE))
    if isinstance(value, bool | str):
        return dice.choice((value[::-1], *WORDS)) if isinstance(value, str) else 7
    if isinstance(value, int):
        return value + dice.choice((-20, -5, -2, -1, 1, 2, 5, 12, 40))
    return _longer_or_shorter(value, dice)


def _longer_or_shorter(value: Any, dice: Random) -> Any:
    if isinstance(value, list):
        extra = value[-1:] * dice.choice((1, 1, 9)) if value else [dice.choice((0, 3, 9, "farm-one-worker", "corn"))]
        return [*value, *extra] if dice.random() < 0.7 else value[:-1]
    kept = [key for key in value if dice.random() < 0.8]
    return {key: value[key] for key in kept}
