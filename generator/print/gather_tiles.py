"""Tiles on paper: each by its name, its symbols and its sentences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.model.components import Component, Family
from generator.book.growing import is_whole, tiles_so_far
from generator.book.sheets import SummaryBlock
from generator.pictures.marks import Marks
from generator.pictures.symbols import ability_marks, amount_marks, effect_marks
from generator.print.model import Cell, Drawn, Item, Listing, Picture
from generator.print.sheet_source import SheetSource
from generator.wording.sentences import tile_sentences
from generator.wording.writers import to_text

#: Of a sheet.
COLUMNS = 3


def families(source: SheetSource, ids: list[str], block: SummaryBlock) -> Iterator[Item]:
    """A family that stands alone needs no title besides that of its block."""
    for family in source.rulebook.families:
        if family.id in ids and source.is_in_play(family.module):
            flows = [tile.printed_flow for tile in source.book.family(family.id).tiles if tile.printed_flow]
            drawn = in_columns(source.drawings.pictures(flows)) if flows else ()
            yield Drawn(drawn) if drawn else _listing(source, family, len(ids) > 1)


def in_columns(pictures: tuple[Picture, ...], count: int = COLUMNS) -> tuple[tuple[Picture, ...], ...]:
    """Columns of which the tallest is as short as it can be; every way is tried, for there are few. All are equally
    wide, and within a column the order stays."""
    heights = [picture.height / picture.width for picture in pictures]

    def tallest(chosen: tuple[int, ...]) -> float:
        sums = [0.0] * count
        for column, height in zip(chosen, heights, strict=True):
            sums[column] += height
        return max(sums)

    best = min(product(range(count), repeat=len(pictures)), key=tallest)
    columns = (tuple(each for each, column in zip(pictures, best, strict=True) if column == n) for n in range(count))
    return tuple(sorted(filter(None, columns), key=lambda column: pictures.index(column[0])))


def _listing(source: SheetSource, family: Family, named: bool) -> Listing:
    return Listing(_title(source, family, named), tuple(_tile(source, family, tile) for tile in family.components))


def _title(source: SheetSource, family: Family, named: bool) -> str:
    """Its name, if it needs one, and how many tiles there are, if that is not all of them."""
    name = source.book.family_title(family.id, family.title) if named else ""
    count = "" if is_whole(family, source.rulebook) else to_text(tiles_so_far(source.book, family))
    return " · ".join(filter(None, (name, count)))


def _tile(source: SheetSource, family: Family, tile: Component) -> Cell:
    return Cell(
        label=source.book.tile_name(tile.id),
        marks=source.symbols.row(_marks(source, tile)),
        text=source.say.sentences(tile_sentences(tile, source.say)),
        rules=source.number(family.rule),
    )


def _marks(source: SheetSource, tile: Component) -> Marks:
    signs = source.symbols.signs
    abilities = tuple(mark for ability in tile.abilities for mark in ability_marks(ability, signs))
    scores = amount_marks(tile.scores, signs) if tile.scores else ()
    return (*effect_marks(tile.effects, signs), *abilities, *scores)
