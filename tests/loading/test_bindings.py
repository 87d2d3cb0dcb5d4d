"""Normative rules and the code that follows them hold each other."""

from __future__ import annotations

from dataclasses import replace

from engine.loading import bound_by_content, load_rulebook, unbound
from tests.loading.examples import GAME

RULEBOOK = load_rulebook("orchard", GAME)


def test_decisions_places_tracks_tiles_and_abilities_bind_rules() -> None:
    assert {name for name in bound_by_content(RULEBOOK) if name} == {
        "goods.jewels",
        "ladder.up",
        "night.dark",
        "turn.order",
    }


def test_a_normative_rule_that_nothing_binds_is_reported_where_it_stands() -> None:
    chapter = RULEBOOK.chapters[2]
    rules = tuple(replace(rule, kind="normative") for rule in chapter.rules)
    rulebook = replace(RULEBOOK, chapters=(*RULEBOOK.chapters[:2], replace(chapter, rules=rules)))
    assert [str(problem) for problem in unbound(rulebook, set())] == [
        "content/orchard-at-night/rules/01-night.yaml:10: rules[night.stars]: "
        "a normative rule that nothing binds: neither the engine nor content uses it"
    ]
    assert unbound(rulebook, {"night.stars"}) == []


def test_other_kinds_of_rules_need_no_binding() -> None:
    assert RULEBOOK.rules["night.stars"].kind == "informative"
    assert unbound(RULEBOOK, set()) == []


def test_a_bound_name_that_is_no_rule_is_reported_with_the_nearest() -> None:
    assert [str(problem) for problem in unbound(RULEBOOK, {"turn.odrer"})] == [
        "engine:1: turn.odrer: no content defines this rule; did you mean “turn.order”?"
    ]
