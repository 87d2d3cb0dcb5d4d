"""What the generator says of the tiles, spaces and steps of a game, by the address of each."""

from __future__ import annotations

from collections.abc import Iterator

from engine.model.board import Place, Track
from engine.model.components import Component
from engine.model.rulebook import Rulebook
from generator.games.telling import narrator
from generator.wording.language import Language
from generator.wording.narrator import Narrator
from generator.wording.sentences import (
    Sentences,
    cell_sentences,
    space_sentences,
    step_sentences,
    tile_sentences,
    track_sentences,
)
from generator.wording.tiles import tile_name
from generator.wording.writers import to_text

Said = Iterator[tuple[str, Sentences]]


def generated_texts(book: Rulebook, language: Language) -> dict[str, str]:
    """As they are read on the page, figures filled in; what says nothing is left out."""
    say = narrator(language, book, links=False)
    told = ((address, " ".join(map(to_text, sentences))) for address, sentences in _everything(say))
    return {address: text for address, text in told if text}


def _everything(say: Narrator) -> Said:
    for tile in say.book.components.values():
        yield from _tile(tile, say)
    for place in say.book.places:
        yield from _place(place, say)
    for track in say.book.tracks:
        yield from _track(track, say)


def _tile(tile: Component, say: Narrator) -> Said:
    if not tile.name:  # a printed name is a text of the content
        yield f"component/{tile.id}/name", (tile_name(tile.id, say),)
    yield f"component/{tile.id}/sentences", tile_sentences(tile, say)


def _place(place: Place, say: Narrator) -> Said:
    for space in place.spaces:
        yield f"place/{place.id}.{space.id}", space_sentences(space, say)
    for cell in place.cells:
        yield f"place/{place.id}.{cell.row}.{cell.column}", cell_sentences(cell, say)


def _track(track: Track, say: Narrator) -> Said:
    yield f"track/{track.id}", track_sentences(track, say)
    for level, step in enumerate(track.steps):
        yield f"track/{track.id}.{level}", step_sentences(step, say)
