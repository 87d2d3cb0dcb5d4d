"""Marks: an icon with an amount, and rows of them, as boards and tiles print what an action gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from generator.pictures import icons, lettering
from generator.pictures.icons.parts import GRID
from generator.pictures.svg import Element, group, moved

_GAP = 0.18  # between neighbours, as a share of the icon's size
_FIGURE = 0.78  # height of the amount beside an icon
_INSIDE = 0.74  # room for an amount within a badge
SIGNS = frozenset({"or", "plus", "equals", "none", "then"})  # narrower and smaller than what they join


@dataclass(frozen=True)
class Mark:
    icon: str
    amount: str = ""
    tone: str = ""  # another colour role than the icon's own, such as a temple's
    words: str = ""  # letters instead of an icon, where `icon` is empty


Marks: TypeAlias = tuple[Mark, ...]


def mark_width(mark: Mark, size: float) -> float:
    if not mark.icon:
        return lettering.width(mark.words, size * _FIGURE)
    if mark.icon in SIGNS:
        return size * 0.55
    return size + _amount_width(mark, size)


def _amount_width(mark: Mark, size: float) -> float:
    if not mark.amount or fits_inside(mark):
        return 0
    return lettering.width(mark.amount, size * _FIGURE, bold=True) + size * 0.04


def fits_inside(mark: Mark) -> bool:
    """A badge or die carries a short amount inside; a longer one, such as 2–3, stands before it."""
    return icons.frame(mark.icon) is not None and lettering.width(mark.amount, 0.6, bold=True) < _INSIDE * 1.6


def row_width(marks: Marks, size: float) -> float:
    return sum(mark_width(mark, size) for mark in marks) + size * _GAP * max(0, len(marks) - 1)


def row(marks: Marks, x: float, y: float, size: float) -> Element:
    """The marks side by side, from x to the right, centred in height on y."""
    drawn = []
    for mark in marks:
        drawn.append(_one(mark, x, y, size))
        x += mark_width(mark, size) + size * _GAP
    return group(*drawn)


def centred(marks: Marks, x: float, y: float, size: float) -> Element:
    return row(marks, x - row_width(marks, size) / 2, y, size)


def broken(marks: Marks, size: float, room: float) -> tuple[Marks, ...]:
    """The marks in as few rows as the room allows; a sign never starts a row unless it stands alone."""
    rows: list[Marks] = []
    for unit in _units(marks):
        if rows and row_width((*rows[-1], *unit), size) <= room:
            rows[-1] = (*rows[-1], *unit)
        else:
            rows.append(unit)
    return tuple(rows)


def _units(marks: Marks) -> list[Marks]:
    """A sign keeps company with the mark before it."""
    units: list[Marks] = []
    for mark in marks:
        if units and mark.icon in SIGNS:
            units[-1] = (*units[-1], mark)
        else:
            units.append((mark,))
    return units


def stacked(marks: Marks, x: float, y: float, size: float, room: float) -> Element:
    """The marks in centred rows around (x, y)."""
    rows = broken(marks, size, room)
    step = size * 1.14
    first = y - step * (len(rows) - 1) / 2
    return group(*(centred(line, x, first + i * step, size) for i, line in enumerate(rows)))


def _one(mark: Mark, x: float, y: float, size: float) -> Element:
    if not mark.icon:
        return lettering.text(x, y, mark.words, size * _FIGURE, anchor="start")
    if mark.icon in SIGNS:
        small = size * 0.7
        return _at(icons.shapes(mark.icon, mark.tone), x + size * 0.275 - small / 2, y, small)
    empty = icons.frame(mark.icon, mark.tone)
    if mark.amount and empty and fits_inside(mark):
        shape, figure = empty
        return group(_at(shape, x, y, size), _inside(mark.amount, x + size / 2, y, size, figure.role))
    before = _amount_width(mark, size)
    picture = _at(icons.shapes(mark.icon, mark.tone), x + before, y, size)
    if not mark.amount:
        return picture
    return group(lettering.text(x, y, mark.amount, size * _FIGURE, anchor="start", bold=True), picture)


def _inside(amount: str, x: float, y: float, size: float, fill: str) -> Element:
    figure = lettering.fitted(amount, size * 0.6, size * _INSIDE, size * 0.36)
    return lettering.text(x, y, amount, figure, bold=True, fill=fill)


def _at(shape: Element, x: float, y: float, size: float) -> Element:
    return moved(x, y - size / 2, shape, scale=size / GRID)
