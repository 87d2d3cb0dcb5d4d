"""What a browser fetches for one page, as a server would send it compressed; fonts and search index do not count."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response

pytestmark = pytest.mark.browser

RULE_PAGE = 150_000
# Examples hold several drawings of a position each.
ANY_PAGE = 400_000


def heaviest(site: Path, pages: str) -> str:
    """The address of the page whose text alone is heaviest when compressed, in all languages."""
    found = max(site.glob(pages), key=weight)
    return found.relative_to(site).as_posix()


@cache
def weight(path: Path) -> int:
    return compressed(path.read_bytes())


def compressed(body: bytes) -> int:
    return len(gzip.compress(body, 6))


def fetched(chromium: Browser, where: str) -> dict[str, int]:
    """Everything that the page asks for of itself, by address, before its worker keeps the site for later."""
    context = chromium.new_context(service_workers="block")
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(where, wait_until="load")
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: compressed(answer.body()) for answer in answers if answer.request.resource_type != "font"}
    context.close()
    return sizes


@pytest.mark.parametrize(("pages", "limit"), [("*/*/rules/*.html", RULE_PAGE), ("*/**/*.html", ANY_PAGE)])
def test_the_heaviest_page_stays_light(chromium: Browser, site: Path, address: str, pages: str, limit: int) -> None:
    sizes = fetched(chromium, f"{address}{heaviest(site, pages)}")
    kinds = {Path(url).suffix for url in sizes}
    assert {".html", ".css", ".js"} <= kinds
    assert not [url for url in sizes if "/pagefind/" in url or "/try/" in url]
    assert sum(sizes.values()) < limit, "\n".join(f"{size:>8} {url}" for url, size in sizes.items())
