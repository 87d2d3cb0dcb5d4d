"""Pressing "Try it" on the built site, in a real browser with Python inside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine.load import load_rulebook
from generator.languages import load_language
from generator.wording.narrator import narrator
from generator.wording.rules import rule_text
from generator.wording.writers import to_text
from tests.browser import same_game

pytestmark = pytest.mark.browser

CASE = "begging-is-a-choice"
# Loading Python takes seconds, and a busy machine takes its time.
LOADING = 120_000


def try_it(page: Page, address: str, language: str = "en", case: str = CASE) -> Locator:
    page.goto(f"{address}{language}/tzolkin/cases/begging.html")
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
    panel = try_it(page, address, "ro")
    book = load_rulebook("tzolkin")
    say = narrator(load_language("ro"), book, links=False)
    expect(panel.locator("[data-rb-part=decision]")).to_contain_text("Verde")
    expect(move(panel, "beg")).to_be_visible()
    set_corn(panel, "5")
    expect(move(panel, "beg")).to_have_count(0)
    panel.locator("[name=move]").fill("beg")
    panel.locator("[name=move]").press("Enter")
    answer = panel.locator("[data-rb-part=answer]")
    expect(answer).to_contain_text(to_text(rule_text(book.rules["begging.option"], say)))
    expect(answer).to_contain_text("porumb")
    answer.locator("a.rule").first.click()
    expect(page).to_have_url(f"{address}ro/tzolkin/rules/begging.html#begging.option")


def test_the_example_is_played_by_keyboard_alone(page: Page, address: str) -> None:
    page.goto(f"{address}en/tzolkin/cases/begging.html")
    button = page.locator(f"[data-rb-try={CASE}]")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#rb-play-title")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="MB")).to_be_visible()
    panel = opened(page)
    expect(button).to_have_attribute("aria-expanded", "true")
    move(panel, "place palenque").focus()
    page.keyboard.press("Enter")
    expect(panel.locator("[data-rb-part=decision]")).to_be_focused()
    expect(panel.locator("[data-rb-part=decision]")).to_have_text("Green decides: Placing workers")
    expect(panel.locator("[data-rb-part=events] li").first).to_contain_text("Green places a worker: Palenque 0")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")


def test_steps_of_the_example_undo_and_reset(page: Page, address: str) -> None:
    panel = try_it(page, address)
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


def test_an_impossible_position_is_explained_and_can_be_put_right(page: Page, address: str) -> None:
    panel = try_it(page, address)
    set_corn(panel, "-4")
    problem = panel.locator("[data-rb-part=problem]")
    expect(problem).to_contain_text("This position cannot exist. Look here: Green: Corn.")
    expect(panel.locator("[name='players.green.corn']")).to_have_attribute("aria-invalid", "true")
    expect(panel.locator("[name='players.green.corn']")).to_have_value("-4")
    set_corn(panel, "3")
    expect(problem).to_be_hidden()
    expect(move(panel, "beg")).to_have_count(0)


def test_what_a_reader_types_is_never_markup(page: Page, address: str) -> None:
    panel = try_it(page, address)
    panel.locator("[name=move]").fill("<img src=x onerror=console.log(1)>")
    panel.locator("[name=move]").press("Enter")
    expect(panel.locator("[data-rb-part=answer]")).to_contain_text("<img src=x")
    expect(panel.locator("[data-rb-part=answer] img")).to_have_count(0)


def test_the_address_of_an_opened_example_opens_it_again(page: Page, address: str) -> None:
    page.goto(f"{address}en/tzolkin/cases/begging.html?case=begging-is-forced")
    panel = opened(page)
    expect(move(panel, "beg")).to_be_visible()
    expect(panel.locator("[data-rb-part=moves] button")).to_have_count(1)
    page.click(f"[data-rb-try={CASE}]")
    expect(page).to_have_url(f"{address}en/tzolkin/cases/begging.html?case={CASE}#{CASE}")
    expect(page.locator(".rb-play [data-rb-part=moves] button")).to_have_count(5)
    expect(page.locator(".rb-play")).to_have_count(1)


def test_a_phone_shows_all_of_it_without_scrolling_sideways(chromium: Browser, address: str) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
    page = context.new_page()
    panel = try_it(page, address, "pl")
    panel.locator("summary").last.click()
    panel.locator("[data-rb-part=rest-of-board] summary").click()
    expect(panel.locator("[data-rb-part=rest] svg").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    context.close()


def test_where_the_engine_does_not_arrive_the_reader_is_told(chromium: Browser, address: str) -> None:
    context = chromium.new_context()
    page = context.new_page()
    context.route("**/*.wasm", lambda route: route.abort())
    page.goto(f"{address}en/tzolkin/cases/begging.html")
    page.click(f"[data-rb-try={CASE}]")
    expect(page.locator(".rb-play [role=status]")).to_contain_text("could not be loaded", timeout=LOADING)
    context.unroute_all()
    page.click(".rb-play [data-rb-do=close]")
    page.click(f"[data-rb-try={CASE}]")
    opened(page)
    context.close()


def test_a_folder_opened_without_a_server_shows_no_button(chromium: Browser, site: Path) -> None:
    page = chromium.new_page()
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
