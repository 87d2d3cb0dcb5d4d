"""Worked examples: each was played by the engine just now, and is told from what happened."""

from __future__ import annotations

from dataclasses import replace

from engine.judge import Verdict
from generator.browser.panel import panel
from generator.pages import bodies
from generator.pages.desk import Desk
from generator.pages.filters import examples_hidden, page_filter
from generator.pages.model import Page
from generator.pages.references import published
from generator.pages.scopes import case_scope, shared_scope
from generator.pages.signs import page_signs
from generator.pages.turns import turns
from generator.pictures.drawing import Drawing
from generator.pictures.position import mattering, parts
from generator.pictures.symbols import Signs
from generator.verdicts import verdicts
from generator.wording.writers import to_text


def cases_path(chapter: str) -> str:
    return f"cases/{chapter}"


def case_pages(desk: Desk) -> list[Page]:
    """One page for each chapter, with the examples whose first rule stands there."""
    played = {verdict.case.id: verdict for verdict in verdicts(desk.book, published(desk.book))}
    pages = []
    for chapter in desk.book.chapters:
        rules = {rule.id for rule in chapter.rules}
        cases = [case for case in published(desk.book) if case.rules[0] in rules]
        if cases:
            pages.append(cases_page(desk, chapter.id, chapter.title, [played[case.id] for case in cases]))
    return pages


def cases_page(desk: Desk, chapter: str, english: str, played: list[Verdict]) -> Page:
    path = cases_path(chapter)
    signs = page_signs(desk, path)
    name = desk.words(f"chapter/{chapter}/title", english)
    # Translators: title of a page; {chapter} is the title of a chapter of the rules.
    title = to_text(desk.say("cases.title", "Examples: {chapter}", chapter=name))
    lead = desk.say(
        "cases.lead", "Positions that the engine has played: what was done, what came of it, and by which rules."
    )
    body = bodies.Cases(lead, tuple(case_entry(desk, verdict, signs) for verdict in played), panel(desk.say))
    page = desk.page(path, title, body, [("case", verdict.case.id) for verdict in played])
    scopes = [case.scope for case in body.cases]
    choices = page_filter(desk, scopes, examples_hidden(desk))
    return replace(page, menu_title=name, scope=shared_scope(scopes), filter=choices)


def case_entry(desk: Desk, verdict: Verdict, signs: Signs) -> bodies.CaseEntry:
    case = verdict.case
    title = desk.words(f"case/{case.id}/title", case.title)
    before, after = positions(verdict, signs)
    return bodies.CaseEntry(
        id=case.id,
        title=title,
        text=desk.say.read(f"case/{case.id}/text", case.text) if case.text else (),
        permalink=to_text(desk.say("page.permalink", "Permanent link to “{title}”", title=title)),
        before=before,
        turns=tuple(turns(desk, verdict)),
        after=after,
        rules=tuple(desk.rule_link(rule) for rule in case.rules),
        sources=tuple(desk.source_title(source) for source in case.sources),
        scope=case_scope(case, desk.book, len(verdict.before.players)),
    )


def positions(verdict: Verdict, signs: Signs) -> tuple[tuple[Drawing, ...], tuple[Drawing, ...]]:
    """Before: all that matters in the example. After: of that, what has changed."""
    first, last = verdict.before, verdict.stages[-1].after
    shown = mattering(first, signs) | mattering(last, signs)
    old = {part.id: part.draw() for part in parts(first, signs) if part.id in shown}
    new = {part.id: part.draw() for part in parts(last, signs) if part.id in shown}
    return tuple(old.values()), tuple(drawing for id, drawing in new.items() if drawing != old.get(id))
