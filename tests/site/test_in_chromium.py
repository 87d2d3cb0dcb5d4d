"""The built site in a real browser: languages, search, definitions; no complaint, no other host."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from generator.pages.folding import fold
from tests.site.test_folding import SPELLINGS

pytestmark = pytest.mark.browser


def test_from_a_greek_rule_to_the_same_rule_in_polish(page: Page, address: str) -> None:
    page.goto(f"{address}el/tzolkin/rules/begging.html#begging.forced")
    page.click("[data-rb-languages] summary")
    page.click("[data-rb-languages] a[hreflang=pl]")
    expect(page).to_have_url(f"{address}pl/tzolkin/rules/begging.html#begging.forced")
    assert page.get_attribute("html", "lang") == "pl"
    expect(page.locator("[id='begging.forced']")).to_be_in_viewport()


def test_without_an_anchor_the_rule_in_view_is_kept(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 800, "height": 400})
    page.goto(f"{address}en/tzolkin/rules/set-up.html")
    page.evaluate("document.getElementById('setup.monuments').scrollIntoView()")
    page.click("[data-rb-languages] summary")
    page.click("[data-rb-languages] a[hreflang=de]")
    expect(page).to_have_url(f"{address}de/tzolkin/rules/set-up.html#setup.monuments")


@pytest.mark.parametrize(
    ("language", "query", "found", "at"),
    [
        ("el", "εργατης", "εργάτες", "/el/tzolkin/rules/"),
        ("pl", "robotnik", "robotników", "/pl/tzolkin/rules/"),
        ("ro", "cladire", "clădire", "/ro/tzolkin/glossary.html#building"),
        ("de", "Gebaeude", "Gebäude", "/de/tzolkin/glossary.html#building"),
    ],
)
def test_a_search_finds_other_forms_of_the_word(
    page: Page, address: str, language: str, query: str, found: str, at: str
) -> None:
    results = search(page, f"{address}{language}/tzolkin/index.html", query)
    expect(results.first).to_be_visible()
    hits = [(link.get_attribute("href") or "", link.inner_text()) for link in results.all()]
    assert [words for place, words in hits if at in place and "#" in place and found in words], hits


def search(page: Page, where: str, query: str) -> Locator:
    page.goto(where)
    page.keyboard.press("/")
    page.fill("#rb-search-query", query)
    return page.locator(".rb-search__results a")


def test_a_result_leads_to_the_rule(page: Page, address: str) -> None:
    search(page, f"{address}en/index.html", "mercy").first.click()
    expect(page).to_have_url(f"{address}en/tzolkin/rules/begging.html#begging.mercy")


def test_the_search_is_worked_by_keyboard_alone(page: Page, address: str) -> None:
    results = search(page, f"{address}en/index.html", "jungle")
    expect(results.nth(1)).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(results.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(results.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#rb-search")).not_to_be_visible()


def test_escape_closes_the_search_also_from_its_box(page: Page, address: str) -> None:
    expect(search(page, f"{address}en/index.html", "jungle").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rb-search")).not_to_be_visible()


def test_both_foldings_agree(page: Page, address: str) -> None:
    page.goto(f"{address}en/index.html")
    for language, typed, _ in SPELLINGS:
        assert page.evaluate("([text, code]) => rulebook.fold(text, code)", [typed, language]) == fold(typed, language)


def test_a_definition_shows_on_hover_and_focus_and_escape_closes_it(page: Page, address: str) -> None:
    page.goto(f"{address}en/tzolkin/rules/begging.html")
    term, bubble = page.locator("a.term", has_text="corn").first, page.get_by_role("tooltip")
    meaning = page.locator("#def-corn").text_content()
    term.hover()
    expect(bubble).to_have_text(str(meaning))
    page.mouse.move(0, 0)
    expect(bubble).to_be_hidden()
    term.focus()
    expect(bubble).to_be_visible()
    expect(term).to_have_attribute("aria-describedby", "def-corn")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()


def test_a_first_tap_shows_the_definition_and_a_second_follows_the_link(chromium: Browser, address: str) -> None:
    context = chromium.new_context(
        viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True, service_workers="block"
    )
    page = context.new_page()
    page.goto(f"{address}en/tzolkin/rules/begging.html")
    term = page.locator("a.term", has_text="corn").first
    term.tap()
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(page).to_have_url(f"{address}en/tzolkin/rules/begging.html")
    term.tap()
    expect(page).to_have_url(f"{address}en/tzolkin/glossary.html#corn")
    context.close()


def test_definitions_can_be_switched_off_and_stay_off(page: Page, address: str) -> None:
    page.goto(f"{address}en/tzolkin/rules/begging.html")
    page.uncheck("[data-rb-terms-switch] input")
    page.reload()
    expect(page.locator("[data-rb-terms-switch] input")).not_to_be_checked()
    page.locator("a.term", has_text="corn").first.hover()
    expect(page.get_by_role("tooltip")).to_be_hidden()


@pytest.mark.parametrize(("locale", "code"), [("pl-PL", "pl"), ("fr-FR", None)])
def test_the_chooser_follows_the_browser(chromium: Browser, address: str, locale: str, code: str | None) -> None:
    context = chromium.new_context(locale=locale, service_workers="block")
    page = context.new_page()
    page.goto(address)
    expect(page).to_have_url(f"{address}{code}/index.html" if code else address)
    context.close()


def test_the_chooser_remembers(page: Page, address: str) -> None:
    page.goto(f"{address}en/index.html")
    page.click("[data-rb-languages] summary")
    page.click("[data-rb-languages] a[hreflang=ro]")
    expect(page).to_have_url(f"{address}ro/index.html")
    page.goto(address)
    expect(page).to_have_url(f"{address}ro/index.html")
    page.goto(f"{address}index.html#languages")
    expect(page.locator("main li")).to_have_count(5)


def test_pages_open_from_a_folder_without_a_server(chromium: Browser, site: Path) -> None:
    page = chromium.new_page(service_workers="block")
    complaints = list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto((site / "el" / "tzolkin" / "rules" / "begging.html").as_uri())
    page.locator("a.term").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.click("[data-rb-languages] summary")
    page.click("[data-rb-languages] a[hreflang=pl]")
    expect(page).to_have_url((site / "pl" / "tzolkin" / "rules" / "begging.html").as_uri())
    assert complaints == []
    page.close()


def test_a_missing_page_shows_the_way_back(chromium: Browser, address_at_root: str) -> None:
    page = chromium.new_page(service_workers="block")
    complaints = list[str]()
    page.on("requestfailed", lambda request: complaints.append(request.url))
    answer = page.goto(f"{address_at_root}de/tzolkin/rules/gone/deeper.html")
    assert answer is not None
    assert answer.status == 404
    page.click("a[lang=de]")
    expect(page).to_have_url(f"{address_at_root}de/index.html")
    assert complaints == []
    page.close()


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.browser_all)])
def test_no_page_is_wider_than_a_telephone(chromium: Browser, site: Path, address: str, every: int) -> None:
    """What is wider, such as the drawing of a position, scrolls in its own frame. German has the longest words;
    those of the pseudo-language, which are longer still, have a test of their own.
    """
    context = chromium.new_context(viewport={"width": 360, "height": 800}, java_script_enabled=False)
    page = context.new_page()
    pages = sorted(path.relative_to(site).as_posix() for path in (site / "de").rglob("*.html"))
    assert len(pages) > 60
    wide = [path for path in pages[::every] if _width(page, f"{address}{path}") > 360]
    context.close()
    assert wide == []


def _width(page: Page, where: str) -> int:
    page.goto(where)
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width
