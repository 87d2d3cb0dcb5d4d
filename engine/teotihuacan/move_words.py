"""What the words of the moves of Teotihuacan can be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from engine.game import Game
from engine.move_words import MoveWords, tiles
from engine.set_figures import figure_values
from engine.teotihuacan import rules
from engine.teotihuacan.boards import LEAST_POWER
from engine.teotihuacan.pyramid import CORNERS
from engine.teotihuacan.tables import Tables
from engine.teotihuacan.tiles import DECORATIONS, DISCOVERIES, PYRAMID_TILES, ROYAL, STARTING, TECHNOLOGIES


def _tables(game: Game) -> Tables:
    return cast("Tables", game.tables)


def boards(game: Game) -> Iterable[int]:
    return _tables(game).boards


def board_numbers(game: Game) -> Iterable[int]:
    return _tables(game).by_number


def powers(game: Game) -> Iterable[int]:
    """From the weakest worker to the last power before it ascends."""
    return range(LEAST_POWER, rules.ASCENDS_AT.of(game))


def boards_on(game: Game) -> Iterable[int]:
    """How far a worker can move in one turn."""
    least = min(value for _, value in figure_values(game, rules.LEAST_BOARDS))
    return range(least, max(value for _, value in figure_values(game, rules.MOST_BOARDS)) + 1)


def temples(game: Game) -> Iterable[int]:
    return _tables(game).temples


def rows(game: Game) -> Iterable[int]:
    return range(1, len(_tables(game).nobles_rows) + 1)


def sides(game: Game) -> Iterable[int]:
    return range(1, len(_tables(game).pyramid.sides) + 1)


def slots(game: Game) -> Iterable[int]:
    return [slot.name for slot in _tables(game).pyramid.slots]


def quarters(game: Game) -> Iterable[int]:
    return range(CORNERS)


def rewards(game: Game) -> Iterable[int]:
    return _tables(game).rewards


def salaries(game: Game) -> Iterable[int]:
    """Up to what all dice of a player cost if every one of them is strong."""
    each = max(value for _, value in figure_values(game, rules.SALARY_COCOA))
    more = max(value for _, value in figure_values(game, rules.STRONG_COCOA))
    return range(rules.DICE.of(game) * (each + more) + 1)


WORDS: MoveWords = {
    "keep": {"component": tiles(STARTING)},
    "start": {"place": boards},
    "move": {"place": boards, "n": powers, "space": boards_on},
    "leap": {"place": boards, "n": powers, "space": board_numbers},
    "join": {"n": powers},
    "power-up": {"place": boards, "n": powers},
    "worship": {"component": tiles(ROYAL)},
    "claim": {"component": tiles(DISCOVERIES)},
    "learn": {"component": tiles(TECHNOLOGIES)},
    "noble": {"n": rows},
    "decorate": {"component": tiles(DECORATIONS), "n": sides},
    "build": {"component": tiles(PYRAMID_TILES), "space": slots},
    "turn": {"n": quarters},
    "reward": {"space": rewards},
    "salary": {"n": salaries},
    "up": {"track": temples},
}
