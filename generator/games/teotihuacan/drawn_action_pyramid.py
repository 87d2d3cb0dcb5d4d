"""The action pyramid of Teotibot: one space on top, two in the middle, three below, and the sums that name them."""

from __future__ import annotations

from engine.model.board import Place
from engine.model.board import Space as PlaceSpace
from generator.pictures.board import Setting
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.marks import Mark
from generator.pictures.rows import Rows, draw_rows
from generator.pictures.spaces import Space
from generator.pictures.symbols import Signs

_SUM = "sum-"


def action_pyramid(place: Place, signs: Signs, setting: Setting) -> Drawing:
    """Each space with its number and, beside a die, the sums that activate the tile there."""
    name = signs.captions.term(place.id)
    spaces = tuple(_space(place, space, signs) for space in place.spaces)
    rows = tuple(_line(spaces, line, place.layout.columns) for line in range(place.layout.columns))
    told = signs.captions.list(space.title for space in spaces)
    return draw_rows(Rows(name, rows, Alternative(name, told), cell=(66, 54)))


def _line(spaces: tuple[Space, ...], line: int, lines: int) -> tuple[Space | None, ...]:
    """A line from the top has one space more than the one above it, half of them to each side of the middle."""
    first = line * (line + 1) // 2
    places = {lines - 1 - line + 2 * n: spaces[first + n] for n in range(line + 1)}
    return tuple(places.get(column) for column in range(2 * lines - 1))


def _space(place: Place, space: PlaceSpace, signs: Signs) -> Space:
    """Its sums are all there is to tell of a space: it leads to the pyramid as a whole."""
    captions, address, sums = signs.captions, f"{place.id}.{space.id}", _sums(space, signs)
    return Space(
        label=captions.label(space),
        marks=(Mark("die"), Mark("", words=sums)) if sums else (),
        title=f"{captions.space(address)}: {sums}" if sums else captions.space(address),
        id=address,
        href=captions.link(place.id),
    )


def _sums(space: PlaceSpace, signs: Signs) -> str:
    """From the least to the greatest: 6–8."""
    sums = sorted(int(field.removeprefix(_SUM)) for field in space.fields if field.startswith(_SUM))
    return f"{signs.number(sums[0])}–{signs.number(sums[-1])}" if sums else ""
