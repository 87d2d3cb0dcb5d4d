"""The position as a small form: which figures a reader may change, and how what is typed is read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from generator.browser.labels import LABELS

Given = Mapping[str, Any]

PLAYERS = "players"
_NUMBER = re.compile(r"[-−]?[0-9]{1,4}")


class Misread(ValueError):
    """Text that is no number, or no list of numbers."""


@dataclass(frozen=True)
class Field:
    """One figure of the position: a number, or the numbers of the spaces somebody stands on."""

    path: str
    owner: str
    name: str
    value: int | tuple[int, ...]
    least: int | None = None
    most: int | None = None

    @property
    def is_list(self) -> bool:
        return isinstance(self.value, tuple)

    @property
    def text(self) -> str:
        return " ".join(map(str, self.value)) if isinstance(self.value, tuple) else str(self.value)


def fields(pos: Any) -> tuple[Field, ...]:
    """Everything a reader may change: the players' things first, then what belongs to nobody."""
    state = pos.game.procedures.notation.state(pos)
    owned = (field for colour, own in state[PLAYERS].items() for field in _of_player(pos.game, colour, own))
    return (*owned, *_labelled(state, "", ""))


def _of_player(game: Any, colour: str, state: Given) -> Iterator[Field]:
    path = f"{PLAYERS}.{colour}."
    yield from (Field(path + good, colour, good, state[good], 0) for good in game.goods)
    yield from _labelled(state, path, colour)
    for place in game.places:
        if isinstance(state.get(place.id), list | tuple):
            yield Field(path + place.id, colour, place.id, tuple(state[place.id]))
    for track in game.tracks:
        top = len(track.steps) - 1 - track.start
        yield Field(path + track.id, colour, track.id, state[track.id], -track.start, top)


def _labelled(state: Given, path: str, owner: str) -> Iterator[Field]:
    """Whole numbers that a description calls by a word of its own."""
    for name in LABELS:
        if isinstance(state.get(name), int):
            yield Field(path + name, owner, name, state[name], None if name == "points" else 0)


def read(field: Field, text: str) -> int | list[int]:
    if field.is_list:
        return [_number(word) for word in re.split(r"[\s,;]+", text) if word]
    return _number(text.strip())


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise Misread(word)
    return int(word.replace("−", "-"))


def changed(given: Given, path: str, value: Any) -> dict[str, Any]:
    """The description with one figure changed; the one before stays as it was."""
    key, _, rest = path.partition(".")
    return {**given, key: changed(given.get(key) or {}, rest, value) if rest else value}
