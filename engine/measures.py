"""Measures at play: one small function per kind counts, another says what of it the game cannot count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Never, cast

from engine.model import measures as model

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition, Player

Counting = Callable[[Never, Never, Never], int]
#: Where inside a measure something cannot be counted, and why.
Fault = tuple[tuple[str | int, ...], str]
Uncountable = Callable[[Never, "Game"], Iterator[Fault]]
Measures = Mapping[type, Counting]
Uncountables = Mapping[type, Uncountable]


def amount_of(amount: model.Amount, pos: AnyPosition, player: Player) -> int:
    """A number is itself; a measure is counted for a player."""
    return amount if isinstance(amount, int) else pos.game.measures[type(amount)](amount, pos, player)


def count(measure: model.Count, pos: AnyPosition, player: Player) -> int:
    owners = pos.players if measure.whose == "everyone" else [player]
    built = sum(_is_one(pos, tile, measure.tiles) for owner in owners for tile in owner.tiles)
    return built + sum(owner.pieces(name) for owner in owners for name in measure.tiles)


def _is_one(pos: AnyPosition, tile: int, wanted: tuple[str, ...]) -> bool:
    component = pos.game.tiles[tile]
    return component.kind in wanted or component.family in wanted or component.id in wanted


def held(measure: model.Held, pos: AnyPosition, player: Player) -> int:
    return player.goods[pos.game.good_index[measure.good]]


def steps(measure: model.Steps, pos: AnyPosition, player: Player) -> int:
    above = [player.tracks[t] - pos.game.tracks[t].start for t in _tracks(pos.game, measure.tracks)]
    return max(0, *above) if measure.which == "best" else sum(above)


def step_points(measure: model.StepPoints, pos: AnyPosition, player: Player) -> int:
    return sum(pos.game.tracks[t].steps[player.tracks[t]].points for t in _tracks(pos.game, measure.tracks))


def tracks_at(measure: model.TracksAt, pos: AnyPosition, player: Player) -> int:
    tracks = _tracks(pos.game, measure.tracks)
    return sum(player.tracks[t] - pos.game.tracks[t].start >= measure.level for t in tracks)


def _tracks(game: Game, name: str) -> tuple[int, ...]:
    """A family of tracks, or a single one."""
    return game.family_tracks.get(name) or (game.track_index[name],)


def least(measure: model.Least, pos: AnyPosition, player: Player) -> int:
    return min(amount_of(part, pos, player) for part in measure.of)


def total(measure: model.Sum, pos: AnyPosition, player: Player) -> int:
    return sum(amount_of(part, pos, player) for part in measure.of)


def times(measure: model.Times, pos: AnyPosition, player: Player) -> int:
    return amount_of(measure.by, pos, player) * amount_of(measure.of, pos, player)


def table(measure: model.PrintedTable, pos: AnyPosition, player: Player) -> int:
    reached = amount_of(measure.of, pos, player)
    rows = [figure for key, figure in measure.rows if key <= reached]
    return rows[-1] if rows else measure.rows[0][1]


def by_players(measure: model.ByPlayers, pos: AnyPosition, player: Player) -> int:
    """More players than a table knows come with an expansion, which has a figure for them."""
    known = dict(measure.figures)
    return known[len(pos.players)] if len(pos.players) in known else pos.game.kit.beyond_players(pos)


CORE_MEASURES: Measures = {
    model.Count: count,
    model.Held: held,
    model.Steps: steps,
    model.StepPoints: step_points,
    model.TracksAt: tracks_at,
    model.Least: least,
    model.Sum: total,
    model.Times: times,
    model.PrintedTable: table,
    model.ByPlayers: by_players,
}


# -- what cannot be counted


def faults(amount: model.Amount, game: Game) -> Iterator[Fault]:
    """Everything in an amount that this game cannot count."""
    if isinstance(amount, int):
        return
    word = next(word for word, kind in model.MEASURES.items() if kind is type(amount))
    if type(amount) not in game.measures:
        yield (word,), f"{game.id} cannot count this"
        return
    own = game.kit.uncountable.get(type(amount)) or _UNCOUNTABLE.get(type(amount))
    found = cast("Callable[[model.Measure, Game], Iterator[Fault]]", own)(amount, game) if own else ()
    yield from (((word, *path), message) for path, message in found)


def _of_parts(parts: Iterable[tuple[tuple[str | int, ...], model.Amount]], game: Game) -> Iterator[Fault]:
    for path, part in parts:
        yield from (((*path, *inner), message) for inner, message in faults(part, game))


def _several(measure: model.Least | model.Sum, game: Game) -> Iterator[Fault]:
    return _of_parts((((n,), part) for n, part in enumerate(measure.of)), game)


def _product(measure: model.Times, game: Game) -> Iterator[Fault]:
    return _of_parts(((("by",), measure.by), (("of",), measure.of)), game)


def _rows(measure: model.PrintedTable, game: Game) -> Iterator[Fault]:
    yield from _of_parts(((("of",), measure.of),), game)
    keys = [key for key, _ in measure.rows]
    if keys != sorted(keys):
        yield ("rows",), "the rows must stand in the order of their keys"


def _each_number(measure: model.ByPlayers, game: Game) -> Iterator[Fault]:
    given = {key for key, _ in measure.figures}
    yield from (((), f"has no figure for {count} players") for count in game.usual_player_counts if count not in given)


_UNCOUNTABLE: Uncountables = {
    model.Least: _several,
    model.Sum: _several,
    model.Times: _product,
    model.PrintedTable: _rows,
    model.ByPlayers: _each_number,
}
