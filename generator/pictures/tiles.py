"""Tiles of the rulebook as cards."""

from __future__ import annotations

from engine.model.components import Component, Family
from generator.pictures.card import Card, Kind, draw_card
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.game_pictures import AnyPictures
from generator.pictures.marks import Mark, Marks
from generator.pictures.symbols import Signs, ability_marks, amount_rows, effect_marks, goods_marks
from generator.pictures.tokens import Token

_AGES = {1: "I", 2: "II", 3: "III"}

_OTHER = Kind("tile", "grey", "solid")


def kind_of(tile: Component, family: Family, pictures: AnyPictures) -> Kind:
    """By the tile's own kind, else by its family; a family may keep the card of the kind under an icon of its own."""
    kind = pictures.cards.get(tile.kind) or pictures.cards.get(family.term) or _OTHER
    icon = pictures.shared_icons.get(family.term)
    return Kind(icon, kind.tone, kind.stitch) if icon else kind


def draw_tile(
    tile: Component,
    family: Family,
    signs: Signs,
    name: str,
    text: str = "",
    owners: tuple[Token, ...] = (),
) -> Drawing:
    """`name` and `text` (what the tile does, in words) come from the page."""
    card = Card(
        name=name,
        kind=kind_of(tile, family, signs.pictures),
        alternative=Alternative(name, text),
        cost=goods_marks(tile.cost, signs),
        effects=_effects(tile, signs),
        corner=_corner(tile),
        foot=f"×{signs.number(tile.count)}" if tile.count > 1 else "",
        owners=owners,
        id=tile.id,
        href=signs.captions.link(tile.id),
    )
    return draw_card(card)


def _effects(tile: Component, signs: Signs) -> tuple[Marks, ...]:
    printed = (row for name, value in tile.marks for row in _printed(name, value, signs))
    once = (effect_marks(tile.effects, signs),)
    lasting = (ability_marks(ability, signs) for ability in tile.abilities)
    scored = amount_rows(tile.scores, signs) if tile.scores else ()
    rows = tuple(row for row in (*printed, *once, *lasting, *scored) if row)
    return rows or _itself(tile, signs)


def _printed(mark: str, value: int | str, signs: Signs) -> tuple[Marks, ...]:
    draw = signs.pictures.printed.get(mark)
    return draw(value, signs) if draw else ()


def _itself(tile: Component, signs: Signs) -> tuple[Marks, ...]:
    """A tile that does nothing by itself shows what it is, if that has an icon of its own."""
    icon = signs.named(tile.id)
    return ((Mark(icon),),) if icon != "tile" else ()


def _corner(tile: Component) -> str:
    age = tile.mark("age")
    if isinstance(age, int) and age:
        return _AGES.get(age, str(age))
    return " ".join(str(tile.mark(name)).upper() for name in ("category", "number") if tile.mark(name))
