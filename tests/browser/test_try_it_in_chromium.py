"""Pressing "Try it" on the built site, in a real browser with Python inside."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine.loading import load_rulebook
from generator.games.telling import narrator
from generator.languages.load import load_language
from generator.wording.rules import rule_text
from generator.wording.writers import to_text
from tests.browser import same_game
from tests.conftest import quiet_page

pytestmark = pytest.mark.browser

CASE = "begging-is-a-choice"
PLACED = "Green places a worker on space 0 of Palenque"
# Loading Python takes seconds, and a busy machine takes its time.
LOADING = 120_000


@pytest.fixture(scope="module")
def loaded(chromium: Browser, address: str) -> Iterator[Page]:
    """A quiet page on which the engine has been loaded once; every test opens its example anew."""
    with quiet_page(chromium, address) as page:
        page.goto(f"{address}en/tzolkin/cases/begging.html?case={CASE}")
        opened(page)
        yield page


@pytest.fixture
def panel(loaded: Page) -> Locator:
    return reopened(loaded, CASE)


def reopened(page: Page, case: str) -> Locator:
    page.set_viewport_size({"width": 1280, "height": 900})
    if page.locator(".rb-play").count():
        page.click(".rb-play [data-rb-do=close]")
    page.click(f"[data-rb-try={case}]")
    return opened(page)


def opened(page: Page) -> Locator:
    panel = page.locator(".rb-play")
    expect(panel.locator("[data-rb-part=moves] button").first).to_be_visible(timeout=LOADING)
    return panel


def move(panel: Locator, text: str) -> Locator:
    return panel.locator(f"[data-rb-part=moves] [data-rb-move='{text}']")


def set_corn(panel: Locator, corn: str) -> None:
    field = panel.locator("[name='players.green.corn']")
    if not field.is_visible():
        panel.locator("summary").last.click()
    field.fill(corn)
    field.press("Tab")


def test_a_romanian_reader_changes_the_corn_and_reads_why_a_move_is_refused(page: Page, address: str) -> None:
    page.goto(f"{address}ro/tzolkin/cases/begging.html")
    page.click(f"[data-rb-try={CASE}]")
    expect(page.get_by_role("status").filter(has_text="MB")).to_be_visible()
    panel, expected = opened(page), rule_in("ro", "begging.option")
    expect(panel.locator("[data-rb-part=decision]")).to_contain_text("Verde")
    expect(move(panel, "beg")).to_be_visible()
    set_corn(panel, "5")
    expect(move(panel, "beg")).to_have_count(0)
    ask(panel, "beg")
    answer = panel.locator("[data-rb-part=answer]")
    expect(answer).to_contain_text(expected)
    assert "porumb, poți cerși" in expected
    answer.locator("a.rule").first.click()
    expect(page).to_have_url(f"{address}ro/tzolkin/rules/begging.html#begging.option")


def rule_in(language: str, rule: str) -> str:
    book = load_rulebook("tzolkin")
    return to_text(rule_text(book.rules[rule], narrator(load_language(language), book, links=False)))


def ask(panel: Locator, text: str) -> None:
    panel.locator("[name=move]").fill(text)
    panel.locator("[name=move]").press("Enter")


def test_the_example_is_played_by_keyboard_alone(loaded: Page, panel: Locator) -> None:
    button = loaded.locator(f"[data-rb-try={CASE}]")
    loaded.keyboard.press("Escape")
    expect(button).to_be_focused()
    loaded.keyboard.press("Enter")
    expect(loaded.locator("#rb-play-title")).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "true")
    move(opened(loaded), "place palenque").focus()
    loaded.keyboard.press("Enter")
    expect(panel.locator("[data-rb-part=decision]")).to_be_focused()
    expect(panel.locator("[data-rb-part=decision]")).to_have_text("Green decides: Placing workers")
    expect(panel.locator("[data-rb-part=events] li").first).to_contain_text(
        "Green places a worker on space 0 of Palenque"
    )
    loaded.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")


def test_steps_of_the_example_undo_and_reset(panel: Locator) -> None:
    follow, undo = panel.locator("[data-rb-do=follow]"), panel.locator("[data-rb-do=undo]")
    expect(undo).to_be_disabled()
    follow.click()
    expect(panel.locator("[data-rb-part=moves] button")).to_have_count(3)
    move(panel, "down chaac").click()
    expect(follow).to_be_disabled()
    undo.click()
    expect(follow).to_be_enabled()
    panel.locator("[data-rb-do=reset]").click()
    expect(move(panel, "beg")).to_be_visible()
    expect(undo).to_be_disabled()


def test_an_impossible_position_is_explained_and_can_be_put_right(panel: Locator) -> None:
    set_corn(panel, "-4")
    problem, field = panel.locator("[data-rb-part=problem]"), panel.locator("[name='players.green.corn']")
    expect(problem).to_contain_text("This position cannot exist. Look here: Green: Corn.")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value("-4")
    set_corn(panel, "3")
    expect(problem).to_be_hidden()
    expect(move(panel, "beg")).to_have_count(0)


def test_what_a_reader_types_is_never_markup(panel: Locator) -> None:
    ask(panel, "<img src=x onerror=console.log(1)>")
    expect(panel.locator("[data-rb-part=answer]")).to_contain_text("<img src=x")
    expect(panel.locator("[data-rb-part=answer] img")).to_have_count(0)


def test_a_move_that_is_not_allowed_can_be_asked_about(panel: Locator) -> None:
    set_corn(panel, "4")
    panel.locator("[data-rb-part=refused-moves] summary").click()
    panel.locator("[data-rb-part=refused] [data-rb-move=beg]").click()
    expect(panel.locator("[data-rb-part=answer]")).to_contain_text(rule_in("en", "begging.option"))


def test_another_example_takes_the_place_of_the_first_and_gives_the_address(loaded: Page, address: str) -> None:
    panel = reopened(loaded, CASE)
    loaded.click("[data-rb-try=begging-is-forced]")
    expect(panel.locator("[data-rb-part=moves] button")).to_have_count(1)
    expect(panel).to_have_count(1)
    expected = f"{address}en/tzolkin/cases/begging.html?case=begging-is-forced#begging-is-forced"
    expect(loaded).to_have_url(expected)


def test_a_narrow_window_shows_all_of_it_without_scrolling_sideways(loaded: Page, panel: Locator) -> None:
    loaded.set_viewport_size({"width": 390, "height": 800})
    panel.locator("summary").last.click()
    panel.locator("[data-rb-part=rest-of-board] summary").click()
    expect(panel.locator("[data-rb-part=rest] svg").first).to_be_visible()
    assert loaded.evaluate("document.documentElement.scrollWidth") == 390


def test_where_the_engine_does_not_arrive_the_reader_is_told_and_may_try_again(chromium: Browser, address: str) -> None:
    context = chromium.new_context(service_workers="block")
    page = context.new_page()
    context.route("**/*.wasm", lambda route: route.abort())
    page.goto(f"{address}en/tzolkin/cases/begging.html")
    page.click(f"[data-rb-try={CASE}]")
    expect(page.locator(".rb-play [role=status]")).to_contain_text("could not be loaded", timeout=LOADING)
    context.unroute_all()
    reopened(page, CASE)
    context.close()


def test_a_folder_opened_without_a_server_shows_no_button(chromium: Browser, site: Path) -> None:
    page = chromium.new_page(service_workers="block")
    page.goto((site / "en" / "tzolkin" / "cases" / "begging.html").as_uri())
    expect(page.locator(f"[data-rb-try={CASE}]")).to_be_hidden()
    page.close()


PYTHON_IN_THE_PAGE = """async ([shared, runtime, program, book, language, places]) => {
  const { loadPyodide } = await import(`${shared}${runtime}/pyodide.mjs`);
  const python = await loadPyodide({ indexURL: `${shared}${runtime}/` });
  python.unpackArchive(await (await fetch(`${shared}engine.zip`)).arrayBuffer(), "zip", { extractDir: "/rulebook" });
  python.runPython("import sys; sys.path.insert(0, '/rulebook')");
  python.runPython(program);
  return python.globals.get("same_game")(book, language, places);
}"""


def test_browser_and_python_play_the_same_game(page: Page, address: str, site: Path) -> None:
    book = (site / "static" / "try" / "tzolkin.json").read_text(encoding="utf-8")
    told = json.loads((site / "pl" / "try" / "tzolkin.json").read_text(encoding="utf-8"))
    words = [book, json.dumps(told["language"]), json.dumps(told["places"])]
    runtime = next((site / "static" / "try").glob("pyodide-*")).name
    program = Path(same_game.__file__).read_text(encoding="utf-8")
    page.goto(f"{address}en/index.html")
    there = page.evaluate(PYTHON_IN_THE_PAGE, [f"{address}static/try/", runtime, program, *words])
    here = same_game.same_game(*words)
    assert json.loads(there) == json.loads(here)
    assert len(json.loads(here)[0][0]) > 100
