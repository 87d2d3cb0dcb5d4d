"""Chapters of the complete rulebook: beside the rules what they talk about, drawn, and the best example of each."""

from __future__ import annotations

from generator.book.book import Book
from generator.book.brief_examples import BriefExample
from generator.book.chapters import BookRule, Chapter
from generator.print.drawings import PrintedDrawings
from generator.print.gather_parts import board_part
from generator.print.model import Picture
from generator.print.rows import at_a_glance, rows
from generator.print.rulebook_model import Example, PrintedChapter, PrintedRule
from generator.print.texts import all_printed, in_a_row, printed

#: So many tiles stand for all that a chapter is about, which have a part of their own: as many as fit in a line.
SAMPLES = 4


def chapters(book: Book, drawings: PrintedDrawings) -> tuple[PrintedChapter, ...]:
    return tuple(_chapter(book, chapter, drawings) for chapter in book.chapters)


def _chapter(book: Book, chapter: Chapter, drawings: PrintedDrawings) -> PrintedChapter:
    shown = {scheme: [each.id for each in chapter.shows if each.scheme == scheme] for scheme in ("family", "table")}
    parts = [book.part_by_id[each.id] for each in chapter.shows if each.scheme in ("place", "track")]
    return PrintedChapter(
        chapter.id,
        str(chapter.number),
        chapter.title,
        chapter.badges,
        rows(_rule(book, rule, drawings) for rule in chapter.rules),
        parts=tuple(board_part(part, drawings) for part in parts),
        tiles=_samples(book, shown["family"], drawings),
        table=tuple(picture for players in shown["table"] for picture in drawings.pictures(book.table(players))),
    )


def _samples(book: Book, families: list[str], drawings: PrintedDrawings) -> tuple[Picture, ...]:
    tiles = [tile for family in families for tile in book.family(family).tiles[: SAMPLES // len(families)]]
    return drawings.pictures(tile.drawing for tile in tiles)


def _rule(book: Book, rule: BookRule, drawings: PrintedDrawings) -> PrintedRule:
    badges = (*rule.badges, *filter(None, (rule.origin.doubt,)))
    shown = set(book.best_examples.values()) - {rule.example}
    own = (_example(book.example(rule.example), drawings),) if rule.example else ()
    others = tuple(case for case in rule.cases if case in shown)
    return PrintedRule(rule.id, rule.number, rule.title, rule.text, badges, own, others)


def _example(case: BriefExample, drawings: PrintedDrawings) -> Example:
    before, after = (at_a_glance(drawings.pictures(each)) for each in (case.before, case.after))
    return Example(
        case.id,
        case.title,
        in_a_row(case.told),
        before,
        all_printed(case.moves),
        tuple((printed(each.move), each.rule) for each in case.forbidden),
        after,
    )
