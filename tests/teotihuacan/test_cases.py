"""Every case holds, every normative rule is cited by one, and rules and code hold each other."""

from __future__ import annotations

import pytest

from engine.judge import judge
from engine.loading import unbound
from engine.model.cases import Case
from tests.teotihuacan.boards import rulebook, teotihuacan


@pytest.mark.parametrize("case", rulebook().cases, ids=[case.id for case in rulebook().cases])
def test_case(case: Case) -> None:
    assert judge(teotihuacan(case.modules), case).failures == []


def test_every_normative_rule_is_cited_by_a_case() -> None:
    cited = {rule for case in rulebook().cases for rule in judge(teotihuacan(case.modules), case).rules}
    assert [rule.id for rule in rulebook().rules.values() if rule.kind == "normative" and rule.id not in cited] == []


def test_rules_and_code_hold_each_other() -> None:
    assert unbound(rulebook(), teotihuacan().kit.handles.cited) == []
