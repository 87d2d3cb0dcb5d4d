"""Everyone can use the pages: axe-core finds nothing on one page of every template, light and dark, wide and narrow."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from generator.site.places import GENERATOR
from tests.site.axe import assert_usable, violations

pytestmark = pytest.mark.browser

PAGES = {
    "home": "index.html",
    "overview": "tzolkin/index.html",
    "chapter": "tzolkin/rules/placing.html",
    "cases": "tzolkin/cases/end.html",
    "board": "tzolkin/board.html",
    "tiles": "tzolkin/components/wealth.html",
    "lessons": "tzolkin/learn.html#placing",
    "setup": "tzolkin/setup.html?players=4",
    "summary": "tzolkin/summary.html",
    "glossary": "tzolkin/glossary.html",
    "divergences": "tzolkin/divergences.html",
    "statements": "teotihuacan/statements.html",
    "statistics": "tzolkin/statistics.html",
    "guide": "teotihuacan/guide/teotibot.html",
    "status": "status.html",
    "licences": "licences.html",
    "report": "report.html?rule=begging.option",
}
# Every view with another language, so that one round meets all of them.
VIEWS = [("en", "light", 1280), ("el", "dark", 1280), ("de", "light", 360), ("pl", "dark", 360)]
# What opens on a page is looked at wide and narrow, light and dark; the other two views with `make browser-all`.
SOME = [VIEWS[0], VIEWS[3], *(pytest.param(*view, marks=pytest.mark.browser_all) for view in VIEWS[1:3])]
NARROW = [VIEWS[3], pytest.param(*VIEWS[2], marks=pytest.mark.browser_all)]
TRIED = [VIEWS[3], pytest.param(*VIEWS[0], marks=pytest.mark.browser_all)]
LOOKS = list(product(("light", "dark"), (1280, 360)))
DOORS = ["index.html#languages", "404.html"]
# Loading Python takes seconds, and a busy machine takes its time.
LOADING = 120_000
PARTS = {"definitions"}  # what stands inside other pages


def _in_turn() -> Iterator[object]:
    """Every kind of page in one view, the next kind in the next view; the other views with `make browser-all`."""
    for (number, template), (turn, view) in product(enumerate(PAGES), enumerate(VIEWS)):
        is_its_turn = number % len(VIEWS) == turn
        yield pytest.param(template, *view, marks=() if is_its_turn else pytest.mark.browser_all)
    for template, look in product(PAGES, LOOKS):
        if ("en", *look) not in VIEWS:
            yield pytest.param(template, "en", *look, marks=pytest.mark.browser_all)
    yield from (pytest.param(template, "ro", "light", 360, marks=pytest.mark.browser_all) for template in PAGES)


@contextmanager
def opened(chromium: Browser, where: str, scheme: str, width: int) -> Iterator[Page]:
    size = {"width": width, "height": 900}
    context = chromium.new_context(color_scheme=scheme, viewport=size, service_workers="block")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(where)
    yield page
    context.close()


def test_every_template_is_looked_at() -> None:
    assert {path.stem for path in (GENERATOR / "templates").glob("*.md")} - PARTS == set(PAGES)


def test_a_planted_fault_is_found_and_named(chromium: Browser, address: str) -> None:
    with opened(chromium, f"{address}en/index.html", "light", 1280) as page:
        page.evaluate("document.querySelector('article').insertAdjacentHTML('beforeend', '<img src=x id=planted>')")
        assert [line for line in violations(page) if line.startswith("image-alt") and "#planted" in line]


@pytest.mark.parametrize(("template", "language", "scheme", "width"), list(_in_turn()))
def test_nothing_is_found_on_any_kind_of_page(
    chromium: Browser, address: str, template: str, language: str, scheme: str, width: int
) -> None:
    with opened(chromium, f"{address}{language}/{PAGES[template]}", scheme, width) as page:
        assert page.locator("body").get_attribute("data-md-color-scheme") == {"dark": "slate"}.get(scheme, "default")
        assert_usable(page)


@pytest.mark.browser_all
@pytest.mark.parametrize("turn", range(len(VIEWS)))
@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_nothing_is_found_on_any_page_of_a_game(
    chromium: Browser, site: Path, address: str, game: str, turn: int
) -> None:
    """Every page of a game in one view, the next page in the next view."""
    language, scheme, width = VIEWS[turn]
    pages = sorted(path.relative_to(site).as_posix() for path in (site / language / game).rglob("*.html"))
    assert len(pages) > 50
    for where in pages[turn :: len(VIEWS)]:
        with opened(chromium, f"{address}{where}", scheme, width) as page:
            assert_usable(page)


@pytest.mark.parametrize(("language", "scheme", "width"), SOME)
@pytest.mark.parametrize("door", DOORS)
def test_nothing_is_found_outside_the_languages(
    chromium: Browser, address: str, door: str, language: str, scheme: str, width: int
) -> None:
    with opened(chromium, f"{address}{door}", scheme, width) as page:
        assert_usable(page)


@pytest.mark.parametrize(("language", "scheme", "width"), SOME)
def test_nothing_is_found_in_what_opens(
    chromium: Browser, address: str, language: str, scheme: str, width: int
) -> None:
    with opened(chromium, f"{address}{language}/tzolkin/rules/begging.html", scheme, width) as page:
        page.evaluate("for (const details of document.querySelectorAll('article details')) details.open = true")
        page.locator("a.term").first.focus()
        expect(page.get_by_role("tooltip")).to_be_visible()
        assert_usable(page)


@pytest.mark.parametrize(("language", "scheme", "width"), SOME)
def test_nothing_is_found_in_the_search(
    chromium: Browser, address: str, language: str, scheme: str, width: int
) -> None:
    with opened(chromium, f"{address}{language}/index.html", scheme, width) as page:
        page.keyboard.press("/")
        page.fill("#rb-search-query", "Tikal")
        expect(page.locator(".rb-search__results a").first).to_be_visible()
        assert_usable(page)


@pytest.mark.parametrize(("language", "scheme", "width"), NARROW)
def test_nothing_is_found_in_the_menus_of_a_telephone(
    chromium: Browser, address: str, language: str, scheme: str, width: int
) -> None:
    with opened(chromium, f"{address}{language}/tzolkin/rules/begging.html", scheme, width) as page:
        page.click("[data-rb-languages] summary")
        expect(page.locator("[data-rb-languages] li").first).to_be_in_viewport()
        assert_usable(page)
        page.click("[data-rb-languages] summary")
        page.click("[data-rb-drawer]")
        expect(page.locator(".md-nav--primary")).to_be_in_viewport()
        assert_usable(page)


@pytest.mark.parametrize(("language", "scheme", "width"), TRIED)
def test_nothing_is_found_while_an_example_is_tried(
    chromium: Browser, address: str, language: str, scheme: str, width: int
) -> None:
    where = f"{address}{language}/tzolkin/cases/begging.html?case=begging-is-a-choice"
    with opened(chromium, where, scheme, width) as page:
        moves = page.locator(".rb-play [data-rb-part=moves] button")
        expect(moves.first).to_be_visible(timeout=LOADING)
        moves.first.click()
        expect(page.locator(".rb-play [data-rb-part=events] li").first).to_be_visible()
        assert_usable(page)
