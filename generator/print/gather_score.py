"""Gather a score sheet: what the content names as giving points, in the words and symbols of its rules and tracks."""

from __future__ import annotations

from collections.abc import Callable

from engine.model import rulebook as model
from engine.model.rulebook import Rulebook
from generator.pictures.marks import Mark
from generator.print.desk import PrintDesk, print_desk
from generator.print.score_model import ScoreGroup, ScoreLine, ScoreSheet
from generator.wording.language import Language
from generator.wording.rules import rule_text
from generator.wording.writers import to_text


def gather_score(language: Language, book: Rulebook, modules: frozenset[str] = frozenset()) -> ScoreSheet:
    desk = print_desk(language, book, modules)
    groups = tuple(_group(desk, group) for group in book.score)
    return ScoreSheet(
        # Translators: on the score sheet, over the line for the players' names.
        player=to_text(desk.say("print.player", "Player")),
        # Translators: on the score sheet, before the sum of all points.
        total=to_text(desk.say("print.total", "Total")),
        players=book.books[0].most_players,
        groups=groups,
        **desk.imprint(ScoreSheet.kind),
        **desk.equipment(),
    )


def _group(desk: PrintDesk, group: model.ScoreGroup) -> ScoreGroup:
    shown = (entry.partition(":")[::2] for entry in group.rows)
    lines = tuple(_LINES[scheme](desk, id) for scheme, id in shown)
    title = desk.words(f"score/{group.id}/title", group.title)
    return ScoreGroup(title, lines, tuple(_rule(desk, rule) for rule in group.notes))


def _rule(desk: PrintDesk, id: str) -> ScoreLine:
    rule = desk.book.rules[id]
    return ScoreLine(desk.rule_title(rule), number=rule.number, text=rule_text(rule, desk.say))


def _track(desk: PrintDesk, id: str) -> ScoreLine:
    """A temple by its colour and name, with the steps' points from the lowest to the highest."""
    track, signs = desk.book.track_by_id[id], desk.case.signs
    points = tuple(Mark("point", signs.number(step.points)) for step in track.steps)
    return ScoreLine(desk.part_name(id), desk.case.symbols(points), signs.colour(track.layout.colour))


_LINES: dict[str, Callable[[PrintDesk, str], ScoreLine]] = {"rule": _rule, "track": _track}
