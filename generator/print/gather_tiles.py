"""Tiles on paper: each by its name, its symbols and its sentences."""

from __future__ import annotations

from collections.abc import Iterator

from engine.model.components import Component, Family
from engine.model.rulebook import SummaryBlock
from generator.pictures.marks import Marks
from generator.pictures.symbols import ability_marks, amount_marks, effect_marks
from generator.print.desk import PrintDesk
from generator.print.model import Cell, Item, Listing
from generator.wording.sentences import tile_sentences


def families(desk: PrintDesk, ids: list[str], block: SummaryBlock) -> Iterator[Item]:
    """A family that stands alone needs no title besides that of its block."""
    for family in desk.book.families:
        if family.id in ids and desk.is_in_play(family.module):
            title = desk.words(f"family/{family.id}/title", family.title) if len(ids) > 1 else ""
            yield Listing(title, tuple(_tile(desk, family, tile) for tile in family.components))


def _tile(desk: PrintDesk, family: Family, tile: Component) -> Cell:
    return Cell(
        label=desk.tile_name(tile.id),
        marks=desk.case.symbols(_marks(desk, tile)),
        text=desk.say.sentences(tile_sentences(tile, desk.say)),
        rules=desk.number(family.rule),
    )


def _marks(desk: PrintDesk, tile: Component) -> Marks:
    signs = desk.case.signs
    abilities = tuple(mark for ability in tile.abilities for mark in ability_marks(ability, signs))
    scores = amount_marks(tile.scores, signs) if tile.scores else ()
    return (*effect_marks(tile.effects, signs), *abilities, *scores)
