"""What opens on a page: the menu of a narrow one, by keyboard as well, and the legend beside a drawing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

RULES = "en/tzolkin/rules/palenque.html"
NARROW = {"width": 360, "height": 800}
IN_MENU = "document.activeElement.closest('#rb-menu') !== null"


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_the_button_of_the_menu_takes_the_keyboard(page: Page, address: str, key: str) -> None:
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    page.goto(f"{address}{RULES}")
    button = page.locator("[data-rb-drawer]")
    button.focus()
    page.keyboard.press(key)
    expect(button).to_have_attribute("aria-expanded", "true")
    assert page.evaluate(IN_MENU)
    page.keyboard.press("Escape")
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(button).to_be_focused()


def test_the_closed_menu_keeps_no_focus_stop(page: Page, address: str) -> None:
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    page.goto(f"{address}{RULES}")
    for _ in range(12):
        page.keyboard.press("Tab")
        assert not page.evaluate(IN_MENU)
    assert page.evaluate("document.activeElement.closest('article') !== null")


def test_a_legend_is_one_tap_away_from_a_drawing(page: Page, address: str) -> None:
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    page.goto(f"{address}{RULES}")
    legend = page.locator("#rb-legend")
    expect(legend).not_to_be_visible()
    page.locator(".rb-symbols").first.click()
    expect(legend).to_be_visible()
    assert {"corn", "wood", "any action"} <= set(legend.locator("li").all_inner_texts())
    page.keyboard.press("Escape")
    expect(legend).not_to_be_visible()


def test_a_rule_shows_its_best_example_and_links_to_the_others(page: Page, address: str) -> None:
    page.goto(f"{address}en/tzolkin/rules/placing.html")
    rule = page.locator("section.rb-rule", has=page.locator(".rb-example")).first
    expect(rule.locator(".rb-example__before svg").first).to_be_visible()
    expect(rule.locator(".rb-example__after svg").first).to_be_visible()
    own = rule.locator(".rb-example__title a").get_attribute("href")
    assert own not in [link.get_attribute("href") for link in rule.locator(".rb-notes a").all()]
