"""A table of spaces: an action board by workers and power, the jungle, a row of houses, tiles on offer."""

from __future__ import annotations

from dataclasses import dataclass

from generator.pictures import icons, lettering, marks, tokens
from generator.pictures.drawing import Alternative, Drawing, once
from generator.pictures.icons.parts import GRID
from generator.pictures.spaces import Space, placed
from generator.pictures.svg import Element, Paint, group, moved, rect

_ICON = 23
_EDGE = 4
_TITLE = 34


@dataclass(frozen=True)
class Head:
    """The head of a row or column: words, marks, or both."""

    words: str = ""
    marks: marks.Marks = ()


@dataclass(frozen=True)
class Tiles:
    """A space that holds a pile: icons from the bottom to the top, each on a tile of its own."""

    space: Space
    pile: tuple[marks.Mark, ...]


@dataclass(frozen=True)
class Rows:
    name: str
    rows: tuple[tuple[Space | Tiles | None, ...], ...]  # None: the board has no space there
    alternative: Alternative
    columns: tuple[Head, ...] = ()
    heads: tuple[Head, ...] = ()
    foot: tuple[Head, ...] = ()  # one for each column, or for each line under the table
    icon: str = ""
    cell: tuple[float, float] = (108, 52)
    beside: float = 0  # width of the row heads; 0: as wide as they need


@once
def draw_rows(table: Rows) -> Drawing:
    plan = _Plan.of(table)
    across = max(len(line) for line in table.rows)
    body = [_title(table, plan)]
    body += [_column_head(head, plan, i) for i, head in enumerate(table.columns)]
    for i, line in enumerate(table.rows):
        if i < len(table.heads):
            body.append(_row_head(table.heads[i], plan, i))
        body += [_cell(space, plan.x(j), plan.y(i), plan) for j, space in enumerate(line) if space]
    body += [_foot(note, plan.y(len(table.rows)) + 18 + 26 * i) for i, note in enumerate(table.foot)]
    high = plan.y(len(table.rows)) + _EDGE + 28 * len(table.foot)
    return Drawing(plan.x(across) + _EDGE, high, table.alternative, tuple(body))


@dataclass(frozen=True)
class _Plan:
    left: float
    top: float
    wide: float
    high: float

    @classmethod
    def of(cls, table: Rows) -> _Plan:
        needed = max((_head_width(head) + 14 for head in table.heads), default=0)
        top = (_TITLE if table.name else _EDGE) + (32 if table.columns else 0)
        return cls(_EDGE + (table.beside or needed), top, *table.cell)

    def x(self, column: int) -> float:
        return self.left + column * self.wide

    def y(self, line: int) -> float:
        return self.top + line * self.high


def _title(table: Rows, plan: _Plan) -> Element:
    if not table.name:
        return group()
    across = plan.x(max(len(line) for line in table.rows)) - _EDGE
    start = _EDGE + (32 if table.icon else 0)
    size = lettering.fitted(table.name, 17, across - start, 11)
    name = lettering.text(start, 18, table.name, size, anchor="start", bold=True)
    if not table.icon:
        return name
    return group(moved(_EDGE, 5, icons.shapes(table.icon), scale=26 / GRID), name)


def _head_width(head: Head) -> float:
    words = lettering.width(head.words, 14, bold=True)
    return words + marks.row_width(head.marks, 20) + (6 if head.words and head.marks else 0)


def _head(head: Head, x: float, y: float, room: float) -> Element:
    """Words, then marks, from x to the right."""
    size = lettering.fitted(head.words, 14, room - 8 - marks.row_width(head.marks, 20), 10)
    words = lettering.text(x, y, head.words, size, anchor="start", bold=True, fill="muted")
    beside = lettering.width(head.words, size, bold=True) + 6 if head.words else 0
    return group(words, marks.row(head.marks, x + beside, y, 20))


def _column_head(head: Head, plan: _Plan, column: int) -> Element:
    start = plan.x(column) + max(2, (plan.wide - _head_width(head)) / 2)
    return _head(head, start, plan.top - 15, plan.wide)


def _row_head(head: Head, plan: _Plan, line: int) -> Element:
    return _head(head, _EDGE, plan.y(line) + plan.high / 2, plan.left - _EDGE)


def _cell(space: Space | Tiles, x: float, y: float, plan: _Plan) -> Element:
    inner = space.space if isinstance(space, Tiles) else space
    face = rect(
        x + 2,
        y + 2,
        plan.wide - 4,
        plan.high - 4,
        rx=5,
        fill=Paint(inner.tone or "panel"),
        stroke=Paint("accent" if inner.lit else "line"),
        stroke_width=2.5 if inner.lit else 1.2,
        class_="rb-face",
    )
    centre = (x + plan.wide / 2, y + plan.high / 2)
    filled = _pile(space.pile, *centre) if isinstance(space, Tiles) else _printed(space, *centre, plan)
    return placed(inner, face, filled)


def _printed(space: Space, x: float, y: float, plan: _Plan) -> Element:
    corner = lettering.text(
        x - plan.wide / 2 + 8, y - plan.high / 2 + 13, space.label, 12, anchor="start", fill="muted"
    )
    above = 12 if space.tokens else 0
    printed = marks.stacked((*space.marks, *space.laid), x, y - above, _ICON, plan.wide - 14)
    return group(corner, printed, tokens.row(space.tokens, x, y + plan.high / 2 - 18, 24, plan.wide - 12))


def _pile(pile: tuple[marks.Mark, ...], x: float, y: float) -> Element:
    """Tiles that lie on each other, each to the upper right of the one below, which still shows what it is."""
    across, up = 17, 6
    left, low = x - across * (len(pile) - 1) / 2, y + up * (len(pile) - 1) / 2
    return group(*(_one_tile(mark, left + i * across, low - i * up) for i, mark in enumerate(pile)))


def _one_tile(mark: marks.Mark, x: float, y: float) -> Element:
    face = rect(x - 15, y - 15, 30, 30, rx=4, fill=Paint("raised"), stroke=Paint("edge"), stroke_width=1.3)
    return group(face, marks.centred((mark,), x, y, 22))


def _foot(note: Head, y: float) -> Element:
    words = lettering.text(_EDGE, y, note.words, 14, anchor="start", fill="muted")
    start = _EDGE + (lettering.width(note.words, 14) + 6 if note.words else 0)
    return group(words, marks.row(note.marks, start, y, 21))
