"""The aid for one player: two sides, and nothing that has to be looked up elsewhere while Teotibot plays."""

from __future__ import annotations

import pytest

from engine.loading import load_rulebook
from generator.book.book import Book, open_book
from generator.book.in_play import all_modules
from generator.languages.load import available_languages, load_language
from generator.print.build import PrintReport
from generator.print.gather_aid import gather_solo
from generator.print.gather_tiles import in_columns
from generator.print.model import Drawn, Picture, SoloAid
from generator.print.offers import document_title, file_name, offered
from tests.print.extraction import Poppler, boxes, path_of, spaced
from tests.print.extraction import words as words_of

GAME = "teotihuacan"
SOLO = frozenset({"solo"})
BOOK = load_rulebook(GAME)
languages = pytest.mark.parametrize("language", available_languages())


def book(language: str) -> Book:
    return open_book(load_language(language), BOOK, SOLO)


def drawn(aid: SoloAid) -> list[Picture]:
    items = [item for side in aid.sides for block in side.blocks for item in block.items]
    return [each for item in items if isinstance(item, Drawn) for column in item.columns for each in column]


def test_every_rule_by_which_one_player_plays_stands_on_it() -> None:
    """What only informs stands in the rulebook."""
    shown = {entry for block in BOOK.summary if block.sheet == "solo" for entry in block.shows}
    needed = {f"rule:{rule.id}" for rule in BOOK.rules.values() if rule.module == "solo" and rule.kind == "normative"}
    assert len(needed) > 40
    assert needed - shown == set()
    assert {"place:action-pyramid", "family:action-tiles"} <= shown


@languages
def test_it_has_two_sides_and_no_type_below_seven_points(language: str, printed: PrintReport, poppler: Poppler) -> None:
    found = boxes(poppler, path_of(printed, language, GAME, "solo"))
    assert {box.page for box in found} == {1, 2}
    assert min(box.size for box in found) >= 6.99
    assert len(found) > 1500


@languages
def test_all_seven_tiles_and_the_sums_of_the_pyramid_are_printed(
    language: str, printed: PrintReport, poppler: Poppler
) -> None:
    words = words_of(poppler, path_of(printed, language, GAME, "solo"))
    told = book(language)
    tiles = told.family("action-tiles").tiles
    assert len(tiles) == 7
    assert [tile.name for tile in tiles if spaced(tile.name) not in words] == []
    assert [sums for sums in ("2–3", "4–5", "6–8", "9–10", "11–12") if sums not in words] == []
    assert "← 3, → 2" in words


@languages
def test_a_flow_is_read_aloud_as_its_tile_is_told(language: str) -> None:
    alternatives = [picture.alternative for picture in drawn(gather_solo(book(language), SOLO))]
    told = book(language).family("action-tiles").tiles
    assert len(alternatives) == 8
    for tile in told:
        assert tile.flow
        assert f"{tile.name}. {tile.flow.alternative.text}" in alternatives


def test_it_is_offered_once_with_the_module_that_it_is_for() -> None:
    files = [file_name(offer.kind, BOOK, modules) for offer, modules in offered(BOOK)]
    assert files == [
        "player-aid.pdf",
        "rulebook.pdf",
        "score-sheet.pdf",
        "solo-aid.pdf",
        "rulebook-all.pdf",
        "score-sheet-all.pdf",
    ]
    assert not [offer for offer, _ in offered(load_rulebook("tzolkin")) if offer.kind == "solo"]
    assert document_title("solo", book("en"), all_modules(BOOK)) == "Solo aid · Teotihuacan: Teotibot"


def test_drawings_stand_in_columns_of_like_height_and_keep_their_order() -> None:
    pictures = tuple(Picture(str(n), 1, height, "", 1) for n, height in enumerate((5, 5, 3, 4, 4, 4, 2)))
    columns = [[picture.name for picture in column] for column in in_columns(pictures)]
    assert columns == [["0", "3"], ["1", "4"], ["2", "5", "6"]]
