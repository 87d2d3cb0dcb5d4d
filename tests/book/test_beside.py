"""What a chapter shows stands beside the rule it belongs to."""

from __future__ import annotations

import pytest

from engine.loading import games, load_rulebook
from generator.book.beside import ALL, beside
from generator.book.book import Book, open_book
from generator.languages.load import load_language


@pytest.fixture(scope="module")
def tzolkin() -> Book:
    return open_book(load_language("en"), load_rulebook("tzolkin"))


def ids(book: Book, chapter: str) -> dict[str, list[str]]:
    found = beside(book.chapter(chapter), book.rulebook)
    return {rule: [each.id for each in shown] for rule, shown in found.items() if shown}


def test_tracks_stand_beside_the_rule_that_explains_them(tzolkin: Book) -> None:
    assert ids(tzolkin, "temples") == {"temples.up": ["chaac", "quetzalcoatl", "kukulcan"]}


def test_each_family_of_tiles_stands_beside_its_own_rule(tzolkin: Book) -> None:
    assert ids(tzolkin, "buildings") == {"building.at-once": ["buildings"], "monument.score": ["monuments"]}


def test_a_gear_stands_before_all_rules_of_its_chapter(tzolkin: Book) -> None:
    """The rule of the gears themselves is in another chapter."""
    assert ids(tzolkin, "palenque") == {ALL: ["palenque"], "palenque.fields": ["jungle"]}


def test_the_table_is_the_matter_of_all_rules_of_the_set_up(tzolkin: Book) -> None:
    assert ids(tzolkin, "set-up") == {ALL: ["4"]}


@pytest.mark.parametrize("game", games())
def test_nothing_that_is_shown_gets_lost(game: str) -> None:
    book = open_book(load_language("en"), load_rulebook(game))
    for chapter in book.chapters:
        found = [each for shown in beside(chapter, book.rulebook).values() for each in shown]
        assert sorted(found, key=str) == sorted(chapter.shows, key=str)
