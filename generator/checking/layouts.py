"""Whether every place and track can be drawn by the layout that content gives it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.errors import nearest
from engine.model.board import Layout, Place
from engine.model.rulebook import Rulebook
from engine.problems import Problem
from generator.pictures.board import LAYOUTS
from generator.pictures.game_pictures import AnyPictures
from generator.pictures.palette import roles

#: The only layout of a track.
TRACK = "track"


def check_layouts(book: Rulebook, pictures: AnyPictures) -> Iterator[Problem]:
    for place in book.places:
        for message in (*_place(place, pictures), *_colour(place.layout)):
            yield book.origins.problem(("place", place.id, "layout"), message)
    for track in book.tracks:
        for message in (*_track(track.layout), *_colour(track.layout)):
            yield book.origins.problem(("track", track.id, "layout"), message)


def _place(place: Place, pictures: AnyPictures) -> Iterator[str]:
    kind = place.layout.kind
    if pictures.own_way(place):
        return
    if kind not in LAYOUTS:
        yield f"a place cannot have the layout {kind}; it can have {', '.join(sorted(LAYOUTS))}"
    elif kind in UNFIT:
        yield from UNFIT[kind](place)


def _track(layout: Layout) -> Iterator[str]:
    if layout.kind != TRACK:
        yield f"a track cannot have the layout {layout.kind}; it can have {TRACK}"


def _colour(layout: Layout) -> Iterator[str]:
    if layout.colour and layout.colour not in roles():
        yield f"there is no colour {layout.colour!r}{nearest(layout.colour, roles())}"


def _ring(place: Place) -> Iterator[str]:
    if place.layout.size < max(1, len(place.spaces)):
        yield f"a ring of size {place.layout.size} has no room for {len(place.spaces)} spaces"


def _table(place: Place) -> Iterator[str]:
    if not place.cells:
        yield "a table needs cells"
    beside = sorted({cell.column for cell in place.cells} - set(place.columns))
    if beside:
        yield f"no column of the table begins at {', '.join(map(str, beside))}"


def _grid(place: Place) -> Iterator[str]:
    if not place.layout.columns or not place.spaces:
        yield "a grid needs columns, and spaces for its rows"


#: What is wrong with a place for a layout; a row takes every place.
UNFIT: dict[str, Callable[[Place], Iterator[str]]] = {"ring": _ring, "table": _table, "grid": _grid}
