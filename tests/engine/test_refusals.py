"""Refusals carry the values that decided; why_not names their rules, and nothing that is legal is refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine.refusals import Refusal
from tests.engine.playing import TABLES, game, random_play


def asked(given: dict[str, Any], play: list[str], move: str, modules: tuple[str, ...] = ()) -> Refusal:
    pos = game("tzolkin", modules).position(given)
    pos.stepwise = True
    pos.run()
    for each in play:
        pos.play(each)
    refused = pos.refusal(move)
    assert refused is not None
    assert pos.why_not(move) == refused.rules
    return refused


def test_a_price_names_its_parts_and_what_is_there() -> None:
    given = {"neutral": {"tikal": [0, 1, 2]}, "players": {"green": {"corn": 3}, "red": {}}}
    refused = asked(given, ["place uxmal"], "place tikal")
    assert refused.plain() == {
        "reason": "placing-short",
        "rules": ["placing.afford", "placing.space-cost", "placing.crowd-cost"],
        "space": "tikal.3",
        "for_space": 3,
        "nth": 2,
        "for_crowd": 1,
        "there": 3,
    }


def test_what_is_paid_before_is_named_with_its_rule() -> None:
    refused = asked({"players": {"green": {"corn": 3, "uxmal": [2]}, "red": {}}}, ["pick uxmal 2"], "act 1")
    assert refused.reason.id == "short-in-all"
    assert refused.figures == {
        "price": (("corn", 4),),
        "there": (("corn", 3),),
        "parts": (((("corn", 1),), "picking-up.lower-action"), ((("corn", 3),), "uxmal.prayer")),
    }
    assert (refused.rules[0], refused.rules[-1]) == ("materials.pay", "picking-up.lower-action")


@pytest.mark.parametrize("corn", [0, 3, 4])
def test_a_price_and_the_tax_on_what_it_buys_are_one_sum(corn: int) -> None:
    """Also for whoever could not even pay the price: nobody is sent for one corn, and then for another."""
    given = {"prophecy": "empty-treasury", "players": {"green": {"corn": corn, "uxmal": [2]}, "red": {}}}
    refused = asked(given, ["pick uxmal 2", "act 2"], "buy gold", ("prophecies",))
    assert refused.plain() == {
        "reason": "short-in-all",
        "rules": ["prophecy.empty-treasury", "prophecy.active", "materials.pay", "market.rates"],
        "price": (("corn", 5),),
        "there": (("corn", corn),),
        "parts": (((("corn", 4),), "market.rates"), ((("corn", 1),), "prophecy.empty-treasury")),
    }


def test_what_is_paid_before_in_other_goods_decides_nothing() -> None:
    given = {"players": {"green": {"corn": 3, "tikal": [6]}, "red": {}}}
    refused = asked(given, ["pick tikal 6"], "act 6")
    assert refused.reason.id == "no-action-possible"


def test_a_refusal_stays_what_it_was_when_the_game_goes_on() -> None:
    pos = game("tzolkin").position({"players": {"green": {"corn": 2, "uxmal": [1], "palenque": [1]}, "red": {}}})
    pos.stepwise = True
    pos.run()
    pos.play("pick uxmal 1")
    refused = pos.refusal("act 1")
    for move in ("nothing", "pick palenque 1", "act 1"):
        pos.play(move)
    assert refused is not None
    assert refused.figures["left"] == (("corn", 2),)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_candidate_is_legal_or_refused_for_a_declared_reason(game_id: str, players: int) -> None:
    for pos in random_play(game_id, players, seed=3):
        legal = set(pos.legal_moves())
        for move in pos.candidates():
            refused = pos.refusal(move)
            assert (refused is None) == (move in legal), move
            if refused is not None:
                assert refused.reason.id in pos.game.reasons
                assert len(refused.values) == len(refused.reason.fields)
                assert set(refused.rules) <= set(pos.game.rulebook.rules)


# -- questions that are pending


def test_a_question_is_refused_by_the_rule_that_asks_it() -> None:
    given = {
        "display": ["farm-one-worker"],
        "players": {"green": {"wood": 1, "tikal": [4], "palenque": [0]}, "red": {}},
    }
    at_choice = ["pick tikal 4", "act 4"]
    assert asked(given, at_choice, "build farm-one-worker").rules == ("tikal.build-two-or-monument",)
    assert asked(given, at_choice, "pick palenque 0").rules == ("picking-up.one-by-one",)
    assert asked(given, ["pick tikal 4"], "build farm-one-worker").rules == ("picking-up.own-action",)
