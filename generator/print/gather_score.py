"""Gather a score sheet: what the content names as giving points, in the words and symbols of its rules and tracks."""

from __future__ import annotations

from collections.abc import Callable

from generator.book import sheets
from generator.book.book import Book
from generator.pictures.marks import Mark
from generator.print.imprint import imprint
from generator.print.score_model import ScoreGroup, ScoreLine, ScoreSheet
from generator.print.sheet_source import SheetSource
from generator.wording.writers import to_text


def gather_score(book: Book, modules: frozenset[str] = frozenset()) -> ScoreSheet:
    source = SheetSource(book, modules)
    groups = tuple(_group(source, group) for group in book.score)
    return ScoreSheet(
        # Translators: on the score sheet, over the line for the players' names.
        player=to_text(book.say("print.player", "Player")),
        # Translators: on the score sheet, before the sum of all points.
        total=to_text(book.say("print.total", "Total")),
        players=book.rulebook.books[0].most_players,
        groups=groups,
        icons=source.symbols.drawn(),
        **imprint(book, ScoreSheet.kind, modules),
    )


def _group(source: SheetSource, group: sheets.ScoreGroup) -> ScoreGroup:
    lines = tuple(_LINES[row.scheme](source, row.id) for row in group.rows)
    return ScoreGroup(group.title, lines, tuple(_rule(source, rule) for rule in group.notes))


def _rule(source: SheetSource, id: str) -> ScoreLine:
    rule = source.book.rules[id]
    return ScoreLine(rule.title, number=rule.number, text=rule.text)


def _track(source: SheetSource, id: str) -> ScoreLine:
    """A temple by its colour and name, with the steps' points from the lowest to the highest."""
    track, signs = source.rulebook.track_by_id[id], source.symbols.signs
    points = tuple(Mark("point", signs.number(step.points)) for step in track.steps)
    return ScoreLine(source.book.part_name(id), source.symbols.row(points), signs.colour(track.layout.colour))


_LINES: dict[str, Callable[[SheetSource, str], ScoreLine]] = {"rule": _rule, "track": _track}
