"""Tiles: one page for each family, each tile drawn and told."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from generator.pages import bodies
from generator.pages.filters import page_filter, tiles_hidden
from generator.pages.game_pages import GamePages
from generator.pages.model import Page, PagePlan
from generator.pages.paths import tiles_path


def tile_pages(game: GamePages) -> list[PagePlan]:
    return [
        game.plan(tiles_path(family.id), partial(tiles_page, game, family.id)) for family in game.book.rulebook.families
    ]


def tiles_page(game: GamePages, id: str) -> Page:
    family = game.book.family(id)
    entries = tuple(
        bodies.TileEntry(tile, game.case_links(tile.cases), game.rule_links(tile.touches)) for tile in family.tiles
    )
    anchors = [("component", tile.id) for tile in family.tiles]
    page = game.page(tiles_path(family.id), family.title, bodies.Tiles(family.lead, entries), anchors)
    choices = page_filter(game, [tile.scope for tile in family.tiles], tiles_hidden(game))
    return replace(page, scope=family.scope, filter=choices)
