"""A tiny rulebook for tests of the pages: a few rules with links both ways, terms, a divergence and a statement."""

from __future__ import annotations

from dataclasses import replace

from engine.model.rulebook import Book, Divergence, Lesson, Reading, Rulebook, Source, Statement, SummaryBlock, Term
from engine.model.rules import Chapter, Rule


def sample_book() -> Rulebook:
    return Rulebook(
        id="tzolkin",
        books=(Book("tzolkin", "Tzolk'in", 2, 4, complete=True),),
        goods=(),
        decisions=(),
        moves=(),
        chapters=(_set_up(), _placing()),
        terms=(
            Term("corn", "What feeds your [workers](term:worker) and pays for places."),
            Term("worker", "A piece that you place on a gear."),
            Term("building", "A tile that you pay for once."),
        ),
        divergences=(_divergence(),),
        statements=(Statement("placing-cost", ("placing.cost",)),),
        lessons=(
            Lesson("costs", "What it costs", ("rule:placing.cost",)),
            Lesson("start", "Who starts", ("rule:placing.first",)),
        ),
        summary=(SummaryBlock("turn", "Your turn", ("rule:placing.cost",)),),
        sources=(Source("printed-el", "Rulebook in Greek", "printed", "el"),),
    )


def book_with(word: str) -> Rulebook:
    """The same with another definition of its first term."""
    first, *others = sample_book().terms
    return replace(sample_book(), terms=(replace(first, definition=word), *others))


def _set_up() -> Chapter:
    rule = Rule(
        id="setup.workers",
        title="Your workers",
        text="You start with {workers|[worker](term:worker)|[workers](term:worker)}. Then [place](rule:placing.cost).",
        kind="normative",
        sources=("printed-el",),
        params=(("workers", 3),),
        number="1.1",
        chapter="set-up",
    )
    return Chapter("set-up", "Set-up", (rule,), 1, "tzolkin")


def _placing() -> Chapter:
    cost = Rule(
        id="placing.cost",
        title="What placing costs",
        text=(
            "A [worker](term:worker) costs the [corn](term:corn) of its space, and each further [worker](term:worker) "
            "{more} more. [Buildings](term:building) do not change this."
        ),
        kind="normative",
        sources=("printed-el",),
        params=(("more", 1), ("fields", ((2, 2), (3, 3), (4, 4)))),
        number="2.1",
        chapter="placing",
    )
    start = Rule("placing.first", "Who begins", "Agree who begins.", "table", (), number="2.2", chapter="placing")
    return Chapter("placing", "Placing", (cost, start), 2, "tzolkin")


def _divergence() -> Divergence:
    readings = (Reading("printed-el", "The cost doubles."),)
    return Divergence("placing-cost", "The cost", readings, "It adds up.", "The example adds up.", "placing.cost")
