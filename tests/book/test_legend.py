"""The legend: every symbol that is drawn has a meaning in words, unless everybody can read it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.loading import games, load_rulebook
from generator.book.book import Book, open_book
from generator.book.legend import TERMS
from generator.languages.load import available_languages, load_language
from generator.pictures import icons
from generator.pictures.drawing import Alternative, Drawing, icons_in
from generator.pictures.marks import Mark, row

#: Plus, equals, a dash for nothing.
READ_BY_EVERYBODY = {"plus", "equals", "none"}


def drawings(book: Book) -> Iterator[Drawing]:
    yield from (part.drawing for part in book.board.parts)
    yield from (tile.drawing for family in book.families for tile in family.tiles)
    yield from (drawing for example in book.best_examples.values() for drawing in book.example(example).before)


@pytest.mark.parametrize("game", games())
def test_every_drawn_symbol_is_explained(game: str) -> None:
    book = open_book(load_language("en"), load_rulebook(game))
    drawn = {icon for drawing in drawings(book) for icon in icons_in(drawing)}
    assert len(drawn) > 15
    assert {icon for icon in drawn if not book.symbol(icon)} <= READ_BY_EVERYBODY


def test_a_symbol_is_known_with_an_amount_in_it_or_in_another_colour() -> None:
    marks = row((Mark("point", "3"), Mark("temple-up", "1", "green"), Mark("point", "4")), 0, 0, 20)
    assert icons_in(Drawing(90, 20, Alternative("marks"), (marks,))) == ("point", "temple-up")


def test_symbols_under_another_name_than_their_term_exist() -> None:
    assert set(TERMS) <= set(icons.names())


@pytest.mark.parametrize("code", available_languages())
def test_a_symbol_means_something_in_every_language(code: str) -> None:
    book = open_book(load_language(code), load_rulebook("tzolkin"))
    assert book.symbol("feed") == {
        "en": "feeding",
        "de": "Ernährung",
        "el": "τάισμα",
        "ro": "hrănire",
        "pl": "żywienie",
    }.get(code, book.symbol("feed"))
    assert book.symbol("civic")
