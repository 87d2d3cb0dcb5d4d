"""The board: every place and track drawn, every space and step explained."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from engine.model.board import POWER, Cell, Place, Track, TrackStep
from engine.model.text import Inline
from generator.book.origin import Origin
from generator.book.translated import TranslatedRulebook
from generator.pictures.board import acting_space, draw_place, draw_track
from generator.pictures.drawing import Drawing
from generator.wording.names import has_levels
from generator.wording.rules import rule_text
from generator.wording.sentences import cell_sentences, space_sentences, step_sentences, track_sentences
from generator.wording.writers import to_text


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A space, step or cell, or several neighbours that do the same: its name on the board, and what it does."""

    address: str
    label: str
    sentences: tuple[Inline, ...]
    rule: Inline = ()
    others: tuple[str, ...] = ()  # the addresses of its neighbours that do the same


@dataclass(frozen=True, slots=True)
class BoardPart:
    """A place or track; `unit` is the word for what each of its rows is about."""

    id: str
    title: str
    drawing: Drawing
    rule: Inline
    rows: tuple[BoardRow, ...]
    unit: str
    origin: Origin
    notes: tuple[Inline, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    title: str
    parts: tuple[BoardPart, ...]
    whole: Drawing | None = None


def board(book: TranslatedRulebook, parts: Iterable[BoardPart]) -> Board:
    draw = book.signs.pictures.whole
    whole = draw(book.signs) if draw else None
    return Board(to_text(book.say("board.title", "The board")), tuple(parts), whole)


def board_part(book: TranslatedRulebook, id: str) -> BoardPart:
    place = book.rulebook.place_by_id.get(id)
    return _place(book, place) if place else _track(book, book.rulebook.track_by_id[id])


def _place(book: TranslatedRulebook, place: Place) -> BoardPart:
    return BoardPart(
        id=place.id,
        title=book.part_name(place.id),
        drawing=draw_place(place, book.signs),
        rule=book.rule_link(place.rule),
        rows=(*_together(_space_rows(book, place)), *_cell_rows(book, place)),
        # Translators: head of a table column; a space of the board.
        unit=to_text(book.say("page.space", "Space")),
        origin=book.origin(place.sources, place.confidence),
    )


def _track(book: TranslatedRulebook, track: Track) -> BoardPart:
    return BoardPart(
        id=track.id,
        title=book.part_name(track.id),
        drawing=draw_track(track, book.signs),
        rule=book.rule_link(track.rule),
        rows=tuple(_together(_telling_rows(book, track))),
        unit=to_text(_unit(book, track)),
        origin=book.origin(track.sources, track.confidence),
        notes=track_sentences(track, book.say),
    )


def _unit(book: TranslatedRulebook, track: Track) -> Inline:
    if has_levels(track.id, book.say):
        # Translators: head of a table column; a level of a technology.
        return book.say("page.level", "Level")
    # Translators: head of a table column; a step of a temple.
    return book.say("page.step", "Step")


def _space_rows(book: TranslatedRulebook, place: Place) -> Iterable[BoardRow]:
    """What a space does and which rule is about it; of one that does nothing there is nothing to tell."""
    for space in place.spaces:
        acting = acting_space(space, book.rulebook) if place.layout.kind == "grid" else space
        told, label = space_sentences(acting, book.say), book.signs.captions.label(space)
        if told or space.rule:
            yield BoardRow(f"{place.id}.{space.id}", label, told, book.rule_link(space.rule) if space.rule else ())


def _cell_rows(book: TranslatedRulebook, place: Place) -> Iterable[BoardRow]:
    for cell in place.cells:
        address = f"{place.id}.{cell.row}.{cell.column}"
        yield BoardRow(address, _cell_label(book, place, cell), cell_sentences(cell, book.say))


def _cell_label(book: TranslatedRulebook, place: Place, cell: Cell) -> str:
    """So many workers, of this power or on this space."""
    say = book.say.without_links()
    workers, column = to_text(say.counted("worker", cell.row, "subject")), to_text(say.term(place.column))
    return f"{workers} · {column} {_column_span(book, place, cell)}"


def _column_span(book: TranslatedRulebook, place: Place, cell: Cell) -> str:
    """A space is a single one; a column of powers ends where the next one begins."""
    write = book.say.language.write_number
    if place.column != POWER:
        return write(cell.column)
    ends = [column - 1 for column in place.columns if column > cell.column]
    last = f"–{write(ends[0])}" if ends and ends[0] > cell.column else "" if ends else "+"
    return write(cell.column) + last


def _telling_rows(book: TranslatedRulebook, track: Track) -> Iterable[BoardRow]:
    """None of a track on which only its start has anything to tell."""
    rows = tuple(_step_rows(book, track))
    return rows if any(row.sentences for row in rows if row.address != f"{track.id}.{track.start}") else ()


def _step_rows(book: TranslatedRulebook, track: Track) -> Iterable[BoardRow]:
    for level, step in enumerate(track.steps):
        label = book.say.language.write_number(level)
        told = step_sentences(step, book.say) or _by_rule(book, step)
        yield BoardRow(f"{track.id}.{level}", label, (*_start(book, track, level), *told))


def _by_rule(book: TranslatedRulebook, step: TrackStep) -> tuple[Inline, ...]:
    """Of a step that gives nothing, what its rule says."""
    return (rule_text(book.rulebook.rules[step.rule], book.say),) if step.rule else ()


def _together(rows: Iterable[BoardRow]) -> Iterator[BoardRow]:
    """Neighbours with numbers that do the same are one row."""
    for _, alike in groupby(rows, key=lambda row: (row.sentences, row.rule, row.label.isdecimal() or row.address)):
        first, *others = alike
        label = f"{first.label}–{others[-1].label}" if others else first.label
        yield replace(first, label=label, others=tuple(row.address for row in others))


def _start(book: TranslatedRulebook, track: Track, level: int) -> Iterable[Inline]:
    if level == track.start:
        # Translators: beside the step of a track on which the markers of all players begin.
        yield book.say("board.start", "Markers begin here.")
