"""Reading and restoring positions: what all games share. A game's notation adds its own keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from engine.abilities import renew
from engine.errors import BadPosition, nearest
from engine.game import Game
from engine.position import shape

COLOURS = ("green", "red", "blue", "yellow", "orange")


def check_keys(path: str, given: Mapping[str, Any], known: Mapping[str, Any] | set[str]) -> None:
    for key in given:
        if key not in known:
            raise BadPosition(f"{path}.{key}".lstrip("."), f"unknown key{nearest(str(key), known)}")


def number(path: str, value: Any, least: int, most: int, rule: str = "") -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(path, f"expected a number from {least} to {most}, not {value!r}", rule)
    return value


def index_in(path: str, name: Any, index: Mapping[str, int]) -> int:
    if not isinstance(name, str) or name not in index:
        raise BadPosition(path, f"{name!r} is unknown{nearest(str(name), index)}")
    return index[name]


def listed(path: str, value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BadPosition(path, f"expected a list, not {value!r}")
    return list(value)


def mapped(path: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(path, f"expected a mapping, not {value!r}")
    return value


def goods_and_tracks(game: Game, path: str, given: Mapping[str, Any], player: Any) -> None:
    """The keys that are goods or tracks; a track is given as steps above its start."""
    for key, value in given.items():
        if key in game.good_index:
            player.goods[game.good_index[key]] = number(f"{path}.{key}", value, 0, 999)
        elif key in game.track_index:
            track = game.tracks[game.track_index[key]]
            top = len(track.steps) - 1 - track.start
            player.tracks[game.track_index[key]] = (
                number(f"{path}.{key}", value, -track.start, top, track.rule) + track.start
            )


def restore(game: Game, saved: Mapping[str, Any], make_player: Callable[[str], Any]) -> Any:
    """A position exactly as it was saved."""
    pos = game.procedures.position(game)
    _thaw(pos, saved, pos.BOOKKEEPING | {"players"})
    pos.players = [make_player(plain["colour"]) for plain in saved["players"]]
    for player, plain in zip(pos.players, saved["players"], strict=True):
        _thaw(player, plain, frozenset())
    return pos


def _thaw(target: Any, saved: Mapping[str, Any], without: frozenset[str]) -> None:
    """Lists that change stay lists; frames and decks become tuples again."""
    values, lists, nested = shape(type(target))
    for name in values:
        if name not in without:
            setattr(target, name, _freeze(saved[name]))
    for name in lists:
        setattr(target, name, [_freeze(item) for item in saved[name]])
    for name in nested:
        setattr(target, name, [list(inner) for inner in saved[name]])


def _freeze(value: Any) -> Any:
    return tuple(map(_freeze, value)) if isinstance(value, list | tuple) else value


def points_text(quarters: int) -> int | str:
    """Whole points as a number, others as `2 1/4`."""
    whole, rest = divmod(quarters, 4)
    return f"{whole} {Fraction(rest, 4)}".removeprefix("0 ") if rest else whole


def recount(pos: Any) -> None:
    """Abilities of everyone, after a position has been described."""
    for player in pos.players:
        renew(pos, player)
    pos.in_force = pos.me.held
