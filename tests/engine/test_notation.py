"""A description of a position that cannot exist is refused, and the refusal names the place and the rule."""

from __future__ import annotations

from typing import Any

import pytest

from engine.faults import BadPosition
from tests.engine.playing import game, tzolkin

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"players": {"green": {"workers": 7}}}, "setup.workers"),
    ({"players": {"green": {}}, "skulls": 14}, "materials.skulls"),
    ({"players": {"green": {"chaac": 5}, "red": {"chaac": 5}}}, "temples.top-step"),
    ({"players": {"green": {"palenque": [8]}}}, "placing.lowest-space"),
    ({"players": {"green": {"palenque": [3]}, "red": {"palenque": [3]}}}, "placing.lowest-space"),
    ({"players": {"green": {"chaac": 6}}}, "players.green.chaac"),
    ({"players": {"green": {"korn": 3}}}, "did you mean 'corn'"),
    ({"players": {"green": {"corn": True}}}, "expected a number"),
    ({"players": {"green": {"hand": 1, "workers": 3}}}, "3 workers in play, but 1"),
    ({"players": {"pink": {}}}, "expected one of green, red"),
    ({"players": {}}, "at least one player"),
    ({"players": {"green": {}}, "now": "lunch"}, "expected one of turn"),
    ({"players": {"green": {}}, "jungle": {1: ["corn"]}}, "palenque.fields"),
    ({"players": {"green": {}}, "jungle": {3: ["grass"]}}, "expected wood, corn or empty"),
    ({"players": {"green": {}}, "display": ["farm-for-one"]}, "is unknown"),
    ({"players": {"green": {}}, "first_player_space": "red"}, "is unknown"),
    ({"players": {"green": {"side": "blue"}}}, "expected light or dark"),
    ({"players": {"green": {}}, "dya": 3}, "did you mean 'day'"),
    ({"players": {"green": []}, "day": 0}, "expected a number from 1"),
]


@pytest.mark.parametrize(("given", "message"), IMPOSSIBLE, ids=[message for _, message in IMPOSSIBLE])
def test_an_impossible_position_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        game("tzolkin").position(given)
    assert message in str(refused.value)


def test_what_is_not_said_is_as_at_the_start() -> None:
    pos = tzolkin({"players": {"green": {}, "red": {}}})
    player = pos.players[0]
    assert (player.workers, player.hand, player.light, player.points) == (3, 3, True, 0)
    assert pos.bank[pos.tables.skull] == 13
    assert pos.day == 1


def test_a_described_position_can_be_described_again() -> None:
    given = {"day": 9, "players": {"green": {"corn": 4, "palenque": [1, 3], "agriculture": 2}, "red": {"chaac": -1}}}
    state: dict[str, Any] = game("tzolkin").state(tzolkin(given))
    assert state["day"] == 9
    assert state["players"]["green"] | {"corn": 4, "palenque": [1, 3], "agriculture": 2} == state["players"]["green"]
    assert state["players"]["red"]["chaac"] == -1
