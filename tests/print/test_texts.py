"""Paper shows the words of the book as if nobody had put icons into them."""

from __future__ import annotations

import pytest

from engine.loading import games, load_rulebook
from engine.model.text import Icon, Words
from generator.book.book import open_book
from generator.games.telling import narrator
from generator.languages.load import available_languages, load_language
from generator.print.texts import in_a_row, printed
from generator.wording.sentences import tile_sentences


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("game", games())
def test_a_tile_is_told_on_paper_as_by_somebody_without_icons(game: str, language: str) -> None:
    spoken, rulebook = load_language(language), load_rulebook(game)
    plain = narrator(spoken, rulebook)
    tiles = [tile for family in open_book(spoken, rulebook).families for tile in family.tiles]
    assert any(isinstance(node, Icon) for tile in tiles for sentence in tile.sentences for node in sentence)
    for tile in tiles:
        told = tile_sentences(rulebook.components[tile.id], plain)
        assert tuple(printed(sentence) for sentence in tile.sentences) == told, tile.id


def test_sentences_stand_in_a_row_with_one_space_between_them() -> None:
    sentences = [(Words("Take "), Icon("corn"), Words("2 corn.")), (Words("Stop."),)]
    assert in_a_row(sentences) == (Words("Take 2 corn."), Words(" "), Words("Stop."))
    assert in_a_row([]) == ()
