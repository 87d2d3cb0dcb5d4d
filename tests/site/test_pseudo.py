"""In the pseudo-language nothing English is left on any page, and its longer words stay within a telephone's width."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from generator.wording.pseudo import PSEUDO
from tests.conftest import quiet_page, served
from tests.site.visible import english_left

NARROW = 360
# Loading Python takes seconds, and a busy machine takes its time.
LOADING = 120_000


@pytest.fixture(scope="module")
def pseudo_address(pseudo_site: Path) -> Iterator[str]:
    with served(pseudo_site) as address:
        yield address


@pytest.mark.parametrize(
    ("markup", "left"),
    [
        ("<p>⟦Ţààķé 2⟧ pöîñţš II</p>", []),
        ("<p>⟦Ţààķé⟧ <b>step</b></p>", ["b: step"]),
        ('<img alt="Step"><input placeholder="word"><br>', ["img alt: Step", "input placeholder: word"]),
        ("<svg><g><title>Gold</title></g><text>min(</text></svg>", ["title: Gold", "text: min("]),
        ('<p data-copied="It is there"></p>', ["p data-copied: It is there"]),
        ("<p data-told='[\"One rule\"]'></p>", ["p data-told: One rule"]),
        ("<code>begging.option</code><script>let a</script><a lang='el'>English</a>", []),
    ],
)
def test_what_is_left_in_english_is_found(markup: str, left: list[str]) -> None:
    assert english_left(markup) == left


def test_no_page_has_a_word_of_its_own(pseudo_site: Path) -> None:
    pages = sorted(pseudo_site.rglob("*.html"))
    assert len(pages) > 80
    left = [
        f"{page.relative_to(pseudo_site)}: {words}" for page in pages for words in english_left(page.read_text("utf-8"))
    ]
    assert not left, "\n".join(left)


@pytest.mark.browser
def test_no_script_has_a_word_of_its_own(chromium: Browser, pseudo_address: str) -> None:
    """The search with its answers, a definition, the addresses that can be copied, a report."""
    with quiet_page(chromium, pseudo_address) as page:
        page.goto(f"{pseudo_address}{PSEUDO}/tzolkin/rules/begging.html")
        page.locator("a.term").first.hover()
        expect(page.get_by_role("tooltip")).to_be_visible()
        for query in ("Ţîîķàļ", "qqq"):
            page.keyboard.press("/")
            page.fill("#rb-search-query", query)
            expect(page.locator(".rb-search__status")).to_contain_text("⟧")
            assert english_left(page.content()) == []
            page.keyboard.press("Escape")
            expect(page.locator("#rb-search-query")).to_be_hidden()
        page.goto(f"{pseudo_address}{PSEUDO}/report.html?rule=begging.option")
        assert english_left(page.content()) == []


@pytest.mark.browser
@pytest.mark.browser_all
def test_the_engine_in_the_browser_speaks_it_too(chromium: Browser, pseudo_address: str) -> None:
    with quiet_page(chromium, pseudo_address) as page:
        page.goto(f"{pseudo_address}{PSEUDO}/tzolkin/cases/begging.html?case=begging-is-a-choice")
        moves = page.locator(".rb-play [data-rb-part=moves] button")
        expect(moves.first).to_be_visible(timeout=LOADING)
        assert english_left(page.locator(".rb-play").inner_html()) == []
        moves.first.click()
        expect(page.locator(".rb-play [data-rb-part=events] li").first).to_be_visible()
        assert english_left(page.locator(".rb-play").inner_html()) == []


@pytest.mark.browser
@pytest.mark.parametrize("every", [2, pytest.param(1, marks=pytest.mark.browser_all)])
def test_no_page_is_wider_than_a_telephone_or_complains(
    chromium: Browser, pseudo_site: Path, pseudo_address: str, every: int
) -> None:
    pages = [path.relative_to(pseudo_site).as_posix() for path in sorted(pseudo_site.rglob("*.html"))]
    with quiet_page(chromium, pseudo_address) as page:
        page.set_viewport_size({"width": NARROW, "height": 800})
        wide = [line for path in pages[::every] for line in too_wide(page, f"{pseudo_address}{path}#languages")]
    assert not wide, "\n".join(wide)


# What reaches past the right edge, unless something around it scrolls or cuts it off with a sign that it does.
_PAST_THE_EDGE = """width => {
    const kept = element => element && element !== document.body
        && (getComputedStyle(element).overflowX !== "visible" || getComputedStyle(element).position === "fixed"
            || kept(element.parentElement));
    return [...document.body.querySelectorAll(":not(svg *)")]
        .filter(element => element.getBoundingClientRect().right > width + 1 && !kept(element))
        .filter(element => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        .map(element => element.outerHTML.slice(0, 120));
}"""


def too_wide(page: Page, where: str) -> list[str]:
    page.goto(where, wait_until="load")
    found: list[str] = page.evaluate(_PAST_THE_EDGE, NARROW)
    if page.evaluate("document.documentElement.scrollWidth") > NARROW and not found:
        found = ["the page itself"]
    return [f"{where}: {element}" for element in found[:3]]
