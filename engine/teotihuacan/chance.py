"""What dice and random sides bring; draws that have been fixed beforehand come first, as numbers."""

from __future__ import annotations

from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.pyramid import CORNERS

#: A die has so many faces.
FACES = 6


def die(pos: TeotihuacanPosition) -> int:
    return _below(pos, FACES, 1)


def quarter_turn(pos: TeotihuacanPosition) -> int:
    return _below(pos, CORNERS, 0)


def side(pos: TeotihuacanPosition, sides: int) -> int:
    return _below(pos, sides, 0)


def _below(pos: TeotihuacanPosition, count: int, least: int) -> int:
    fixed = pos.draws[0] if pos.draws else ""
    if fixed.isdecimal() and least <= int(fixed) < least + count:
        pos.draws = pos.draws[1:]
        return int(fixed)
    return least + pos.draw(count)
