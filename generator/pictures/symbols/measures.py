"""Measures as symbols: what is counted, and how many points it is worth."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any, TypeVar

from engine.model import measures as model
from engine.model.measures import Amount
from generator.pictures.marks import Mark, Marks
from generator.pictures.symbols.sign import Signs

Shows = Callable[[Any, Signs], Marks]
Shown = TypeVar("Shown", bound=Shows)

COUNTED: dict[type, Shows] = {}
TIMES = Mark("", words="×")


def counts(kind: type) -> Callable[[Shown], Shown]:
    def enter(function: Shown) -> Shown:
        COUNTED[kind] = function
        return function

    return enter


def amount_marks(amount: Amount, signs: Signs) -> Marks:
    """Points for an amount, in one row."""
    if isinstance(amount, int):
        return (Mark("point", signs.number(amount)),)
    if isinstance(amount, model.Times):
        return (*_worth(amount.by, signs), TIMES, *counted(amount.of, signs))
    if isinstance(amount, model.ByPlayers):
        return tuple(mark for row in amount_rows(amount, signs) for mark in row)
    return (Mark("point"), Mark("equals"), *counted(amount, signs))


def _worth(each: Amount, signs: Signs) -> Marks:
    """What each unit is worth: a number of points, or a figure by the number of players."""
    if isinstance(each, int):
        return (Mark("point", signs.number(each)),)
    return tuple(mark for row in amount_rows(each, signs) for mark in row)


def amount_rows(amount: Amount, signs: Signs) -> tuple[Marks, ...]:
    """Points for an amount; a printed table takes a row for each line."""
    if isinstance(amount, model.PrintedTable):
        head = counted(amount.of, signs)
        return tuple((*head, Mark("", words=band), Mark("then"), points) for band, points in _bands(amount, signs))
    if isinstance(amount, model.ByPlayers):
        return tuple((signs.good("worker", n), Mark("then"), Mark("point", signs.number(p))) for n, p in amount.figures)
    return (amount_marks(amount, signs),)


def _bands(table: model.PrintedTable, signs: Signs) -> list[tuple[str, Mark]]:
    nexts = [key for key, _ in table.rows][1:]
    return [
        (_band(key, after, signs), Mark("point", signs.number(points)))
        for (key, points), after in zip_longest(table.rows, nexts)
    ]


def _band(key: int, after: int | None, signs: Signs) -> str:
    if after is None:
        return f"{signs.number(key)}+"
    return signs.number(key) if after == key + 1 else f"{signs.number(key)}–{signs.number(after - 1)}"


def counted(amount: Amount, signs: Signs) -> Marks:
    """What is counted, without points."""
    if isinstance(amount, int):
        return (Mark("", words=signs.number(amount)),)
    return COUNTED[type(amount)](amount, signs)


@counts(model.Count)
def count(measure: model.Count, signs: Signs) -> Marks:
    pairs = ((Mark("plus"), Mark(signs.named(tile))) for tile in measure.tiles)
    return tuple(mark for pair in pairs for mark in pair)[1:]


@counts(model.Held)
def held(measure: model.Held, signs: Signs) -> Marks:
    return (Mark(signs.named(measure.good)),)


@counts(model.Laid)
def laid(measure: model.Laid, signs: Signs) -> Marks:
    return (Mark(signs.named(measure.good)), Mark("place"))


@counts(model.Steps)
def steps(measure: model.Steps, signs: Signs) -> Marks:
    return (signs.step(measure.tracks),)


@counts(model.StepPoints)
def step_points(measure: model.StepPoints, signs: Signs) -> Marks:
    return (signs.tracks(measure.tracks), Mark("point"))


@counts(model.TracksAt)
def tracks_at(measure: model.TracksAt, signs: Signs) -> Marks:
    return (signs.track(measure.tracks, "any"), Mark("", words=signs.number(measure.level)), TIMES)


@counts(model.Workers)
def workers(measure: model.Workers, signs: Signs) -> Marks:
    return (Mark("worker"),)


@counts(model.WorkersAt)
def workers_at(measure: model.WorkersAt, signs: Signs) -> Marks:
    return (Mark("die"), Mark("", words=f"{signs.number(measure.power)}+"))


@counts(model.BestSet)
def best_set(measure: model.BestSet, signs: Signs) -> Marks:
    return (Mark(signs.named(measure.kind)),)


@counts(model.Power)
def power(measure: model.Power, signs: Signs) -> Marks:
    return (Mark("die"),)


@counts(model.Least)
def least(measure: model.Least, signs: Signs) -> Marks:
    parts = [counted(part, signs) for part in measure.of]
    inner = tuple(mark for part in parts for mark in (Mark("", words=","), *part))[1:]
    return (Mark("", words=f"{signs.captions.smaller()}("), *inner, Mark("", words=")"))


@counts(model.Sum)
def total(measure: model.Sum, signs: Signs) -> Marks:
    first, *rest = measure.of
    return (*counted(first, signs), *(mark for part in rest for mark in _added(part, signs)))


def _added(part: Amount, signs: Signs) -> Marks:
    """A number brings its own sign."""
    if isinstance(part, int):
        return (Mark("", words=signs.captions.signed(part)),)
    return (Mark("plus"), *counted(part, signs))


@counts(model.Times)
def times(measure: model.Times, signs: Signs) -> Marks:
    if isinstance(measure.by, int):
        return (Mark("", words=f"{signs.number(measure.by)} ×"), *counted(measure.of, signs))
    return (*counted(measure.by, signs), TIMES, *counted(measure.of, signs))


@counts(model.PrintedTable)
def table(measure: model.PrintedTable, signs: Signs) -> Marks:
    return counted(measure.of, signs)


@counts(model.ByPlayers)
def by_players(measure: model.ByPlayers, signs: Signs) -> Marks:
    return (Mark("worker"),)
