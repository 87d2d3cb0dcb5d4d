"""What Teotihuacan compiles from its boards at load: tables of gains, the rewards of the wheel, power-ups."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import product

from engine.abilities import Site
from engine.effects import Program
from engine.errors import RulesError
from engine.game import Game
from engine.model.board import Place
from engine.model.effects import May, PowerUp, Step
from engine.teotihuacan import rules


@dataclass(frozen=True, slots=True)
class Board:
    """An action board: what its table gives, by row and column; without a table it has no main action."""

    id: str
    columns: tuple[int, ...]
    cells: dict[tuple[int, int], Program]
    cost: Site

    def column(self, power: int) -> int:
        """The column of a power: the last one that begins at it or below."""
        return self.columns[bisect_right(self.columns, power) - 1]


class Tables:
    """Read at every move; made once."""

    def __init__(self, game: Game) -> None:
        self.boards = {
            game.place_index[place.id]: _board(game, place) for place in game.places if place.kind == "action-board"
        }
        self.palace = game.place_index["palace"]
        self.cocoa = game.good_index["cocoa"]
        self.temples = game.family_tracks["temples"]
        wheel = next(place for place in game.places if place.kind == "wheel")
        self.rewards = {int(space.id): game.space_programs[f"{wheel.id}.{space.id}"] for space in wheel.spaces}
        self.power_up = _power_up(game)
        self.second_power_up = _second_power_up(game)
        self.avenue = _avenue(game)


def _board(game: Game, place: Place) -> Board:
    cells = {
        (cell.row, cell.column): game.program(cell.effects, f"{place.id}.{cell.row}-{cell.column}", rules.TABLE)
        for cell in place.cells
    }
    _refuse_gaps(game, place)
    return Board(place.id, place.columns, cells, game.abilities.site("cost.main_action", place.id))


def _refuse_gaps(game: Game, place: Place) -> None:
    """A table has a cell for every number of workers that counts, in every column."""
    there = {(cell.row, cell.column) for cell in place.cells}
    rows = range(1, rules.MOST_WORKERS.plain(game) + 1) if there else ()
    for row, column in product(rows, place.columns):
        if (row, column) not in there:
            raise RulesError(f"{place.id}: the table has nothing for row {row}, column {column}")


def _power_up(game: Game) -> Program:
    return game.program([PowerUp(rules.POWER_UPS.plain(game))], "gathering.power-up", rules.POWER_UP)


def _second_power_up(game: Game) -> Program:
    more = PowerUp(rules.SECOND_POWER_UPS.plain(game))
    return game.program([May((more,))], "gathering.second-power-up", rules.SECOND_POWER_UP)


def _avenue(game: Game) -> Program:
    (track,) = game.family_tracks["avenue"]
    step = Step("avenue", game.tracks[track].id, times=rules.AVENUE_STEPS.plain(game))
    return game.program([step], "ascension.avenue", rules.AVENUE)
