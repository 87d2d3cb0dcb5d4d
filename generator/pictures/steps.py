"""A temple: steps from bottom to top, with what each gives and whose marker stands there."""

from __future__ import annotations

from dataclasses import dataclass

from generator.pictures import lettering, marks, tokens
from generator.pictures.drawing import Alternative, Drawing, once
from generator.pictures.spaces import Space, placed
from generator.pictures.svg import Element, Paint, circle, group, number, path, rect

_WIDE, _NARROW = 272, 212  # the steps grow shorter towards the top
_ROW = 36
_ROOF = 58
_ICON = 23
_NOTE = 26
_TRIM = 9


@dataclass(frozen=True)
class Note:
    """A line under the temple, such as the bonus of whoever stands highest."""

    words: str
    marks: marks.Marks = ()


@dataclass(frozen=True)
class Steps:
    name: str
    steps: tuple[Space, ...]  # bottom to top
    alternative: Alternative
    tone: str = "grey"
    start: int = -1  # the step on which everybody begins
    single: frozenset[int] = frozenset()  # steps with room for one marker only
    notes: tuple[Note, ...] = ()


@once
def draw_steps(temple: Steps) -> Drawing:
    high = _ROOF + _ROW * len(temple.steps)
    body = (
        _roof(temple),
        *(_step(temple, place, space) for place, space in enumerate(temple.steps)),
        *(_note(note, high + 16 + i * _NOTE) for i, note in enumerate(temple.notes)),
    )
    return Drawing(_WIDE + 8, high + 4 + _NOTE * len(temple.notes), temple.alternative, body)


def _width(temple: Steps, place: int) -> float:
    return _WIDE - (_WIDE - _NARROW) * place / max(1, len(temple.steps) - 1)


def _roof(temple: Steps) -> Element:
    """The house on top carries the name."""
    middle, half = (_WIDE + 8) / 2, _NARROW / 2 - 14
    shape = f"M{number(middle - half)} {_ROOF}V20l14 -16h{number(2 * half - 28)}l14 16V{_ROOF}z"
    house = path(shape, fill=Paint(temple.tone), stroke=Paint("edge"), stroke_width=1.5, stroke_linejoin="round")
    size = lettering.fitted(temple.name, 17, 2 * half - 24, 11)
    return group(house, lettering.text(middle, 33, temple.name, size, bold=True, fill="edge"))


def _step(temple: Steps, place: int, space: Space) -> Element:
    wide, top = _width(temple, place), _ROOF + _ROW * (len(temple.steps) - 1 - place)
    left = (_WIDE + 8 - wide) / 2
    face = rect(
        left,
        top,
        wide,
        _ROW,
        fill=Paint(space.tone or ("raised" if place == temple.start else "panel")),
        stroke=Paint("accent" if space.lit else "edge"),
        stroke_width=3 if space.lit else 1.3,
        class_="rb-face",
    )
    trims = (_trim(temple, left, top), _trim(temple, left + wide - _TRIM, top))
    return placed(space, face, *trims, _on_step(temple, place, space, left, top + _ROW / 2))


def _trim(temple: Steps, left: float, top: float) -> Element:
    return rect(left, top, _TRIM, _ROW, fill=Paint(temple.tone), stroke=Paint("edge"), stroke_width=1.3)


def _on_step(temple: Steps, place: int, space: Space, left: float, y: float) -> Element:
    inner = left + _TRIM + 8
    start = inner + (26 if space.label else 0)
    right = left + _width(temple, place) - _TRIM - 7
    laid = marks.row_width(space.laid, 20)
    room = right - laid - start - marks.row_width(space.marks, _ICON) - 12
    return group(
        lettering.text(inner, y, space.label, 13, anchor="start", fill="muted"),
        marks.row(space.marks, start, y, _ICON),
        marks.row(space.laid, right - laid, y, 20),
        *((_for_one(right - laid - 14, y),) if place in temple.single and not space.tokens else ()),
        _markers(space, right - (laid + 6 if laid else 0), y, room),
    )


def _for_one(x: float, y: float) -> Element:
    """An empty outline with a one: there is room for a single marker."""
    ring = circle(x, y, 11.5, fill="none", stroke=Paint("muted"), stroke_dasharray="3 2.5")
    return group(ring, lettering.text(x, y, "1", 13, bold=True, fill="muted"))


def _markers(space: Space, right: float, y: float, room: float) -> Element:
    count = len(space.tokens)
    needed = min(room, count * 29 - 2)
    return tokens.row(space.tokens, right - needed / 2, y, 27, needed)


def _note(note: Note, y: float) -> Element:
    words = lettering.text(8, y, note.words, 14, anchor="start", fill="muted")
    return group(words, marks.row(note.marks, 8 + lettering.width(note.words, 14) + 6, y, 21))
