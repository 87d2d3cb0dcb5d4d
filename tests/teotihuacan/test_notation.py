"""A description is partial, but strict about what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from engine.faults import BadPosition
from tests.teotihuacan.boards import described, teotihuacan


def refused(given: dict[str, Any]) -> BadPosition:
    with pytest.raises(BadPosition) as wrong:
        teotihuacan().position(given)
    return wrong.value


@pytest.mark.parametrize(
    ("black", "path", "rule"),
    [
        ({"forest": [6]}, "players.black.forest", "ascension.trigger"),
        ({"forest": [0]}, "players.black.forest", "ascension.trigger"),
        ({"forest": [1, 1, 1, 1, 1]}, "players.black", "setup.workers"),
        ({"forest": [1, 1, 1, 1], "wheel": 1}, "players.black", "setup.workers"),
        ({"avenue-of-the-dead": 10}, "players.black.avenue-of-the-dead", "avenue.advance"),
        ({"locked": [{"place": "palace", "power": 1}]}, "players.black.locked.tile", ""),
        ({"locked": [{"place": "forest", "power": power} for power in (1, 2)]}, "players.locked", "worship.displace"),
        ({"technologies": ["technology-power-up", "technology-power-up"]}, "players.black", "technology.tile"),
        ({"technologies": ["discovery-power-ups"]}, "players.black.technologies", "alchemy.learn"),
        ({"used": ["mask-of-one-copy"]}, "players.black.used", "discovery.tile"),
        ({"locked": [{"place": "nobles", "power": 1}]}, "players.black.locked.place", "worship.where"),
        ({"kept": ["starting-palace-forest"]}, "players.black.kept", "setup.starting-tiles"),
        ({"corn": 3}, "players.black.corn", ""),
        ({"ascension-wheel": [1]}, "players.black.ascension-wheel", ""),
    ],
)
def test_an_impossible_player_is_refused(black: dict[str, Any], path: str, rule: str) -> None:
    fault = refused({"players": {"black": black}})
    assert (fault.path, fault.rule) == (path, rule)


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"players": {}}, "players"),
        ({"players": {"green": {}}}, "players.green"),
        ({"players": {"black": {}}, "day": 3}, "day"),
        ({"players": {"black": {}}, "now": "feeding"}, "now"),
        ({"players": {"black": {}}, "light": 11}, "light"),
        ({"players": {"black": {}}, "neutral": {"black": ["forest"]}}, "neutral.black"),
        ({"players": {"black": {}}, "neutral": {"red": ["ascension-wheel"]}}, "neutral.red"),
        ({"players": {"black": {}}, "royal": ["technology-power-up"]}, "royal"),
        ({"players": {"black": {}}, "arriving": [{"place": "forest"}]}, "arriving.0"),
        ({"players": {"black": {}}, "arriving": [{"player": "red", "place": "forest"}]}, "arriving.0.player"),
        ({"players": {"black": {"blue": 11}, "red": {"blue": 11}}}, "players.blue"),
    ],
)
def test_an_impossible_board_is_refused(given: dict[str, Any], path: str) -> None:
    assert refused(given).path == path


AVENUE = "setup.avenue-tiles"
STARTS = ("palace", "forest", "nobles", "decorations")
KEPT = ["starting-palace-forest", "starting-nobles-decorations"]
REVEALED: dict[str, Any] = {"now": "starting", "players": {"black": {"kept": KEPT}}}


@pytest.mark.parametrize(
    ("black", "path", "rule"),
    [
        ({"kept": KEPT[:1]}, "players.black.kept", "setup.starting-tiles"),
        ({"kept": [*KEPT, "starting-alchemy-nobles"]}, "players.black.kept", "setup.starting-tiles"),
        ({"kept": KEPT, "alchemy": [1]}, "players.black", "setup.starting-workers"),
        ({"kept": KEPT, "drawn": {KEPT[0]: "discovery-points"}}, "players.black.drawn", "setup.discovery-icon"),
    ],
)
def test_whoever_reveals_starting_tiles_has_two_of_them_and_no_worker(
    black: dict[str, Any], path: str, rule: str
) -> None:
    fault = refused({"now": "starting", "players": {"black": black}})
    assert (fault.path, fault.rule) == (path, rule)
    assert [move.text for move in legal(REVEALED)] == [f"start {place}" for place in STARTS]


def legal(given: dict[str, Any]) -> Any:
    pos = teotihuacan().position(given)
    pos.run()
    return pos.legal_moves()


FIRST = "pyramid-plain-plain-plain-red"


@pytest.mark.parametrize(
    ("given", "path", "rule"),
    [
        ({"now": "turn", "players": {"black": {"forest": [1]}, "red": {}}}, "players.red", "setup.workers"),
        ({"royal": ["royal-cocoa", "royal-sale"]}, "royal", "setup.royal-tiles"),
        ({"decoration_display": ["decoration-blue-blue"] * 5}, "decoration_display", "setup.displays"),
        ({"spots": {"green.3": ["discovery-points"] * 4}}, "spots.green.3", "setup.temple-tiles"),
        ({"spots": {"avenue-of-the-dead.8": ["discovery-points"] * 2}}, "spots.avenue-of-the-dead.8", AVENUE),
        ({"sides": {1: ["decoration-blue-blue", "decoration-red-red"]}}, "sides.1", "decorations.slots"),
        ({"neutral": {"red": ["forest", "forest"]}}, "neutral.red", "setup.neutral"),
        ({"neutral": {who: ["forest"] for who in ("red", "yellow", "blue")}}, "neutral", "setup.neutral"),
        ({"light": 3, "countdown": 1}, "countdown", "eclipse.trigger"),
        ({"completed": True, "pyramid": [{"tile": FIRST, "space": 101}]}, "completed", "pyramid.completed"),
        ({"now": "turn", "arriving": [{"place": "forest", "power": 1}]}, "now", "turn.one-action"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_rule(given: dict[str, Any], path: str, rule: str) -> None:
    found = refused({"players": {"black": {"palace": [1]}}, **given}).faults
    assert (path, rule) in [(fault.path, fault.rule) for fault in found]


def test_a_technology_is_learnt_only_from_those_on_display() -> None:
    black = {"technologies": ["technology-palace"]}
    fault = refused({"technologies": ["technology-power-up"], "players": {"black": black}})
    assert (fault.path, fault.rule) == ("players.black.technologies", "setup.technology-tiles")
    assert "is not among the technologies on display" in str(fault)


def test_what_is_described_can_be_asked_back() -> None:
    given: dict[str, Any] = {
        "light": 3,
        "dark": 9,
        "royal": ["royal-temples"],
        "neutral": {"blue": ["forest", "palace"]},
        "players": {
            "black": {
                "cocoa": 2,
                "points": 7,
                "forest": [1, 5],
                "locked": [{"place": "palace", "power": 2, "tile": "royal-temples"}],
                "green": 4,
                "technologies": ["technology-power-up"],
                "discoveries": ["discovery-any-temple"],
                "used": ["discovery-any-temple"],
                "wheel": 1,
            },
        },
    }
    state: Any = teotihuacan().state(teotihuacan().position(given))
    black = state["players"]["black"]
    wanted = given.pop("players")["black"]
    assert {key: state[key] for key in given} == given
    assert {key: black[key] for key in wanted} == wanted


def test_the_fourth_die_waits_on_the_wheel_unless_it_is_needed() -> None:
    three = described(players={"black": {"forest": [1, 1, 1]}})
    four = described(players={"black": {"forest": [1, 1, 1, 1]}})
    assert (three.players[0].wheel, four.players[0].wheel) == (1, 0)


def test_several_workers_arrive_in_turn() -> None:
    pos = described(
        arriving=[{"place": "forest", "power": 1}, {"player": "red", "place": "forest", "power": 2}],
        players={"black": {}, "red": {}},
    )
    pos.play("collect")
    pos.play("collect")
    assert [player.goods[0] for player in pos.players] == [1, 2]
    assert pos.decision.player == 1
