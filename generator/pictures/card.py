"""A tile as a card: its kind, its cost and what it does, at a glance."""

from __future__ import annotations

from dataclasses import dataclass

from generator.pictures import icons, lettering, marks, tokens
from generator.pictures.drawing import Alternative, Drawing, once
from generator.pictures.icons.parts import GRID
from generator.pictures.spaces import Space, placed
from generator.pictures.svg import Element, Paint, group, moved, rect
from generator.pictures.tokens import Token

WIDE, HIGH = 176, 212
_NAME, _LEAST = 13, 12  # letters of the name
_HEAD = 42  # of a name in up to three lines; a longer one makes the card higher
_FRAME = 13
_LARGE, _WHOLE, _SMALL = 36, 24, 16  # icons of effects: as large as they fit

# The frame's stitches tell the kinds apart without colour.
STITCHES = {"solid": "", "dots": "0.1 7", "dashes": "12 7", "dot-dash": "12 6 0.1 6", "short": "4 6"}


@dataclass(frozen=True)
class Kind:
    """What sort of tile it is: an icon, a colour, and a pattern of the frame."""

    icon: str
    tone: str
    stitch: str = "solid"
    words: str = ""


@dataclass(frozen=True)
class Card:
    name: str
    kind: Kind
    alternative: Alternative
    cost: marks.Marks = ()
    effects: tuple[marks.Marks, ...] = ()  # a row each
    corner: str = ""  # an age, a number, a letter
    foot: str = ""  # worded, such as "×3"
    owners: tuple[Token, ...] = ()
    id: str = ""
    href: str = ""
    lit: bool = False


@once
def draw_card(card: Card) -> Drawing:
    space = Space(title=card.name, id=card.id, href=card.href)
    whole = placed(space, _frame(card), _heading(card), _cost(card), _effects(card), _foot(card))
    return Drawing(WIDE, _high(card), card.alternative, (whole,))


def _high(card: Card) -> float:
    return HIGH + _lower(card)


def _lower(card: Card) -> float:
    """How much lower than usual everything under the name begins."""
    return max(0, lettering.height(*_named(card)) + 4 - _HEAD)


def _named(card: Card) -> tuple[tuple[str, ...], float]:
    aside = lettering.width(card.corner, 16, bold=True) + 6 if card.corner else 0
    room = WIDE - 2 * _FRAME - 41 - 6 - aside
    return lettering.set_in(_short(card.name, room), _NAME, room, _LEAST, 3, _HEAD)


def _short(name: str, room: float) -> str:
    """A name such as "Farm · 1 wood" whose kind is too long a word loses it: the icon shows it as well."""
    kind, _, apart = name.partition(" · ")
    longest = max(lettering.width(word, _LEAST, bold=True) for word in kind.split(" "))
    return apart if apart and longest > room else name


def _frame(card: Card) -> Element:
    outer = rect(
        2,
        2,
        WIDE - 4,
        _high(card) - 4,
        rx=10,
        fill=Paint(card.kind.tone),
        stroke=Paint("accent" if card.lit else "edge"),
        stroke_width=3 if card.lit else 1.5,
        class_="rb-face",
    )
    stitches = rect(
        7.5,
        7.5,
        WIDE - 15,
        _high(card) - 15,
        rx=7,
        fill="none",
        stroke=Paint("edge"),
        stroke_width=2.2,
        stroke_linecap="round",
        stroke_dasharray=STITCHES[card.kind.stitch] or None,
    )
    inner = rect(
        _FRAME, _FRAME, WIDE - 2 * _FRAME, _high(card) - 2 * _FRAME, rx=4, fill=Paint("raised"), stroke=Paint("edge")
    )
    return group(outer, stitches, inner)


def _heading(card: Card) -> Element:
    picture = moved(_FRAME + 5, _FRAME + 6, icons.shapes(card.kind.icon, card.kind.tone), scale=30 / GRID)
    lines, size = _named(card)
    middle = _FRAME + (_HEAD + _lower(card)) / 2
    name = lettering.block(_FRAME + 41, middle, lines, size, anchor="start", bold=True)
    corner = lettering.text(WIDE - _FRAME - 6, _FRAME + 16, card.corner, 16, anchor="end", bold=True, fill="muted")
    return group(picture, name, corner)


def _cost(card: Card) -> Element:
    """What must be paid lies in a sunken strip, so that it is not taken for a gain."""
    if not card.cost:
        return group()
    top = _FRAME + 43 + _lower(card)
    strip = rect(_FRAME + 0.5, top, WIDE - 2 * _FRAME - 1, 36, fill=Paint("sunken"))
    sign = marks.row((marks.Mark("pay"),), _FRAME + 5, top + 18, 18)
    room = WIDE - 2 * _FRAME - 36
    size = min(24, 24 * room / max(room, marks.row_width(card.cost, 24)))
    return group(strip, sign, marks.centred(card.cost, WIDE / 2 + 10, top + 18, size))


def _effects(card: Card) -> Element:
    top = _FRAME + (79 if card.cost else 45) + _lower(card)
    low = _high(card) - _FRAME - (26 if card.foot or card.owners else 4)
    room = WIDE - 2 * _FRAME - 12
    size, rows = _sized(card.effects, room, low - top)
    step = min(size * 1.25, (low - top) / max(1, len(rows)))
    first = (top + low) / 2 - step * (len(rows) - 1) / 2
    return group(*(marks.centred(line, WIDE / 2, first + i * step, size) for i, line in enumerate(rows)))


def _sized(effects: tuple[marks.Marks, ...], room: float, high: float) -> tuple[float, list[marks.Marks]]:
    """As large as it fits: each effect in one row if that stays readable, else broken into several."""
    for size in range(_LARGE, _WHOLE, -1):
        if all(marks.row_width(effect, size) <= room for effect in effects) and len(effects) * size * 1.12 <= high:
            return size, list(effects)
    for size in range(_WHOLE + 4, _SMALL, -1):
        rows = [line for effect in effects for line in marks.broken(effect, size, room)]
        if all(marks.row_width(line, size) <= room for line in rows) and len(rows) * size * 1.12 <= high:
            return size, rows
    rows = [line for effect in effects for line in marks.broken(effect, _SMALL, room)]
    return min(_SMALL, high / max(1, len(rows)) / 1.08), rows


def _foot(card: Card) -> Element:
    y = _high(card) - _FRAME - 13
    words = lettering.text(_FRAME + 7, y, card.foot, 15, anchor="start", fill="muted")
    room = 25.0 * len(card.owners)
    return group(words, tokens.row(card.owners, WIDE - _FRAME - 6 - room / 2, y, 22, room))
