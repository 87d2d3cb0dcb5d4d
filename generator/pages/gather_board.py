"""The board: every place and track drawn, every space and step explained under it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.model.board import Cell, Place, Track
from engine.model.text import Inline
from generator.pages import bodies
from generator.pages.desk import Desk
from generator.pages.model import Page
from generator.pages.signs import BOARD, page_signs
from generator.pictures.board import acting_space, draw_place, draw_track
from generator.wording.sentences import cell_sentences, space_sentences, step_sentences, track_sentences
from generator.wording.writers import to_text


def board_page(desk: Desk) -> Page:
    places = tuple(place_part(desk, place) for place in desk.book.places)
    tracks = tuple(track_part(desk, track) for track in desk.book.tracks)
    lead = desk.say("board.lead", "Every part of the board, drawn. Each space leads to what it does.")
    title = to_text(desk.say("board.title", "The board"))
    body = bodies.Board(lead, (*places, *tracks))
    anchors = [("place", part.id) for part in body.parts]
    return desk.page(BOARD, title, body, anchors)


def place_part(desk: Desk, place: Place) -> bodies.BoardPart:
    return bodies.BoardPart(
        id=place.id,
        title=desk.part_name(place.id),
        drawing=draw_place(place, page_signs(desk, BOARD)),
        rule=desk.rule_link(place.rule),
        rows=(*_space_rows(desk, place), *_cell_rows(desk, place)),
        unit=desk.labels.space,
        origin=desk.origin(place.sources, place.confidence),
    )


def track_part(desk: Desk, track: Track) -> bodies.BoardPart:
    return bodies.BoardPart(
        id=track.id,
        title=desk.part_name(track.id),
        drawing=draw_track(track, page_signs(desk, BOARD)),
        rule=desk.rule_link(track.rule),
        rows=tuple(_step_rows(desk, track)),
        notes=track_sentences(track, desk.say),
        unit=desk.labels.step,
        origin=desk.origin(track.sources, track.confidence),
    )


def _space_rows(desk: Desk, place: Place) -> Iterable[bodies.BoardRow]:
    for space in place.spaces:
        acting = acting_space(space, desk.book) if place.layout.kind == "grid" else space
        told = space_sentences(acting, desk.say)
        yield _row(desk, f"{place.id}.{space.id}", space.id, told, space.rule)


def _cell_rows(desk: Desk, place: Place) -> Iterable[bodies.BoardRow]:
    for cell in place.cells:
        told = cell_sentences(cell, desk.say)
        yield _row(desk, f"{place.id}.{cell.row}.{cell.column}", _cell_label(desk, place, cell), told, "")


def _cell_label(desk: Desk, place: Place, cell: Cell) -> str:
    """So many workers, of this power: the column ends where the next one begins."""
    say, write = desk.say.without_links(), desk.say.language.write_number
    ends = [column - 1 for column in place.columns if column > cell.column]
    last = f"–{write(ends[0])}" if ends and ends[0] > cell.column else "" if ends else "+"
    workers, power = to_text(say.counted("worker", cell.row, "subject")), to_text(say.term("worker-power"))
    return f"{workers} · {power} {write(cell.column)}{last}"


def _step_rows(desk: Desk, track: Track) -> Iterable[bodies.BoardRow]:
    for level, step in enumerate(track.steps):
        label = desk.say.language.write_number(level)
        told = step_sentences(step, desk.say)
        yield _row(desk, f"{track.id}.{level}", label, (*_start(desk, track, level), *told), "")


def _start(desk: Desk, track: Track, level: int) -> Iterable[Inline]:
    if level == track.start:
        # Translators: beside the step of a track on which the markers of all players begin.
        yield desk.say("board.start", "Markers begin here.")


def _row(desk: Desk, address: str, label: str, told: tuple[Inline, ...], rule: str) -> bodies.BoardRow:
    return bodies.BoardRow(address, label, told, desk.rule_link(rule) if rule else ())
