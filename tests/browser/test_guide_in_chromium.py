"""A person is led through a turn of Teotibot on the built site, in a real browser with Python inside."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.site.axe import assert_usable

pytestmark = pytest.mark.browser

# Loading Python takes seconds, and a busy machine takes its time.
LOADING = 120_000
TILES = ["nobles", "construction", "decorations", "alchemy", "mastery", "worship"]


def test_a_polish_reader_is_led_through_a_turn_with_the_keyboard_on_a_telephone(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    page.goto(f"{address}pl/teotihuacan/guide/teotibot.html")
    page.get_by_role("button", name="Od początku partii").press("Enter")
    question = page.locator("[data-rb-part=asked]")
    expect(question).to_have_text("Rzuć obiema kośćmi. Co wypadło?", timeout=LOADING)
    expect(question).to_be_focused()
    for die in ("1", "2"):
        page.keyboard.press("Tab")
        page.keyboard.type(f"{int(die) + 2}")
    page.keyboard.press("Enter")
    expect(question).to_contain_text("piramidzie akcji")
    for number, tile in enumerate(TILES, 1):
        page.get_by_label(f"Miejsce {number}").select_option(f"bot-{tile}")
    page.get_by_role("button", name="Odpowiedz").click()
    steps = page.locator("[data-rb-part=steps] > li")
    expect(steps.first).to_contain_text("Teotibot wyrzuca 3 i 4: suma 7 wskazuje miejsce 1")
    steps.first.locator("summary").click()
    expect(steps.first.locator("details a.rule").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert_usable(page)
    page.get_by_role("button", name="Cofnij ostatnią odpowiedź").click()
    expect(question).to_contain_text("piramidzie akcji")
    page.reload()
    page.get_by_role("button", name="Kontynuuj ostatnią partię").click()
    expect(question).to_contain_text("piramidzie akcji", timeout=LOADING)
