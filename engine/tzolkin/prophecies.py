"""Prophecies: what the active one imposes on everybody, and what it pays when its time is over."""

from __future__ import annotations

from engine.abilities import renew
from engine.kit import Steps
from engine.measures import amount_of
from engine.points import score
from engine.position import NOBODY
from engine.tzolkin import rules
from engine.tzolkin.frames import ScoreProphecy
from engine.tzolkin.position import TzolkinPosition


def imposed(pos: TzolkinPosition) -> int:
    """The active prophecy binds everybody."""
    return pos.game.tile_bits[pos.prophecy] if pos.prophecy >= 0 else 0


def score_prophecy(pos: TzolkinPosition, frame: ScoreProphecy) -> None:
    """At the end of its last food day a prophecy is scored for everybody, and is over."""
    if pos.prophecy < 0:
        return
    tile = pos.game.tiles[pos.prophecy]
    for who, player in enumerate(pos.players):
        score(pos, who, amount_of(tile.scores, pos, player), rules.PROPHECY)
    pos.prophecy = NOBODY
    pos.tell("prophecy_over", NOBODY, (tile.id,), rules.PROPHECY)
    for player in pos.players:
        renew(pos, player)


STEPS: Steps = {ScoreProphecy: score_prophecy}
