"""Which cases show each rule, which normative rules no case shows, and which statements nothing carries."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.judge import Verdict
from engine.loading import games, load_rulebook
from engine.model.rulebook import Rulebook
from generator.checking.verdicts import verdicts


@dataclass(frozen=True)
class Coverage:
    """`cases` names, for every rule in reading order, the cases that hold and cite it."""

    book: Rulebook
    cases: dict[str, tuple[str, ...]]

    @property
    def normative(self) -> tuple[str, ...]:
        return tuple(rule.id for rule in self.book.rules.values() if rule.kind == "normative")

    @property
    def uncovered(self) -> tuple[str, ...]:
        return tuple(rule for rule in self.normative if not self.cases[rule])

    @property
    def uncarried(self) -> tuple[str, ...]:
        return tuple(statement.id for statement in self.book.statements if not statement.carriers)

    @property
    def complete(self) -> bool:
        return not (self.uncovered or self.uncarried)

    def to_json(self) -> dict[str, Any]:
        statements = len(self.book.statements)
        return {
            "normative": len(self.normative),
            "covered": len(self.normative) - len(self.uncovered),
            "uncovered": list(self.uncovered),
            "statements": statements,
            "carried": statements - len(self.uncarried),
            "uncarried": list(self.uncarried),
            "rules": {rule: list(cases) for rule, cases in self.cases.items()},
        }


def coverage(book: Rulebook, judged: Iterable[Verdict] | None = None) -> Coverage:
    """Only a case that holds covers what it cites. `judged`: the verdicts on all cases, where they are known."""
    held = [verdict for verdict in (verdicts(book) if judged is None else judged) if verdict.ok]
    cited = {verdict.case.id: frozenset(verdict.rules) for verdict in held}
    return Coverage(book, {rule: tuple(case for case, rules in cited.items() if rule in rules) for rule in book.rules})


def coverage_of_all(chosen: list[str] | None = None) -> dict[str, Coverage]:
    return {name: coverage(load_rulebook(name)) for name in chosen or games()}
