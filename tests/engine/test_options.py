"""Options where no text has a figure: the other figure is laid out, and scored."""

from __future__ import annotations

import pytest

import engine
from engine.game import Game

FIVE = ("green", "red", "blue", "yellow", "orange")


def played(**options: str) -> Game:
    return engine.load(
        "tzolkin", ("quick-actions",), {name.replace("_", "-"): value for name, value in options.items()}
    )


@pytest.mark.parametrize(("value", "monuments"), [("six", 6), ("seven", 7)])
def test_monuments_laid_out_for_five(value: str, monuments: int) -> None:
    pos = played(monuments_for_five=value).new_position(5, 1)
    assert len(pos.monuments) == monuments  # type: ignore[attr-defined]
    assert len(played(monuments_for_five=value).new_position(4, 1).monuments) == 6  # type: ignore[attr-defined]


@pytest.mark.parametrize(("value", "points"), [("three", 3), ("four", 4)])
def test_points_of_the_monument_that_counts_monuments(value: str, points: int) -> None:
    game = played(monument_points_for_five=value)
    built = {"green": {"built": ["monument-monuments", "monument-tombs"]}}
    pos = game.position({"day": 27, "now": "end", "players": {colour: built.get(colour, {}) for colour in FIVE}})
    pos.run()
    assert pos.scores()["green"]["monument-monuments"] == 2 * points * game.kit.parts_of_a_point
