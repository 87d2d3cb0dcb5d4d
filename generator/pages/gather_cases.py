"""Worked examples: one page for each chapter that has any."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from generator.book.cases import cases_lead, chapters_with_cases
from generator.book.scopes import shared_scope
from generator.browser.panel import panel
from generator.pages import bodies
from generator.pages.filters import examples_hidden, page_filter
from generator.pages.game_pages import GamePages
from generator.pages.model import Page, PagePlan
from generator.pages.paths import cases_path
from generator.wording.writers import to_text


def case_pages(game: GamePages) -> list[PagePlan]:
    return [
        game.plan(cases_path(chapter), partial(cases_page, game, chapter))
        for chapter in chapters_with_cases(game.book.rulebook)
    ]


def cases_page(game: GamePages, chapter: str) -> Page:
    group = game.book.case_group(chapter)
    # Translators: title of a page; {chapter} is the title of a chapter of the rules.
    title = to_text(game.say("cases.title", "Examples: {chapter}", chapter=group.title))
    entries = tuple(bodies.CaseEntry(case, game.permalink(case.title)) for case in group.cases)
    body = bodies.Cases(cases_lead(game.book), entries, panel(game.say))
    page = game.page(cases_path(group.chapter), title, body, [("case", case.id) for case in group.cases])
    scopes = [case.scope for case in group.cases]
    choices = page_filter(game, scopes, examples_hidden(game))
    return replace(page, menu_title=group.title, scope=shared_scope(scopes), filter=choices)
