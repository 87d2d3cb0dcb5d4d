"""Where a wealth tile puts its neutral workers must be on the board, or the game is not loaded."""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from engine.claims import UnclaimedContent
from engine.loading import load_rulebook
from engine.model.rulebook import Rulebook

TILE = "wealth-palenque-1"


def marked(**marks: str | int) -> Rulebook:
    book = load_rulebook("tzolkin")
    families = (
        replace(
            family,
            components=tuple(
                replace(tile, marks=tuple({**dict(tile.marks), **marks}.items())) if tile.id == TILE else tile
                for tile in family.components
            ),
        )
        for family in book.families
    )
    return replace(book, families=tuple(families))


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        ({"space": 70}, "marks.space: palenque has 10 teeth, counted from 0"),
        ({"space": -1}, "marks.space: palenque has 10 teeth, counted from 0"),
        ({"gear": "nowhere"}, "marks.gear: a tile of wealth names a gear"),
    ],
)
def test_a_space_that_no_gear_has_is_refused(marks: dict[str, str | int], said: str) -> None:
    with pytest.raises(UnclaimedContent, match=said):
        engine.play_by(marked(**marks))


def test_the_printed_marks_are_carried_out() -> None:
    assert engine.play_by(marked(space=1)).id == "tzolkin"
