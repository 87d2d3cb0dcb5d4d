"""Where typesetting begins to try costs time; it does not decide how a sheet looks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.loading import load_rulebook
from generator.book.book import open_book
from generator.languages.load import load_language
from generator.print.first_size import SIZES, first_size, letters
from generator.print.gather_aid import gather_aid
from generator.print.noting import sizes, written
from generator.print.plain import to_plain
from generator.print.typeset import fit


def sheet(**given: Any) -> dict[str, Any]:
    return {"kind": "aid", "game": "tzolkin", "language": "de", **given}


@pytest.fixture(scope="module")
def aid() -> dict[str, Any]:
    return to_plain(gather_aid(open_book(load_language("de"), load_rulebook("tzolkin"))))


def test_a_size_that_was_noted_comes_first() -> None:
    assert first_size(sheet(sides=[{"blocks": ["x" * 6800]}])) == 8.0


def test_a_new_language_begins_with_what_its_fullest_side_says() -> None:
    sides = [{"blocks": ["x" * 100]}, {"blocks": [{"text": "x" * 5000}, {"title": "y" * 1800}]}]
    assert first_size(sheet(language="xx", sides=sides)) == pytest.approx(10.0)


def test_a_printed_table_takes_the_room_of_some_paragraphs() -> None:
    assert letters({"kind": "crosstab", "rows": ["12", 3, True]}) == len("crosstab") + len("12") + 650


@pytest.mark.parametrize("first", [5.8, 7.7, 8.4, 10.2])
def test_the_same_size_is_found_from_wherever_it_begins(aid: dict[str, Any], first: float) -> None:
    found = fit(aid | {"first": first, "noted": False})
    assert found["fits"]
    assert found["size"] == pytest.approx(fit(aid)["size"], abs=0.11)


def test_a_noted_size_is_taken_unless_much_has_been_left_out(aid: dict[str, Any]) -> None:
    """One grain less than could be is nearly full; a third less is not."""
    found = fit(aid)["size"]
    assert fit(aid | {"first": found - 0.1})["size"] == pytest.approx(found - 0.1)
    assert fit(aid | {"first": found * 0.67})["size"] == pytest.approx(found, abs=0.21)


def test_what_is_noted_is_what_fits() -> None:
    """`make sizes` finds what stands in the file; of one sheet here, in the format of all."""
    found = sizes([load_language("el")], [load_rulebook("teotihuacan")])
    noted = json.loads(SIZES.read_text("utf-8"))
    assert set(found) == set(noted) == {"aid", "solo"}
    for kind, of_games in found.items():
        size = of_games["teotihuacan"]["el"]
        assert size == pytest.approx(noted[kind]["teotihuacan"]["el"], abs=0.3), "out of date: make sizes"
    assert written(noted) == SIZES.read_text("utf-8")


def test_a_sheet_that_a_game_does_not_have_is_not_noted() -> None:
    assert sizes([], [load_rulebook("tzolkin")]) == {"aid": {"tzolkin": {}}, "solo": {}}
