"""Random games end, and nothing is created or lost except by rule."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tzolkin.position import EMPTY, NEUTRAL
from generator.playing.random_games import random_game
from tests.engine.playing import game, random_play


def check_invariants(pos: Any) -> None:
    for index, player in enumerate(pos.players):
        assert min(player.goods) >= 0
        on_gears = sum(row.count(index) for row in pos.gears)
        assert player.hand + on_gears + (pos.first_space == index) == player.workers <= 6
        for track, step in zip(pos.game.tracks, player.tracks, strict=True):
            assert 0 <= step < len(track.steps)
    skull = pos.tables.skull
    assert pos.bank[skull] + sum(player.goods[skull] for player in pos.players) + len(pos.laid) == 13
    for temple in pos.tables.temples:
        top = len(pos.game.tracks[temple].steps) - 1
        assert sum(player.tracks[temple] == top for player in pos.players) <= 1
    for gear, row in zip(pos.tables.gears, pos.gears, strict=True):
        assert len(row) == gear.size
        assert all(who in (EMPTY, NEUTRAL) for who in row[gear.numbered :])


def play_out(players: int, seed: int) -> Any:
    for pos in random_play("tzolkin", players, seed):
        check_invariants(pos)
        assert pos.is_over or pos.legal_moves()
    return pos


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_every_piece_and_end(players: int) -> None:
    for seed in range(20):
        pos = play_out(players, seed)
        assert pos.is_over
        assert pos.food_days == 4
        assert 27 <= pos.day <= 30


@pytest.mark.fuzz
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_random_games_keep_every_piece_and_end(players: int) -> None:
    for seed in range(2000):
        assert play_out(players, seed).is_over


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = ([pos.to_json() for pos in random_play("tzolkin", 4, seed=9)] for _ in range(2))
    assert first == second
    assert len(first) > 100


def test_a_game_needs_a_number_of_players_that_content_allows() -> None:
    from engine.errors import RulesError

    with pytest.raises(RulesError, match="tzolkin is for 2 to 4 players, not 5"):
        game("tzolkin").new_position(5)


def test_asking_forced_decisions_too_changes_nothing_but_their_number() -> None:
    for seed in range(3):
        plain, stepwise = (random_game(game("tzolkin"), 3, seed, stepwise=each) for each in (False, True))
        assert stepwise.decisions > plain.decisions
        assert (stepwise.scores, stepwise.winners) == (plain.scores, plain.winners)
