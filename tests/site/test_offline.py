"""Installed and without a network: pages, search and definitions of the language that was read, and nothing stale."""

from __future__ import annotations

import json
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from generator.building.files import digest
from generator.languages.load import load_language
from generator.site.offline import manifest, worker
from generator.site.root_pages import entry
from generator.site.serve import server
from tests.site.test_build import digests

KEPT = "These pages can be read offline"
# Waits until the only cache holds a page with these words.
RENEWED = """async words => {
    const renewed = async () => (await caches.keys()).length === 1
        && (await (await caches.match(location.href)).text()).includes(words);
    while (!(await renewed())) await new Promise(resolve => setTimeout(resolve, 50));
}"""


def editions(script: str) -> dict[str, dict[str, dict[str, str]]]:
    found: dict[str, dict[str, dict[str, str]]] = json.loads(
        script.partition("\n")[0].removeprefix("const EDITION = ")[:-1]
    )
    return found


def test_the_worker_names_pages_search_and_styles_but_nothing_heavy(site: Path) -> None:
    kept = editions((site / "offline-worker.js").read_text(encoding="utf-8"))
    english, shared = kept["languages"]["en"], kept["shared"]
    assert "en/tzolkin/rules/begging.html" in english
    assert "pagefind/wasm.en.pagefind" in english
    assert not [path for path in english if path.startswith("de/") or path.endswith(".pdf") or "/try/" in path]
    assert {"index.html", "static/rulebook.css", "static/rulebook.js", "pagefind/pagefind-entry.json"} <= set(shared)
    assert not [path for path in shared if "/try/" in path]


def test_a_changed_page_is_another_version_of_the_worker() -> None:
    marks = (digest(text) for text in (b"old", b"new", b"old"))
    versions = [editions(worker({"en/index.html": mark}, ["en"]))["version"] for mark in marks]
    assert versions[0] == versions[2] != versions[1]


def test_each_language_can_be_installed_from_wherever_the_site_stands() -> None:
    facts = json.loads(manifest(entry(load_language("el"), [])))
    assert facts["lang"] == "el"
    assert (facts["start_url"], facts["scope"]) == ("index.html", "../")
    assert {icon["purpose"] for icon in facts["icons"]} == {"any", "maskable"}
    assert all(icon["src"].startswith("../static/icon-") for icon in facts["icons"])


@pytest.fixture
def reader(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context(locale="en-GB", viewport={"width": 1280, "height": 900})
    yield context
    context.close()


def read_until_kept(reader: BrowserContext, where: str) -> Page:
    page = reader.new_page()
    page.goto(where)
    expect(page.locator("[data-rb-offline] [role=status]")).to_have_text(KEPT, timeout=60_000)
    return page


@pytest.mark.browser
def test_after_one_page_the_whole_language_is_read_and_searched_offline(reader: BrowserContext, address: str) -> None:
    page = read_until_kept(reader, f"{address}en/tzolkin/rules/begging.html")
    reader.set_offline(True)
    page.reload()
    expect(page.locator("[id='begging.option']")).to_be_visible()
    page.goto(f"{address}en/teotihuacan/cases/ascension.html?case=none#top")
    expect(page.locator("section.rb-case").first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.rb-case figure')).borderTopWidth") == "1px"
    page.keyboard.press("/")
    page.fill("#rb-search-query", "mercy")
    expect(page.locator(".rb-search__results a").first).to_contain_text("mercy")
    page.goto(f"{address}en/")
    expect(page.locator("h1")).to_have_text("Living Rulebook")


@pytest.mark.browser
def test_the_page_tells_the_browser_how_to_install_it(reader: BrowserContext, address: str) -> None:
    page = reader.new_page()
    page.goto(f"{address}en/tzolkin/rules/begging.html")
    told = reader.new_cdp_session(page).send("Page.getAppManifest")
    assert told["url"] == f"{address}en/manifest.webmanifest"
    assert told["errors"] == []
    faults = reader.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []


@pytest.mark.browser
def test_a_new_build_is_seen_at_once_and_replaces_what_was_kept(
    reader: BrowserContext, site: Path, tmp_path: Path
) -> None:
    """A small site, so that keeping it is quick: one page of the real one, twice."""
    copy = small_copy(site, tmp_path)
    running = server(tmp_path, 0)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    where = f"http://127.0.0.1:{running.server_port}/out/en/status.html"
    page = read_until_kept(reader, where)
    rewrite(copy, "State of the translations", "A new heading")
    page.goto(where)
    expect(page.locator("h1")).to_have_text("A new heading")
    page.evaluate(RENEWED, "A new heading")
    reader.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text("A new heading")
    running.shutdown()
    running.server_close()


def worker_of(copy: Path) -> str:
    return worker(digests(copy), ["en"])


def small_copy(site: Path, folder: Path) -> Path:
    copy = folder / "out"
    (copy / "en").mkdir(parents=True)
    shutil.copytree(site / "static", copy / "static", ignore=shutil.ignore_patterns("try"))
    shutil.copytree(site / "en" / "assets", copy / "en" / "assets")
    for name in ("index.html", "en/status.html", "en/manifest.webmanifest"):
        shutil.copyfile(site / name, copy / name)
    (copy / "offline-worker.js").write_text(worker_of(copy), encoding="utf-8")
    return copy


def rewrite(copy: Path, old: str, new: str) -> None:
    """Within the second in which the old page was written, as far as its time says."""
    page = copy / "en" / "status.html"
    written = page.stat().st_mtime
    page.write_text(page.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    os.utime(page, (written, written))
    (copy / "offline-worker.js").write_text(worker_of(copy), encoding="utf-8")


@pytest.mark.browser
def test_whoever_saves_data_is_asked_first(reader: BrowserContext, address: str) -> None:
    reader.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    page = reader.new_page()
    page.goto(f"{address}en/status.html")
    page.get_by_role("button", name="Keep these pages for reading offline").click()
    expect(page.locator("[data-rb-offline] [role=status]")).to_have_text(KEPT, timeout=60_000)


@pytest.mark.browser
def test_a_browser_that_can_install_shows_a_button(page: Page, address: str) -> None:
    page.goto(f"{address}en/index.html")
    button = page.get_by_role("button", name="Install")
    expect(button).to_be_hidden()
    page.evaluate(
        "dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => { asked = true; } }))"
    )
    button.click()
    expect(button).to_be_hidden()
    assert page.evaluate("asked")
