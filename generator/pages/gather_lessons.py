"""Learn it in five minutes: a short way through rules, drawings and examples that stand elsewhere in full."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.model.text import Inline, Link, Words
from generator.book.lessons import Lesson, LessonPath
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
    paths = tuple(_path(game, path) for path in game.book.lesson_paths)
    body = bodies.Lessons(_lead(game), paths, page_link(f"{game.book.id}/{SET_UP}", setup_title(game)))
    page = game.page(LEARN, learn_title(game), body, [(LESSON, lesson.id) for lesson in body.lessons])
    return replace(page, growing=game.growing)


def _lead(game: GamePages) -> Inline:
    if game.is_growing:
        return game.say("learn.lead-so-far", "First steps into the game, as far as it is written.")
    return game.say("learn.lead", "The heart of the game in a few steps. The rules say all of it again, and the rest.")


def learn_title(game: GamePages) -> str:
    return to_text(game.say("learn.title", "Learn it in five minutes"))


def _path(game: GamePages, path: LessonPath) -> bodies.LessonPath:
    steps = (_lesson(game, path, lesson, step) for step, lesson in enumerate(path.lessons, 1))
    return bodies.LessonPath(_path_title(game, path), tuple(steps))


def _path_title(game: GamePages, path: LessonPath) -> str:
    return game.book.title_of(path.expansion) if path.expansion else ""


def _lesson(game: GamePages, path: LessonPath, lesson: Lesson, step: int) -> bodies.Lesson:
    book = game.book
    return bodies.Lesson(
        id=lesson.id,
        place=_place(game, path, step),
        step=step,
        title=lesson.title,
        rules=tuple(bodies.Entry(book.rule_link(id), book.rule(id).text) for id in lesson.ids("rule")),
        drawings=tuple(book.part(id).drawing for id in lesson.ids("place", "track")),
        cases=tuple(bodies.LessonCase(book.case_link(id), book.case(id)) for id in lesson.ids("case")),
    )


def _place(game: GamePages, path: LessonPath, step: int) -> str:
    """Whoever learns the game is not told that modules come after it: each path is counted for itself."""
    title, count = _path_title(game, path), len(path.lessons)
    if not title:
        # Translators: above each part of the quick way into the game; {step} and {count} are numbers.
        return to_text(game.say("learn.step", "Step {step} of {count}", step=step, count=count))
    if count == 1:
        return title
    # Translators: above each part of the quick way into an expansion; {title} is its name, {step} and {count} numbers.
    told = game.say("learn.step-of-expansion", "{title}, step {step} of {count}", title=title, step=step, count=count)
    return to_text(told)


def way_to_lessons(game: GamePages) -> tuple[Inline, tuple[bodies.LessonLinks, ...]]:
    """For the overview: the page, and each of its steps."""
    paths = game.book.lesson_paths
    if not paths:
        return (), ()
    steps = tuple(bodies.LessonLinks(_path_title(game, path), tuple(map(_lesson_link, path.lessons))) for path in paths)
    return page_link(f"{game.book.id}/{LEARN}", learn_title(game)), steps


def _lesson_link(lesson: Lesson) -> Inline:
    return (Link(LESSON, lesson.id, (Words(lesson.title),)),)
