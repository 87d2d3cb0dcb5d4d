"""Damaged links: a server answers them, a page opens quietly, and the table of "Try it" says what it does not know."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route

from generator.site.serve import SiteServer
from tests.browser.test_try_it import compiled, table_of
from tests.conftest import served
from tests.fuzzing.damaged_links import LINKS, damaged_link, damaged_word
from tests.fuzzing.enduring import endure

SECRET = b"not for readers"
ANSWERS = (200, 301, 400, 404, 414, 505)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A small site, beside something that is no part of it; a handler that breaks down is heard."""
    (tmp_path / "secret.txt").write_bytes(SECRET)
    for link in LINKS:
        page = tmp_path / "site" / (urlsplit(link).path or "index.html")
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text("a page")
    (tmp_path / "site" / "404.html").write_text("our own page")
    (tmp_path / "site" / "out").symlink_to(tmp_path)
    broken: list[object] = []
    monkeypatch.setattr(SiteServer, "handle_error", lambda *given: broken.append(given))
    with served(tmp_path / "site") as address:
        yield address
    assert broken == []


def answer(root: str, link: str) -> bytes:
    parts = urlsplit(root)
    with socket.create_connection((parts.hostname, parts.port), timeout=10) as line:
        line.sendall(b"GET /" + link.encode("utf-8", "surrogatepass") + b" HTTP/1.0\r\n\r\n")
        line.shutdown(socket.SHUT_WR)
        return line.makefile("rb").read()


@pytest.mark.parametrize(("times", "first"), [(50, 0), pytest.param(1000, 60_000, marks=pytest.mark.fuzz)])
def test_a_damaged_address_is_answered(root: str, times: int, first: int) -> None:
    def address(chance: random.Random) -> None:
        said = answer(root, damaged_link(chance))
        assert SECRET not in said
        if said.startswith(b"HTTP/"):
            assert int(said.split()[1]) in ANSWERS, said[:200]
        else:
            assert b"Error" in said  # so old a form of asking that no status is expected

    endure(address, times, first)


@pytest.mark.parametrize(("times", "first"), [(10, 0), pytest.param(1000, 70_000, marks=pytest.mark.fuzz)])
def test_the_table_answers_whatever_is_typed(times: int, first: int) -> None:
    cases = {game: [case["id"] for case in json.loads(text)["cases"]] for game, text in compiled().items()}

    def table(chance: random.Random) -> None:
        game = chance.choice(sorted(cases))
        laid = table_of(game, "de")
        told = json.loads(laid.open_case(chance.choice(cases[game])))
        for _ in range(3):
            field, move = chance.choice(told["fields"]), chance.choice([*told["moves"], {"text": "x"}])["text"]
            said = chance.choice(
                (
                    lambda field=field: laid.set_value(field["path"], damaged_word(field["value"], chance)),
                    lambda move=move: laid.play(damaged_word(move, chance)),
                    lambda move=move: laid.why_not(damaged_word(move, chance)),
                )
            )()
            told = json.loads(said)
            assert told["case"]

    endure(table, times, first)


# -- in the reader's browser

#: "Try it" opens its panel, but no engine is loaded into it.
NO_ENGINE = "export const start = async () => {};"
#: What a browser says of an address that leads nowhere.
NOT_FOUND = "Failed to load resource: the server responded with a status of 4"


@pytest.fixture
def heard(chromium: Browser) -> Iterator[tuple[Page, list[str]]]:
    """A page, and whatever goes wrong on it."""
    context = chromium.new_context(service_workers="block")
    complaints: list[str] = []
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    context.on("console", lambda said: complaints.extend([said.text] if said.type == "error" else []))
    context.on("dialog", lambda dialog: complaints.append(dialog.message))
    context.route("**/try-panel.js", lambda route: _no_engine(route))
    yield context.new_page(), complaints
    context.close()


def _no_engine(route: Route) -> None:
    route.fulfill(body=NO_ENGINE, content_type="text/javascript")


@pytest.mark.browser
@pytest.mark.parametrize(("times", "first"), [(15, 0), pytest.param(1000, 80_000, marks=pytest.mark.fuzz)])
def test_a_damaged_link_opens_a_quiet_page(heard: tuple[Page, list[str]], address: str, times: int, first: int) -> None:
    page, complaints = heard

    def link(chance: random.Random) -> None:
        complaints.clear()
        page.goto("about:blank")
        page.goto(address + damaged_link(chance), timeout=10_000)
        assert [said for said in complaints if not said.startswith(NOT_FOUND)] == []
        assert page.evaluate("typeof hurt") == "undefined"

    endure(link, times, first)


@pytest.mark.browser
@pytest.mark.parametrize("sign", ["%", "%ff", "%zz", "%ED%A0%80"])
def test_a_filter_and_a_lesson_work_below_an_address_that_cannot_be_read(
    heard: tuple[Page, list[str]], address: str, sign: str
) -> None:
    page, complaints = heard
    page.goto(f"{address}en/tzolkin/rules/begging.html?players=2#{sign}")
    assert page.locator("[data-rb-filter]").is_visible()
    page.goto(f"{address}en/tzolkin/learn.html#{sign}")
    assert page.locator("[data-rb-lesson]:visible").count() == 1
    assert complaints == []
