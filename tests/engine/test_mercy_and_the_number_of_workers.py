"""Too rich to beg, too poor to place: the base game has too few workers for that, so an example needs a house rule."""

from __future__ import annotations

import pytest

from engine.tzolkin import rules
from tests.engine.playing import game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_with_too_much_corn_to_beg_ever_needs_mercy(players: int) -> None:
    """Every space up to the corn of somebody who may not beg would have to be taken, and the one that costs nothing."""
    pos = game("tzolkin").new_position(players, seed=1)
    corn = rules.BEG_AT_MOST.of(pos, pos.me) + 1
    gears = sum(place.kind == "gear" for place in pos.game.places)
    in_the_way = (corn + 1) * gears + 1
    neutral = rules.NEUTRALS.of(pos.game).get(players, 0)
    others = rules.MOST_WORKERS.of(pos, pos.me) * (players - 1) + neutral
    assert in_the_way > others
