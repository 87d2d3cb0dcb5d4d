"""Drawings on a page: their words in the page's language, their spaces linked to where the site explains them."""

from __future__ import annotations

import posixpath
from collections.abc import Callable
from functools import cache

from generator.pages.desk import Desk
from generator.pictures.board import draw_place, draw_track
from generator.pictures.captions import Captions
from generator.pictures.drawing import Drawing
from generator.pictures.symbols import Signs

BOARD = "board"


def tiles_path(family: str) -> str:
    return f"components/{family}"


def page_signs(desk: Desk, page: str) -> Signs:
    """`page`: the path, within the game, of the page that the drawing stands on."""
    return Signs(desk.book, Captions(desk.say.without_links(), link=_link_from(desk, page), tile=desk.tile_name))


def part_drawing(desk: Desk, page: str, id: str) -> Drawing:
    """A place or track of the board, drawn for this page."""
    signs = page_signs(desk, page)
    if id in desk.book.place_by_id:
        return draw_place(desk.book.place_by_id[id], signs)
    return draw_track(desk.book.track_by_id[id], signs)


def _link_from(desk: Desk, page: str) -> Callable[[str], str]:
    here = posixpath.dirname(page) or "."

    @cache
    def link(address: str) -> str:
        """Tiles stand with their family; places, spaces and steps on the board."""
        tile = desk.book.components.get(address)
        target = tiles_path(tile.family) if tile else BOARD
        anchor = f"#{address}"
        return anchor if target == page else posixpath.relpath(f"{target}.html", here) + anchor

    return link
