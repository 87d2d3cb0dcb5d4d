"""Action boards, compiled from their places: what their tables give, by the number of workers and their power."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from engine.abilities import Site
from engine.actions import Action, Program, Spot
from engine.game import Game
from engine.model.board import Place
from engine.model.origins import Address
from engine.set_figures import figure_values
from engine.teotihuacan import rules

ACTION_BOARD, PALACE = "action-board", "palace"
ALCHEMY, NOBLES, DECORATIONS, CONSTRUCTION = "alchemy", "nobles", "decorations", "construction"
#: Boards whose main action is a procedure of its own, not a table.
WORKSHOPS = (ALCHEMY, NOBLES, DECORATIONS, CONSTRUCTION)
#: The space of a board on which a worker worships.
WORSHIP_SPACE = "worship-space"
#: The moments of a main action: after what the table gives, and after the power-ups.
GATHERED, POWERED_UP = "main_action", "power_ups"
#: The moment when a worker has been moved onto a board or past it.
PASSED = "passed"
#: The power from which the first column of every table must begin: a die shows no less.
LEAST_POWER = 1


@dataclass(frozen=True)
class Board:
    """An action board: what its table gives, by row and column; without a table it may have a main action as well."""

    id: str
    number: int
    columns: tuple[int, ...]
    cells: dict[tuple[int, int], Program]
    has_main_action: bool
    cost: Site
    workers: Site
    #: Whether what the action brings may turn out to be impossible.
    can_fail: bool
    #: Where cocoa comes from that is collected.
    cocoa: Site
    #: Collecting cocoa there, as something that gains can refer to.
    collecting: Action

    def given(self, workers: int, power: int) -> Program:
        """What so many workers get; the column of a power is the last one that begins at it or below."""
        return self.cells[workers, self.columns[bisect_right(self.columns, power) - 1]]


def action_boards(game: Game) -> dict[int, Board]:
    return {game.place_index[place.id]: _board(game, place) for place in game.places if place.kind == ACTION_BOARD}


def _board(game: Game, place: Place) -> Board:
    works = bool(place.cells) or place.id in WORKSHOPS
    if place.id not in WORKSHOPS:
        _refuse_unreadable(game, place)
    cells = {(cell.row, cell.column): _cell(game, place, n) for n, cell in enumerate(place.cells)}
    if works:
        game.claims.claim("place", place.id, "cells")
        game.moments.comes(GATHERED, place.id)
        game.moments.comes(POWERED_UP, place.id)
    game.moments.comes(PASSED, place.id)
    cost, workers = (
        game.abilities.site(amount, place.id) if works else Site(()) for amount in ("cost.main_action", "count.workers")
    )
    can_fail = place.id in WORKSHOPS or any(program.can_fail for program in cells.values())
    cocoa = game.gain_site(game.good_index["cocoa"], place.id)
    collecting = _collecting(game, place)
    return Board(place.id, place.number, place.columns, cells, works, cost, workers, can_fail, cocoa, collecting)


def _cell(game: Game, place: Place, number: int) -> Program:
    cell = place.cells[number]
    home = f"{place.id}.{cell.row}-{cell.column}"
    cites = rules.NOBLES_SPACE if place.id == NOBLES else rules.TABLE
    return game.program(cell.effects, Spot(home, home, cites, ("place", place.id, "cells", number, "effects")))


def _collecting(game: Game, place: Place) -> Action:
    return game.entered(Action(Spot(f"{place.id}/collecting", place.id, rules.COLLECT, ("place", place.id)), game))


# -- worship


@dataclass(frozen=True)
class WorshipSpace:
    """What a board offers to a worker that worships there; the royal tiles of the palace offer their own."""

    place: int
    program: Program | None


def worship_spaces(game: Game) -> tuple[WorshipSpace, ...]:
    """The palace, and every board with a space for worship, in the order of their numbers."""
    boards = sorted((place for place in game.places if place.kind == ACTION_BOARD), key=lambda place: place.number)
    return tuple(
        WorshipSpace(game.place_index[place.id], None if place.id == PALACE else _worship(game, place))
        for place in boards
        if place.id == PALACE or any(space.id == WORSHIP_SPACE for space in place.spaces)
    )


def _worship(game: Game, place: Place) -> Program:
    number = next(n for n, space in enumerate(place.spaces) if space.id == WORSHIP_SPACE)
    game.claims.claim("place", place.id, "spaces", number, "id")
    program = game.space_program(game.place_index[place.id], number)
    if program.can_fail:
        address = ("place", place.id, "spaces", number, "effects")
        game.claims.refuse(address, "what worship gives must always be possible; put the rest into a “may”")
    return program


# -- what cannot be read


def _refuse_unreadable(game: Game, place: Place) -> None:
    """Every number of workers and every power must lead to one cell, and every cell must be reached."""
    at: Address = ("place", place.id)
    wrong = _wrong_columns(game, place)
    if not place.cells and not place.columns:
        if place.id != PALACE:
            game.claims.refuse((*at, "cells"), f"only the {PALACE} has no main action; this one needs a table")
    elif wrong:
        game.claims.refuse((*at, "columns"), wrong)
    else:
        for address, message in (*_gaps(game, place), *_spares(game, place)):
            game.claims.refuse(address, message)


def _wrong_columns(game: Game, place: Place) -> str:
    last = rules.ASCENDS_AT.of(game) - 1
    if list(place.columns[:1]) != [LEAST_POWER] or list(place.columns) != sorted({*place.columns}):
        return f"columns begin at {LEAST_POWER}, and each after the last"
    return f"the power of a worker on a board is {last} at most" if place.columns[-1] > last else ""


def _gaps(game: Game, place: Place) -> Iterator[tuple[Address, str]]:
    """Numbers of workers for which the table gives nothing: it lacks cells, or an ability counts too many workers."""
    there = {(cell.row, cell.column) for cell in place.cells}
    for address, most in figure_values(game, rules.MOST_WORKERS):
        at: Address = ("place", place.id, "cells") if address[0] == "rule" else address
        for row, column in product(range(1, most + 1), place.columns):
            if (row, column) not in there:
                yield at, f"the table of {place.id} has nothing for row {row}, column {column}"


def _spares(game: Game, place: Place) -> Iterator[tuple[Address, str]]:
    """Cells to which nothing leads, or no longer."""
    most = max(value for _, value in figure_values(game, rules.MOST_WORKERS))
    there = [(cell.row, cell.column) for cell in place.cells]
    for n, (row, column) in enumerate(there):
        address: Address = ("place", place.id, "cells", n)
        if not 1 <= row <= most or column not in place.columns:
            yield address, f"nothing leads to row {row}, column {column}"
        elif there.index((row, column)) < n:
            yield address, f"row {row}, column {column} stands there twice"
