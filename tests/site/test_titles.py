"""What is said of the whole site is true of the games that it has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.languages.load import load_language
from generator.pages.titles import site_lead
from generator.wording.speaker import Speaker
from tests.site.sample import sample_book


@pytest.mark.parametrize(
    ("games", "lead"),
    [
        (1, "A rulebook that plays itself: "),
        (2, "The rules of two great games, explained and played through"),
        (3, "A rulebook that plays itself: "),
    ],
)
def test_the_line_under_the_name_counts_games_only_when_the_number_is_right(games: int, lead: str) -> None:
    assert site_lead(Speaker(load_language("en")), [sample_book()] * games).startswith(lead)


def test_the_line_under_the_name_counts_only_complete_games() -> None:
    whole = sample_book()
    growing = replace(whole, books=(replace(whole.books[0], complete=False),))
    assert site_lead(Speaker(load_language("en")), [whole, growing]).startswith("A rulebook that plays itself: ")
