"""Which statements of the printed texts are carried by what, and how many rules a played example proves."""

from __future__ import annotations

from engine.model.rulebook import Statement
from engine.model.text import Inline, Words
from generator.checking.coverage import Coverage, coverage
from generator.checking.verdicts import kept_verdicts
from generator.pages import bodies
from generator.pages.carriers import carrier
from generator.pages.game_pages import GamePages
from generator.pages.model import Page
from generator.pages.paths import STATEMENTS
from generator.wording.writers import to_text


def statements_page(game: GamePages) -> Page:
    rulebook = game.book.rulebook
    found = coverage(rulebook, kept_verdicts(rulebook))
    body = bodies.Statements(
        lead=_lead(game),
        coverage=_coverage(game, found),
        uncovered=game.rule_links(found.uncovered),
        statements=tuple(_statement(game, statement) for statement in rulebook.statements),
        sources=tuple(bodies.Entry((Words(source),)) for source in game.book.sources),
    )
    return game.page(STATEMENTS, to_text(game.say("statements.title", "Sources and coverage")), body)


def _lead(game: GamePages) -> Inline:
    if game.book.growing:
        return game.say(
            "statements.lead-so-far",
            "Statements of the printed texts, as far as they have been gone through, with what carries them here; and "
            "how many rules a played example proves.",
        )
    return game.say(
        "statements.lead",
        "Every single statement of the printed texts, with what carries it here; and how many rules a played "
        "example proves.",
    )


def _coverage(game: GamePages, found: Coverage) -> tuple[bodies.Entry, ...]:
    say, statements = game.say, len(game.book.rulebook.statements)
    covered, carried = len(found.normative) - len(found.uncovered), statements - len(found.uncarried)
    return (
        bodies.Entry(say("coverage.rules", "Rules that the engine decides"), say.number(len(found.normative))),
        bodies.Entry(say("coverage.covered", "of which a played example shows"), say.number(covered)),
        bodies.Entry(say("coverage.statements", "Statements of the printed texts"), say.number(statements)),
        bodies.Entry(say("coverage.carried", "of which something here carries"), say.number(carried)),
    )


def _statement(game: GamePages, statement: Statement) -> bodies.Statement:
    return bodies.Statement(statement.id, tuple(carrier(game.book, each) for each in statement.carriers))
