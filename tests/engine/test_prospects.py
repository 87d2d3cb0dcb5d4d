"""What a move costs and brings, as it is told before it is chosen; and what adds up to it, when that is explained."""

from __future__ import annotations

from typing import Any

import pytest

from engine.position import AnyPosition
from engine.prospects import Prospect, prospect
from tests.engine.playing import TABLES, game, random_play


def at(given: dict[str, Any], *play: str) -> AnyPosition:
    pos = game("tzolkin").position(given)
    pos.stepwise = True
    pos.run()
    for move in play:
        pos.play(move)
    return pos


def seen(pos: AnyPosition, move: str) -> Prospect:
    return prospect(pos, pos.game.moves.read(move))


def test_a_worker_costs_its_space_and_its_share_of_the_crowd() -> None:
    pos = at({"neutral": {"yaxchilan": [0]}, "players": {"green": {"corn": 5}, "red": {}}}, "place tikal")
    assert seen(pos, "place yaxchilan").costs == {"corn": 2}
    assert pos.me.goods[0] == 5


def test_an_action_brings_its_goods_and_costs_the_way_back() -> None:
    pos = at({"players": {"green": {"corn": 1, "extraction": 1, "yaxchilan": [2]}, "red": {}}}, "pick yaxchilan 2")
    found = seen(pos, "act 1")
    assert (found.brings, found.costs) == ({"wood": 2}, {"corn": 1})


def test_pieces_of_a_price_that_are_still_to_be_chosen_count_as_resources() -> None:
    pos = at({"players": {"green": {"wood": 3, "agriculture": 1, "tikal": [1]}, "red": {}}}, "pick tikal 1", "act 1")
    assert seen(pos, "develop agriculture").costs == {"resource": 2}


def test_begging_shows_its_corn_and_its_step() -> None:
    found = seen(at({"players": {"green": {"corn": 1}, "red": {}}}), "beg")
    assert (found.brings, found.costs, found.steps) == ({"corn": 3}, {"corn": 1}, {"": -1})


def test_what_happens_to_others_is_left_out() -> None:
    pos = at({"players": {"green": {"corn": 1}, "red": {}}}, "place tikal")
    assert seen(pos, "done") == Prospect(waiting=())


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_legal_move_has_a_prospect_and_stays_unplayed(game_id: str, players: int) -> None:
    for number, pos in enumerate(random_play(game_id, players, seed=5)):
        if number % 7 == 0:
            before = pos.to_json()
            for move in pos.legal_moves():
                prospect(pos, move)
            assert pos.to_json() == before


# -- what adds up


def told(pos: AnyPosition, move: str) -> list[dict[str, object]]:
    pos.explains = True
    return [pos.game.events.plain(event, pos) for event in pos.play(move)]


def test_a_gain_is_explained_by_its_rules() -> None:
    pos = at({"players": {"green": {"agriculture": 1, "palenque": [2]}, "red": {}}}, "pick palenque 2", "act 2")
    parts = ((4, "palenque.harvest"), (1, "agriculture.harvest-1"))
    assert {"added_up": "green", "what": "corn", "total": 5, "parts": parts} in told(pos, "harvest corn")


def test_a_technology_that_does_not_count_here_is_named() -> None:
    pos = at({"players": {"green": {"agriculture": 1, "palenque": [1]}, "red": {}}}, "pick palenque 1")
    assert {"not_counted": "green", "good": "corn", "rule": "agriculture.harvest-1"} in told(pos, "act 1")


def test_a_price_is_explained_by_its_rules() -> None:
    pos = at({"neutral": {"tikal": [0, 1]}, "players": {"green": {"corn": 5}, "red": {}}}, "place uxmal")
    parts = ((2, "placing.space-cost"), (1, "placing.crowd-cost"))
    assert {"added_up": "green", "what": "corn", "total": 3, "parts": parts} in told(pos, "place tikal")


def test_nothing_is_explained_unless_somebody_asks() -> None:
    pos = at({"players": {"green": {"agriculture": 1, "palenque": [2]}, "red": {}}}, "pick palenque 2", "act 2")
    assert [event.kind for event in pos.play("harvest corn")] == ["harvested", "gained"]


# -- why not more


def test_a_bank_with_too_few_pieces_is_told() -> None:
    pos = at({"skulls": 1, "players": {"green": {"theology": 3, "yaxchilan": [4]}, "red": {}}}, "pick yaxchilan 4")
    events = [pos.game.events.plain(event, pos) for event in pos.play("act 4")]
    assert {"fewer_left": "green", "good": "skull", "amount": 1} in events
    assert {"gained": "green", "good": "skull", "amount": 1} in events


FULL = ["farm-one-worker", "farm-every-worker", "civic-agriculture", "tomb-build", "shrine-architecture"]


@pytest.mark.parametrize(("others", "is_news"), [(FULL, True), (FULL[:2], False)])
def test_a_gap_that_stays_is_told_when_it_comes_about(others: list[str], is_news: bool) -> None:
    given = {"display": ["farm-one-worker", *others], "players": {"green": {"wood": 1, "tikal": [2]}, "red": {}}}
    pos = at(given, "pick tikal 2", "act 2")
    events = [pos.game.events.plain(event, pos) for event in pos.play("build farm-one-worker")]
    assert ({"gap_stays": "", "tiles": 0} in events) == is_news
