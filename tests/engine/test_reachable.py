"""Positions counted at small depths from fixed starts: a proof of move generation in a few numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.playing import game


def reachable(pos: Any, depth: int) -> int:
    """How many sequences of so many moves there are."""
    if depth == 0 or pos.is_over or not pos.legal_moves():
        return 1
    return sum(reachable(_after(pos, move), depth - 1) for move in pos.legal_moves())


def _after(pos: Any, move: Any) -> Any:
    other = pos.copy()
    other.play(move, trace=False)
    return other


STARTS: dict[str, dict[str, Any]] = {
    "first turn": {"players": {"green": {"corn": 6}, "red": {"corn": 6}}},
    "picking up": {
        "players": {
            "green": {"corn": 5, "wood": 2, "stone": 1, "palenque": [4], "tikal": [5], "uxmal": [2]},
            "red": {"palenque": [0], "yaxchilan": [3]},
        },
        "display": ["farm-one-worker", "civic-agriculture"],
    },
    "chichen itza": {
        "laid": {"chichen-itza": [3]},
        "players": {
            "green": {"corn": 3, "skull": 2, "wood": 1, "theology": 2, "chichen-itza": [4, 9]},
            "red": {"corn": 2},
        },
    },
}
COUNTS = {
    "first turn": [6, 41, 270, 1560],
    "picking up": [3, 14, 42, 168],
    "chichen itza": [8, 52, 279, 1327],
}


@pytest.mark.parametrize("start", STARTS)
def test_the_number_of_reachable_positions(start: str) -> None:
    pos = game("tzolkin").position(STARTS[start])
    pos.run()
    assert [reachable(pos, depth) for depth in range(1, len(COUNTS[start]) + 1)] == COUNTS[start]
