"""Tiles: one page for each family, each tile drawn and told."""

from __future__ import annotations

from dataclasses import replace

from engine.model.components import Component, Family
from generator.pages import bodies
from generator.pages.desk import Desk
from generator.pages.filters import page_filter, tiles_hidden
from generator.pages.model import Page
from generator.pages.scopes import module_scope
from generator.pages.signs import page_signs, tiles_path
from generator.pictures.tiles import draw_tile
from generator.wording.sentences import tile_sentences
from generator.wording.writers import to_text


def tile_pages(desk: Desk) -> list[Page]:
    return [tiles_page(desk, family) for family in desk.book.families]


def tiles_page(desk: Desk, family: Family) -> Page:
    total = sum(tile.count for tile in family.components)
    rule = desk.rule_link(family.rule)
    # Translators: {rule} is a link to the rule about these tiles.
    lead = desk.say("tiles.lead", "{count|tile|tiles} in all. The rule: {rule}.", count=total, rule=rule)
    body = bodies.Tiles(lead, tuple(tile_entry(desk, family, tile) for tile in family.components))
    anchors = [("component", tile.id) for tile in family.components]
    page = desk.page(tiles_path(family.id), desk.words(f"family/{family.id}/title", family.title), body, anchors)
    choices = page_filter(desk, [tile.scope for tile in body.tiles], tiles_hidden(desk))
    return replace(page, scope=module_scope(family.module), filter=choices)


def tile_entry(desk: Desk, family: Family, tile: Component) -> bodies.Tile:
    name, sentences = desk.tile_name(tile.id), tile_sentences(tile, desk.say)
    text = " ".join(to_text(sentence) for sentence in sentences)
    return bodies.Tile(
        id=tile.id,
        name=name,
        drawing=draw_tile(tile, family, page_signs(desk, tiles_path(family.id)), name, text),
        sentences=sentences,
        origin=desk.origin(tile.sources, tile.confidence),
        badges=_badges(desk, tile),
        note=desk.say.read(f"component/{tile.id}/note", tile.note) if tile.note else (),
        cases=tuple(desk.case_link(case) for case in desk.cases_with_tile(tile.id)),
        scope=module_scope(tile.module),
    )


def _badges(desk: Desk, tile: Component) -> tuple[str, ...]:
    if tile.count == 1:
        return ()
    # Translators: a small mark on a tile; {count} is how many identical ones there are.
    return (to_text(desk.say("tiles.copies", "{count} of the same", count=tile.count)),)
