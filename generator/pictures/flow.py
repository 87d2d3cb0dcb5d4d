"""A decision flow from top to bottom: numbered lines, each with what is asked and what is then done.

Questions have pointed ends, deeds are plain boxes. “Yes” leads down; “no” leads along the right edge to the next line.
Whoever has done a line is finished, which a dot shows, or goes on along the left edge to what follows for all lines.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from generator.pictures import icons, lettering, marks
from generator.pictures.drawing import Alternative, Drawing, once
from generator.pictures.icons.parts import GRID
from generator.pictures.svg import Element, Node, Paint, Value, circle, group, moved, number, path, rect

WIDE = 288
_EDGE = 4
_RAIL = 15  # room for the way of “no” at the right, and for the way round at the left
_LETTERS, _NAME = 12, 15
_LINE = 14.2  # from line to line of a text
_ICON, _ICON_LINE = 15.5, 17  # amounts beside icons are as large as the words
_SYMBOLS, _FEW_SYMBOLS = 44, 30  # width of the column of symbols; of that beside names that lead to other flows
_BESIDE = 6  # between symbols and words
_INSET, _TIP = 5, 8
_ROW_GAP = 3
_GAP = 17  # between boxes, where arrows and their words stand
_OUTLINE: dict[str, Value] = {"stroke": Paint("ink"), "stroke_width": 1.2, "stroke_linejoin": "round"}
_CHIP = 8  # radius; the numbers of lines stand on the left edge of their boxes


@dataclass(frozen=True)
class Row:
    """One thing that is asked or done: symbols and words; `leads` to a line of another flow, by number and name."""

    marks: marks.Marks
    words: str
    leads: tuple[str, str] | None = None


@dataclass(frozen=True)
class Line:
    """`asks` has to be met as a whole; without a question, the line can always be done."""

    label: str
    asks: tuple[Row, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Deeds:
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Branch:
    lines: tuple[Line, ...]


Step: TypeAlias = Deeds | Branch


@dataclass(frozen=True)
class Flow:
    name: str
    icon: str
    tone: str
    steps: tuple[Step, ...]
    yes: str
    no: str
    alternative: Alternative
    notes: tuple[str, ...] = ()
    letters: float = 1  # how wide letters are, as a share of what is estimated: paper has a narrow typeface


@once
def draw_flow(flow: Flow) -> Drawing:
    body: list[Node] = [_heading(flow)]
    area = _Area(_EDGE + _CHIP, WIDE - _EDGE, flow)
    low = _steps(flow.steps, area, _heading_height(flow), body, label="", ends=True) + _GAP
    for note in flow.notes:
        low = _note(note, flow, low, body)
    return Drawing(WIDE, low, flow.alternative, tuple(body))


@dataclass(frozen=True)
class _Area:
    """Between which edges boxes of a flow stand."""

    left: float
    right: float
    flow: Flow

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    @property
    def wide(self) -> float:
        return self.right - self.left


def _heading(flow: Flow) -> Element:
    lines = _named(flow)
    picture = moved(_EDGE, 3, icons.shapes(flow.icon, flow.tone), scale=22 / GRID)
    return group(
        picture, lettering.block(_EDGE + 29, _heading_height(flow) / 2, lines, _NAME, anchor="start", bold=True)
    )


def _named(flow: Flow) -> tuple[str, ...]:
    return lettering.wrap(flow.name, _NAME, WIDE - 2 * _EDGE - 29, bold=True)


def _heading_height(flow: Flow) -> float:
    return max(28.0, lettering.height(_named(flow), _NAME) + 6)


def _note(words: str, flow: Flow, top: float, body: list[Node]) -> float:
    lines = lettering.wrap(words, _LETTERS * flow.letters, WIDE - 2 * _EDGE)
    high = _LINE * len(lines)
    body.append(_lettered(lines, _EDGE, top, fill="muted"))
    return top + high


# -- steps, one after another


def _steps(steps: tuple[Step, ...], area: _Area, top: float, body: list[Node], *, label: str, ends: bool) -> float:
    """Down to where the last of them ends; `ends`: nothing follows after it."""
    for n, step in enumerate(steps):
        last = n == len(steps) - 1
        if n:
            body.append(_arrow(area.middle, top, top + _GAP))
            top += _GAP
        if isinstance(step, Deeds):
            top = _deeds(step, area, top, body, label=label if n == 0 else "")
            if last and ends:
                body.append(_end(area.left + 22, top))
        else:
            top = _branch(step, area, top, body, ends=last and ends)
    return top


def _deeds(deeds: Deeds, area: _Area, top: float, body: list[Node], *, label: str) -> float:
    high = _rows_height(deeds.rows, area)
    face = rect(area.left, top, area.wide, high, rx=4, fill=Paint("raised"), **_OUTLINE, class_="rb-deed")
    body += [face, *_rows(deeds.rows, area, top), _chip(area.left, top + high / 2, label)]
    return top + high


def _end(x: float, low: float) -> Element:
    """A dot in a ring, in the gap under a box: the tile has been done."""
    ring = circle(x, low + 8.5, 4.5, fill=Paint("paper"), **_OUTLINE)
    dot = circle(x, low + 8.5, 2.2, fill=Paint("ink"))
    return group(_way(f"M{number(x)} {number(low)}v4"), ring, dot, class_="rb-end")


# -- lines of which the first that can be done is done


def _branch(branch: Branch, area: _Area, top: float, body: list[Node], *, ends: bool) -> float:
    inner = replace(area, left=area.left if ends else area.left + _RAIL, right=area.right - _RAIL)
    ways_on: list[float] = []
    for n, line in enumerate(branch.lines):
        last = n == len(branch.lines) - 1
        asked, begun = _asked(line, inner, top, body)
        top = _steps(line.steps, inner, begun, body, label="" if line.asks else line.label, ends=ends)
        if not last:
            ways_on.append((begun + top) / 2)
            top = _otherwise(inner, area, asked, top, body)
    if not ends:
        body += [_round(area, inner, way, top) for way in ways_on]
    return top


def _asked(line: Line, area: _Area, top: float, body: list[Node]) -> tuple[float, float]:
    """The question; from which height “no” leaves, and where what is done begins."""
    if not line.asks:
        return top, top
    within = replace(area, left=area.left + _TIP, right=area.right - _TIP)
    high = _rows_height(line.asks, within)
    low = top + high
    body += [_hexagon(area, top, high), *_rows(line.asks, within, top), _chip(area.left, top + high / 2, line.label)]
    body.append(_arrow(area.middle, low, low + _GAP))
    body.append(_way_out(area.middle + 7, low, area.flow.yes, "start"))
    body.append(_way_out(area.right, low, area.flow.no, "end"))
    return top + high / 2, low + _GAP


def _way_out(x: float, low: float, words: str, anchor: str) -> Element:
    """In the gap under a question."""
    return lettering.text(x, low + _GAP / 2 - 1, words, _LETTERS, anchor=anchor, bold=True)


def _otherwise(inner: _Area, area: _Area, asked: float, done: float, body: list[Node]) -> float:
    """The way of “no”: to the right, down, and to the next line."""
    rail, turn = area.right - 3, done + _GAP / 2 - 1
    body.append(_way(f"M{inner.right} {number(asked)}H{rail}V{number(turn)}H{number(inner.middle)}"))
    body.append(_arrow(inner.middle, turn, done + _GAP))
    return done + _GAP


def _round(area: _Area, inner: _Area, start: float, low: float) -> Element:
    """Past the other lines to what follows for all of them."""
    joins = low + _GAP / 2 - 1
    return _way(f"M{inner.left} {number(start)}H{area.left}V{number(joins)}H{number(inner.middle)}")


# -- rows of a box


@dataclass(frozen=True)
class _Column:
    """Where the words of a box stand; what they lead to stands beside them or, where there is no room, below."""

    left: float
    right: float
    letters: float
    below: bool = False

    @property
    def wide(self) -> float:
        return self.right - self.left


def _column(rows: tuple[Row, ...], area: _Area) -> _Column:
    symbols = _FEW_SYMBOLS if any(row.leads for row in rows) else _SYMBOLS
    left, right, letters = area.left + _INSET + 3 + symbols + _BESIDE, area.right - _INSET, area.flow.letters
    beside = _Column(left, right - max(_leading_width(row, letters) for row in rows), letters)
    return beside if all(_fits(row, beside) for row in rows) else _Column(left, right, letters, below=True)


def _fits(row: Row, column: _Column) -> bool:
    """A row that leads nowhere takes what room there is."""
    widest = max(lettering.width(word, _LETTERS * column.letters) for word in row.words.split(" "))
    return not row.leads or widest <= column.wide


def _rows_height(rows: tuple[Row, ...], area: _Area) -> float:
    column = _column(rows, area)
    return sum(_row_height(row, column) for row in rows) + _ROW_GAP * (len(rows) - 1) + 2 * _INSET


def _row_height(row: Row, column: _Column) -> float:
    words = _LINE * len(_words(row, column)) + (_ICON_LINE if row.leads and column.below else 0)
    symbols = _ICON_LINE * len(marks.broken(_symbols(row), _ICON, _SYMBOLS))
    return max(words, symbols)


def _symbols(row: Row) -> marks.Marks:
    """An amount inside an icon would be too small, and the words beside it say it."""
    return tuple(replace(mark, amount="") if marks.fits_inside(mark) else mark for mark in row.marks)


def _words(row: Row, column: _Column) -> tuple[str, ...]:
    return lettering.wrap(row.words, _LETTERS * column.letters, column.wide)


def _rows(rows: tuple[Row, ...], area: _Area, top: float) -> list[Node]:
    drawn: list[Node] = []
    column, y = _column(rows, area), top + _INSET
    for row in rows:
        high = _row_height(row, column)
        drawn.append(_row(row, column, y, high))
        y += high + _ROW_GAP
    return drawn


def _row(row: Row, column: _Column, top: float, high: float) -> Element:
    lines, wide = _words(row, column), _FEW_SYMBOLS if row.leads else _SYMBOLS
    below = _ICON_LINE if row.leads and column.below else 0
    symbols = marks.stacked(_symbols(row), column.left - _BESIDE - wide / 2, top + high / 2, _ICON, wide)
    words = _lettered(lines, column.left, top + (high - below - _LINE * len(lines)) / 2)
    leading = (column.left, top + high - below / 2) if below else (column.right, top + high / 2)
    return group(symbols, words, *_leading(row, *leading))


def _leading_width(row: Row, letters: float) -> float:
    return lettering.width(row.leads[1], _LETTERS) * letters + 2 * _CHIP + 20 if row.leads else 0


def _leading(row: Row, left: float, middle: float) -> tuple[Element, ...]:
    """To which line of which flow: an arrow, the number of the line and the name."""
    if not row.leads:
        return ()
    label, name = row.leads
    chip = left + 16 + _CHIP
    return (
        _across(left + 1, middle, left + 14),
        _chip(chip, middle, label),
        lettering.text(chip + _CHIP + 4, middle, name, _LETTERS, anchor="start"),
    )


def _lettered(lines: tuple[str, ...], x: float, top: float, fill: str = "ink") -> Element:
    return group(
        *(
            lettering.text(x, top + _LINE * (n + 0.5), line, _LETTERS, anchor="start", fill=fill)
            for n, line in enumerate(lines)
        )
    )


# -- shapes


def _hexagon(area: _Area, top: float, high: float) -> Element:
    middle, low = number(top + high / 2), number(top + high)
    outline = (
        f"M{area.left} {middle}L{area.left + _TIP} {number(top)}H{area.right - _TIP}"
        f"L{area.right} {middle}L{area.right - _TIP} {low}H{area.left + _TIP}Z"
    )
    return path(outline, fill=Paint("sunken"), **_OUTLINE, class_="rb-question")


def _chip(x: float, y: float, words: str) -> Element:
    """The number of a line, if it has one."""
    if not words:
        return group()
    disc = circle(x, y, _CHIP, fill=Paint("ink"), stroke=Paint("paper"), stroke_width=1)
    return group(disc, lettering.text(x, y, words, _LETTERS, bold=True, fill="paper"))


def _way(d: str) -> Element:
    return path(d, fill="none", stroke=Paint("ink"), stroke_width=1.4, stroke_linejoin="round")


def _arrow(x: float, top: float, low: float) -> Element:
    way = _way(f"M{number(x)} {number(top)}V{number(low - 4)}")
    return group(way, path(f"M{number(x - 4)} {number(low - 6)}h8l-4 6z", fill=Paint("ink")))


def _across(left: float, y: float, right: float) -> Element:
    way = _way(f"M{number(left)} {number(y)}H{number(right - 4)}")
    return group(way, path(f"M{number(right - 6)} {number(y - 4)}v8l6 -4z", fill=Paint("ink")))
