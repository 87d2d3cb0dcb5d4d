"""Reading and reporting positions: what all games share. A game's notation adds the keys that need a procedure."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from engine.abilities import renew
from engine.errors import BadPosition, nearest
from engine.fields import Field, Fields, Plain

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition, Player

Given = Mapping[str, Plain]


def check_keys(path: str, given: Given, known: Mapping[str, object] | set[str]) -> None:
    for key in given:
        if key not in known:
            raise BadPosition(f"{path}.{key}".lstrip("."), f"unknown key{nearest(str(key), known)}")


def number(path: str, value: Plain, least: int, most: int, rule: str = "") -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(path, f"expected a number from {least} to {most}, not {value!r}", rule)
    return value


def index_in(path: str, name: Plain, index: Mapping[str, int]) -> int:
    if not isinstance(name, str) or name not in index:
        raise BadPosition(path, f"{name!r} is unknown{nearest(str(name), index)}")
    return index[name]


def listed(path: str, value: Plain) -> list[Plain]:
    if not isinstance(value, list | tuple):
        raise BadPosition(path, f"expected a list, not {value!r}")
    return list(value)


def mapped(path: str, value: Plain) -> Given:
    if not isinstance(value, Mapping):
        raise BadPosition(path, f"expected a mapping, not {value!r}")
    return value


def seated(game: Game, given: Given) -> tuple[AnyPosition, dict[str, Given]]:
    """An empty position with the players that a description names, and what it says about each."""
    players = mapped("players", given.get("players", {}))
    if not players:
        raise BadPosition("players", "at least one player is needed")
    for colour in players:
        if colour not in game.seats:
            raise BadPosition(f"players.{colour}", f"expected one of {', '.join(game.seats)}")
    described = {colour: mapped(f"players.{colour}", own or {}) for colour, own in players.items()}
    return game.empty(tuple(described)), described


# -- declared fields


def read_fields(game: Game, fields: Fields, path: str, given: Given, thing: object) -> None:
    """The keys that are declared fields with a figure."""
    for key, field in fields.keyed.items():
        if key in given:
            figure = number(f"{path}{key}", given[key], *field.bounds(game), field.rule)
            setattr(thing, field.name, figure * field.unit(game))


def fields_state(game: Game, fields: Fields, thing: object) -> dict[str, Plain]:
    return {key: _reported(game, field, getattr(thing, field.name)) for key, field in fields.keyed.items()}


def _reported(game: Game, field: Field, value: int) -> Plain:
    return in_words(value, field.unit(game))


def goods_and_tracks(game: Game, path: str, given: Given, player: Player) -> None:
    """The keys that are goods or tracks; a track is given as steps above its start."""
    goods = game.kit.player_fields.named["goods"].bounds(game)
    for key, value in given.items():
        if key in game.good_index:
            player.goods[game.good_index[key]] = number(f"{path}.{key}", value, *goods)
        elif key in game.track_index:
            track = game.tracks[game.track_index[key]]
            top = len(track.steps) - 1 - track.start
            steps = number(f"{path}.{key}", value, -track.start, top, track.rule)
            player.tracks[game.track_index[key]] = steps + track.start


def goods_and_tracks_state(game: Game, player: Player) -> dict[str, Plain]:
    return {
        **dict(zip(game.goods, player.goods, strict=True)),
        **{track.id: player.tracks[n] - track.start for n, track in enumerate(game.tracks)},
    }


def in_words(parts: int, unit: int) -> int | str:
    """Whole units as a number, others as `2 1/4`."""
    whole, rest = divmod(parts, unit)
    return f"{whole} {Fraction(rest, unit)}".removeprefix("0 ") if rest else whole


def recount(pos: AnyPosition) -> None:
    """Abilities of everyone, after a position has been described."""
    for player in pos.players:
        renew(pos, player)
    pos.in_force = pos.me.held
