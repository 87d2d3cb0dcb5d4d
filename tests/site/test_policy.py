"""What a page may load and run, on any host: no script in the page itself, nothing from elsewhere."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from generator.site.policy import policy

_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL)
_POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')


def test_no_text_becomes_a_script_and_nothing_comes_from_another_host() -> None:
    allowed = dict(part.split(" ", 1) for part in policy().split("; "))
    assert allowed["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert allowed["default-src"] == "'self'"
    assert "http" not in policy()


def test_a_script_that_stands_in_the_page_is_named_by_its_fingerprint() -> None:
    # The example of the W3C's own text on such policies.
    assert "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='" in policy("alert('Hello, world.');")


def test_every_page_has_the_policy_before_its_first_script(site: Path) -> None:
    for file in site.rglob("*.html"):
        page = file.read_text(encoding="utf-8")
        found = _POLICY.search(page)
        assert found, file
        assert found.start() < page.index("<script"), file
        assert "unsafe-eval" not in unescape(found[1]).replace("'wasm-unsafe-eval'", "")


def test_no_page_has_a_script_or_a_handler_of_its_own(site: Path) -> None:
    """But the page that stands in for any address: it cannot know where a file would be."""
    for file in site.rglob("*.html"):
        page = file.read_text(encoding="utf-8")
        own = [text for marks, text in _SCRIPT.findall(page) if "src=" not in marks and "json" not in marks]
        assert not own or (file.name == "404.html" and policy(*own) == unescape(_POLICY.findall(page)[0])), file
        assert not re.search(r"<[^>]*\son[a-z]+=", page), file


@pytest.mark.browser
def test_a_script_that_somebody_put_into_a_page_does_not_run(chromium: Browser, address: str, site: Path) -> None:
    path = "en/tzolkin/rules/begging.html"
    text = (site / path).read_text(encoding="utf-8")
    page = chromium.new_page(service_workers="block")
    page.route(
        f"**/{path}",
        lambda route: route.fulfill(
            content_type="text/html", body=text.replace("</article>", "<script>window.ran = 1</script></article>")
        ),
    )
    page.add_init_script("addEventListener('securitypolicyviolation', event => { refused = event.blockedURI; });")
    page.goto(f"{address}{path}")
    assert page.evaluate("[window.ran ?? null, window.refused]") == [None, "inline"]
    expect(page.locator("[data-rb-search-open]")).to_be_visible()
    page.close()
