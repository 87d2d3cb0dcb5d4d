"""Everything goes through the flow of messages: shown by a language that nobody speaks, and by all that are spoken."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from generator.games.telling import narrator
from generator.languages.load import available_languages
from generator.messages.code import code_messages
from generator.wording.tiles import tile_name
from tests.wording.voices import GAMES, board_and_tiles, everything_said, said, voice

UNTOUCHED = re.compile("[aceghijklnorstuwyzACEGHIJKLNORSTUWYZ]")
PRINTED_LETTER = re.compile(r"\b[A-Z]\b")


@pytest.mark.parametrize("game", GAMES)
def test_no_word_escapes_translation(game: str) -> None:
    texts = {PRINTED_LETTER.sub("", said(words)) for words in everything_said(voice("xx", game))}
    assert {text for text in texts if UNTOUCHED.search(text)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_that_is_empty_or_spaced_wrongly(game: str) -> None:
    for text in set(map(said, everything_said(voice("en", game)))):
        assert text
        assert text == text.strip()
        assert "  " not in text
        assert " ." not in text
        assert ".." not in text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", available_languages())
def test_every_thing_that_is_named_is_a_term_of_every_language_in_every_form(language: str, game: str) -> None:
    say = voice(language, game)
    say.language.misses.clear()  # what another test has asked of this language does not count here
    for _ in everything_said(say):
        pass
    assert [miss for miss in say.language.misses if miss.startswith("term/")] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", available_languages())
def test_no_two_tiles_have_the_same_name(language: str, game: str) -> None:
    say = voice(language, game)
    names = Counter(said(tile_name(tile, say)) for tile in say.book.components)
    assert [name for name, tiles in names.items() if tiles > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_links_and_icons_do_not_change_the_words(game: str) -> None:
    plain = voice("en", game)
    linked = narrator(plain.language, plain.book, links=True, icons=True)
    assert list(map(said, board_and_tiles(plain))) == list(map(said, board_and_tiles(linked)))


def test_texts_with_parameters_are_explained_to_translators() -> None:
    rooms = ("generator/wording/", "generator/games/")
    messages = [message for message in code_messages()[0] if message.where.startswith(rooms)]
    assert len(messages) > 200
    unexplained = [
        message.context
        for message in messages
        if not message.comment and set(re.findall(r"\{~?(\w+)", message.english)) - {"n"}
    ]
    assert unexplained == []
