"""A book that is not complete says so wherever it could be taken for the whole; a complete one does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.loading import load_rulebook
from engine.model.components import Family
from engine.model.rulebook import MissingPart, Rulebook
from generator.book.book import Book, open_book
from generator.languages.load import load_language
from generator.pages.drawings import Drawings
from generator.pages.filters import page_filter, rules_hidden
from generator.pages.game_pages import GamePages
from generator.pages.gather import gather_edition
from generator.pages.labels import labels
from generator.pages.write import edition_files
from generator.print.gather_aid import gather_aid
from generator.print.gather_rulebook import gather_rulebook
from generator.wording.writers import to_text

FIRST_PAGES = ("tzolkin/index.md", "tzolkin/learn.md", "tzolkin/setup.md", "tzolkin/summary.md")
NOTE = '<aside class="rb-growing"'
#: How pages say that there will be more; positions may count what has been "so far", too.
SO_FAR = ("; so far it has", "<p>So far: ", "set-up so far", "here so far", "What there is so far")
JUDGED = "Given positions can be judged already, but it cannot be played from its set-up yet."


def tzolkin(game: bool = True, expansion: bool = True) -> Rulebook:
    """Tzolk'in and its expansion, each complete or not; all that is missing is a solo mode."""
    book = load_rulebook("tzolkin")
    missing = (MissingPart("alone", "a way to play alone"),)
    first, second = (replace(each, complete=True, missing=()) for each in book.books)
    if not game:
        first = replace(first, complete=False, missing=missing)
    if not expansion:
        second = replace(second, complete=False)
    families = tuple(replace(family, in_print=family.count) for family in book.families)
    return replace(book, books=(first, second), families=families)


def with_family(book: Rulebook, family: Family) -> Rulebook:
    return replace(book, families=tuple(family if each.id == family.id else each for each in book.families))


def told(book: Rulebook, language: str = "en") -> Book:
    return open_book(load_language(language), book)


def lead(book: Rulebook, family: str, language: str = "en") -> str:
    return to_text(told(book, language).family(family).lead).replace("\xa0", " ")


def pages(book: Rulebook, language: str = "en") -> dict[str, str]:
    return dict(edition_files(gather_edition(load_language(language), [book]), Drawings()))


@pytest.fixture(scope="module")
def whole() -> dict[str, str]:
    return pages(tzolkin())


@pytest.fixture(scope="module")
def growing() -> dict[str, str]:
    return pages(tzolkin(game=False))


def test_a_family_tells_how_many_of_its_tiles_there_are() -> None:
    book = tzolkin()
    family = book.families[0]
    count = family.count
    growing = with_family(book, replace(family, in_print=count + 7))
    assert lead(growing, family.id).startswith(f"{count} of {count + 7} tiles so far. See rule ")
    assert lead(growing, family.id, "de").startswith(f"Bisher {count} von {count + 7} Plättchen. Siehe Regel ")
    assert lead(book, family.id).startswith(f"{count} tiles. See rule ")


def test_a_family_that_does_not_say_how_many_there_are_is_as_whole_as_its_book() -> None:
    for game, words in ((True, "tiles. See rule "), (False, "tiles so far. See rule ")):
        book = tzolkin(game=game)
        silent = with_family(book, replace(book.families[0], in_print=0))
        assert words in lead(silent, book.families[0].id)


def test_a_book_that_is_not_complete_says_what_it_has_and_what_is_missing() -> None:
    book = tzolkin(game=False)
    (growing,) = told(book).growing
    rules = sum(len(chapter.rules) for chapter in book.chapters if chapter.book == "tzolkin")
    tiles = sum(family.count for family in book.families if family.book == "tzolkin")
    assert to_text(growing.text).replace("\xa0", " ") == (
        f"The game is not here in full yet; so far it has {rules} rules and {tiles} tiles. "
        f"Still missing: a way to play alone. {JUDGED}"
    )
    assert to_text(told(book).players).replace("\xa0", " ") == f"So far: {rules} rules and {tiles} tiles"
    assert to_text(told(book, "de").players).replace("\xa0", " ") == f"Bisher: {rules} Regeln und {tiles} Plättchen"


