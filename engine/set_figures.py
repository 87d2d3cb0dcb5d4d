"""What a figure is for anybody: as its rule says and as abilities set it, each with its place in the content."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Game
from engine.handles import Figure, FigureRows, Rows
from engine.model.origins import Address


def figure_values(game: Game, figure: Figure) -> Iterator[tuple[Address, int]]:
    yield figure.address, game.figures[figure.index].base
    for holding, form in game.abilities.sets():
        if (form.rule, form.param) == (figure.rule, figure.name) and isinstance(form.to, int):
            yield (*holding.address, "set", "to"), form.to


def row_values(game: Game, rows: FigureRows) -> Iterator[tuple[Address, Rows]]:
    yield rows.address, game.rows[rows.index].base
    for holding, form in game.abilities.sets():
        if (form.rule, form.param) == (rows.rule, rows.name) and not isinstance(form.to, int):
            yield (*holding.address, "set", "to"), dict(form.to)
