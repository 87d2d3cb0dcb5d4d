"""Saved positions, copies and questions agree at every decision on the way through the cases."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

import engine
from engine.errors import IllegalMove, RulesError
from engine.teotihuacan.frames import Act, Arrive, Begin, Place, PlaceWorker, PutAway, Reveal, Second, TakeTurn
from tests.teotihuacan.boards import arriving, every_move, rulebook, wandering


def test_a_saved_position_reads_back_at_every_decision() -> None:
    for pos in wandering(seeds=3):
        again = pos.game.from_json(json.loads(json.dumps(pos.to_json())))
        assert again.to_json() == pos.to_json()
        assert again.legal_moves() == pos.legal_moves()
        assert again.decision == pos.decision


def test_a_restored_position_plays_on_like_the_original() -> None:
    for pos in wandering(seeds=1):
        again = pos.game.from_json(json.loads(json.dumps(pos.to_json())))
        for move in pos.legal_moves():
            here, there = pos.copy(), again.copy()
            there.stepwise = here.stepwise
            assert here.play(move) == there.play(move)
            assert here.to_json() == there.to_json()


def test_playing_on_a_copy_leaves_the_original_alone() -> None:
    for pos in wandering(seeds=1):
        before = pos.to_json()
        for move in pos.legal_moves():
            pos.copy().play(move)
        assert pos.to_json() == before


def test_why_not_is_empty_exactly_for_legal_moves() -> None:
    texts, rules = every_move(), set(rulebook().rules)
    for pos in islice(wandering(seeds=1), 0, None, 29):
        legal = {move.text for move in pos.legal_moves()}
        for text in texts:
            refused = pos.why_not(text)
            assert (refused == ()) == (text in legal), (text, pos.game.describe(pos))
            assert set(refused) <= rules


def dice(pos: Any) -> int:
    """All dice: on the board, on the wheels, and on their way."""
    on_their_way = sum(isinstance(frame, TakeTurn | Arrive | Act | Second) for frame in pos.stack)
    on_their_way += sum(bool(frame.second) for frame in pos.stack if isinstance(frame, Arrive | Act))
    standing: int = sum(len(player.workers) + player.wheel for player in pos.players)
    return on_their_way + standing


def test_no_dice_are_made_or_lost() -> None:
    for pos in wandering(seeds=2):
        is_set_up = any(isinstance(frame, Begin | PutAway | Reveal | Place | PlaceWorker) for frame in pos.stack)
        for move in () if is_set_up else pos.legal_moves():
            after = pos.copy()
            after.play(move)
            assert dice(after) == dice(pos)
        assert all(1 <= worker.power <= 5 for player in pos.players for worker in player.workers)


def test_an_illegal_move_names_its_rules_and_changes_nothing() -> None:
    pos = arriving("forest", 1, {"forest": [2]})
    before = pos.to_json()
    with pytest.raises(IllegalMove) as refused:
        pos.play("main-action")
    assert refused.value.rules[:2] == ("main-action.afford", "main-action.cost")
    assert pos.to_json() == before


def test_why_names_the_rules_that_price_a_move() -> None:
    pos = arriving("forest", 1, {"cocoa": 1, "forest": [2]})
    assert pos.why("main-action")[:4] == ("turn.one-action", "main-action.cost", "main-action.afford", "cocoa.colours")


def test_a_game_needs_a_number_of_players_that_content_allows() -> None:
    for players in (1, 5):
        with pytest.raises(RulesError, match=f"teotihuacan is for 2 to 4 players, not {players}"):
            engine.load("teotihuacan").new_position(players)


def test_a_view_shows_everything_but_what_chance_will_bring() -> None:
    pos = arriving("forest", 1, {})
    assert set(pos.to_json()) - set(pos.view(0)) == {"rng", "draws"}
