"""Gather a score sheet: what the content names as giving points, in the words and symbols of its rules and tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from generator.book.book import Book
from generator.book.sheets import Shown
from generator.pictures.marks import Mark
from generator.print.imprint import imprint
from generator.print.score_model import ScoreGroup, ScoreLine, ScoreSheet
from generator.print.sheet_source import SheetSource
from generator.wording.writers import to_text


def gather_score(book: Book, modules: frozenset[str] = frozenset()) -> ScoreSheet:
    source = SheetSource(book, modules)
    return ScoreSheet(
        # Translators: on the score sheet, over the line for the players' names.
        player=to_text(book.say("print.player", "Player")),
        # Translators: on the score sheet, before the sum of all points.
        total=to_text(book.say("print.total", "Total")),
        players=_seats(book, modules),
        groups=tuple(_groups(source)),
        icons=source.symbols.drawn(),
        **imprint(book, ScoreSheet.kind, modules),
    )


def _seats(book: Book, modules: frozenset[str]) -> int:
    """A column for everybody who can play with these modules."""
    first, *others = book.rulebook.books
    return max(first.most_players, *(each.most_players for each in others if each.players_with in modules), 0)


def _groups(source: SheetSource) -> Iterator[ScoreGroup]:
    """What is scored several times stands in several groups: a track in the order of ages, a rule told only once."""
    scored: Counter[str] = Counter()
    for group in source.book.score:
        scored.update(row.id for row in group.rows)
        lines = tuple(_line(source, row, scored[row.id]) for row in group.rows)
        yield ScoreGroup(group.title, lines, tuple(_rule(source, rule) for rule in group.notes))


def _line(source: SheetSource, row: Shown, time: int) -> ScoreLine:
    if row.scheme != "rule":
        return _track(source, row.id, time)
    line = _rule(source, row.id)
    return line if time == 1 else replace(line, text=())


def _rule(source: SheetSource, id: str) -> ScoreLine:
    rule = source.book.rules[id]
    return ScoreLine(rule.title, number=rule.number, text=rule.text)


def _track(source: SheetSource, id: str, age: int) -> ScoreLine:
    """A temple by its colour and name, its steps' points from the lowest to the highest, and the bonus of the age."""
    track, signs = source.rulebook.track_by_id[id], source.symbols.signs
    points = tuple(Mark("point", signs.number(step.points)) for step in track.steps)
    bonus = tuple(Mark("point", signs.number(each)) for each in track.leader[age - 1 : age])
    return ScoreLine(
        source.book.part_name(id),
        source.symbols.row(points),
        signs.colour(track.layout.colour),
        bonus=signs.captions.leader(age) if bonus else "",
        bonus_marks=source.symbols.row(bonus),
    )
