"""Set-up: every step, and in a table what differs by the number of players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.model.rules import Rule
from engine.model.text import Counted, Inline, Link, parse
from generator.pages import bodies
from generator.pages.desk import Desk
from generator.pages.filters import page_filter, rules_hidden
from generator.pages.model import Page
from generator.pages.scopes import figures_by_players, player_counts, rule_scope
from generator.wording.resolve import resolve
from generator.wording.rules import rule_text
from generator.wording.writers import to_text

CHAPTER = "set-up"


def setup_page(desk: Desk) -> Page:
    rules = [rule for rule in desk.book.rules.values() if rule.chapter == CHAPTER]
    rows = tuple(row for rule in desk.book.rules.values() for row in _rows(desk, rule))
    body = bodies.Setup(
        lead=desk.say("setup.lead", "What changes with the number of players, and what to do before the first turn."),
        counts=player_counts(desk.book),
        rows=rows,
        rules=tuple(
            bodies.Entry(desk.rule_link(rule.id), rule_text(rule, desk.say), rule_scope(rule)) for rule in rules
        ),
    )
    page = desk.page("setup", to_text(desk.say("setup.title", "Set-up by number of players")), body)
    scopes = [rule_scope(rule) for rule in rules]
    return replace(page, filter=page_filter(desk, scopes, rules_hidden(desk), by_players=bool(rows)))


def _rows(desk: Desk, rule: Rule) -> Iterator[bodies.SetupRow]:
    write = desk.say.language.write_number
    for name, figures in figures_by_players(rule, desk.book).items():
        counted = _unit(desk, rule, name, max(figures.values()))
        yield bodies.SetupRow(desk.rule_link(rule.id), counted, tuple(map(write, figures.values())))


def _unit(desk: Desk, rule: Rule, name: str, figure: int) -> str:
    """The word that the rule's own text counts these figures by, unless its title says it already."""
    language = desk.say.language
    text = parse(language.message(f"rule/{rule.id}/text", rule.text, desk.book.id))
    counted = next((node for node in _counted(text) if node.name.partition(".")[0] == name), None)
    if counted is None:
        return ""
    unit = to_text(resolve((replace(counted, silent=True),), {counted.name: figure}, language, desk.book.id))
    return "" if unit.casefold() == desk.rule_title(rule).casefold() else unit


def _counted(text: Inline) -> Iterator[Counted]:
    for node in text:
        if isinstance(node, Counted) and not node.silent:
            yield node
        elif isinstance(node, Link):
            yield from _counted(node.inline)
