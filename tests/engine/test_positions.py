"""Copies, saved positions and questions agree at every decision of random games."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

from engine.errors import IllegalMove
from engine.position import AnyPosition, Player
from tests.engine.playing import PLAYABLE, TABLES, game, random_play


def set_names(thing: AnyPosition | Player) -> set[str]:
    """The attributes that have a value, of those that the classes declare; there is no room for others."""
    declared = {name for each in type(thing).__mro__ for name in getattr(each, "__slots__", ())}
    assert not hasattr(thing, "__dict__")
    return {name for name in declared if hasattr(thing, name)}


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_saved_position_reads_back_at_every_decision(game_id: str, players: int) -> None:
    for pos in random_play(game_id, players, seed=players):
        saved = json.loads(json.dumps(pos.to_json()))
        again = game(game_id).from_json(saved)
        assert again.to_json() == pos.to_json()
        assert again.legal_moves() == pos.legal_moves()


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_playing_on_a_copy_leaves_the_original_alone(game_id: str) -> None:
    for pos in random_play(game_id, 3, seed=11):
        before = pos.to_json()
        for move in pos.legal_moves():
            pos.copy().play(move)
        assert pos.to_json() == before


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_a_copy_has_everything_and_shares_no_list(game_id: str) -> None:
    for pos in random_play(game_id, 2, seed=1):
        other = pos.copy()
        things: list[tuple[AnyPosition | Player, AnyPosition | Player]] = [(pos, other)]
        things += zip(pos.players, other.players, strict=True)
        for first, second in things:
            assert set_names(first) == set_names(second)
            for name in set_names(first):
                value = getattr(first, name)
                assert not (isinstance(value, list) and value is getattr(second, name)), name
        assert other.to_json() == pos.to_json()


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_every_field_is_declared(game_id: str) -> None:
    """A field that nobody has declared would be lost by a copy, a saved position and a pickle."""
    kit = game(game_id).kit
    kept_by_the_engine = {"game", "tables", "players", "trace", "stepwise", "explains", "legal"}
    for pos in random_play(game_id, 2, seed=1):
        assert set_names(pos) - kept_by_the_engine == kit.position_fields.named.keys()
        for player in pos.players:
            assert set_names(player) == kit.player_fields.named.keys()


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_position_survives_pickle_and_deepcopy(game_id: str, players: int) -> None:
    for pos in random_play(game_id, players, seed=players):
        pickled = pickle.dumps(pos)
        assert len(pickled) < 4_000
        for again in (pickle.loads(pickled), copy.deepcopy(pos)):
            assert again.to_json() == pos.to_json()
            assert [move.text for move in again.legal_moves()] == [move.text for move in pos.legal_moves()]


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_why_not_is_empty_exactly_for_legal_moves(game_id: str) -> None:
    said: dict[str, None] = {}
    for seed in range(4):
        for pos in random_play(game_id, 2 + seed % 3, seed):
            legal = {move.text for move in pos.legal_moves()}
            said.update(dict.fromkeys(legal))
            for text in said:
                assert (pos.why_not(text) == ()) == (text in legal), (text, game(game_id).describe(pos))


def test_every_refusal_names_rules_that_exist() -> None:
    rules = game("tzolkin").rulebook.rules
    texts = [
        "beg",
        "done",
        "nothing",
        "place tikal",
        "pick palenque 3",
        "act 5",
        "ahead 6",
        "up chaac",
        "down chaac",
        "pay wood",
    ]
    for pos in random_play("tzolkin", 3, seed=5):
        for text in texts:
            assert set(pos.why_not(text)) <= set(rules)


def test_an_illegal_move_names_its_rules_and_changes_nothing() -> None:
    pos = game("tzolkin").position({"players": {"green": {"corn": 3}, "red": {}}})
    pos.run()
    before = pos.to_json()
    with pytest.raises(IllegalMove) as refused:
        pos.play("beg")
    assert refused.value.rules == ("begging.option",)
    assert "'beg' is refused by begging.option" in str(refused.value)
    assert pos.to_json() == before


def test_why_names_the_rules_that_allow_and_price_a_move() -> None:
    pos = game("tzolkin").position({"players": {"green": {"corn": 3}, "red": {"palenque": [0]}}})
    pos.run()
    assert pos.why("place palenque") == (
        "turn.place-or-pick-up",
        "placing.lowest-space",
        "placing.space-cost",
        "placing.crowd-cost",
    )


def test_a_view_hides_the_face_down_decks() -> None:
    pos: Any = game("tzolkin").new_position(2, seed=3)
    view = pos.view(0)
    assert "rng" not in view
    assert view["decks"] == [len(deck) for deck in pos.decks]
    assert view["players"][0] == pos.to_json()["players"][0]


def test_wealth_tiles_are_secret_until_everybody_has_chosen() -> None:
    pos: Any = game("tzolkin").new_position(2, seed=3)
    assert [player["dealt"] for player in pos.view(0)["players"]] == [list(pos.players[0].dealt), 4]
    pos.play(pos.legal_moves()[0])
    assert pos.view(1)["players"][0]["tiles"] == 1
    while pos.decision.kind == "wealth":
        pos.play(pos.legal_moves()[0])
    assert pos.view(1)["players"][0]["tiles"] == list(pos.players[0].tiles)
    assert len(pos.players[0].tiles) == 2
