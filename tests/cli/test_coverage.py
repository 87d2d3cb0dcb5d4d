"""Which cases show which rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.loading import load_rulebook
from generator.checking import coverage as checking
from generator.checking.coverage import Coverage, coverage, coverage_of_all

from .conftest import Rulebook


@pytest.fixture(scope="module")
def found() -> dict[str, Coverage]:
    """To play all cases takes long, and the answers to all questions come of the same."""
    return coverage_of_all(None)


@pytest.fixture(autouse=True)
def _played_once(found: dict[str, Coverage], monkeypatch: pytest.MonkeyPatch) -> None:
    def known(games: Sequence[str] | None) -> dict[str, Coverage]:
        return {game: found[game] for game in games or found}

    monkeypatch.setattr(checking, "coverage_of_all", known)


def test_the_answer_for_programs(rulebook: Rulebook) -> None:
    told = rulebook("coverage", "--json").json["tzolkin"]
    assert told["normative"] == told["covered"] + len(told["uncovered"])
    assert told["statements"] == told["carried"] + len(told["uncarried"])
    assert "placing-cost-three-workers" in told["rules"]["placing.crowd-cost"]


def test_every_normative_rule_is_shown_and_every_statement_carried(rulebook: Rulebook) -> None:
    answer = rulebook("coverage", "--gaps")
    assert answer.code == 0, answer.out
    assert "no case shows" not in answer.out


def test_the_answer_for_people_lists_rules_with_their_cases(rulebook: Rulebook) -> None:
    lines = rulebook("coverage", "--game", "tzolkin").out.splitlines()
    at = lines.index("  5.5    placing.crowd-cost (normative)")
    assert "placing-cost-three-workers" in " ".join(lines[at + 1 : at + 30])
    assert lines[-2].startswith("  normative rules shown by a case: ")


def test_a_rule_is_uncovered_when_its_cases_do_not_hold(found: dict[str, Coverage]) -> None:
    book, showing = found["tzolkin"].book, found["tzolkin"].cases["begging.mercy"]
    assert showing
    broken = tuple(replace(case, then={"day": 99}) for case in book.cases if case.id in showing)
    others = tuple(case for case in book.cases if "begging.option" in case.rules and case.id not in showing)
    poorer = coverage(replace(book, cases=(*others, *broken)))
    assert "begging.mercy" in poorer.uncovered
    assert not poorer.complete


def test_a_statement_without_a_carrier_is_named() -> None:
    book = replace(load_rulebook("tzolkin"), cases=())
    lost = tuple(replace(statement, carriers=()) for statement in book.statements[:1]) + book.statements[1:]
    assert coverage(replace(book, statements=lost)).uncarried == (book.statements[0].id,)
