"""Which cases show which rules."""

from __future__ import annotations

from dataclasses import replace

from engine.loading import load_rulebook
from generator.checking.coverage import coverage

from .conftest import Rulebook


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


def test_a_rule_is_uncovered_when_its_cases_do_not_hold() -> None:
    book = load_rulebook("tzolkin")
    assert coverage(book).cases["begging.mercy"]
    broken = tuple(replace(case, then={"day": 99}) for case in book.cases)
    found = coverage(replace(book, cases=broken))
    assert "begging.mercy" in found.uncovered
    assert not found.complete


def test_a_statement_without_a_carrier_is_named() -> None:
    book = load_rulebook("tzolkin")
    lost = tuple(replace(statement, carriers=()) for statement in book.statements[:1]) + book.statements[1:]
    assert coverage(replace(book, statements=lost)).uncarried == (book.statements[0].id,)
