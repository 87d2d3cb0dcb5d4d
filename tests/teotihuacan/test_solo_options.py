"""How hard Teotibot plays, and the readings that a table can agree on: each option changes what it says."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.judge import judge
from engine.model.cases import Case, Play

TOP = {"action_pyramid": ["bot-worship"]}


def game(**options: str) -> Any:
    return engine.load("teotihuacan", ("solo",), {name.replace("_", "-"): value for name, value in options.items()})


def after_its_turn(given: dict[str, Any], draws: tuple[str, ...] = ("3", "4"), **options: str) -> Any:
    pos = game(**options).position(given)
    pos.draws = draws
    pos.stack[:] = pos.game.kit.runs["bot_turn"]
    pos.run()
    return pos


@pytest.mark.parametrize(("value", "power"), [("less", 1), ("usual", 2), ("more", 3)])
def test_its_unlocked_workers_start_weaker_or_stronger(value: str, power: int) -> None:
    workers = game(bot_workers=value).new_position(1, 1).players[1].workers
    assert [worker.power for worker in workers] == [power, power, power, 1]


@pytest.mark.parametrize(("value", "count"), [("less", 1), ("usual", 2), ("more", 3)])
def test_it_starts_with_fewer_or_more_resources(value: str, count: int) -> None:
    assert game(bot_resources=value).new_position(1, 1).players[1].goods == [0, count, count, count]


@pytest.mark.parametrize(
    ("value", "points"), [("much-less", 1), ("less", 2), ("usual", 3), ("more", 4), ("much-more", 5)]
)
def test_cocoa_is_worth_less_or_more(value: str, points: int) -> None:
    given = {"action_pyramid": ["bot-nobles"], "players": {"black": {}, "teotibot": {"cocoa": 10, "forest": [1]}}}
    assert after_its_turn(given, bot_cocoa=value).players[1].points == points


@pytest.mark.parametrize(("value", "steps"), [("less", 1), ("usual", 2), ("more", 3)])
def test_worship_brings_fewer_or_more_steps(value: str, steps: int) -> None:
    given = {**TOP, "players": {"black": {}, "teotibot": {"locked": [{"place": "decorations", "power": 1}]}}}
    pos = after_its_turn(given, bot_worship=value)
    assert pos.players[1].tracks[pos.game.track_index["blue"]] == steps


FINAL = [("much-less", 5, 0), ("less", 10, 1), ("usual", 15, 2), ("more", 20, 3), ("much-more", 25, 4)]


@pytest.mark.parametrize(("value", "temple", "technology"), FINAL)
def test_the_end_is_worth_less_or_more(value: str, temple: int, technology: int) -> None:
    bot = {"blue": 10, "technologies": ["technology-palace"]}
    given = {"eclipses": 2, "technologies": ["technology-palace"], "players": {"black": {}, "teotibot": bot}}
    pos = game(bot_temples=value, bot_technologies=value).position(given)
    pos.stack[:] = pos.game.kit.runs["eclipse"]
    pos.run()
    assert pos.players[1].points == temple + technology


def test_the_pyramid_can_be_built_column_by_column() -> None:
    tiles = ["pyramid-blue-plain-temple-red-green", "pyramid-plain-blue-red-temple-green"]
    given = {
        "action_pyramid": ["bot-construction"],
        "display": tiles[:1],
        "pyramid": [{"tile": tiles[1], "space": 101}],
        "players": {"black": {}, "teotibot": {"stone": 2, "construction": [1]}},
    }
    for value, slot in (("rows", 1), ("columns", 4)):
        assert after_its_turn(given, ("3", "4", "0"), bot_pyramid_slot=value).slots[slot] >= 0


def test_the_outermost_slot_can_be_decorated_first() -> None:
    given = {
        "action_pyramid": ["bot-decorations"],
        "decoration_display": ["decoration-plain-blue"],
        "sides": {1: ["decoration-blue-red"]},
        "pyramid": [
            {"tile": "pyramid-blue-plain-temple-red-green", "space": 102},
            {"tile": "pyramid-plain-blue-red-temple-green", "space": 103},
        ],
        "players": {"black": {}, "teotibot": {"gold": 2, "decorations": [1]}},
    }
    for value, sides in (("first-side", [2, 0, 0, 0]), ("outermost", [1, 1, 0, 0])):
        assert [len(side) for side in after_its_turn(given, bot_decoration_slot=value).sides] == sides


def test_the_temple_of_several_steps_can_be_found_once() -> None:
    bot = {"red": 10, "green": 4, "locked": [{"place": "forest", "power": 1}]}
    given = {**TOP, "players": {"black": {}, "teotibot": bot}}
    for value, levels in (("each-step", [0, 11, 6]), ("once", [0, 11, 4])):
        assert after_its_turn(given, bot_worship_temple=value).players[1].tracks[:3] == levels


def test_direction_tiles_can_be_turned_over_after_each_shift() -> None:
    given = {
        "action_pyramid": ["bot-nobles"],
        "directions": ["left", "right"],
        "players": {"black": {}, "teotibot": {"forest": [1]}},
    }
    for value, directions in (("once", (1, 1)), ("each-shift", (1, 0))):
        assert after_its_turn(given, bot_direction_tiles=value).directions == directions


def test_a_worker_can_walk_out_of_the_palace_at_once() -> None:
    given = {"action_pyramid": ["bot-alchemy"], "players": {"black": {}, "teotibot": {"forest": [4]}}}
    for value, place in (("stays", "palace"), ("walks-on", "stone-quarry")):
        pos = after_its_turn(given, bot_in_the_palace=value)
        assert pos.game.places[pos.players[1].workers[0].place].id == place


@pytest.mark.parametrize("modules", [(), ("solo",)])
def test_its_turn_is_no_procedure_where_it_does_not_sit(modules: tuple[str, ...]) -> None:
    alone = Case("", "", (), given={"players": {"black": {}}}, play=(Play(run="bot_turn"),))
    (fault,) = judge(engine.load("teotihuacan", modules), alone).failures
    assert str(fault).startswith("play[0].run: “bot_turn”"), fault
