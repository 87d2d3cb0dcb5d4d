"""Chapters and examples of the complete rulebook."""

from __future__ import annotations

from generator.book.book import Book
from generator.book.cases import PlayedCase
from generator.book.chapters import BookRule, Chapter
from generator.book.turns import Turn
from generator.pictures.drawing import Drawing
from generator.print.drawings import PrintedDrawings
from generator.print.rulebook_model import Example, ExampleGroup, Outcome, PrintedChapter, PrintedRule, PrintedTurn
from generator.print.texts import all_printed, printed

MOST_DRAWINGS = 6


def chapters(book: Book) -> tuple[PrintedChapter, ...]:
    return tuple(_chapter(chapter) for chapter in book.chapters)


def _chapter(chapter: Chapter) -> PrintedChapter:
    rules = tuple(_rule(rule) for rule in chapter.rules)
    return PrintedChapter(chapter.id, str(chapter.number), chapter.title, chapter.badges, rules)


def _rule(rule: BookRule) -> PrintedRule:
    badges = (*rule.badges, *filter(None, (rule.origin.doubt,)))
    return PrintedRule(rule.id, rule.number, rule.title, rule.text, badges, rule.cases)


def examples(book: Book, drawings: PrintedDrawings) -> tuple[ExampleGroup, ...]:
    return tuple(
        ExampleGroup(group.title, tuple(_example(case, drawings) for case in group.cases))
        for group in book.cases.groups
    )


def _example(case: PlayedCase, drawings: PrintedDrawings) -> Example:
    """The position before is drawn; what comes of the moves is told."""
    turns = tuple(_turn(turn) for turn in case.turns)
    return Example(case.id, case.title, case.text, drawings.pictures(_drawn(case)), turns, case.rules)


def _drawn(case: PlayedCase) -> tuple[Drawing, ...]:
    """Of a position that would fill a page, only what the example changes."""
    if len(case.before) <= MOST_DRAWINGS:
        return case.before
    changed = {drawing.alternative.title for drawing in case.after}
    return tuple(drawing for drawing in case.before if drawing.alternative.title in changed)


def _turn(turn: Turn) -> PrintedTurn:
    outcomes = tuple(Outcome(printed(result.text), result.rules) for result in turn.results)
    return PrintedTurn(printed(turn.move), outcomes, all_printed(turn.refused))
