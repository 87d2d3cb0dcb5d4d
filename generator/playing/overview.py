"""A position in an overview: the table, then the players side by side. Left out: zeros, and what is told elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from engine.fields import Fields
from engine.position import AnyPosition
from generator.games.fields import term_of
from generator.playing.lines import width, wrapped
from generator.playing.voice import Voice


def overview(pos: AnyPosition, voice: Voice) -> Iterator[str]:
    state: dict[str, Any] = {key: value for key, value in pos.game.state(pos).items() if key not in voice.labels.untold}
    players = state.pop("players")
    kit = pos.game.kit
    labels = {key: _label(key, kit.position_fields, voice) for key in state}
    single = {key: value for key, value in state.items() if _is_single(value) and value}
    yield from wrapped(" · ".join(f"{labels[key]} {_value(value, voice)}" for key, value in single.items()))
    for key, value in state.items():
        if not _is_single(value) and _filled(value):
            yield from wrapped(f"{labels[key]}: {_value(value, voice)}", 0, 2)
    yield from (line for sentence in voice.outlook(pos) for line in wrapped(sentence, 0, 2))
    yield from _players(players, kit.player_fields, voice)


def _is_single(value: Any) -> bool:
    return not isinstance(value, Mapping | list | tuple)


def _filled(value: Any) -> bool:
    """Whether there is anything to show; a mapping of empty lists is empty."""
    return any(map(_filled, value.values())) if isinstance(value, Mapping) else bool(value)


def _label(key: str, fields: Fields, voice: Voice) -> str:
    label = voice.word(term_of(key, fields, voice.labels))
    return label[:1].upper() + label[1:]


def _value(value: Any, voice: Voice) -> str:
    if isinstance(value, Mapping):
        parts = (f"{_name(str(key), voice)}: {_value(inner, voice)}" for key, inner in value.items() if _filled(inner))
        return " · ".join(parts)
    if isinstance(value, list | tuple):
        counts = Counter(_value(each, voice) for each in value)
        mark = " | " if any("," in said for said in counts) else ", "
        return mark.join(_several(said, count) for said, count in counts.items())
    return _name(value, voice) if isinstance(value, str) else voice.language.write_number(value)


def _several(said: str, count: int) -> str:
    return f"{count} × {said}" if count > 1 else said


def _name(name: str, voice: Voice) -> str:
    """A tile, a player, a term; a number, such as `2 1/4`; or a space by its place, such as `chaac.2`."""
    if name in voice.book.components:
        return voice.tile(name)
    if name in voice.seats:
        return voice.player(name)
    if name.lstrip("-")[:1].isdecimal():
        return voice.language.write_number(sum(map(Fraction, name.split()), Fraction(0)))
    place, _, space = name.partition(".")
    return f"{voice.word(voice.labels.names.get(place, place))} {space}".rstrip()


def _players(players: Mapping[str, Mapping[str, Any]], fields: Fields, voice: Voice) -> Iterator[str]:
    states = players.values()
    labels = {
        key: _label(key, fields, voice) for key in next(iter(states)) if any(_filled(state[key]) for state in states)
    }
    tiles = [key for key in labels if _holds_tiles(key, players, voice)]
    rows = [["", *(voice.player(colour) for colour in players)]]
    rows += [
        [label, *(_cell(state[key], voice) for state in states)] for key, label in labels.items() if key not in tiles
    ]
    yield from _columns(rows)
    for key in tiles:
        for colour, state in players.items():
            if state[key]:
                yield from wrapped(f"{labels[key]} ({voice.player(colour)}): {_value(state[key], voice)}", 0, 2)


def _holds_tiles(key: str, players: Mapping[str, Mapping[str, Any]], voice: Voice) -> bool:
    """Names of tiles are too long to stand side by side."""
    held = [tile for state in players.values() if isinstance(state[key], list | tuple) for tile in state[key]]
    return any(isinstance(tile, str) and tile in voice.book.components for tile in held)


def _cell(value: Any, voice: Voice) -> str:
    return (_value(value, voice) if _filled(value) else "") or "–"


def _columns(rows: list[list[str]]) -> Iterator[str]:
    """The labels, then one column for each player, as wide as the terminal allows."""
    first = max(len(row[0]) for row in rows) + 2
    room = max(6, (width() - first) // (len(rows[0]) - 1))
    for row in rows:
        cells = [wrap(cell, room - 1) for cell in row[1:]]
        for label, *parts in zip_longest([row[0]], *cells, fillvalue=""):
            yield f"{label:<{first}}{''.join(part.ljust(room) for part in parts)}".rstrip()
