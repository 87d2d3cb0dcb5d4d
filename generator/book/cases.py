"""Worked examples: each was played by the engine just now, and is told from what happened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from engine.model.text import Inline
from generator.book.references import published
from generator.book.scopes import Scope, case_scope
from generator.book.translated import TranslatedRulebook
from generator.book.turns import Turn, turns
from generator.checking.verdicts import verdict_on
from generator.pictures.drawing import Drawing
from generator.pictures.position import parts

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


def cases_lead(book: TranslatedRulebook) -> Inline:
    return book.say(
        "cases.lead", "Positions that the engine has played: what was done, what came of it, and by which rules."
    )


def chapters_with_cases(rulebook: Rulebook) -> tuple[str, ...]:
    """The chapters to which examples belong, in their order."""
    shown = {_chapter(case, rulebook) for case in published(rulebook)}
    return tuple(chapter.id for chapter in rulebook.chapters if chapter.id in shown)


def _chapter(case: Case, rulebook: Rulebook) -> str:
    return rulebook.rules[case.rules[0]].chapter


def case_group(book: TranslatedRulebook, chapter: str, told: Callable[[str], PlayedCase]) -> CaseGroup:
    english = next(each.title for each in book.rulebook.chapters if each.id == chapter)
    own = (case for case in published(book.rulebook) if _chapter(case, book.rulebook) == chapter)
    return CaseGroup(chapter, book.chapter_title(chapter, english), tuple(told(case.id) for case in own))


def played_case(book: TranslatedRulebook, id: str, drawn: DrawnCase) -> PlayedCase:
    verdict = verdict_on(book.whole, id)
    case = verdict.case
    return PlayedCase(
        id=case.id,
        title=book.case_title(case.id),
        text=book.say.read(f"case/{case.id}/text", case.text) if case.text else (),
        before=tuple(drawn.before.values()),
        turns=tuple(turns(book, verdict)),
        after=tuple(drawing for id, drawing in drawn.after.items() if drawing != drawn.before.get(id)),
        rules=tuple(book.rule_link(rule) for rule in case.rules),
        sources=tuple(book.source_title(source) for source in case.sources),
        scope=case_scope(case, book.rulebook, len(verdict.start.players)),
    )


@dataclass(frozen=True, slots=True)
class DrawnCase:
    """The parts of the table that matter in an example, by their ids: at its start, and at its end."""

    before: dict[str, Drawing]
    after: dict[str, Drawing]


def drawn_case(book: TranslatedRulebook, id: str) -> DrawnCase:
    """Drawn once for all who show the example."""
    verdict, signs = verdict_on(book.whole, id), book.signs
    first, last = parts(verdict.start, signs), parts(verdict.stages[-1].after, signs)
    shown = {part.id for part in (*first, *last) if part.matters}
    return DrawnCase(*({part.id: part.draw() for part in side if part.id in shown} for side in (first, last)))
