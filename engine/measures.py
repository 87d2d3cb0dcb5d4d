"""Measures at play: one small function per kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.model import measures as model

if TYPE_CHECKING:
    from engine.position import Player, Position

Counting = Callable[[Any, Any, Any], int]


def amount_of(amount: model.Amount, pos: Position, player: Player) -> int:
    """A number is itself; a measure is counted for a player."""
    if isinstance(amount, int):
        return amount
    counted: int = pos.game.measures[type(amount)](amount, pos, player)
    return counted


def count(measure: model.Count, pos: Position, player: Player) -> int:
    owners = pos.players if measure.whose == "everyone" else [player]
    built = sum(_is_one(pos, tile, measure.tiles) for owner in owners for tile in owner.tiles)
    return built + sum(owner.pieces(name) for owner in owners for name in measure.tiles)


def _is_one(pos: Position, tile: int, wanted: tuple[str, ...]) -> bool:
    component = pos.game.tiles[tile]
    return component.kind in wanted or component.family in wanted or component.id in wanted


def held(measure: model.Held, pos: Position, player: Player) -> int:
    return player.goods[pos.game.good_index[measure.good]]


def steps(measure: model.Steps, pos: Position, player: Player) -> int:
    above = [player.tracks[t] - pos.game.tracks[t].start for t in _tracks(pos, measure.tracks)]
    return max(0, *above) if measure.which == "best" else sum(above)


def step_points(measure: model.StepPoints, pos: Position, player: Player) -> int:
    return sum(pos.game.tracks[t].steps[player.tracks[t]].points for t in _tracks(pos, measure.tracks))


def tracks_at(measure: model.TracksAt, pos: Position, player: Player) -> int:
    tracks = _tracks(pos, measure.tracks)
    return sum(player.tracks[t] - pos.game.tracks[t].start >= measure.level for t in tracks)


def _tracks(pos: Position, name: str) -> tuple[int, ...]:
    """A family of tracks, or a single one."""
    return pos.game.family_tracks.get(name) or (pos.game.track_index[name],)


def least(measure: model.Least, pos: Position, player: Player) -> int:
    return min(amount_of(part, pos, player) for part in measure.of)


def total(measure: model.Sum, pos: Position, player: Player) -> int:
    return sum(amount_of(part, pos, player) for part in measure.of)


def times(measure: model.Times, pos: Position, player: Player) -> int:
    return amount_of(measure.by, pos, player) * amount_of(measure.of, pos, player)


def table(measure: model.Table, pos: Position, player: Player) -> int:
    reached = amount_of(measure.of, pos, player)
    rows = [figure for key, figure in measure.rows if key <= reached]
    return rows[-1] if rows else measure.rows[0][1]


def by_players(measure: model.ByPlayers, pos: Position, player: Player) -> int:
    return dict(measure.figures)[len(pos.players)]


CORE_MEASURES: dict[type, Counting] = {
    model.Count: count,
    model.Held: held,
    model.Steps: steps,
    model.StepPoints: step_points,
    model.TracksAt: tracks_at,
    model.Least: least,
    model.Sum: total,
    model.Times: times,
    model.Table: table,
    model.ByPlayers: by_players,
}
