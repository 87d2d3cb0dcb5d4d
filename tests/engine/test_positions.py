"""Copies, saved positions and questions agree at every decision of random games."""

from __future__ import annotations

import json

import pytest

from engine.errors import IllegalMove
from engine.position import slots
from tests.engine.playing import PLAYABLE, game, random_play


@pytest.mark.parametrize("game_id", PLAYABLE)
@pytest.mark.parametrize("players", [2, 3, 4])
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
def test_a_copy_has_every_slot(game_id: str) -> None:
    for pos in random_play(game_id, 2, seed=1):
        other = pos.copy()
        for first, second in [(pos, other), *zip(pos.players, other.players, strict=True)]:
            for name in slots(type(first)):
                assert hasattr(second, name), name
                is_shared = getattr(first, name) is getattr(second, name)
                assert not (isinstance(getattr(first, name), list) and is_shared), name
        assert other.to_json() == pos.to_json()


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
    pos = game("tzolkin").new_position(2, seed=3)
    view = pos.view(0)
    assert "rng" not in view
    assert view["decks"] == [len(deck) for deck in pos.decks]
    assert view["players"][0] == pos.to_json()["players"][0]


def test_wealth_tiles_are_secret_until_everybody_has_chosen() -> None:
    pos = game("tzolkin").new_position(2, seed=3)
    assert [player["dealt"] for player in pos.view(0)["players"]] == [pos.players[0].dealt, 4]
    pos.play(pos.legal_moves()[0])
    assert pos.view(1)["players"][0]["tiles"] == 1
    while pos.decision.kind == "wealth":
        pos.play(pos.legal_moves()[0])
    assert pos.view(1)["players"][0]["tiles"] == pos.players[0].tiles
    assert len(pos.players[0].tiles) == 2
