"""Pages that list: the glossary, where printed texts disagree, and which statements are carried by what."""

from __future__ import annotations

from itertools import groupby

from engine.model.rulebook import Divergence, Source, Statement, Term
from engine.model.text import Words
from generator.coverage import Coverage, coverage
from generator.pages import bodies
from generator.pages.carriers import carrier
from generator.pages.desk import Desk
from generator.pages.model import Page
from generator.wording.writers import to_text


def glossary_page(desk: Desk) -> Page:
    language = desk.say.language
    entries = sorted((_glossary_entry(desk, term) for term in desk.book.terms), key=lambda e: language.sort_key(e.term))
    letters = tuple(
        bodies.Letter(initial, tuple(group))
        for initial, group in groupby(entries, key=lambda e: language.initial(e.term))
    )
    lead = desk.say("glossary.lead", "The words of the game, in the order of the alphabet.")
    anchors = [("term", term.id) for term in desk.book.terms]
    return desk.page(
        "glossary", to_text(desk.say("glossary.title", "Glossary")), bodies.Glossary(lead, letters), anchors
    )


def _glossary_entry(desk: Desk, term: Term) -> bodies.GlossaryEntry:
    known = desk.say.language.term(term.id, desk.book.id)
    return bodies.GlossaryEntry(
        id=term.id,
        term=known.term,
        definition=desk.say.read(f"term/{term.id}/definition", term.definition),
        also=", ".join(known.also),
        used_in=tuple(desk.rule_link(rule) for rule in desk.references.rules_with_term.get(term.id, ())),
    )


def divergences_page(desk: Desk) -> Page:
    body = bodies.Divergences(
        lead=desk.say(
            "divergences.lead",
            "Where the printed texts of different editions truly disagree, and what holds on these pages.",
        ),
        entries=tuple(_divergence(desk, divergence) for divergence in desk.book.divergences),
    )
    anchors = [("divergence", divergence.id) for divergence in desk.book.divergences]
    return desk.page("divergences", to_text(desk.say("divergences.title", "Where editions disagree")), body, anchors)


def _divergence(desk: Desk, divergence: Divergence) -> bodies.DivergenceEntry:
    context = f"divergence/{divergence.id}"
    cases = {case.id: case for case in desk.book.cases}
    return bodies.DivergenceEntry(
        id=divergence.id,
        title=desk.words(f"{context}/title", divergence.title),
        readings=tuple(
            bodies.Reading(
                desk.source_title(reading.source), desk.say.read(f"{context}/{reading.source}", reading.says)
            )
            for reading in divergence.readings
        ),
        holds=desk.say.read(f"{context}/holds", divergence.holds),
        why=desk.say.read(f"{context}/why", divergence.why),
        rule=desk.rule_link(divergence.rule),
        case=desk.case_link(cases[divergence.case]) if divergence.case else (),
    )


def statements_page(desk: Desk) -> Page:
    found = coverage(desk.book)
    body = bodies.Statements(
        lead=desk.say(
            "statements.lead",
            "Every single statement of the printed texts, with what carries it here; and how many rules a played "
            "example proves.",
        ),
        coverage=_coverage(desk, found),
        uncovered=tuple(desk.rule_link(rule) for rule in found.uncovered),
        statements=tuple(_statement(desk, statement) for statement in desk.book.statements),
        sources=tuple(_source(desk, source) for source in desk.book.sources),
    )
    return desk.page("statements", to_text(desk.say("statements.title", "Sources and coverage")), body)


def _coverage(desk: Desk, found: Coverage) -> tuple[bodies.Entry, ...]:
    say, statements = desk.say, len(desk.book.statements)
    covered, carried = len(found.normative) - len(found.uncovered), statements - len(found.uncarried)
    return (
        bodies.Entry(say("coverage.rules", "Rules that the engine decides"), say.number(len(found.normative))),
        bodies.Entry(say("coverage.covered", "of which a played example shows"), say.number(covered)),
        bodies.Entry(say("coverage.statements", "Statements of the printed texts"), say.number(statements)),
        bodies.Entry(say("coverage.carried", "of which something here carries"), say.number(carried)),
    )


def _statement(desk: Desk, statement: Statement) -> bodies.Statement:
    return bodies.Statement(statement.id, tuple(carrier(desk, each) for each in statement.carriers))


def _source(desk: Desk, source: Source) -> bodies.Entry:
    return bodies.Entry((Words(desk.source_title(source.id)),))
