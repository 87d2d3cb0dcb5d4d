"""Reporting a mistake: the rule or page, the language and the version go with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser


def test_a_report_names_rule_language_and_version_and_is_copied(chromium: Browser, address: str) -> None:
    context = chromium.new_context(service_workers="block", permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{address}en/teotihuacan/rules/set-up.html")
    page.locator("section.rb-rule").first.get_by_text("Report a mistake in this rule").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == "Rule or page: teotihuacan/setup.workers\nLanguage: English\nVersion: 0.1.0"
    context.close()


def test_the_footer_reports_the_page_and_a_change_of_language_keeps_it(page: Page, address: str) -> None:
    page.goto(f"{address}en/tzolkin/board.html")
    page.locator(".rb-footer__links").get_by_text("Report a mistake").click()
    expect(page.locator("[data-rb-report-part=rule]")).to_have_text("tzolkin/board")
    page.click("[data-rb-languages] summary")
    page.click("[data-rb-languages] a[hreflang=de]")
    expect(page).to_have_url(f"{address}de/report.html?rule=tzolkin/board")
    expect(page.locator("[data-rb-report-part=rule]")).to_have_text("tzolkin/board")


def test_the_address_of_a_rule_is_copied(chromium: Browser, address: str) -> None:
    context = chromium.new_context(service_workers="block", permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{address}en/tzolkin/rules/begging.html")
    page.locator("[id='begging.forced']").hover()
    page.locator("[id='begging.forced'] [data-rb-copy]").click()
    expect(page.locator("[id='begging.forced'] [data-rb-copy]")).to_have_attribute("title", "Copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}en/tzolkin/rules/begging.html#begging.forced"
    context.close()


def test_a_missing_page_speaks_the_language_of_its_address_first(chromium: Browser, address_at_root: str) -> None:
    page = chromium.new_page(service_workers="block")
    page.goto(f"{address_at_root}de/gone.html")
    expect(page.locator("li a").first).to_have_attribute("lang", "de")
    page.close()
