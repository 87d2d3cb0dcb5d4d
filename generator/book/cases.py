"""Worked examples: each was played by the engine just now, and is told from what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.judge import Verdict
from engine.model.text import Inline
from generator.book.references import published
from generator.book.scopes import Scope, case_scope
from generator.book.translated import TranslatedRulebook
from generator.book.turns import Turn, turns
from generator.checking.verdicts import verdicts
from generator.pictures.drawing import Drawing
from generator.pictures.position import mattering, parts
from generator.pictures.symbols import Signs

Drawings = tuple[Drawing, ...]


@dataclass(frozen=True, slots=True)
class PlayedCase:
    """`before` shows all that matters in the example; `after`, of that, what has changed."""

    id: str
    title: str
    text: Inline
    before: Drawings
    turns: tuple[Turn, ...]
    after: Drawings
    rules: tuple[Inline, ...]
    sources: tuple[str, ...]
    scope: Scope


@dataclass(frozen=True, slots=True)
class CaseGroup:
    """The examples whose first rule stands in this chapter."""

    chapter: str
    title: str
    cases: tuple[PlayedCase, ...]


@dataclass(frozen=True, slots=True)
class Cases:
    lead: Inline
    groups: tuple[CaseGroup, ...]


def cases(book: TranslatedRulebook) -> Cases:
    lead = book.say(
        "cases.lead", "Positions that the engine has played: what was done, what came of it, and by which rules."
    )
    return Cases(lead, tuple(group for group in _groups(book) if group.cases))


def _groups(book: TranslatedRulebook) -> Iterator[CaseGroup]:
    played = verdicts(book.rulebook, published(book.rulebook))
    for chapter in book.rulebook.chapters:
        rules = {rule.id for rule in chapter.rules}
        told = tuple(_case(book, verdict) for verdict in played if verdict.case.rules[0] in rules)
        yield CaseGroup(chapter.id, book.chapter_title(chapter.id, chapter.title), told)


def _case(book: TranslatedRulebook, verdict: Verdict) -> PlayedCase:
    case = verdict.case
    before, after = _positions(verdict, book.signs)
    return PlayedCase(
        id=case.id,
        title=book.case_title(case.id),
        text=book.say.read(f"case/{case.id}/text", case.text) if case.text else (),
        before=before,
        turns=tuple(turns(book, verdict)),
        after=after,
        rules=tuple(book.rule_link(rule) for rule in case.rules),
        sources=tuple(book.source_title(source) for source in case.sources),
        scope=case_scope(case, book.rulebook, len(verdict.start.players)),
    )


def _positions(verdict: Verdict, signs: Signs) -> tuple[Drawings, Drawings]:
    first, last = verdict.start, verdict.stages[-1].after
    shown = mattering(first, signs) | mattering(last, signs)
    old = {part.id: part.draw() for part in parts(first, signs) if part.id in shown}
    new = {part.id: part.draw() for part in parts(last, signs) if part.id in shown}
    return tuple(old.values()), tuple(drawing for id, drawing in new.items() if drawing != old.get(id))
