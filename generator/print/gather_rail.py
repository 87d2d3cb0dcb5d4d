"""A place with many spaces of one kind: its rule says in words what symbols then show for each space."""

from __future__ import annotations

from itertools import groupby

from engine.model.board import Place, Space
from engine.model.effects import Lay, Pay, Step
from generator.pictures.symbols import effect_marks
from generator.print.model import Cell, Rail, Run
from generator.print.sheet_source import SheetSource
from generator.wording.sentences import space_sentences

# More spaces than this cannot stand side by side with their sentences.
_MOST = 7


def is_rail(place: Place) -> bool:
    return len([space for space in place.spaces if space.effects]) > _MOST


def rail(source: SheetSource, place: Place) -> Rail:
    acting = [space for space in place.spaces if space.effects]
    runs = (_run(source, track, tuple(spaces)) for track, spaces in groupby(acting, key=_track))
    return Rail(
        name=source.book.part_name(place.id),
        icon=source.symbols.icon(place.kind),
        tone=source.symbols.signs.colour(place.layout.colour),
        price=source.symbols.row(effect_marks(filter(_is_price, acting[0].effects), source.symbols.signs)),
        runs=tuple(runs),
    )


def _is_price(effect: object) -> bool:
    return isinstance(effect, Lay | Pay)


def _track(space: Space) -> str:
    """The track on which the space lets a marker go up."""
    return next((effect.track for effect in space.effects if isinstance(effect, Step)), "")


def _run(source: SheetSource, track: str, spaces: tuple[Space, ...]) -> Run:
    tone = source.symbols.signs.tone(track) if track else ""
    return Run(source.book.part_name(track) if track else "", tone, tuple(_cell(source, space) for space in spaces))


def _cell(source: SheetSource, space: Space) -> Cell:
    """In symbols; its sentences are read aloud."""
    brought = [effect for effect in space.effects if not _is_price(effect)]
    marks = source.symbols.row(effect_marks(brought, source.symbols.signs))
    told = source.say.sentences(space_sentences(space, source.say))
    return Cell(source.book.signs.captions.label(space), marks, told, source.number(space.rule))
