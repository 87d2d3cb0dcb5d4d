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
