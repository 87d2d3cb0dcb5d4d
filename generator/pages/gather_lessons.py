"""Learn it in five minutes: a short way through rules, drawings and examples that stand elsewhere in full."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.model.text import Inline, Link, Words
from generator.book.lessons import Lesson
from generator.pages import bodies
from generator.pages.game_pages import GamePages, page_link
from generator.pages.gather_setup import setup_title
from generator.pages.model import Page, PagePlan
from generator.pages.paths import LEARN, SET_UP
from generator.wording.writers import to_text

LESSON = "lesson"


def learn_pages(game: GamePages) -> list[PagePlan]:
    """None where content has no lessons."""
    return [game.plan(LEARN, partial(learn_page, game))] if game.book.rulebook.lessons else []


def learn_page(game: GamePages) -> Page:
    lessons = tuple(_lesson(game, lesson, step) for step, lesson in enumerate(game.book.lessons, 1))
    onward = page_link(f"{game.book.id}/{SET_UP}", setup_title(game))
    anchors = [(LESSON, lesson.id) for lesson in lessons]
    page = game.page(LEARN, learn_title(game), bodies.Lessons(_lead(game), lessons, onward), anchors)
    return replace(page, growing=game.growing)


def _lead(game: GamePages) -> Inline:
    if game.is_growing:
        return game.say("learn.lead-so-far", "First steps into the game, as far as it is written.")
    return game.say("learn.lead", "The heart of the game in a few steps. The rules say all of it again, and the rest.")


def learn_title(game: GamePages) -> str:
    return to_text(game.say("learn.title", "Learn it in five minutes"))


def _lesson(game: GamePages, lesson: Lesson, step: int) -> bodies.Lesson:
    book = game.book
    return bodies.Lesson(
        id=lesson.id,
        place=_place(game, lesson, step),
        title=lesson.title,
        rules=tuple(bodies.Entry(book.rule_link(id), book.rule(id).text) for id in lesson.ids("rule")),
        drawings=tuple(book.part(id).drawing for id in lesson.ids("place", "track")),
        cases=tuple(bodies.LessonCase(book.case_link(id), book.case(id)) for id in lesson.ids("case")),
    )


def _place(game: GamePages, lesson: Lesson, step: int) -> str:
    """The steps into the game are counted; those into its expansions follow, each under the expansion's name."""
    if lesson.expansion:
        return game.book.title_of(lesson.expansion)
    count = sum(not each.expansion for each in game.book.lessons)
    # Translators: above each part of the quick way into the game; {step} and {count} are numbers.
    return to_text(game.say("learn.step", "Step {step} of {count}", step=step, count=count))


def way_to_lessons(game: GamePages) -> tuple[Inline, tuple[Inline, ...]]:
    """For the overview: the page, and each of its steps."""
    if not game.book.lessons:
        return (), ()
    steps = tuple(_lesson_link(lesson) for lesson in game.book.lessons)
    return page_link(f"{game.book.id}/{LEARN}", learn_title(game)), steps


def _lesson_link(lesson: Lesson) -> Inline:
    return (Link(LESSON, lesson.id, (Words(lesson.title),)),)
