"""Tiles that lie somewhere: a tuple that is replaced and never changed, so that copies of a position share it."""

from __future__ import annotations


def without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """One tile is taken away; others of its kind stay."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]
