"""Of the examples of each rule the one to show beside it; the others are links on a screen and left out on paper."""

from __future__ import annotations

from engine.model.cases import Case
from engine.model.rulebook import Rulebook
from generator.book.references import published


def best_examples(rulebook: Rulebook) -> dict[str, str]:
    """The rule -> its example: of those that are about this rule first of all, the one with the fewest moves."""
    best: dict[str, Case] = {}
    for case in published(rulebook):
        known = best.get(case.rules[0])
        if known is None or _effort(case) < _effort(known):
            best[case.rules[0]] = case
    return {rule: case.id for rule, case in best.items()}


def _effort(case: Case) -> tuple[bool, int]:
    """What explains itself comes first, then what is short."""
    return not case.text, sum(len(play.moves) for play in case.play)
