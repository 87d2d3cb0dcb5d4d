"""A game for five: figures for one player more than the tables of the game know."""

from __future__ import annotations

from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPosition


def fields(pos: TzolkinPosition) -> int:
    """Fields of each group of the jungle."""
    table = rules.FIELDS.of(pos.game)
    return table.get(len(pos.players)) or (
        rules.FIVE_FIELDS.of(pos.game) if len(pos.players) > max(table) else max(table.values())
    )


def monuments(pos: TzolkinPosition) -> int:
    """Monuments that are laid out; for five players, as the option says."""
    table = rules.MONUMENTS_SHOWN.of(pos.game)
    if len(pos.players) in table:
        return table[len(pos.players)]
    is_usual = pos.game.option("monuments-for-five") == "six"
    return (rules.FIVE_MONUMENTS if is_usual else rules.FIVE_MONUMENTS_INSTEAD).of(pos.game)


def points_each(pos: TzolkinPosition) -> int:
    """What each monument is worth to the one that counts them; for five players, as the option says."""
    is_usual = pos.game.option("monument-points-for-five") == "three"
    return (rules.FIVE_POINTS if is_usual else rules.FIVE_POINTS_INSTEAD).of(pos.game)
