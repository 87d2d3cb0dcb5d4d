"""What readers type in each language, through the real search box: the right rule is among the first three results."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Browser, Page

from generator.languages.load import available_languages
from generator.pages.gather import gather_edition
from generator.pages.search_entries import search_entries
from tests.conftest import quiet_page
from tests.site.sample import sample_book
from tests.wording.voices import voice

TABLES = Path(__file__).parent / "searches"
FIRST = 3
LEAST = 30
SHOWN = "query => document.querySelector('.rb-search__results').dataset.answers === query"
FOUND = f"[...document.querySelectorAll('.rb-search__results a')].slice(0, {FIRST}).map(link => link.href)"


def queries(language: str) -> dict[str, str]:
    """Each query, and where it must lead: the id of a rule, term or tile, or the path of a page."""
    kinds = yaml.safe_load((TABLES / f"{language}.yaml").read_text(encoding="utf-8"))
    return {query: wanted for table in kinds.values() for query, wanted in table.items()}


@pytest.mark.parametrize("language", available_languages())
def test_every_language_has_a_table_of_queries_that_lead_somewhere(language: str) -> None:
    table, book = queries(language), voice().book
    tiles, terms = set(book.components), {term.id for term in book.terms}
    chapters = {f"tzolkin/rules/{chapter.id}.html" for chapter in book.chapters}
    assert len(table) >= LEAST
    assert set(table.values()) - set(book.rules) - tiles - terms - chapters == set()


@pytest.mark.browser
@pytest.mark.parametrize("language", available_languages())
def test_the_right_rule_is_among_the_first_three(chromium: Browser, address: str, language: str) -> None:
    with quiet_page(chromium, address) as page:
        page.goto(f"{address}{language}/tzolkin/index.html")
        page.keyboard.press("/")
        answers = {query: first_results(page, query) for query in queries(language)}
    missed = {
        f"{query} → {wanted}": answers[query]
        for query, wanted in queries(language).items()
        if not any(place.endswith((f"#{wanted}", f"/{language}/{wanted}")) for place in answers[query])
    }
    assert missed == {}


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
