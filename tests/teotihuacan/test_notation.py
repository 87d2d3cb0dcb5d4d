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
        ({"technologies": ["discovery-power-ups"]}, "players.black.technologies", ""),
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
