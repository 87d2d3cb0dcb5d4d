"""Tiles, family by family: each drawn and told."""

from __future__ import annotations

from dataclasses import dataclass

from engine.model.components import Component, Family
from engine.model.text import Inline
from generator.book.growing import is_whole, tiles_so_far
from generator.book.origin import Origin
from generator.book.scopes import Scope, module_scope
from generator.book.together import Together, together
from generator.book.translated import TranslatedRulebook
from generator.pictures.drawing import Drawing
from generator.pictures.tile_flows import PRINTED, draw_tile_flow
from generator.pictures.tiles import draw_tile
from generator.wording.sentences import tile_sentences
from generator.wording.writers import to_text


@dataclass(frozen=True, slots=True)
class Tile:
    id: str
    name: str
    drawing: Drawing
    sentences: tuple[Inline, ...]
    origin: Origin
    badges: tuple[str, ...]
    note: Inline
    cases: tuple[str, ...]  # in which it takes part
    scope: Scope
    touches: tuple[str, ...] = ()  # rules that its abilities bend or change
    together: tuple[Together, ...] = ()  # tiles of other modules that touch the same
    flow: Drawing | None = None  # of a tile that an automaton decides by
    printed_flow: Drawing | None = None  # the same in the narrower letters of paper


@dataclass(frozen=True, slots=True)
class TileFamily:
    id: str
    title: str
    lead: Inline
    tiles: tuple[Tile, ...]
    scope: Scope


def tile_family(book: TranslatedRulebook, family: Family) -> TileFamily:
    return TileFamily(
        id=family.id,
        title=book.family_title(family.id, family.title),
        lead=_lead(book, family),
        tiles=tuple(_tile(book, family, tile) for tile in family.components),
        scope=module_scope(family.module),
    )


def _lead(book: TranslatedRulebook, family: Family) -> Inline:
    rule = book.rule_link(family.rule)
    if is_whole(family, book.rulebook):
        # Translators: {rule} is a link to the rule about these tiles.
        return book.say("tiles.lead", "{count|tile|tiles}. See rule {rule}.", count=family.count, rule=rule)
    so_far = tiles_so_far(book, family)
    # Translators: {so_far} says how many of the tiles are there; {rule} is a link to the rule about these tiles.
    return book.say("tiles.lead-so-far", "{so_far}. See rule {rule}.", so_far=so_far, rule=rule)


def _tile(book: TranslatedRulebook, family: Family, tile: Component) -> Tile:
    name, sentences = book.tile_name(tile.id), tile_sentences(tile, book.say)
    text = " ".join(to_text(sentence) for sentence in sentences)
    return Tile(
        id=tile.id,
        name=name,
        drawing=draw_tile(tile, family, book.signs, name, text),
        sentences=sentences,
        origin=book.origin(tile.sources, tile.confidence),
        badges=_badges(book, tile),
        note=book.say.read(f"component/{tile.id}/note", tile.note) if tile.note else (),
        cases=book.references.cases_with_tile.get(tile.id, ()),
        scope=module_scope(tile.module),
        touches=book.touching.touched_rules.get(tile.id, ()),
        together=together(book, tile),
        flow=_flow(book, family, tile, text),
        printed_flow=_flow(book, family, tile, text, PRINTED),
    )


def _flow(book: TranslatedRulebook, family: Family, tile: Component, text: str, letters: float = 1) -> Drawing | None:
    if family.term not in book.signs.pictures.flows:
        return None
    return draw_tile_flow(tile, family, book.signs, book.say, book.tile_name(tile.id), text, letters)


def _badges(book: TranslatedRulebook, tile: Component) -> tuple[str, ...]:
    if tile.count == 1:
        return ()
    # Translators: a small mark on a tile; {count} is how many identical ones there are.
    return (to_text(book.say("tiles.copies", "{count} of the same", count=tile.count)),)
