"""A position at the start of a turn, written down as a whole, is read again as it was: also who decides, and what."""

from __future__ import annotations

from typing import Any

import pytest

from engine.position import AnyPosition
from tests.engine.breaking import at_start_of_turn
from tests.engine.playing import TABLES, random_play


def read_again(pos: AnyPosition) -> AnyPosition:
    again = pos.game.position(pos.game.written(pos))
    again.run()
    return again


def seen(pos: AnyPosition) -> dict[str, Any]:
    """What two positions that are the same have in common; in which order tiles were taken does not matter."""
    decision, saved = pos.decision, pos.to_json()
    return {
        "asked": decision and (decision.player, decision.kind),
        "waiting": saved["stack"],
        "hidden": saved["decks"],
        "moves": [move.text for move in pos.legal_moves()],
        "written": pos.game.written(pos),
    }


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_position_at_the_start_of_a_turn_is_read_again_as_it_was(game_id: str, players: int) -> None:
    turns = 0
    for pos in random_play(game_id, players, seed=players):
        if at_start_of_turn(pos):
            assert seen(read_again(pos)) == seen(pos)
            turns += 1
    assert turns > 20


def test_whoever_has_arrived_arrives_again() -> None:
    for pos in random_play("teotihuacan", 4, seed=1):
        if pos.decision is not None and pos.decision.kind == "arrive":
            found, wanted = seen(read_again(pos)), seen(pos)
            assert {key: found[key] for key in ("asked", "moves")} == {key: wanted[key] for key in ("asked", "moves")}
