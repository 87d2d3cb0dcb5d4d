"""Generated sentences read like written ones: no formula, no name put behind a colon, no word in a wrong form."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.share import locales_root
from generator.languages.load import available_languages
from generator.messages.catalogue import catalogue_path, read_entries
from generator.messages.collect import collect
from generator.wording.language import COMMON, SOURCE
from tests.wording.voices import GAMES, board_and_tiles, said, voice

#: Sentences and titles that are made for tiles, spaces, moves and logs; labels and lists may have a colon.
SENTENCES = ("effect.", "ability.", "offer.", "event.", "points.", "measure.", "moment.", "window.", "tile.", "track.")
#: Names, which must stand in a form of their own.
NAMES = ("place", "places", "space", "tile", "tiles", "component", "track", "tracks", "technology", "group", "good")
BARE = re.compile(rf": ?\{{({'|'.join(NAMES)})\}}")
#: A mark that is printed on a tile is told like a label: "Gear: Palenque".
LABELS = {"tile.mark"}


def templates(language: str) -> Iterator[tuple[str, str]]:
    """The texts from which sentences, and the titles of moves, are made."""
    domains = (COMMON, *GAMES)
    if language == SOURCE:
        found = [(message.context, message.english) for message in collect()[0] if message.domain in domains]
    else:
        paths = (catalogue_path(locales_root(), language, domain) for domain in domains)
        found = [(entry.context, entry.translation) for path in paths for entry in read_entries(path)]
    yield from ((context, text) for context, text in found if _is_sentence(context))


def _is_sentence(context: str) -> bool:
    is_title = context.startswith("move/") and context.endswith("/title")
    return (is_title or context.startswith(SENTENCES)) and context not in LABELS


@pytest.mark.parametrize("language", available_languages())
def test_no_name_stands_bare_behind_a_colon(language: str) -> None:
    assert [(context, text) for context, text in templates(language) if BARE.search(text)] == []


@pytest.mark.parametrize("language", available_languages())
def test_no_sentence_is_a_formula(language: str) -> None:
    assert [(context, text) for context, text in templates(language) if "×" in text] == []
    shown = [said(words) for game in GAMES for words in board_and_tiles(voice(language, game))]
    assert [words for words in shown if "×" in words] == []


def test_the_tests_know_a_bad_template() -> None:
    assert BARE.search("{player} places a worker: {space}, for {cost}.")
    assert not BARE.search("{player} places a worker on space {space} of {place:def}.")
    assert not BARE.search("{points}: {amount}")


@pytest.mark.parametrize("language", available_languages())
def test_every_sentence_of_a_tile_or_a_space_begins_with_a_capital(language: str) -> None:
    for game in GAMES:
        for words in map(said, board_and_tiles(voice(language, game))):
            assert not words[:1].islower(), words
            assert ".." not in words, words
            assert ". ." not in words, words
            assert "  " not in words, words


def test_an_option_of_a_technology_is_told_as_what_a_worker_may_do() -> None:
    steps = {track.id: track.steps for track in voice().book.tracks}
    told = [said(words) for words in board_and_tiles(voice())]
    assert steps["theology"]
    assert any(
        words.startswith("A worker that you pick up at Chichen Itza may perform the next higher action instead.")
        for words in told
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "If an action constructs several buildings, all your levels of Architecture count for one of them only.",
        ),
        ("de", "gelten alle deine Stufen in der Architektur nur für eines davon."),
        ("el", "όλα τα επίπεδά σας στην Αρχιτεκτονική ισχύουν μόνο για ένα από αυτά."),
        ("ro", "toate nivelurile tale de la Arhitectură se aplică doar uneia dintre ele."),
        ("pl", "wszystkie twoje poziomy Konstrukcji działają tylko przy jednym z nich."),
    ],
)
def test_architecture_is_told_of_one_building(language: str, words: str) -> None:
    told = [said(sentence) for sentence in board_and_tiles(voice(language))]
    assert sum(words in sentence for sentence in told) == 3


def test_greek_gold_is_counted_in_cubes() -> None:
    told = " ".join(said(words) for game in GAMES for words in board_and_tiles(voice("el", game)))
    assert "2 κύβους χρυσού" in told
    assert not re.search(r"\d χρυσό", told)