def test_an_expansion_is_named_and_leaves_the_game_as_it_is() -> None:
    book = tzolkin(expansion=False)
    (growing,) = told(book, "pl").growing
    assert to_text(growing.text).startswith("Rozszerzenia „Tzolk'in: Plemiona i Przepowiednie” nie ma tu jeszcze w")
    assert to_text(told(book).players) == "For 2 to 4\xa0players"


def test_first_pages_of_a_growing_game_carry_the_note_and_no_number_of_players(growing: dict[str, str]) -> None:
    for path in FIRST_PAGES:
        assert NOTE in growing[path]
        assert JUDGED in growing[path]
    everywhere = "\n".join(growing.values())
    for claim in ("For 2 to 4", "Everything about the game", "Every part of the board", "Complete rulebook (PDF)"):
        assert claim not in everywhere
    assert "Rulebook (PDF)" in growing["tzolkin/summary.md"]
    assert "<p>So far: " in growing["index.md"]
    assert [words for words in SO_FAR if words not in everywhere] == []


def test_nothing_is_said_once_all_is_complete(whole: dict[str, str]) -> None:
    everywhere = "\n".join(whole.values())
    for words in (NOTE, *SO_FAR, "tiles so far", "(in part)", "Still missing"):
        assert words not in everywhere
    assert "For 2 to 4" in whole["index.md"]
    assert "Everything about the game on these pages." in whole["tzolkin/index.md"]
    assert "Complete rulebook (PDF)" in whole["tzolkin/summary.md"]


def test_a_growing_expansion_is_told_on_the_overview_its_chapters_and_the_filter() -> None:
    here = pages(tzolkin(expansion=False), "de")
    assert "ist hier noch nicht vollständig: Bisher gibt es" in here["tzolkin/index.md"]
    assert "Tzolk&#39;in: Stämme und Prophezeiungen (teilweise)" in here["tzolkin/rules/tribes.md"]
    assert "Stämme (teilweise)" in here["tzolkin/index.md"]
    assert NOTE not in here["tzolkin/setup.md"]


@pytest.mark.parametrize(("expansion", "label"), [(True, "Tribes"), (False, "Tribes (in part)")])
def test_the_filter_says_which_modules_are_not_complete(expansion: bool, label: str) -> None:
    book = told(tzolkin(expansion=expansion))
    game = GamePages(book, labels(book.say))
    scopes = [chapter.scope for chapter in book.chapters]
    found = page_filter(game, scopes, rules_hidden(game))
    assert found is not None
    assert found.modules[0].label == label


def test_paper_says_the_same() -> None:
    growing, whole = told(tzolkin(game=False)), told(tzolkin())
    in_part, in_full = gather_rulebook(growing), gather_rulebook(whole)
    assert gather_aid(growing).growing.endswith(JUDGED)
    assert (in_part.heading, in_full.heading) == ("Rulebook", "Complete rulebook")
    assert [to_text(text) for text in in_part.missing] == [to_text(growing.growing[0].text)]
    assert (in_part.players, in_full.players) == ((), whole.players)
    assert (gather_aid(whole).growing, in_full.missing) == ("", ())


def test_a_sheet_tells_only_of_the_expansions_it_is_for() -> None:
    book = told(tzolkin(expansion=False))
    assert gather_aid(book).growing == ""
    assert "Tribes & Prophecies is not here in full yet" in gather_aid(book, frozenset({"tribes"})).growing
    assert "Tribes & Prophecies is not here in full yet" in to_text(gather_rulebook(book).missing[0])


def test_a_family_on_the_aid_tells_how_many_of_its_tiles_there_are() -> None:
    book = load_rulebook("teotihuacan")
    family = next(each for each in book.families if each.id == "royal-tiles")
    for in_print, title in (
        (family.count + 6, f"{family.count} of {family.count + 6}\xa0tiles so far"),
        (family.count, ""),
    ):
        sheet = gather_aid(told(with_family(book, replace(family, in_print=in_print))))
        (block,) = (block for side in sheet.sides for block in side.blocks if block.id == "royal-tiles")
        assert [item.title for item in block.items] == [title]  # type: ignore[union-attr]
