"""The action pyramid of Teotibot: one space on top, two in the middle, three below, and the sums that name them."""

from __future__ import annotations

from engine.model.board import Place
from engine.model.board import Space as PlaceSpace
from generator.pictures import lettering, marks
from generator.pictures.board import Setting
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.marks import Mark
from generator.pictures.spaces import Space, placed
from generator.pictures.svg import Element, Paint, group, rect
from generator.pictures.symbols import Signs

_SUM, _LEFT, _RIGHT = "sum-", "left-", "right-"
_WIDE, _HIGH, _EDGE, _TITLE = 92, 58, 4, 34
_LETTERS, _ICON = 13, 21


def action_pyramid(place: Place, signs: Signs, setting: Setting) -> Drawing:
    """Each space with its number, beside a die the sums that activate the tile there, and for each arrow of a direction
    tile the space from which a gap is filled."""
    name = signs.captions.term(place.id)
    lines = place.layout.columns
    cells = tuple(_cell(place, space, signs, *_corner(n, lines)) for n, space in enumerate(place.spaces))
    told = " ".join(f"{_space(place, space, signs).title}." for space in place.spaces)
    title = lettering.text(_EDGE, 18, name, lettering.fitted(name, 17, lines * _WIDE, 13), anchor="start", bold=True)
    size = (lines * _WIDE + 2 * _EDGE, _TITLE + lines * _HIGH + _EDGE)
    return Drawing(*size, Alternative(name, told), (title, *cells))


def _corner(number: int, lines: int) -> tuple[float, float]:
    """A line from the top has one space more than the one above it, half of them to each side of the middle."""
    line = next(line for line in range(lines) if number < (line + 1) * (line + 2) // 2)
    across = number - line * (line + 1) // 2
    return _EDGE + _WIDE * ((lines - 1 - line) / 2 + across), _TITLE + line * _HIGH


def _cell(place: Place, space: PlaceSpace, signs: Signs, x: float, y: float) -> Element:
    described = _space(place, space, signs)
    face = rect(x + 2, y + 2, _WIDE - 4, _HIGH - 4, rx=5, fill=Paint("panel"), stroke=Paint("line"), class_="rb-face")
    corner = lettering.text(x + 8, y + 13, described.label, _LETTERS, anchor="start", fill="muted")
    middle, fills = x + _WIDE / 2, _fills(space)
    sums = marks.centred(described.marks, middle + 4, y + (18 if fills else _HIGH / 2), _ICON)
    return placed(described, face, corner, sums, _arrows(fills, middle, y + _HIGH - 15))


def _arrows(fills: str, x: float, y: float) -> Element:
    return lettering.text(x, y, fills, _LETTERS) if fills else group()


def _space(place: Place, space: PlaceSpace, signs: Signs) -> Space:
    """Its sums and from where it is filled are all there is to tell of a space: it leads to the pyramid as a whole."""
    captions, address, sums = signs.captions, f"{place.id}.{space.id}", _sums(space, signs)
    told = "; ".join(filter(None, (sums, _fills(space))))
    return Space(
        label=captions.label(space),
        marks=(Mark("die"), Mark("", words=sums)) if sums else (),
        title=f"{captions.space(address)}: {told}" if told else captions.space(address),
        id=address,
        href=captions.link(place.id),
    )


def _sums(space: PlaceSpace, signs: Signs) -> str:
    """From the least to the greatest: 6–8."""
    sums = sorted(int(field.removeprefix(_SUM)) for field in space.fields if field.startswith(_SUM))
    return f"{signs.number(sums[0])}–{signs.number(sums[-1])}" if sums else ""


def _fills(space: PlaceSpace) -> str:
    """From which space a tile moves up, by the arrow on the direction tile: ← 3, → 2."""
    arrows = (("←", _LEFT), ("→", _RIGHT))
    found = (
        f"{arrow} {field.removeprefix(way)}" for arrow, way in arrows for field in space.fields if field.startswith(way)
    )
    return ", ".join(found)
