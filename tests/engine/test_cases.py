"""Every case of the content is a test of its own."""

from __future__ import annotations

import pytest

from engine.judge import judge
from engine.model.cases import Case
from tests.engine.playing import GAMES, game, rulebook

ALL = [(game_id, case) for game_id in GAMES for case in rulebook(game_id).cases]


@pytest.mark.parametrize(("game_id", "case"), ALL, ids=[f"{game_id}:{case.id}" for game_id, case in ALL])
def test_case(game_id: str, case: Case) -> None:
    verdict = judge(game(game_id, case.modules), case)
    assert verdict.failures == []


def test_a_case_with_a_wrong_figure_fails() -> None:
    case = next(case for _, case in ALL if case.id == "begging-is-a-choice")
    wrong = Case(case.id, case.title, case.rules, case.given, case.play, then={"players": {"green": {"corn": 99}}})
    assert any("expected 99" in str(failure) for failure in judge(game("tzolkin"), wrong).failures)


def test_a_case_that_cites_another_rule_fails() -> None:
    case = next(case for _, case in ALL if case.id == "begging-is-a-choice")
    wrong = Case(case.id, case.title, ("end.skulls",), case.given, case.play)
    assert list(map(str, judge(game("tzolkin"), wrong).failures)) == ["rules: end.skulls was not cited"]


def test_the_cases_play_all_six_forms_of_abilities() -> None:
    forms: set[str] = set()
    for game_id, case in ALL:
        table = game(game_id, case.modules)
        cited = set(judge(table, case).rules)
        forms |= {type(h.ability.form).__name__ for h in table.abilities.holdings if h.ability.bends in cited}
    assert forms == {"Change", "Set", "Offer", "Trigger", "Use", "Suspend"}


def test_the_cases_ask_why_not_often_enough() -> None:
    asked = [move for _, case in ALL for play in case.play for move in play.why_not]
    assert len(asked) >= 25
