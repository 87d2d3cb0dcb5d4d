"""Chapters and examples of the complete rulebook."""

from __future__ import annotations

from engine.model.rules import Chapter
from generator.pages import bodies
from generator.pages.gather_cases import case_pages
from generator.pages.gather_rules import chapter_page
from generator.pictures.drawing import Drawing
from generator.print.album import Album
from generator.print.book_model import (
    BookChapter,
    BookRule,
    BookTurn,
    Example,
    ExampleGroup,
    Outcome,
)
from generator.print.desk import PrintDesk

MOST_DRAWINGS = 6


def chapters(desk: PrintDesk) -> tuple[BookChapter, ...]:
    return tuple(_chapter(desk, chapter) for chapter in desk.book.chapters)


def _chapter(desk: PrintDesk, chapter: Chapter) -> BookChapter:
    body = chapter_page(desk, chapter).body
    assert isinstance(body, bodies.Chapter)
    rules = tuple(_rule(desk, rule) for rule in body.rules)
    return BookChapter(chapter.id, str(body.number), body.title, body.badges, rules)


def _rule(desk: PrintDesk, rule: bodies.RuleEntry) -> BookRule:
    badges = (*rule.badges, *filter(None, (rule.origin.doubt,)))
    examples = desk.references.cases_of_rule.get(rule.id, ())
    return BookRule(rule.id, rule.number, rule.title, rule.text, badges, examples)


def examples(desk: PrintDesk, album: Album) -> tuple[ExampleGroup, ...]:
    return tuple(
        ExampleGroup(page.menu_title, tuple(_example(case, album) for case in page.body.cases))
        for page in case_pages(desk)
        if isinstance(page.body, bodies.Cases)
    )


def _example(case: bodies.CaseEntry, album: Album) -> Example:
    """The position before is drawn; what comes of the moves is told."""
    turns = tuple(_turn(turn) for turn in case.turns)
    return Example(case.id, case.title, case.text, album.pictures(_drawn(case)), turns, case.rules)


def _drawn(case: bodies.CaseEntry) -> tuple[Drawing, ...]:
    """Of a position that would fill a page, only what the example changes."""
    if len(case.before) <= MOST_DRAWINGS:
        return case.before
    changed = {drawing.alternative.title for drawing in case.after}
    return tuple(drawing for drawing in case.before if drawing.alternative.title in changed)


def _turn(turn: bodies.Turn) -> BookTurn:
    outcomes = tuple(Outcome(result.text, result.rules) for result in turn.results)
    return BookTurn(turn.move, outcomes, turn.refused)
