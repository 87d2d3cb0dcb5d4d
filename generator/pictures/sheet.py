"""Several drawings of one position together: side by side on a page, or as one drawing in a file."""

from __future__ import annotations

from math import fsum

from generator.pictures.drawing import Alternative, Drawing, inline
from generator.pictures.palette import PAGE, Palette
from generator.pictures.svg import Element, element, group, moved

_GAP = 16


def on_page(drawings: tuple[Drawing, ...], prefix: str, palette: Palette = PAGE) -> str:
    """A flexible row of separate drawings, each of which keeps a readable size on a narrow screen."""
    frames = (
        f'<div class="rb-frame">{inline(drawing, f"{prefix}-{place}", palette)}</div>'
        for place, drawing in enumerate(drawings, start=1)
    )
    return f'<div class="rb-sheet">{"".join(frames)}</div>'


def in_one(drawings: tuple[Drawing, ...], alternative: Alternative, room: float = 960) -> Drawing:
    """The drawings in rows no wider than the room, as one drawing."""
    placed: list[Element] = []
    wide = top = 0.0
    for line in _rows(drawings, room):
        left = 0.0
        for drawing in line:
            placed.append(moved(left, top, _part(drawing)))
            left += drawing.width + _GAP
        wide = max(wide, left - _GAP)
        top += max(drawing.height for drawing in line) + _GAP
    return Drawing(wide, top - _GAP, alternative, tuple(placed))


def _rows(drawings: tuple[Drawing, ...], room: float) -> list[list[Drawing]]:
    rows: list[list[Drawing]] = []
    for drawing in drawings:
        if rows and fsum(one.width + _GAP for one in rows[-1]) + drawing.width <= room:
            rows[-1].append(drawing)
        else:
            rows.append([drawing])
    return rows


def _part(drawing: Drawing) -> Element:
    """Within a larger drawing the title names the part; one description stands for the whole."""
    return group(element("title", drawing.alternative.title), *drawing.body)
