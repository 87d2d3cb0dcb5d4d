"""The rules, chapter by chapter: each with its number, its text, where it comes from and what refers to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.model import rules as model
from engine.model.abilities import Change, Trigger
from engine.model.text import Inline
from generator.book.changing import ChangingRule, changing_rules
from generator.book.growing import in_part
from generator.book.origin import Origin
from generator.book.scopes import Scope, module_scope, rule_scope
from generator.book.sheets import Shown, shown
from generator.book.translated import TranslatedRulebook
from generator.wording.kinds import worded
from generator.wording.rules import rule_text
from generator.wording.writers import to_text


@dataclass(frozen=True, slots=True)
class BookRule:
    id: str
    number: str
    title: str
    text: Inline
    origin: Origin
    badges: tuple[str, ...]
    cases: tuple[str, ...]  # that show it
    cited_by: tuple[str, ...]  # other rules
    scope: Scope
    example: str = ""  # of these cases the one to show beside the rule
    changes: tuple[ChangingRule, ...] = ()  # what modules change of it
    bent_by: tuple[str, ...] = ()  # tiles whose abilities bend it


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    number: int
    title: str
    rules: tuple[BookRule, ...]
    badges: tuple[str, ...]
    scope: Scope
    shows: tuple[Shown, ...] = ()  # places, tracks, families, or the table for so many players: drawn beside the rules


def chapter(book: TranslatedRulebook, chapter: model.Chapter, rule: Callable[[str], BookRule]) -> Chapter:
    return Chapter(
        id=chapter.id,
        number=chapter.number,
        title=book.chapter_title(chapter.id, chapter.title),
        rules=tuple(rule(each.id) for each in chapter.rules),
        badges=_chapter_badges(book, chapter),
        scope=module_scope(chapter.module),
        shows=shown(chapter.shows),
    )


def _chapter_badges(book: TranslatedRulebook, chapter: model.Chapter) -> tuple[str, ...]:
    """An expansion's chapter says which expansion, and whether that is complete."""
    if chapter.book in ("", book.id):
        return ()
    title = book.title_of(chapter.book)
    growing = {each.id for each in book.rulebook.books if not each.complete}
    return (to_text(in_part(book, title)) if chapter.book in growing else title,)


def book_rule(book: TranslatedRulebook, rule: model.Rule) -> BookRule:
    return BookRule(
        id=rule.id,
        number=rule.number,
        title=book.rule_title(rule.id),
        text=book.say.sentences((rule_text(rule, book.say), *_levels(book, rule))),
        origin=book.origin(rule.sources, rule.confidence),
        badges=_rule_badges(book, rule),
        cases=book.references.cases_of_rule.get(rule.id, ()),
        cited_by=book.references.citing_rules.get(rule.id, ()),
        scope=rule_scope(rule),
        example=book.best_examples.get(rule.id, ""),
        changes=changing_rules(book, rule),
        bent_by=_bending_tiles(book, rule),
    )


def _bending_tiles(book: TranslatedRulebook, rule: model.Rule) -> tuple[str, ...]:
    """Those of modules stand with what their module changes, if that is told beside the rule."""
    told = bool(book.touching.changing_rules.get(rule.id))
    tiles = book.touching.bending_tiles.get(rule.id, ())
    return tuple(tile for tile in tiles if not (told and book.rulebook.components[tile].module))


def _levels(book: TranslatedRulebook, rule: model.Rule) -> Iterator[Inline]:
    """How much the levels of tracks that bend this rule bring; these figures stand with the board alone."""
    steps = (step for track in book.rulebook.tracks for step in track.steps)
    forms = (each.form for step in steps for each in step.abilities if each.bends == rule.id)
    for form in (form for form in forms if isinstance(form, Change | Trigger)):
        # Translators: after the text of a rule; {effects} is a whole sentence with the amounts that it speaks of.
        yield book.say("rule.in-figures", "In figures: {effects}", effects=worded(form, book.say))


def _rule_badges(book: TranslatedRulebook, rule: model.Rule) -> tuple[str, ...]:
    """Rules that only people can carry out say so; so do rules for some numbers of players."""
    say, badges = book.say, []
    if rule.kind == "table":
        # Translators: a small mark on a rule that players settle among themselves, such as who begins.
        badges.append(to_text(say("page.kind-table", "Settled at the table")))
    if rule.players:
        numbers = say.choice([say.number(count) for count in rule.players])
        # Translators: a small mark on a rule; {players} is a list of numbers such as "2 or 3".
        badges.append(to_text(say("page.for-players", "Players: {players}", players=numbers)))
    return tuple(badges)
