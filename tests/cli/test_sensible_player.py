"""The sensible player: better than chance, honest about what is hidden, never lost at the market."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine.game import Game
from engine.model.effects import EFFECTS
from generator.playing.guess import guess
from generator.playing.random_games import random_game
from generator.playing.random_player import RandomPlayer
from generator.playing.sensible_player import SensiblePlayer
from generator.playing.valuing import VALUES

from .conftest import Rulebook


@pytest.fixture(scope="module")
def game() -> Game:
    return engine.load("tzolkin")


def later(game: Game, decisions: int, players: int = 3) -> Any:
    """A position after some random moves."""
    pos, player = game.new_position(players, 5), RandomPlayer(5)
    for _ in range(decisions):
        pos.play(player.choose(pos), False)
    return pos


def test_it_beats_a_random_player_from_either_seat(game: Game) -> None:
    won = 0
    for seed in range(1, 7):
        colour = ("green", "red")[seed % 2]
        played = random_game(game, 2, seed, seats={colour: "sensible"})
        assert played.finished
        assert played.decisions < 500
        won += played.winners == (colour,)
    assert won >= 5


def test_two_of_them_finish_their_games_too(game: Game) -> None:
    seats = {"green": "sensible", "red": "sensible"}
    assert all(random_game(game, 2, seed, seats=seats).finished for seed in (1, 2))


@pytest.mark.parametrize("decisions", [0, 3, 40, 120])
def test_a_guess_shows_its_player_the_same_table(game: Game, decisions: int) -> None:
    pos = later(game, decisions)
    for who in range(3):
        assert guess(pos, who, 1).view(who) == pos.view(who)


def test_a_guess_deals_what_is_hidden_again(game: Game) -> None:
    pos: Any = later(game, 4)
    guesses: list[Any] = [guess(pos, 0, seed) for seed in range(5)]
    assert len({each.decks for each in guesses}) > 1
    assert all(sorted(each.decks[0]) == sorted(pos.decks[0]) for each in guesses)
    assert pos.rng not in {each.rng for each in guesses}
    assert len({tuple(each.players[1].dealt + each.players[1].tiles) for each in guesses}) > 1
    assert all(each.players[0].tiles == pos.players[0].tiles for each in guesses)


def test_what_is_hidden_does_not_change_its_mind(game: Game) -> None:
    for decisions in (1, 60, 150):
        pos = later(game, decisions)
        choices = {SensiblePlayer(1).choose(guess(pos, pos.decision.player, seed)).text for seed in range(4)}
        assert choices == {SensiblePlayer(1).choose(pos).text}


def test_choosing_leaves_the_table_alone(game: Game) -> None:
    pos = later(game, 50)
    before = pos.to_json()
    assert SensiblePlayer(1).choose(pos) in pos.legal_moves()
    assert pos.to_json() == before


def test_it_has_a_taste_for_every_effect() -> None:
    assert set(VALUES) == set(EFFECTS.values())


def test_it_sits_in_a_seat_of_a_terminal_game(rulebook: Rulebook) -> None:
    out = rulebook("play", "tzolkin", "--seat", "red=sensible", typed="1\n" * 400).out
    assert "> Red: " in out
    assert "\nWinner: Red" in out


def test_it_plays_whole_games_beside_random_players(rulebook: Rulebook) -> None:
    words = ("play", "tzolkin", "--random", "--seat", "red=sensible", "--games", "2", "--json")
    first, second = rulebook(*words).out, rulebook(*words).out
    assert first == second
    assert [game["winners"] for game in json.loads(first)["games"]] == [["red"], ["red"]]


def test_an_unknown_kind_of_player_is_refused(rulebook: Rulebook) -> None:
    answer = rulebook("play", "tzolkin", "--random", "--seat", "red=sensibel")
    assert answer.code == 2
    assert "did you mean 'sensible'?" in answer.err
