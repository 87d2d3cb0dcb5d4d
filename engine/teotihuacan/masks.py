"""Masks: sets of different ones, each worth more the larger it is."""

from __future__ import annotations

from collections import Counter

from engine.measures import Measures
from engine.model import measures
from engine.teotihuacan import rules
from engine.teotihuacan.position import TeotihuacanPlayer, TeotihuacanPosition


def sets_of_masks(pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> list[int]:
    """The sizes of the best sets: all different masks, then all that are there twice, and so on."""
    masks = [tile for tile in player.tiles if tile in pos.tables.masks]
    if not masks:
        return []
    owned = Counter(masks)
    return [sum(count > n for count in owned.values()) for n in range(max(owned.values()))]


def worth(pos: TeotihuacanPosition, size: int) -> int:
    table = rules.MASK_POINTS.of(pos.game)
    return table[min(size, max(table))] if size else 0


def best_set(measure: measures.BestSet, pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> int:
    """The points of the largest set."""
    return worth(pos, max(sets_of_masks(pos, player), default=0))


MEASURES: Measures = {measures.BestSet: best_set}
