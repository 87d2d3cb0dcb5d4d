"""Every translation and every term ends in the syntax of some output, and every output shows it as words."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from generator.cli import main
from generator.site import build
from generator.wording.pseudo import PSEUDO
from tests.conftest import quiet_page, served
from tests.hostile import CODE, SYNTAX, hostile_locales

# Loading Python takes seconds, and a busy machine takes its time.
LOADING = 120_000
PAGES = [
    "index",
    "tzolkin/index",
    "tzolkin/rules/begging",
    "tzolkin/board",
    "tzolkin/glossary",
    "tzolkin/setup",
    "status",
]


class Shape(HTMLParser):
    """The elements of a page with the names of their attributes, and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: Counter[tuple[str, ...]] = Counter()
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        # Longer words are set in more lines of a drawing.
        if tag not in {"text", "tspan"}:
            self.elements[tag, *sorted(name for name, _ in attrs)] += 1

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("hostile")
    with hostile_locales(folder / "locales") as code, pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "put_in_prints", lambda *given: None)
        build.build_sites([code], folder / "out", progress=lambda line: None)
    return folder / "out"


@cache
def shapes(folder: Path) -> dict[str, Shape]:
    return {
        path.relative_to(folder).as_posix(): Shape(path.read_text(encoding="utf-8")) for path in folder.rglob("*.html")
    }


def test_no_page_has_an_element_or_attribute_more_or_less(hostile: Path, pseudo_site: Path) -> None:
    ours, theirs = shapes(hostile / CODE), shapes(pseudo_site / PSEUDO)
    assert ours.keys() == theirs.keys()
    differing = {path for path in ours if ours[path].elements != theirs[path].elements}
    assert differing - {"status.html"} == set()  # which has a line for each language there is
    for door in ("index.html", "404.html"):
        doors = [Shape((folder / door).read_text(encoding="utf-8")).elements for folder in (hostile, pseudo_site)]
        assert doors[0] == doors[1]


def test_every_syntax_is_shown_as_it_was_written(hostile: Path) -> None:
    words = " ".join("".join(shape.words) for shape in shapes(hostile / CODE).values())
    assert {name: words.count(each) > 1000 for name, each in SYNTAX.items()} == dict.fromkeys(SYNTAX, True)
    # Nothing is escaped twice: the only reference to a character is the one that was written.
    assert set(re.findall(r"&\w+;", words)) == {"&amp;"}


def test_no_control_character_is_left(hostile: Path) -> None:
    pages = {path.name: path.read_text(encoding="utf-8") for path in hostile.rglob("*.html")}
    assert [name for name, text in pages.items() if re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", text)] == []


def test_titles_and_descriptions_show_it_too(hostile: Path) -> None:
    titles = [
        match[1]
        for path in (hostile / CODE).rglob("*.html")
        if (match := re.search(r"<title>([^<]*)</title>", path.read_text(encoding="utf-8")))
    ]
    assert len(titles) > 80
    assert len([title for title in titles if "&lt;" in title or "&#34;" in title or "{{" in title]) > 30


def test_files_for_scripts_are_still_json(hostile: Path) -> None:
    found = [path for path in (hostile / CODE).rglob("*.json*") if path.suffix in {".json", ".webmanifest"}]
    assert {path.name for path in found} >= {"search-forms.json", "tzolkin.json"}
    for path in found:
        json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture
def wounds(chromium: Browser, hostile: Path) -> Iterator[tuple[Page, str]]:
    """A page on which every script that was smuggled in is counted."""
    with served(hostile) as address, quiet_page(chromium, address) as page:
        page.add_init_script("window.wounds = 0; window.hurt = () => { window.wounds += 1; };")
        yield page, f"{address}{CODE}/"
        assert page.evaluate("window.wounds") == 0


@pytest.mark.browser
@pytest.mark.parametrize("path", PAGES)
def test_nothing_runs_on_a_page(wounds: tuple[Page, str], path: str) -> None:
    page, address = wounds
    page.goto(f"{address}{path}.html")
    expect(page.locator("article h1")).to_be_visible()


@pytest.mark.browser
def test_search_results_and_definitions_show_it_as_words(wounds: tuple[Page, str]) -> None:
    page, address = wounds
    page.goto(f"{address}tzolkin/rules/begging.html")
    page.locator("a.term").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("/")
    for query in ("corn", "worker"):
        page.fill("#rb-search-query", query)
        expect(page.locator(f".rb-search__results[data-answers={query}] a").first).to_be_visible()
        assert page.locator(".rb-search__results :not(li, a, strong, span, p, mark)").count() == 0
    shown = page.locator(".rb-search__results").inner_text()
    assert [name for name, each in SYNTAX.items() if each in shown]


@pytest.mark.browser
def test_the_engine_in_the_browser_shows_it_as_words(wounds: tuple[Page, str]) -> None:
    page, address = wounds
    page.goto(f"{address}tzolkin/cases/begging.html?case=begging-is-a-choice")
    panel = page.locator(".rb-play")
    expect(panel.locator("[data-rb-part=moves] button").first).to_be_visible(timeout=LOADING)
    panel.locator("[data-rb-part=moves] button").first.click()
    expect(panel.locator("[data-rb-part=events] li").first).to_be_visible()
    assert panel.locator("b, img, script, [onerror], [onfocus]").count() == 0
    assert [name for name, each in SYNTAX.items() if each in panel.inner_text()]


def test_the_terminal_shows_it_and_obeys_no_control_character(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    case = Path(__file__).parents[2] / "content" / "tzolkin" / "cases" / "begging.yaml"
    with hostile_locales(tmp_path / "locales") as code:
        main(["judge", str(case), "--game", "tzolkin", "--lang", code, "--explain"])
    said = capsys.readouterr().out
    unbroken = " ".join(said.split())
    assert {name for name, each in SYNTAX.items() if each in unbroken} == set(SYNTAX)
    assert set(re.findall(r"[\x00-\x1f\x7f-\x9f]", said)) == {"\n"}
