"""Pages made of rules: the chapters and the summary."""

from __future__ import annotations

from dataclasses import replace

from engine.model.rulebook import SummaryBlock
from engine.model.rules import Chapter as ModelChapter
from engine.model.rules import Rule
from generator.pages import bodies
from generator.pages.desk import Desk
from generator.pages.filters import page_filter, rules_hidden
from generator.pages.model import Page
from generator.pages.scopes import module_scope, rule_scope
from generator.pages.signs import part_drawing
from generator.print.offers import document_title, offered
from generator.wording.rules import rule_text
from generator.wording.writers import to_text

SUMMARY = "summary"


def chapter_path(chapter: str) -> str:
    return f"rules/{chapter}"


def chapter_pages(desk: Desk) -> list[Page]:
    return [chapter_page(desk, chapter) for chapter in desk.book.chapters]


def chapter_page(desk: Desk, chapter: ModelChapter) -> Page:
    title = desk.words(f"chapter/{chapter.id}/title", chapter.title)
    rules = tuple(rule_entry(desk, rule) for rule in chapter.rules)
    body = bodies.Chapter(chapter.number, title, rules, _chapter_badges(desk, chapter))
    anchors = [("rule", rule.id) for rule in chapter.rules]
    page = desk.page(chapter_path(chapter.id), f"{chapter.number} {title}", body, anchors)
    choices = page_filter(desk, [rule.scope for rule in rules], rules_hidden(desk))
    return replace(page, scope=module_scope(chapter.module), filter=choices)


def _chapter_badges(desk: Desk, chapter: ModelChapter) -> tuple[str, ...]:
    """An expansion's chapter says which expansion."""
    return (desk.book_title(chapter.book),) if chapter.book not in ("", desk.book.id) else ()


def rule_entry(desk: Desk, rule: Rule) -> bodies.RuleEntry:
    cases = {case.id: case for case in desk.book.cases}
    title = desk.rule_title(rule)
    return bodies.RuleEntry(
        id=rule.id,
        number=rule.number,
        title=title,
        text=rule_text(rule, desk.say),
        permalink=to_text(desk.say("page.permalink", "Permanent link to “{title}”", title=title)),
        origin=desk.origin(rule.sources, rule.confidence),
        badges=_rule_badges(desk, rule),
        cases=tuple(desk.case_link(cases[case]) for case in desk.references.cases_of_rule.get(rule.id, ())),
        cited_by=tuple(desk.rule_link(citing) for citing in desk.references.citing_rules.get(rule.id, ())),
        scope=rule_scope(rule),
    )


def _rule_badges(desk: Desk, rule: Rule) -> tuple[str, ...]:
    """Rules that only people can carry out say so; so do rules for some numbers of players."""
    badges = []
    if rule.kind == "table":
        # Translators: a small mark on a rule that players settle among themselves, such as who begins.
        badges.append(to_text(desk.say("page.kind-table", "Settled at the table")))
    if rule.players:
        numbers = desk.say.choice([desk.say.number(count) for count in rule.players])
        # Translators: a small mark on a rule; {players} is a list of numbers such as "2 or 3".
        badges.append(to_text(desk.say("page.for-players", "Players: {players}", players=numbers)))
    return tuple(badges)


def summary_page(desk: Desk) -> Page:
    title = to_text(desk.say("summary.title", "Summary"))
    body = bodies.Summary(
        lead=desk.say("summary.lead", "The game at a glance. The same summary can be printed."),
        blocks=tuple(_summary_block(desk, block) for block in desk.book.summary),
        prints=tuple(
            bodies.Print(offer.file, f"{document_title(offer.kind, desk.say)} (PDF)") for offer in offered(desk.book)
        ),
    )
    return desk.page(SUMMARY, title, body)


def _summary_block(desk: Desk, block: SummaryBlock) -> bodies.SummaryBlock:
    """Rules in words, parts of the board as drawings."""
    shown = [part.partition(":")[::2] for part in block.shows]
    return bodies.SummaryBlock(
        block.id,
        desk.words(f"summary/{block.id}/title", block.title),
        tuple(rule_text(desk.book.rules[id], desk.say) for scheme, id in shown if scheme == "rule"),
        tuple(part_drawing(desk, SUMMARY, id) for scheme, id in shown if scheme in ("place", "track")),
    )
