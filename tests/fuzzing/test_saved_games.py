"""Saved games that were damaged in any way: resumed, or refused in a sentence."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.errors import RulesError
from generator.playing.match import Match, resume
from generator.playing.saved_game import read_saved_game
from tests.fuzzing.damage import changed, damaged
from tests.fuzzing.enduring import endure

MOVES = 25
KINDS = 6


@cache
def saved_game(game_id: str, number: int) -> dict[str, Any]:
    """The beginning of a random game."""
    chance = random.Random(number)
    game = engine.load(game_id)
    match = Match(game, chance.choice(list(game.player_counts)), number, {"red": "random"}, "de")
    while len(match.moves) < MOVES:
        match.play(chance.choice(match.pos.legal_moves()))
    return match.to_json()


@pytest.mark.parametrize(("times", "first"), [(20, 0), pytest.param(1000, 40_000, marks=pytest.mark.fuzz)])
def test_a_damaged_game_goes_on_or_is_refused(tmp_path: Path, times: int, first: int) -> None:
    path = tmp_path / "saved.json"

    def game(chance: random.Random) -> None:
        saved = saved_game(chance.choice(engine.games()), chance.randrange(KINDS))
        if chance.random() < 0.6:
            path.write_text(json.dumps(changed(saved, chance)), encoding="utf-8")
        else:
            path.write_bytes(damaged(json.dumps(saved, indent=1).encode(), chance))
        try:
            match = resume(read_saved_game(path))
        except RulesError:
            return
        assert match.to_json()["moves"] == match.moves

    endure(game, times, first)
