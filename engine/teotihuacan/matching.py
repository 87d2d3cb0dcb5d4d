"""Icons that cover their own kind: a point each, and a step on the temple whose colour the new icon has."""

from __future__ import annotations

from engine.points import score
from engine.position import NOBODY
from engine.teotihuacan import rules
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.pyramid import Icon


def reward_matches(pos: TeotihuacanPosition, matched: list[Icon]) -> None:
    """Points at once; the steps follow one after the other."""
    if not matched:
        return
    score(pos, pos.active, len(matched) * rules.MATCH_POINTS.of(pos.game), rules.MATCH)
    for icon in reversed(matched):
        if icon.is_coloured and icon.temple != NOBODY:
            pos.stack.extend(pos.tables.matched_temple[icon.temple].frames)
