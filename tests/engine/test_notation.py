"""A description of a position that cannot exist is refused, and the refusal names the place and the rule."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.faults import BadPosition
from tests.engine.playing import game, tzolkin

ALL: dict[str, Any] = {"green": {}, "red": {}, "blue": {}, "yellow": {}}
TWO: dict[str, Any] = {"green": {}, "red": {}}
FARM, LATE, MONUMENT, WEALTH = "farm-one-worker", "tomb-points", "monument-tombs", "wealth-uxmal-3"


def green(**own: Any) -> dict[str, Any]:
    return {"players": {"green": own}}


#: What is described, and what is said about it: where, the figures, the rule.
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    # pieces out of nothing
    (green(workers=7), "players.green.workers: 7 is impossible: the least is 0, the most 6 (setup.workers)"),
    (green(hand=5, palenque=[0, 1]), "players.green: 7 in all, but there can be at most 6 (setup.workers)"),
    (green(hand=1, workers=3), "players.green: 3 workers in play, but 1 in hand and 0 on the board (setup.workers)"),
    ({**green(), "skulls": 14}, "skulls: 14 is impossible: the least is 0, the most 13 (materials.skulls)"),
    (green(skull=14), "players: 14 in all, but there can be at most 13 (materials.skulls)"),
    (green(corn=-1), "players.green.corn: -1 is impossible: the least is 0, the most 999 (materials.pay)"),
    (
        {"players": {"green": {"corn_tiles": 5}, "red": {"corn_tiles": 4}}},
        "9 in all, but there can be at most 8 (setup.jungle)",
    ),
    ({"players": ALL, "neutral": {"tikal": [0]}}, "neutral: 1 in all, but there can be at most 0 (setup.neutral)"),
    ({**green(), "day": 3, "tooth_corn": 3}, "tooth_corn: 3 in all, but there can be at most 2 (calendar.corn)"),
    # tiles
    (
        {"players": {"green": {"built": [FARM] * 3}}, "display": [FARM]},
        "players.green.built: “farm-one-worker” is here 4 times in all; the game has it only 3 times (setup.buildings)",
    ),
    (
        {**green(), "display": [MONUMENT]},
        "“monument-tombs” cannot be here: this place is for tiles of the group “buildings”",
    ),
    (
        {**green(), "display": [WEALTH]},
        "“wealth-uxmal-3” cannot be here: this place is for tiles of the group “buildings”",
    ),
    ({**green(), "monuments": [FARM]}, "monuments: “farm-one-worker” cannot be here"),
    (green(built=[WEALTH]), "players.green.built: “wealth-uxmal-3” cannot be here"),
    (green(kept=[FARM]), "players.green.kept: “farm-one-worker” cannot be here"),
    (
        {**green(), "day": 3, "display": [LATE]},
        "display: “tomb-points” belongs to age 2, not to age 1 (food-day.new-buildings)",
    ),
    ({**green(), "display": [FARM, LATE]}, "display: “tomb-points” belongs to age 2, not to age 1"),
    ({**green(), "deck": {1: [LATE]}}, "deck.1: “tomb-points” belongs to age 2, not to age 1"),
    ({**green(built=[LATE]), "day": 3}, "players.green.built: “tomb-points” belongs to age 2, not to age 1"),
    (
        {
            **green(),
            "display": [
                FARM,
                FARM,
                FARM,
                "farm-every-worker",
                "farm-every-worker",
                "tomb-build",
                "shrine-architecture",
            ],
        },
        "display: 7 here, but there is room for only 6 (setup.buildings)",
    ),
    (
        {
            "players": TWO,
            "monuments": [MONUMENT, "monument-civic", "monument-workers", "monument-skulls", "monument-buildings"],
        },
        "monuments: 5 in all, but there can be at most 4 (setup.monuments)",
    ),
    (
        green(kept=[WEALTH, "wealth-uxmal-5", "wealth-palenque-1"]),
        "kept: 3 here, but there is room for only 2 (setup.wealth)",
    ),
    (
        {**green(), "wealth": {"green": [WEALTH]}},
        "wealth: once play has begun, all tiles have been chosen (setup.wealth)",
    ),
    ({**green(), "now": "wealth"}, "wealth.green: 0 here, but at least 1 is needed (setup.wealth)"),
    # the board
    (
        {"players": {"green": {"chaac": 5}, "red": {"chaac": 5}}},
        "red.chaac: 2 here, but there is room for only 1 (temples.top-step)",
    ),
    (green(chaac=6), "players.green.chaac: 6 is impossible: the least is -1, the most 5"),
    (green(palenque=[8]), "players.green.palenque: 8 is impossible: the least is 0, the most 7 (placing.lowest-space)"),
    (
        {"players": {"green": {"tikal": [3]}, "red": {"tikal": [3]}}},
        "red.tikal: space 3 is occupied twice (placing.lowest-space)",
    ),
    (
        {**green(), "laid": {"chichen-itza": [3, 3]}},
        "laid.chichen-itza: on space 3 something has been left twice (chichen.once)",
    ),
    (
        {**green(), "laid": {"chichen-itza": [10]}},
        "laid.chichen-itza: nothing can be left on space 10 (chichen.offering)",
    ),
    ({**green(), "jungle": {3: ["corn"] * 10}}, "jungle.3: 10 here, but there is room for only 4 (setup.jungle)"),
    ({"players": TWO, "jungle": {3: ["corn"] * 3}}, "jungle.3: 3 here, but there is room for only 2 (setup.jungle)"),
    ({**green(), "jungle": {2: ["wood"]}}, "jungle.2: no wood lies on the fields of space 2 (setup.jungle)"),
    ({**green(), "jungle": {1: ["corn"]}}, "jungle.1: no fields belong to space 1 (palenque.fields)"),
    # the calendar
    ({**green(), "day": 99}, "day: 99 is impossible: the least is 1, the most 29 (end.last-day)"),
    ({**green(), "day": 28}, "day: 28 is impossible: the least is 1, the most 27 (end.last-day)"),
    ({**green(), "day": 0}, "day: 0 is impossible"),
    (
        {**green(), "day": 20, "food_days": 0},
        "food_days: 0 is impossible: the least is 2, the most 2 (calendar.late-food-day)",
    ),
    ({"players": ALL, "moved": ["red"]}, "moved: red cannot have had a turn before green (turn.order)"),
    (
        {"players": ALL, "moved": ["green"], "now": "advance"},
        "moved: “advance” is not possible here; one of these is: turn",
    ),
    # what cannot be read
    (green(korn=3), "players.green.korn: there is no key “korn” here; did you mean “corn”?"),
    (green(corn=True), "players.green.corn: a whole number from 0 to 999 is needed, not “True”"),
    ({"players": {"pink": {}}}, "players.pink: “pink” is not possible here; one of these is: green, red, blue, yellow"),
    ({"players": {}}, "players: at least one player is needed"),
    ({**green(), "now": "lunch"}, "now: “lunch” is not possible here; one of these is: turn, wealth, advance"),
    (
        {**green(), "jungle": {3: ["grass"]}},
        "jungle.3: “grass” is not possible here; one of these is: wood, corn, empty",
    ),
    (
        {**green(), "display": ["farm-one-wrker"]},
        "display: “farm-one-wrker” is unknown; did you mean “farm-one-worker”?",
    ),
    ({**green(), "display": FARM}, "display: a list is needed, not “farm-one-worker”"),
    ({**green(), "neutral": 3}, "neutral: keys with values are needed, not “3”"),
    (
        {**green(), "first_player_space": "red"},
        "first_player_space: “red” is not possible here; one of these is: green",
    ),
    (green(side="blue"), "players.green.side: “blue” is not possible here; one of these is: light, dark"),
    (green(tribe="yaluk"), "players.green.tribe: “yaluk” belongs to the module “tribes”, which is not in play"),
    ({**green(), "prophecy": "empty-treasury"}, "prophecy: “empty-treasury” belongs to the module “prophecies”"),
    ({**green(), "dya": 3}, "dya: there is no key “dya” here; did you mean “day”?"),
    (
        {**green(), "house_rules": ["setup.bildings"]},
        "house_rules: “setup.bildings” is unknown; did you mean “setup.buildings”?",
    ),
]


@pytest.mark.parametrize(("given", "message"), IMPOSSIBLE, ids=[message[:60] for _, message in IMPOSSIBLE])
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


def test_everything_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(BadPosition) as refused:
        tzolkin(
            {"day": 99, "dya": 2, "skulls": -1, "display": [MONUMENT], "players": {"green": {"corn": -1, "tikal": [9]}}}
        )
    assert [fault.path for fault in refused.value.faults] == [
        "dya",
        "day",
        "display",
        "players.green.corn",
        "players.green.tikal",
        "skulls",
    ]


def test_a_house_rule_lets_pass_what_breaks_only_that_rule() -> None:
    seven = [FARM] * 3 + ["farm-every-worker"] * 2 + ["tomb-build", "shrine-architecture"]
    given = {**green(), "display": seven, "house_rules": ["setup.buildings"]}
    pos, exceptions = game("tzolkin").described(given)
    assert [str(fault) for fault in exceptions] == ["display: 7 here, but there is room for only 6 (setup.buildings)"]
    assert len(tzolkin(given).display) == 7
    assert pos.players[0].colour == "green"


@pytest.mark.parametrize(
    "given",
    [
        {**green(workers=7), "house_rules": ["setup.workers"]},
        {**green(palenque=[8]), "house_rules": ["placing.lowest-space"]},
        {**green(), "display": [MONUMENT], "house_rules": ["setup.buildings"]},
        {**green(), "display": [LATE], "day": 3, "house_rules": ["setup.buildings"]},
    ],
)
def test_a_house_rule_makes_nothing_possible_that_cannot_be_played_or_breaks_another_rule(
    given: dict[str, Any],
) -> None:
    with pytest.raises(BadPosition):
        tzolkin(given)


def test_players_who_have_moved_have_no_turn_any_more() -> None:
    pos = tzolkin({"players": ALL, "starting_player": "blue", "moved": ["yellow", "blue"]})
    pos.run()
    assert [pos.players[pos.active].colour, sum(type(frame).__name__ == "TakeTurn" for frame in pos.stack)] == [
        "green",
        1,
    ]


def test_both_stacks_can_be_described() -> None:
    pos = tzolkin({**green(), "deck": {1: [FARM], 2: [LATE, "farm-three-workers"]}})
    assert [[pos.game.tiles[tile].id for tile in deck] for deck in pos.decks] == [[FARM], [LATE, "farm-three-workers"]]
    late = tzolkin({**green(), "day": 20, "deck": [LATE]})
    assert [len(deck) for deck in late.decks] == [0, 1]


def test_where_no_day_is_said_the_buildings_show_the_age() -> None:
    assert (tzolkin({**green(), "display": [LATE]}).age, tzolkin({**green(), "display": [FARM]}).age) == (2, 1)


def test_nobody_waits_for_a_quick_action_where_none_lies() -> None:
    quick: Any = engine.load("tzolkin", ("quick-actions",))
    waiting = {"players": TWO, "quick_board": ["green"]}
    with pytest.raises(BadPosition, match=r"quick_board: a player waits for a quick action, and none lies there"):
        quick.position(waiting)
    assert quick.position({**waiting, "quick": "quick-corn-1"}).quick_spaces[0] == 0
    assert quick.position({"players": TWO, "quick_board": ["neutral"]}).quick < 0
