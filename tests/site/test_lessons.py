"""Learn it in five minutes: a way from the overview through every step, forwards and back, also without a script."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.loading import games, load_rulebook
from engine.model.rulebook import Lesson
from engine.model.rules import Chapter
from generator.book.in_play import in_play
from generator.languages.load import load_language
from generator.pages.drawings import Drawings
from generator.pages.gather import gather_edition
from generator.pages.write import edition_files
from tests.site.sample import sample_book

GAMES = games()
#: Above the steps of the sample book, and what an expansion is called there.
IN_GAME, EXPANSION = ["Step 1 of 2", "Step 2 of 2"], "Tzolk&#39;in: Tribes &amp; Prophecies"


def test_each_step_shows_its_rule_and_leads_on_and_back() -> None:
    files = dict(edition_files(gather_edition(load_language("en"), [sample_book()]), Drawings()))
    page = files["tzolkin/learn.md"]
    assert re.findall(r"^## (.*) {#(.*)}$", page, re.M) == [("What it costs", "costs"), ("Who starts", "start")]
    assert re.findall(r'rb-lesson__place">(.*)</p>', page) == ["Step 1 of 2", "Step 2 of 2"]
    assert re.findall(r'<a href="#(\w+)" rel="(\w+)">', page) == [("start", "next"), ("costs", "prev")]
    assert "Agree who begins. <span" in page
    assert '<li><a class="lesson" href="learn.html#start">Who starts</a></li>' in files["tzolkin/index.md"]


def test_every_path_counts_its_own_steps() -> None:
    """The way to a step, what stands above it and the overview number it alike, in the game and in an expansion."""
    learn, overview = written_with("Tribes", "Prophecies")
    places = [*IN_GAME, f"{EXPANSION}, step 1 of 2", f"{EXPANSION}, step 2 of 2"]
    assert re.findall(r'rb-lesson__place">(.*)</p>', learn) == places
    ways = re.findall(r'aria-label="(.*): .*"><span aria-hidden="true">(\d+)<', learn)
    # Whoever hears the name of a link says what others see of it: it begins with the number.
    assert ways == [(number, number) for number in "1212"]
    assert numbered(learn, "rb-way") == numbered(overview, "rb-first-steps") == [2, 2]


def test_the_only_step_into_an_expansion_has_no_number() -> None:
    learn, overview = written_with("Tribes")
    assert re.findall(r'rb-lesson__place">(.*)</p>', learn) == [*IN_GAME, EXPANSION]
    assert numbered(learn, "rb-way") == numbered(overview, "rb-first-steps") == [2, 1]


def written_with(*titles: str) -> tuple[str, str]:
    """The learn page and the overview of the sample book and an expansion with these lessons."""
    book = sample_book()
    rule = replace(book.chapters[-1].rules[0], id="tribes.rule", number="9.1", chapter="tribes")
    chapter = Chapter("tribes", "Tribes", (rule,), 9, "tribes-and-prophecies")
    added = tuple(Lesson(title.lower(), title, ("rule:tribes.rule",)) for title in titles)
    book = replace(book, chapters=(*book.chapters, chapter), lessons=(*book.lessons, *added))
    files = dict(edition_files(gather_edition(load_language("en"), [book]), Drawings()))
    return files["tzolkin/learn.md"], files["tzolkin/index.md"]


def numbered(page: str, nav: str) -> list[int]:
    """How far each list of steps in a navigation counts."""
    part = page.partition(f'<nav class="{nav}"')[2].partition("</nav>")[0]
    return [steps.count("<li>") for steps in part.split("<ol>")[1:]]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_learned_from_rules_drawings_and_a_played_example(game: str) -> None:
    """Steps into expansions follow those into the game."""
    lessons = in_play(load_rulebook(game), frozenset()).lessons
    assert 5 <= len(lessons) <= 9
    assert load_rulebook(game).lessons[: len(lessons)] == lessons
    shown = {part.partition(":")[0] for lesson in lessons for part in lesson.shows}
    assert shown == {"rule", "place", "track", "case"}


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES)
def test_the_way_is_walked_step_by_step_to_its_end(page: Page, address: str, game: str) -> None:
    lessons = load_rulebook(game).lessons
    page.goto(f"{address}en/{game}/index.html")
    page.get_by_role("link", name="Learn it in five minutes").first.click()
    for lesson in lessons[:-1]:
        expect(page.locator("[data-rb-shown] h2")).to_have_text(lesson.title)
        page.locator("[data-rb-shown] a[rel=next]").click()
    expect(page).to_have_url(f"{address}en/{game}/learn.html#{lessons[-1].id}")
    expect(page.locator("[data-rb-shown] h2")).to_be_focused()
    in_game = len(in_play(load_rulebook(game), frozenset()).lessons)
    expect(page.locator(".rb-way [aria-current=step]")).to_have_text(str(len(lessons) - in_game))
    page.locator("[data-rb-shown] a[rel=prev]").click()
    expect(page.locator("[data-rb-shown] h2")).to_have_text(lessons[-2].title)
    page.go_back()
    page.locator("[data-rb-shown] .rb-lesson__ways a").last.click()
    expect(page).to_have_url(f"{address}en/{game}/setup.html")


@pytest.mark.browser
def test_a_step_keeps_its_place_in_another_language(page: Page, address: str) -> None:
    page.goto(f"{address}en/tzolkin/learn.html#gears")
    page.click("[data-rb-languages] summary")
    page.click("[data-rb-languages] a[hreflang=de]")
    expect(page).to_have_url(f"{address}de/tzolkin/learn.html#gears")
    expect(page.locator("[data-rb-shown] h2")).to_have_id("gears")


@pytest.mark.browser
def test_without_a_script_all_steps_stand_there(chromium: Browser, address: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}en/tzolkin/learn.html")
    expect(page.locator(".rb-lesson:visible")).to_have_count(len(load_rulebook("tzolkin").lessons))
    context.close()
