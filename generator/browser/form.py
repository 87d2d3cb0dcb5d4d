"""The position as a small form: which figures a reader may change, and how what is typed is read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.fields import Fields
from engine.game import Game
from engine.position import AnyPosition
from generator.games import kit_of
from generator.games.fields import figures, term_of

Given = Mapping[str, Any]

PLAYERS = "players"
_NUMBER = re.compile(r"[-−]?[0-9]{1,4}")


class Misread(ValueError):
    """Text that is no number, or no list of numbers."""


@dataclass(frozen=True)
class Field:
    """One figure of the position, called by its term: a number, or the numbers of the spaces somebody stands on."""

    path: str
    owner: str
    name: str
    term: str
    value: int | tuple[int, ...]
    least: int | None = None
    most: int | None = None

    @property
    def is_list(self) -> bool:
        return isinstance(self.value, tuple)

    @property
    def text(self) -> str:
        return " ".join(map(str, self.value)) if isinstance(self.value, tuple) else str(self.value)


def fields(pos: AnyPosition) -> tuple[Field, ...]:
    """Everything a reader may change: the players' things first, then what belongs to nobody."""
    kit, state = pos.game.kit, pos.game.state(pos)
    players: Any = state[PLAYERS]
    owned = (field for colour, own in players.items() for field in _of_player(pos.game, colour, own))
    return (*owned, *_figures(pos.game, kit.position_fields, state, "", ""))


def _of_player(game: Game, colour: str, state: Given) -> Iterator[Field]:
    path, declared = f"{PLAYERS}.{colour}.", game.kit.player_fields
    goods = declared.named["goods"].bounds(game)
    yield from (Field(path + good, colour, good, good, state[good], *goods) for good in game.goods)
    yield from _figures(game, declared, state, path, colour)
    for place in game.places:
        if isinstance(state.get(place.id), list | tuple):
            yield Field(path + place.id, colour, place.id, place.id, tuple(state[place.id]))
    for track in game.tracks:
        top = len(track.steps) - 1 - track.start
        yield Field(path + track.id, colour, track.id, track.id, state[track.id], -track.start, top)


def _figures(game: Game, declared: Fields, state: Given, path: str, owner: str) -> Iterator[Field]:
    """The declared fields that are whole numbers, within their bounds, and what else the game has a label for."""
    labels = kit_of(game.id).labels
    for name, field in figures(declared, labels, state):
        least, most = field.bounds(game) if field else (0, None)
        yield Field(path + name, owner, name, term_of(name, declared, labels), state[name], least, most)


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
