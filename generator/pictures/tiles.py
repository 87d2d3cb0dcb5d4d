"""Tiles of the rulebook as cards."""

from __future__ import annotations

from engine.model.components import Component, Family
from generator.pictures.card import Card, Kind, draw_card
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.marks import Marks
from generator.pictures.symbols import Signs, ability_marks, amount_rows, effect_marks, goods_marks
from generator.pictures.tokens import Token

_AGES = {1: "I", 2: "II", 3: "III"}

# By kind of tile, else by the term that names the family. Frames differ within a family, colours besides.
_KINDS = {
    "farm": Kind("farm", "yellow", "dots"),
    "civic": Kind("civic", "green", "solid"),
    "tomb": Kind("tomb", "brown", "dashes"),
    "shrine": Kind("shrine", "blue", "dot-dash"),
    "tribe": Kind("tribe", "green", "short"),
    "prophecy": Kind("prophecy", "purple", "dashes"),
    "starting-wealth-tile": Kind("tile", "orange", "solid"),
    "quick-action-tile": Kind("choice", "teal", "short"),
    "technology-tile": Kind("technology", "purple", "short"),
    "discovery-tile": Kind("discovery", "teal", "solid"),
    "mask": Kind("mask", "orange", "dots"),
    "royal-tile": Kind("royal", "gold", "dot-dash"),
    "starting-tile": Kind("die", "orange", "solid"),
    "temple-bonus-tile": Kind("temple", "grey", "dashes"),
    "decoration-tile": Kind("decoration", "orange", "dashes"),
    "pyramid-tile": Kind("pyramid-tile", "grey", "solid"),
}
_OTHER = Kind("tile", "grey", "solid")


def kind_of(tile: Component, family: Family) -> Kind:
    """A monument keeps the colour and frame of its kind under an icon of its own."""
    kind = _KINDS.get(tile.kind) or _KINDS.get(family.term) or _OTHER
    return Kind("monument", kind.tone, kind.stitch) if family.term == "monument" else kind


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
        kind=kind_of(tile, family),
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
    once = (effect_marks(tile.effects, signs),)
    lasting = (ability_marks(ability, signs) for ability in tile.abilities)
    scored = amount_rows(tile.scores, signs) if tile.scores else ()
    return tuple(row for row in (*once, *lasting, *scored) if row)


def _corner(tile: Component) -> str:
    age = tile.mark("age")
    if isinstance(age, int) and age:
        return _AGES.get(age, str(age))
    return " ".join(str(tile.mark(name)).upper() for name in ("category", "number") if tile.mark(name))
