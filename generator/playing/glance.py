"""A position at a glance: the table, then the players side by side. Left out: zeros, and what the day tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from engine.notation import COLOURS
from generator.playing.lines import width, wrapped
from generator.playing.voice import Voice

#: The terms that name parts of a position, where they are not called by the same word.
LABELS = {
    "first_player_space": "starting-player-space",
    "tooth_corn": "accumulated-corn",
    "skulls": "skull",
    "display": "building-row",
    "monuments": "monument",
    "neutral": "dummy-worker",
    "laid": "skull",
    "kept": "starting-wealth-tile",
    "points": "victory-point",
    "workers": "worker",
    "hand": "available-worker",
    "built": "building",
    "corn_tiles": "corn-harvest-tile",
    "wood_tiles": "wood-harvest-tile",
    "side": "player-board",
    "light": "light-disc",
    "dark": "dark-disc",
    "wheel": "ascension-wheel",
}
NAMES = {"light": "light-side", "dark": "dark-side", "empty": "unoccupied"}
#: How many Food Days are over.
TOLD_BY_THE_DAY = "food_days"


def glance(pos: Any, voice: Voice) -> Iterator[str]:
    state: dict[str, Any] = dict(pos.game.procedures.notation.state(pos))
    players = state.pop("players")
    state.pop(TOLD_BY_THE_DAY, None)
    single = {key: value for key, value in state.items() if _is_single(value) and value}
    yield from wrapped(" · ".join(f"{_label(key, voice)} {_value(value, voice)}" for key, value in single.items()))
    for key, value in state.items():
        if not _is_single(value) and _filled(value):
            yield from wrapped(f"{_label(key, voice)}: {_value(value, voice)}", 0, 2)
    yield from _players(players, voice)


def _is_single(value: Any) -> bool:
    return not isinstance(value, Mapping | list | tuple)


def _filled(value: Any) -> bool:
    """Whether there is anything to show; a mapping of empty lists is empty."""
    return any(map(_filled, value.values())) if isinstance(value, Mapping) else bool(value)


def _label(key: str, voice: Voice) -> str:
    label = voice.word(LABELS.get(key, key.replace("_", "-")))
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
    """A tile, a player, a term; or a number, such as `2 1/4`."""
    if name in voice.book.components:
        return voice.tile(name)
    if name in COLOURS:
        return voice.player(name)
    if name.lstrip("-")[:1].isdecimal():
        return voice.language.write_number(sum(map(Fraction, name.split()), Fraction(0)))
    return voice.word(NAMES.get(name, name))


def _players(players: Mapping[str, Mapping[str, Any]], voice: Voice) -> Iterator[str]:
    states = players.values()
    keys = [key for key in next(iter(states)) if any(_filled(state[key]) for state in states)]
    tiles = [key for key in keys if _holds_tiles(key, players, voice)]
    figures = [key for key in keys if key not in tiles]
    rows = [["", *(voice.player(colour) for colour in players)]]
    rows += [[_label(key, voice), *(_cell(state[key], voice) for state in states)] for key in figures]
    yield from _columns(rows)
    for key in tiles:
        for colour, state in players.items():
            if state[key]:
                yield from wrapped(f"{_label(key, voice)} ({voice.player(colour)}): {_value(state[key], voice)}", 0, 2)


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
