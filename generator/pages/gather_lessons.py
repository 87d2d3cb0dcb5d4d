"""Learn it in five minutes: a short way through rules, drawings and examples that stand elsewhere in full."""

from __future__ import annotations

from collections.abc import Iterable

from engine.model.rulebook import Lesson
from engine.model.text import Inline, Link, Words
from generator.pages import bodies
from generator.pages.desk import Desk, page_link
from generator.pages.gather_cases import case_entry
from generator.pages.model import Page
from generator.pages.signs import page_signs, part_drawing
from generator.verdicts import verdicts
from generator.wording.rules import rule_text
from generator.wording.writers import to_text

LEARN = "learn"
LESSON = "lesson"


def learn_pages(desk: Desk) -> list[Page]:
    """None where content has no lessons."""
    return [learn_page(desk)] if desk.book.lessons else []


def learn_page(desk: Desk) -> Page:
    lead = desk.say(
        "learn.lead",
        "The heart of the game in a few steps. The rules say all of it again, and the rest.",
    )
    count = len(desk.book.lessons)
    lessons = tuple(_lesson(desk, lesson, step, count) for step, lesson in enumerate(desk.book.lessons, 1))
    onward = page_link(f"{desk.book.id}/setup", to_text(desk.say("setup.title", "Set-up by number of players")))
    anchors = [(LESSON, lesson.id) for lesson in lessons]
    return desk.page(LEARN, learn_title(desk), bodies.Lessons(lead, lessons, onward), anchors)


def learn_title(desk: Desk) -> str:
    return to_text(desk.say("learn.title", "Learn it in five minutes"))


def lesson_title(desk: Desk, lesson: Lesson) -> str:
    return desk.words(f"lesson/{lesson.id}/title", lesson.title)


def _lesson(desk: Desk, lesson: Lesson, step: int, count: int) -> bodies.Lesson:
    shown = [part.partition(":")[::2] for part in lesson.shows]
    return bodies.Lesson(
        id=lesson.id,
        # Translators: above each part of the quick way into the game; {step} and {count} are numbers.
        place=to_text(desk.say("learn.step", "Step {step} of {count}", step=step, count=count)),
        title=lesson_title(desk, lesson),
        rules=tuple(_rule(desk, id) for scheme, id in shown if scheme == "rule"),
        drawings=tuple(part_drawing(desk, LEARN, id) for scheme, id in shown if scheme in ("place", "track")),
        cases=tuple(_cases(desk, [id for scheme, id in shown if scheme == "case"])),
    )


def _rule(desk: Desk, id: str) -> bodies.Entry:
    return bodies.Entry(desk.rule_link(id), rule_text(desk.book.rules[id], desk.say))


def _cases(desk: Desk, ids: list[str]) -> Iterable[bodies.LessonCase]:
    named = [case for case in desk.book.cases if case.id in ids]
    signs = page_signs(desk, LEARN)
    for verdict in verdicts(desk.book, named):
        yield bodies.LessonCase(desk.case_link(verdict.case), case_entry(desk, verdict, signs))


def way_to_lessons(desk: Desk) -> tuple[Inline, tuple[Inline, ...]]:
    """For the overview: the page, and each of its steps."""
    if not desk.book.lessons:
        return (), ()
    steps = tuple(_lesson_link(desk, lesson) for lesson in desk.book.lessons)
    return page_link(f"{desk.book.id}/{LEARN}", learn_title(desk)), steps


def _lesson_link(desk: Desk, lesson: Lesson) -> Inline:
    return (Link(LESSON, lesson.id, (Words(lesson_title(desk, lesson)),)),)
