"""What lies before a player: goods, workers in hand, points, tiles, and which side of the board is up."""

from __future__ import annotations

from dataclasses import dataclass

from generator.pictures import icons, lettering, marks, tokens
from generator.pictures.drawing import Alternative, Drawing, once
from generator.pictures.icons.parts import GRID
from generator.pictures.svg import Element, Paint, element, group, moved, rect
from generator.pictures.tokens import PlayerBadge, Token

_WIDE = 348
_EDGE = 12
_HEAD, _GOODS, _LINE, _CHIP = 54, 46, 34, 28
_CHIP_WIDE = (_WIDE - 2 * _EDGE - 6) / 2
_SMALLEST = 13.5  # of the letters on a chip


@dataclass(frozen=True)
class Line:
    """A line of the board, such as the workers in hand."""

    words: str
    marks: marks.Marks


@dataclass(frozen=True)
class Chip:
    """A tile the player owns, small."""

    icon: str
    words: str
    tone: str = ""
    faded: bool = False  # used up, or face down


@dataclass(frozen=True)
class PlayerBoard:
    player: PlayerBadge
    name: str  # worded, such as "Green"
    points: str
    goods: marks.Marks
    alternative: Alternative
    lines: tuple[Line, ...] = ()
    chips: tuple[Chip, ...] = ()
    first: bool = False  # holds the first player marker
    side: str = ""  # light or dark: which side of the board is up
    lit: bool = False  # whose decision it is


@once
def draw_player(board: PlayerBoard) -> Drawing:
    chips_top = _HEAD + _GOODS + _LINE * len(board.lines) + 6
    chip_high = _chip_height(board)
    high = chips_top + chip_high * ((len(board.chips) + 1) // 2) + 8
    body = (
        _ground(board, high),
        _heading(board),
        _goods(board),
        *(_line(line, _HEAD + _GOODS + _LINE * (i + 0.5)) for i, line in enumerate(board.lines)),
        *(_chip(chip, i, chips_top, chip_high) for i, chip in enumerate(board.chips)),
    )
    return Drawing(_WIDE, high, board.alternative, body)


def _ground(board: PlayerBoard, high: float) -> Element:
    face = rect(
        2,
        2,
        _WIDE - 4,
        high - 4,
        rx=10,
        fill=Paint("panel"),
        stroke=Paint("accent" if board.lit else "line"),
        stroke_width=3 if board.lit else 1.3,
    )
    tray = rect(_EDGE - 4, _HEAD - 3, _WIDE - 2 * _EDGE + 8, _GOODS - 6, rx=6, fill=Paint("sunken"))
    return group(face, tray)


def _heading(board: PlayerBoard) -> Element:
    piece = tokens.token(Token(board.player), 30, 27, 32)
    asides = (*(("first-player",) if board.first else ()), *((f"{board.side}-side",) if board.side else ()))
    right = _WIDE - _EDGE - 36
    shown = (moved(right - 34 * (i + 1), 14, icons.shapes(name), scale=26 / GRID) for i, name in enumerate(asides))
    size = lettering.fitted(board.name, 17, right - 34 * len(asides) - 60, 10)
    name = lettering.text(54, 27, board.name, size, anchor="start", bold=True)
    points = marks.row((marks.Mark("point", board.points),), right, 27, 36)
    return group(piece, name, *shown, points)


def _goods(board: PlayerBoard) -> Element:
    """One column for each good, so that boards of several players compare at a glance."""
    if not board.goods:
        return group()
    column = (_WIDE - 2 * _EDGE) / len(board.goods)
    y = _HEAD + _GOODS / 2 - 6
    return group(*(marks.centred((good,), _EDGE + column * (i + 0.5), y, 24) for i, good in enumerate(board.goods)))


def _line(line: Line, y: float) -> Element:
    wide = marks.row_width(line.marks, 22)
    lines, size = lettering.set_in(line.words, 14, _WIDE - 2 * _EDGE - wide - 10, 13.5, bold=False)
    words = lettering.block(_EDGE, y, lines, size, anchor="start", fill="muted")
    return group(words, marks.row(line.marks, _WIDE - _EDGE - wide, y, 22))


def _short(name: str) -> str:
    """A name such as "Farm · 1 wood" without its kind, which the icon shows as well."""
    return name.partition(" · ")[2] or name


def _lettered(chip: Chip) -> tuple[tuple[str, ...], float]:
    return lettering.set_in(_short(chip.words), 14, _CHIP_WIDE - 32, _SMALLEST, bold=False)


def _chip_height(board: PlayerBoard) -> float:
    """As high as the chip with the most lines."""
    return max((_CHIP + 16 * (len(_lettered(chip)[0]) - 1) for chip in board.chips), default=_CHIP)


def _chip(chip: Chip, place: int, top: float, high: float) -> Element:
    left, y = _EDGE + (place % 2) * (_CHIP_WIDE + 6), top + (place // 2) * high
    dashes = "4 3" if chip.faded else None
    face = rect(
        left, y, _CHIP_WIDE, high - 4, rx=5, fill=Paint("raised"), stroke=Paint("line"), stroke_dasharray=dashes
    )
    picture = moved(left + 3, y + high / 2 - 12, icons.shapes(chip.icon, chip.tone), scale=20 / GRID)
    lines, size = _lettered(chip)
    fill = "muted" if chip.faded else "ink"
    return group(
        element("title", chip.words),
        face,
        picture,
        lettering.block(left + 27, y + high / 2 - 2, lines, size, anchor="start", fill=fill),
    )
