"""What readers type in each language, through the real search box: the right rule is among the first three results."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Browser, Page

import engine
from generator.languages.load import available_languages
from generator.pages.gather import gather_edition
from generator.pages.search_entries import search_entries
from tests.conftest import quiet_page
from tests.site.sample import sample_book
from tests.wording.voices import voice

TABLES = Path(__file__).parent / "searches"
FIRST = 3
LEAST = 38
GAMES = engine.games()
SHOWN = "query => document.querySelector('.rb-search__results').dataset.answers === query"
FOUND = f"[...document.querySelectorAll('.rb-search__results a')].slice(0, {FIRST}).map(link => link.href)"


def queries(game: str, language: str) -> dict[str, str]:
    """Each query, and where it must lead: the id of a rule, term or tile of the game, or the path of a page."""
    kinds = yaml.safe_load((TABLES / f"{language}.yaml").read_text(encoding="utf-8"))[game]
    return {query: wanted for table in kinds.values() for query, wanted in table.items()}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", available_languages())
def test_every_language_has_a_table_of_queries_that_lead_somewhere(game: str, language: str) -> None:
    table, book = queries(game, language), voice(game=game).book
    tiles, terms = set(book.components), {term.id for term in book.terms}
    chapters = {f"{game}/rules/{chapter.id}.html" for chapter in book.chapters}
    assert len(table) >= LEAST
    assert set(table.values()) - set(book.rules) - tiles - terms - chapters == set()


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", available_languages())
def test_the_right_rule_is_among_the_first_three(chromium: Browser, address: str, game: str, language: str) -> None:
    """Whoever reads about a game finds its rules, though the other one has words in common with it."""
    with quiet_page(chromium, address) as page:
        page.goto(f"{address}{language}/{game}/index.html")
        page.keyboard.press("/")
        answers = {query: first_results(page, query) for query in queries(game, language)}
    missed = {
        f"{query} → {wanted}": answers[query]
        for query, wanted in queries(game, language).items()
        if not any(leads_to(place, wanted, game, language) for place in answers[query])
    }
    assert missed == {}


def leads_to(place: str, wanted: str, game: str, language: str) -> bool:
    home = f"/{language}/"
    return place.endswith(home + wanted) or (f"{home}{game}/" in place and place.endswith(f"#{wanted}"))


def first_results(page: Page, query: str) -> list[str]:
    page.fill("#rb-search-query", query)
    page.wait_for_function(SHOWN, arg=query)
    places: list[str] = page.evaluate(FOUND)
    return places


def test_rules_terms_and_chapters_are_what_is_searched_first() -> None:
    entries = search_entries(gather_edition(voice("en").language, [sample_book()]).pages)
    known = {(kind, address): (title, words) for kind, address, title, _, words in entries}
    assert known["rule", "tzolkin/rules/placing.html#placing.first"] == ("2.2 Who begins", "Agree who begins.")
    assert known["term", "tzolkin/glossary.html#worker"][1] == "A piece that you place on a gear."
    assert known["chapter", "tzolkin/rules/placing.html"][1] == "What placing costs · Who begins"
