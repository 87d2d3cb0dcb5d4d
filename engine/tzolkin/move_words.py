"""What the words of the moves of Tzolk'in can be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from engine.game import Game
from engine.move_words import MoveWords, resources, tiles
from engine.tzolkin import rules
from engine.tzolkin.tables import Tables
from engine.tzolkin.tiles import BUILDINGS, MONUMENTS, TRIBES, WEALTH


def _tables(game: Game) -> Tables:
    return cast("Tables", game.tables)


def gears(game: Game) -> Iterable[int]:
    return [gear.place for gear in _tables(game).gears]


def spaces(game: Game) -> Iterable[int]:
    """Every space that a worker can stand on, also behind the last one with a number."""
    return range(max(len(gear.pick_moves) for gear in _tables(game).gears))


def actions(game: Game) -> Iterable[int]:
    return range(max(gear.numbered for gear in _tables(game).gears))


def destinations(game: Game) -> Iterable[int]:
    """Where a worker can be placed."""
    return [move.args[0] for move in _tables(game).place_moves]


def technologies(game: Game) -> Iterable[int]:
    return _tables(game).technologies


def temples(game: Game) -> Iterable[int]:
    return game.family_tracks["temples"]


def days(game: Game) -> Iterable[int]:
    return rules.ADVANCE_DAYS.of(game), rules.TWO_DAYS_DAYS.of(game)


WORDS: MoveWords = {
    "place": {"place": destinations},
    "pick": {"place": gears, "space": spaces},
    "act": {"space": actions},
    "ahead": {"space": actions},
    "use": {"place": gears, "space": actions},
    "across": {"place": gears, "space": actions},
    "skip": {"place": gears},
    "up": {"track": temples},
    "down": {"track": temples},
    "develop": {"track": technologies},
    "bonus": {"track": technologies},
    "sell": {"good": resources},
    "buy": {"good": resources},
    "advance": {"n": days},
    "build": {"component": tiles(BUILDINGS, MONUMENTS)},
    "plain": {"component": tiles(BUILDINGS, MONUMENTS)},
    "renovate": {"component": tiles(BUILDINGS)},
    "keep": {"component": tiles(WEALTH)},
    "lead": {"component": tiles(TRIBES)},
}
