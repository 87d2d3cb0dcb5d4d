"""Filters: what does not concern the chosen game is hidden, said to be, and still reached by its address."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine.loading import load_rulebook
from generator.book.book import open_book
from generator.book.scopes import ALWAYS, Scope, case_scope, figures_by_players, shared_scope
from generator.languages.load import load_language
from generator.pages.filters import examples_hidden, page_filter
from generator.pages.game_pages import GamePages
from generator.pages.gather_setup import setup_page
from generator.pages.labels import labels
from generator.wording.speaker import Speaker

DUMMIES = ["setup.neutral", "setup.neutral-space", "setup.neutral-opposite"]
SET_UP = "en/tzolkin/rules/set-up.html"


def pages_of(game: str) -> GamePages:
    english = load_language("en")
    return GamePages(open_book(english, load_rulebook(game)), labels(Speaker(english)))


def test_an_example_of_figures_by_players_holds_for_its_own_number_only() -> None:
    book = load_rulebook("tzolkin")
    cases = {case.id: case for case in book.cases}
    assert case_scope(cases["dummy-workers-for-three"], book, 3) == Scope((), (3,))
    assert case_scope(cases["no-seventh-worker"], book, 2) == ALWAYS


def test_what_a_page_cannot_do_without_is_shared_by_all_its_entries() -> None:
    assert shared_scope([Scope(("tribes",)), Scope(("prophecies", "tribes"))]) == Scope(("tribes",))
    assert shared_scope([Scope(("tribes",)), ALWAYS]) == ALWAYS


def test_a_single_player_sets_up_with_the_figure_of_the_fewest() -> None:
    game = load_rulebook("teotihuacan")
    book = replace(game, books=(replace(game.books[0], least_players=1),))
    assert figures_by_players(book.rules["setup.discs"], book) == {"dark": {1: 10, 2: 10, 3: 11, 4: 12}}


def test_there_is_no_filter_where_nothing_depends_on_it() -> None:
    here = pages_of("tzolkin")
    assert page_filter(here, [ALWAYS, ALWAYS], examples_hidden(here)) is None


def test_the_filter_offers_only_what_makes_a_difference_and_tells_each_number() -> None:
    here = pages_of("tzolkin")
    found = page_filter(here, [Scope(("tribes",)), ALWAYS, Scope(("tribes",))], examples_hidden(here))
    assert found is not None
    assert found.players == ()
    assert [choice.value for choice in found.modules] == ["tribes"]
    assert found.told == ("1\u00a0example hidden", "2\u00a0examples hidden")


def test_the_set_up_table_counts_in_the_words_of_the_rules() -> None:
    body = setup_page(pages_of("tzolkin")).body
    rows = [(row.unit, row.figures) for row in body.table.rows]  # type: ignore[union-attr]
    assert rows == [
        ("fields", ("2", "3", "4", "5")),
        ("", ("4", "5", "6", "6")),
        ("", ("12", "6", "0", "0")),
        ("dummy workers", ("18", "12", "6", "0")),
    ]


@pytest.fixture
def rules(page: Page, address: str) -> Page:
    page.goto(f"{address}{SET_UP}")
    return page


def players(page: Page, label: str) -> Locator:
    return page.get_by_role("radio", name=label, exact=True)


def dummies(page: Page) -> Locator:
    return page.locator("section.rb-rule[data-rb-entry]")


def told(page: Page) -> Locator:
    return page.locator("[data-rb-filter] [role=status]")


@pytest.mark.browser
def test_rules_for_other_numbers_of_players_are_hidden_and_can_be_shown(rules: Page) -> None:
    assert dummies(rules).locator("h2").evaluate_all("all => all.map(each => each.id)") == DUMMIES
    players(rules, "4").check()
    expect(told(rules)).to_have_text("5 rules hidden")  # those for dummy workers, and what five players change
    for section in dummies(rules).all():
        expect(section).to_be_hidden()
    expect(rules.locator(".md-nav--secondary a[href='#setup.neutral'] >> visible=true")).to_have_count(0)
    rules.get_by_role("button", name="Show them").click()
    for section in dummies(rules).all():
        expect(section).to_contain_text("Not part of the game you have chosen")
    rules.get_by_role("button", name="Hide them again").click()
    expect(dummies(rules).first).to_be_hidden()


@pytest.mark.browser
def test_rules_for_the_chosen_number_stay(rules: Page) -> None:
    players(rules, "3").check()
    expect(told(rules)).to_have_text("2 rules hidden")
    expect(dummies(rules).first).to_be_visible()


@pytest.mark.browser
def test_the_choice_is_worked_by_keyboard_and_stands_in_the_address(rules: Page, address: str) -> None:
    players(rules, "Any").focus()
    for _ in range(3):
        rules.keyboard.press("ArrowRight")
    expect(players(rules, "4")).to_be_checked()
    expect(rules).to_have_url(f"{address}{SET_UP}?players=4")
    expect(dummies(rules).first).to_be_hidden()


@pytest.mark.browser
def test_the_choice_is_kept_on_other_pages_and_in_other_languages(rules: Page, address: str) -> None:
    players(rules, "4").check()
    rules.goto(f"{address}de/tzolkin/rules/set-up.html")
    expect(players(rules, "4")).to_be_checked()
    expect(dummies(rules).first).to_be_hidden()
    rules.goto(f"{address}en/teotihuacan/setup.html")
    expect(players(rules, "Any")).to_be_checked()


@pytest.mark.browser
def test_a_link_to_a_hidden_rule_still_shows_it(page: Page, address: str) -> None:
    page.goto(f"{address}{SET_UP}?players=4#setup.neutral-space")
    expect(page.locator("[id='setup.neutral-space']")).to_be_in_viewport()
    expect(page.locator("[id='setup.neutral-space'] + p")).to_have_text("Not part of the game you have chosen")
    expect(page.locator("[id='setup.neutral']")).to_be_hidden()
    page.evaluate("location.hash = 'setup.neutral'")
    expect(page.locator("[id='setup.neutral']")).to_be_visible()


@pytest.mark.browser
def test_an_expansion_can_be_left_out_everywhere(page: Page, address: str) -> None:
    page.goto(f"{address}en/tzolkin/index.html")
    page.get_by_role("checkbox", name="Tribes").uncheck()
    expect(told(page)).to_have_text("3 pages hidden")
    expect(page.locator("li", has_text="18 Tribes").locator("visible=true")).to_have_count(0)
    page.goto(f"{address}en/tzolkin/cases/tribes.html")
    expect(told(page)).to_contain_text("examples hidden")
    expect(page.locator("section.rb-case").first).to_be_hidden()
    page.goto(f"{address}en/tzolkin/rules/prophecies.html")
    expect(page.locator("section.rb-rule").first).to_be_visible()


@pytest.mark.browser
def test_the_set_up_table_marks_the_chosen_column(page: Page, address: str) -> None:
    page.goto(f"{address}en/tzolkin/setup.html")
    players(page, "3").check()
    assert page.locator("td.rb-chosen").all_inner_texts() == ["3", "5", "6", "12"]
    page.goto(f"{address}en/teotihuacan/setup.html?players=2")
    assert page.locator("td.rb-chosen").all_inner_texts() == ["10", "2", "2"]


@pytest.mark.browser
def test_without_a_store_the_choice_lasts_for_the_page_and_its_languages(chromium: Browser, address: str) -> None:
    context = chromium.new_context(service_workers="block")
    context.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })")
    page = context.new_page()
    page.goto(f"{address}{SET_UP}")
    players(page, "4").check()
    page.click("[data-rb-languages] summary")
    page.click("[data-rb-languages] a[hreflang=de]")
    expect(page).to_have_url(f"{address}de/tzolkin/rules/set-up.html?players=4")
    expect(dummies(page).first).to_be_hidden()
    context.close()


@pytest.mark.browser
def test_pages_without_anything_to_filter_show_no_filter(page: Page, address: str) -> None:
    for path in ("en/teotihuacan/rules/workers.html", "en/tzolkin/glossary.html", "en/teotihuacan/glossary.html"):
        page.goto(f"{address}{path}")
        expect(page.locator("[data-rb-filter]")).to_have_count(0)


def test_a_variant_can_be_left_out(page: Page, address: str) -> None:
    page.goto(f"{address}en/teotihuacan/rules/variants.html")
    harsh = page.locator("[id='variant.harsh-eclipse']")
    expect(harsh).to_be_visible()
    page.locator("[data-rb-filter] label", has_text="Immediate Eclipse variant").click()
    expect(harsh).to_be_hidden()
    expect(page.locator("[id='variant.draft']")).to_be_visible()
    expect(page.locator("[data-rb-filter] [role=status]")).to_have_text("1 rule hidden")
