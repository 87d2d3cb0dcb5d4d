"""The pyramid of Teotihuacan: as the board shows it, and with what has been built."""

from __future__ import annotations

from itertools import groupby

from engine.model.board import Place
from engine.position import NOBODY
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.pyramid import PER_LEVEL, PYRAMID, STARTS
from generator.pictures.board import Setting
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.pyramid import DecorationTile, Pyramid, PyramidTile, draw_pyramid
from generator.pictures.symbols import Signs

#: The sides in the order of their numbers, as the drawing calls them.
SIDES = ("top", "right", "bottom", "left")
LETTERS = {"plain": "x", "blue": "b", "red": "r", "green": "g"}


def empty_pyramid(place: Place, signs: Signs, setting: Setting) -> Drawing:
    """The base with its icons, as it is printed, and what the slots of every level are called."""
    name = signs.captions.term(place.id)
    return draw_pyramid(Pyramid(name, _base(place), (), Alternative(name, ""), numbers=_levels(place)))


def _levels(place: Place) -> tuple[tuple[str, ...], ...]:
    levels = groupby((space.id for space in place.spaces), key=lambda id: int(id) // PER_LEVEL)
    return tuple(tuple(ids) for _, ids in levels)


def empty_sides(place: Place, signs: Signs, setting: Setting) -> Drawing:
    """The icons of the first slot of each side, and the slots that follow it, on the base."""
    name = signs.captions.term(place.id)
    base = next(each for each in signs.book.places if each.kind == PYRAMID)
    last = signs.book.rules[place.rule].param("slots")
    assert isinstance(last, int)
    blank = tuple(" " * len(row) for row in _base(base))
    slots = tuple((side, slot) for side in SIDES for slot in range(2, last + 1))
    called = tuple((side, space.id) for side, space in zip(SIDES, place.spaces, strict=True))
    printed = tuple(
        DecorationTile(side, 1, "".join(LETTERS[field] for field in space.fields))
        for side, space in zip(SIDES, place.spaces, strict=True)
    )
    return draw_pyramid(Pyramid(name, blank, (), Alternative(name, ""), printed, slots=slots, sides=called))


def _base(place: Place) -> tuple[str, ...]:
    """The printed icons, a word for each row; every slot lists its four clockwise."""
    slots = [space.fields for space in place.spaces if int(space.id) < 2 * PER_LEVEL]
    width = next(n for n in range(1, len(slots) + 1) if n * n == len(slots))
    rows: list[str] = []
    for start in range(0, len(slots), width):
        icons = [[LETTERS[f] for f in fields if not f.startswith(STARTS)] for fields in slots[start : start + width]]
        rows.append("".join(four[0] + four[1] for four in icons))
        rows.append("".join(four[3] + four[2] for four in icons))
    return tuple(rows)


def built_pyramid(pos: TeotihuacanPosition, signs: Signs) -> Drawing:
    captions, place = signs.captions, next(each for each in signs.book.places if each.kind == PYRAMID)
    name = captions.term(place.id)
    standing = captions.occupied(
        (captions.number(slot.name), captions.tile(pos.game.tiles[tile].id))
        for tile, slot in zip(pos.slots, pos.tables.pyramid.slots, strict=True)
        if tile != NOBODY
    )
    return draw_pyramid(
        Pyramid(name, _base(place), _tiles(pos, signs), Alternative(name, standing), _sides(pos, signs))
    )


def _tiles(pos: TeotihuacanPosition, signs: Signs) -> tuple[PyramidTile, ...]:
    width = pos.tables.pyramid.width
    found = []
    for tile, turned, slot in zip(pos.slots, pos.turned, pos.tables.pyramid.slots, strict=True):
        if tile != NOBODY:
            row, column = divmod(slot.name % PER_LEVEL - 1, width + 1 - slot.level)
            icons = letters(pos, tile)
            shown = icons[-turned:] + icons[:-turned] if turned else icons
            title = signs.captions.tile(pos.game.tiles[tile].id)
            found.append(PyramidTile(slot.level, row, column, shown, title))
    return tuple(found)


def _sides(pos: TeotihuacanPosition, signs: Signs) -> tuple[DecorationTile, ...]:
    return tuple(
        DecorationTile(SIDES[n], slot, _along(pos, tile, n), signs.captions.tile(pos.game.tiles[tile].id))
        for n, tiles in enumerate(pos.sides)
        for slot, tile in enumerate(tiles, 1)
    )


def _along(pos: TeotihuacanPosition, tile: int, side: int) -> str:
    icons = letters(pos, tile)
    return icons[::-1] if pos.tables.pyramid.sides[side].is_mirrored else icons


def letters(pos: TeotihuacanPosition, tile: int) -> str:
    """The icons of a tile, a capital letter for each in the colour of its temple."""
    written = str(pos.game.tiles[tile].mark("icons")).split("-")
    return "".join(each[0].upper() if len(each) > 1 else each for each in written)
