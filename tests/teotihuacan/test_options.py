"""Choices of implementation: each option of Teotihuacan changes what it says, and nothing else."""

from __future__ import annotations

from typing import Any

import engine


def at(given: dict[str, Any], **options: str) -> Any:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    pos = engine.load("teotihuacan", (), named).position(given)
    pos.stepwise = True
    pos.run()
    return pos


def test_a_building_may_come_to_a_lower_row_by_choice() -> None:
    given = {
        "arriving": [{"place": "nobles", "power": 1}],
        "players": {"black": {"cocoa": 1, "wood": 2, "nobles": [1]}},
    }
    for value, rows in (("own", ["noble 2"]), ("any", ["noble 1", "noble 2"])):
        pos = at(given, nobles_row=value)
        pos.play("main-action")
        assert [move.text for move in pos.legal_moves()] == rows


def test_everybody_may_be_ahead_at_the_start() -> None:
    for value, points in (("nobody", 0), ("everybody", 4)):
        pos = at({"players": {"black": {}, "red": {}}}, leader_at_the_start=value)
        pos.stack[:] = pos.game.kit.runs["eclipse"]
        pos.run()
        assert [player.points for player in pos.players] == [points, points]


def test_a_second_technology_may_be_the_next_one() -> None:
    given = {
        "now": "starting",
        "technologies": ["technology-palace", "technology-power-up"],
        "players": {"black": {"kept": ["starting-gold-deposits-alchemy", "starting-alchemy-construction"]}},
    }
    for value, owned in (("none", 1), ("next", 2)):
        pos = at(given, second_technology_icon=value)
        for move in (
            "start gold-deposits",
            "start alchemy",
            "start construction",
            "take wood",
            "take wood",
            "take wood",
        ):
            pos.play(move)
        assert len(pos.players[0].tiles) == owned


def test_a_blocked_temple_may_be_forbidden_while_another_one_is_open() -> None:
    open_temples = {"lost": ["up blue", "up red", "up green"], "forbidden": ["up red", "up green"]}
    for value, options in open_temples.items():
        black = {"blue": 10, "discoveries": ["discovery-any-temple"]}
        pos = at({"now": "end-of-turn", "players": {"black": black, "red": {"blue": 11}}}, blocked_temple=value)
        pos.play("use discovery-any-temple")
        assert [move.text for move in pos.legal_moves()] == options
        assert pos.why_not("up blue") == (("temples.lost-step", "temples.top-step") if value == "forbidden" else ())


def test_a_step_is_lost_where_all_temples_are_blocked_and_that_is_forbidden() -> None:
    black = {"blue": 11, "red": 11, "green": 11, "discoveries": ["discovery-any-temple"]}
    pos = at({"now": "end-of-turn", "players": {"black": black, "red": {}}}, blocked_temple="forbidden")
    pos.play("use discovery-any-temple")
    assert [move.text for move in pos.legal_moves()] == ["up blue", "up red", "up green"]


def test_the_pyramid_track_may_end() -> None:
    given = {
        "arriving": [{"place": "decorations", "power": 1}],
        "decoration_display": ["decoration-blue-blue"],
        "players": {"black": {"gold": 3, "pyramid-track": 9}},
    }
    for value, step in (("none", 10), ("9", 9)):
        pos = at(given, pyramid_track_end=value)
        pos.play("main-action")
        pos.play("decorate decoration-blue-blue 1")
        assert pos.players[0].tracks[pos.tables.pyramid_track] == step


def test_a_tile_with_cocoa_may_pay_salaries() -> None:
    given = {"players": {"black": {"points": 5, "forest": [1], "discoveries": ["discovery-cocoa", "discovery-points"]}}}
    for value, options in (("refused", ["salary 0"]), ("allowed", ["salary 0", "use discovery-cocoa"])):
        pos = at(given, cocoa_at_salaries=value)
        pos.stack[:] = pos.game.kit.runs["eclipse"]
        pos.run()
        assert [move.text for move in pos.legal_moves()] == options
    pos.play("use discovery-cocoa")
    pos.play("salary 1")
    assert (pos.players[0].goods[pos.tables.cocoa], pos.players[0].points) == (3, 5)
