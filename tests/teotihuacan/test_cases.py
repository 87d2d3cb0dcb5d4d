"""Every case holds, every normative rule is cited by one, and every figure of rules, boards and tracks is noticed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import engine
from engine.errors import RulesError
from engine.judge import judge
from engine.load import read_content, unbound
from engine.model.board import Place, Track
from engine.model.build import build
from engine.model.cases import Case
from engine.model.components import Family
from tests.engine.mutations import Path, Plain, changed, is_noticed, named, numbers, parameters
from tests.teotihuacan.boards import rulebook, teotihuacan

PLAIN: Plain = read_content().rulebooks["teotihuacan"]
PARTS: dict[str, type] = {"places": Place, "tracks": Track, "families": Family}


@pytest.mark.parametrize("case", rulebook().cases, ids=[case.id for case in rulebook().cases])
def test_case(case: Case) -> None:
    assert judge(teotihuacan(), case).failures == []


def test_every_normative_rule_is_cited_by_a_case() -> None:
    cited = {rule for case in rulebook().cases for rule in judge(teotihuacan(), case).rules}
    assert [rule.id for rule in rulebook().rules.values() if rule.kind == "normative" and rule.id not in cited] == []


def test_rules_and_code_hold_each_other() -> None:
    assert unbound(rulebook(), teotihuacan().procedures.binding.cited) == []


@pytest.mark.parametrize("path", list(parameters(PLAIN)), ids=[named(PLAIN, path) for path in parameters(PLAIN)])
@pytest.mark.parametrize("by", [1, -1])
def test_a_changed_parameter_is_noticed(path: Path, by: int) -> None:
    assert is_noticed(changed(PLAIN, path, by))


def board_figures() -> list[Path]:
    """Every figure that a place or a track gives, and every figure of what a tile does."""
    places = [("places", n, key) for n in range(len(PLAIN["places"])) for key in ("cells", "spaces", "columns")]
    tracks = [("tracks", n, key) for n in range(len(PLAIN["tracks"])) for key in ("steps",)]
    tiles = [
        ("families", f, "components", c, key)
        for f, family in enumerate(PLAIN["families"])
        for c in range(len(family["components"]))
        for key in ("effects", "abilities")
    ]
    return [(*start, *path) for start in (*places, *tracks, *tiles) for path in numbers(_at(start))]


def _at(path: Path) -> object:
    node: object = PLAIN
    for key in path:
        node = node.get(key, {}) if isinstance(node, dict) else node[key]  # type: ignore[index]
    return node


def test_a_changed_figure_of_the_board_is_noticed() -> None:
    assert [path for path in board_figures() if not is_seen_in_play(path)] == []


def is_seen_in_play(path: Path) -> bool:
    """Whether a case fails when one figure changes; only the changed part of the rulebook is built anew."""
    part = str(path[0])
    plain = changed({part: PLAIN[part]}, path)
    other: Any = tuple(build(PARTS[part], each) for each in plain[part])
    try:
        game = engine.play_by(replace(rulebook(), **{part: other}))
    except RulesError:
        return True
    return any(not judge(game, case).ok for case in rulebook().cases)
