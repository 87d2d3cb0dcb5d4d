"""A saved game, read and checked before anything of it is played: everything that is wrong is said at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import engine
from engine.errors import RulesError, nearest
from engine.notation import shown

#: Long games have some thousand moves, of some thirty characters each.
LARGEST = 1024 * 1024
MOST_MOVES = 20_000
LONGEST_MOVE = 200
LARGEST_SEED = 2**63


def read_saved_game(path: Path) -> Any:
    """What the file says, as JSON; RulesError where it says nothing of that kind."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise RulesError(f"{path}: not a saved game: larger than {LARGEST // 1024} KiB")
    try:
        return json.loads(content.decode("utf-8"))
    except RecursionError:
        raise RulesError(f"{path}: not a saved game: nested too deeply") from None
    except ValueError as error:
        raise RulesError(f"{path}: not a saved game: {error}") from error


def check(saved: Any, format: str) -> None:
    """RulesError with all faults, each with its key."""
    if not isinstance(saved, Mapping) or saved.get("format") != format:
        raise RulesError("this is not a saved game")
    found = [fault for key, faults_of in _CHECKS.items() for fault in _faults(saved, key, faults_of)]
    if found:
        raise RulesError(f"this saved game is damaged: {'; '.join(found)}")


def _faults(saved: Mapping[str, Any], key: str, faults_of: Callable[[Any], Iterator[str]]) -> Iterator[str]:
    if key in saved:
        yield from (f"{key}: {fault}" for fault in faults_of(saved[key]))
    elif key not in MAY_MISS:
        yield f"{key}: is missing"


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _game(value: Any) -> Iterator[str]:
    if not isinstance(value, str) or value not in engine.games():
        yield f"no game {shown(value)!r}{nearest(str(value), engine.games())}"


def _words(value: Any) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"a list is needed, not {shown(value)!r}"
    else:
        yield from (f"a word is needed, not {shown(each)!r}" for each in value if not isinstance(each, str))


def _pairs(value: Any) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield f"keys with values are needed, not {shown(value)!r}"
    else:
        wrong = ((key, each) for key, each in value.items() if not isinstance(each, str))
        yield from (f"{shown(key)}: a word is needed, not {shown(each)!r}" for key, each in wrong)


def _players(value: Any) -> Iterator[str]:
    if not _is_number(value) or not 1 <= value <= 10:
        yield f"a number of players is needed, not {shown(value)!r}"


def _seed(value: Any) -> Iterator[str]:
    if not _is_number(value) or not -LARGEST_SEED < value < LARGEST_SEED:
        yield f"a whole number is needed, not {shown(value)!r}"


def _moves(value: Any) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"a list is needed, not {shown(value)!r}"
    elif len(value) > MOST_MOVES:
        yield f"{len(value)} moves are more than any game has"
    else:
        for number, move in enumerate(value, 1):
            if not isinstance(move, str) or len(move) > LONGEST_MOVE:
                yield f"move {number} is no move: {shown(move)!r}"


def _language(value: Any) -> Iterator[str]:
    if not isinstance(value, str):
        yield f"a code such as el is needed, not {shown(value)!r}"


_CHECKS: dict[str, Callable[[Any], Iterator[str]]] = {
    "game": _game,
    "modules": _words,
    "options": _pairs,
    "players": _players,
    "seed": _seed,
    "moves": _moves,
    "seats": _pairs,
    "language": _language,
}
#: Games that were saved by earlier versions do not have these.
MAY_MISS = ("seats", "language")
