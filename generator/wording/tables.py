"""Printed tables, row by row: which numbers a row stands for, and its figure."""

from __future__ import annotations

from collections.abc import Sequence

from engine.model.rules import Rows
from engine.model.text import Inline
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value

#: From which number to which; None where it is open.
Span = tuple[int | None, int | None]


def spans(rows: Rows, below: bool = False) -> list[tuple[Span, int]]:
    """The rows of a table, of which each counts from its key up to the next. `below`: the count may fall under 0."""
    keys = [key for key, _ in rows]
    open_start = below or len(keys) == 1 or keys[0] != 0
    firsts: list[int | None] = [None if open_start else keys[0], *keys[1:]]
    lasts: list[int | None] = [*(key - 1 for key in keys[1:]), None]
    return [((first, last), figure) for first, last, (_, figure) in zip(firsts, lasts, rows, strict=True)]


def row_words(rows: Rows, say: Narrator, below: bool = False) -> tuple[Inline, ...]:
    return tuple(span_words(span, figure, say) for span, figure in spans(rows, below))


def span_words(span: Span, figure: Value, say: Narrator) -> Inline:
    """A row: for which numbers it stands, and its figure."""
    match span:
        case (int(first), int(last)):
            return _between(first, last, figure, say)
        case (int(first), None):
            return _from(first, figure, say)
        case (None, int(last)):
            return _up_to(last, figure, say)
    return _any(figure, say)


def exact_rows(rows: Rows, say: Narrator) -> tuple[Inline, ...]:
    """The rows of a table in which every number has its own."""
    return tuple(_between(key, key, figure, say) for key, figure in rows)


def listed_rows(rows: Sequence[Inline], say: Narrator) -> Inline:
    """All rows in one line."""
    line = rows[0]
    for row in rows[1:]:
        # Translators: joins the rows of a table in one line.
        line = say("table.rows", "{a}; {b}", a=line, b=row)
    return line


def player_rows(figures: Rows, say: Narrator) -> tuple[Inline, ...]:
    return tuple(_for_players(players, figure, say) for players, figure in figures)


def _for_players(players: int, figure: int, say: Narrator) -> Inline:
    # Translators: a row of a table: for so many players the figure is so much.
    return say("table.players", "{players|player|players}: {figure}", players=players, figure=figure)


def _between(first: int, last: int, figure: Value, say: Narrator) -> Inline:
    if first == last:
        # Translators: a row of a table: for this number the figure is so much.
        return say("table.number", "{number}: {figure}", number=first, figure=figure)
    # Translators: a row of a table: for the numbers from {first} to {last} the figure is so much.
    return say("table.range", "{first}–{last}: {figure}", first=first, last=last, figure=figure)


def _up_to(last: int, figure: Value, say: Narrator) -> Inline:
    # Translators: a row of a table: for {last} and every smaller number the figure is so much.
    return say("table.up-to", "up to {last}: {figure}", last=last, figure=figure)


def _from(first: int, figure: Value, say: Narrator) -> Inline:
    # Translators: a row of a table: for {first} and every larger number the figure is so much.
    return say("table.from", "{first} or more: {figure}", first=first, figure=figure)


def _any(figure: Value, say: Narrator) -> Inline:
    # Translators: the only row of a table: whatever the number, the figure is so much.
    return say("table.any", "any number: {figure}", figure=figure)
