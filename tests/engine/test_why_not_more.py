"""Whatever gives less than it says, or nothing, tells so with the rule behind it: nobody has to guess why not more."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import engine
from engine.events import Event
from engine.game import Game
from engine.judge import Verdict, judge
from engine.model.cases import Case, Play
from generator.wording.events import event_words
from tests.engine.playing import game
from tests.engine.scenes import with_components
from tests.wording.voices import said, voice

Plain = dict[str, Any]

#: Buildings with one effect each, and monuments that stand for abilities of whoever has them.
BUILDINGS: dict[str, list[Plain]] = {
    "two-workers": [{"recruit": 2}],
    "wood": [{"gain": {"wood": 1}}],
    "two-skulls": [{"gain": {"skull": 2}}],
    "step": [{"step": {"tracks": "temples", "track": "chaac"}}],
    "points": [{"score": {"times": {"by": 3, "of": {"count": {"tiles": ["monuments"]}}}}}],
    "may": [{"may": [{"pay": {"gold": 1}}, {"score": 2}]}],
}
ABILITIES: dict[str, Plain] = {
    "less-wood": {"change": {"amount": "gain.wood", "by": -1}, "bends": "monument.build"},
    "fewer-steps": {"change": {"amount": "step.temples", "by": -1}, "bends": "monument.build"},
    "taxed-skulls": {"change": {"amount": "gain.skull", "tax": [{"pay": {"corn": 1}}]}, "bends": "monument.build"},
    "taxed-steps": {"change": {"amount": "step.temples", "tax": [{"pay": {"corn": 1}}]}, "bends": "monument.build"},
}


@cache
def table() -> Game:
    built = [{"id": id, "cost": {"stone": 1}, "marks": {"age": 1}, "effects": each} for id, each in BUILDINGS.items()]
    held = [{"id": id, "cost": {"gold": 1}, "abilities": [each]} for id, each in ABILITIES.items()]
    return engine.play_by(with_components("tzolkin", {"buildings": built, "monuments": held}))


def told(building: str, green: Plain, **given: Any) -> list[tuple[str, tuple[str, ...]]]:
    """What is told of constructing a building, in English, with the rules."""
    players = {"green": {"stone": 1, "tikal": [2], **green}, "red": given.pop("red", {})}
    moves = ("pick tikal 2", "act 2", f"build {building}")
    case = Case("", "", (), {"display": [building], "players": players, **given}, (Play(moves=moves),))
    verdict = judge(table(), case)
    assert verdict.ok, verdict.failures
    return [_told(event, verdict) for event in verdict.events if event.kind != "built"]


def _told(event: Event, verdict: Verdict) -> tuple[str, tuple[str, ...]]:
    return said(event_words(event, verdict.start, voice())), event.rules


@pytest.mark.parametrize(
    ("building", "green", "given", "sentence", "rule"),
    [
        ("two-workers", {"workers": 5}, {}, "Green gets 1 new worker.", "setup.workers"),
        (
            "two-workers",
            {"workers": 5},
            {},
            "Green goes without 1 worker: no more are left in the bank.",
            "setup.workers",
        ),
        ("two-workers", {"workers": 6}, {}, "Green has no worker left in the bank.", "setup.workers"),
        ("wood", {"built": ["less-wood"]}, {}, "Green takes 0 wood.", "monument.build"),
        ("step", {"built": ["fewer-steps"]}, {}, "Green goes up 0 steps on Chaac.", "monument.build"),
        ("step", {"chaac": 5}, {}, "Green cannot go any further on Chaac and loses the step.", "temples.lost-step"),
        ("step", {"built": ["taxed-steps"]}, {}, "Green does without a step on Chaac.", "monument.build"),
        ("points", {}, {}, "Green scores no points.", "building.at-once"),
        ("may", {}, {}, "Green can do nothing more here.", "materials.pay"),
        (
            "two-skulls",
            {},
            {"skulls": 0},
            "Green gets nothing: the bank has no crystal skull left.",
            "materials.skulls",
        ),
        (
            "two-skulls",
            {"corn": 3, "built": ["taxed-skulls"]},
            {"skulls": 1},
            "Green goes without 1 crystal skull: the bank has no more.",
            "materials.skulls",
        ),
        ("two-skulls", {"built": ["taxed-skulls"]}, {}, "Green does without 2 crystal skulls.", "monument.build"),
    ],
)
def test_less_or_nothing_is_told_with_its_rule(
    building: str, green: Plain, given: Plain, sentence: str, rule: str
) -> None:
    found = dict(told(building, green, **given))
    assert sentence in found, found
    assert rule in found[sentence], found[sentence]


def events(given: Plain, *moves: str, run: str = "") -> dict[str, tuple[str, ...]]:
    verdict = judge(game("tzolkin"), Case("", "", (), given, (Play(moves=moves, run=run),)))
    assert verdict.ok, verdict.failures
    return dict(_told(event, verdict) for event in verdict.events)


def test_a_second_building_and_a_second_advance_that_are_too_dear_are_told() -> None:
    green = {"wood": 1, "tikal": [3, 4]}
    built = {"display": ["farm-one-worker", "civic-agriculture"], "players": {"green": green, "red": {}}}
    for moves, rule in (
        (("pick tikal 4", "act 4", "build farm-one-worker", "done", "done"), "tikal.build-two-or-monument"),
        (("pick tikal 3", "act 3", "develop theology", "done", "done"), "tikal.develop-two"),
    ):
        found = events(built, *moves)
        assert found["Green can do nothing more here."][0] == rule
        assert "materials.pay" in found["Green can do nothing more here."]


def test_nothing_is_told_where_nobody_wanted_more() -> None:
    green = {"wood": 9, "tikal": [3]}
    found = events(
        {"players": {"green": green, "red": {}}}, "pick tikal 3", "act 3", "develop theology", "done", "done"
    )
    assert "Green can do nothing more here." not in found


def test_goods_of_temples_name_their_temple() -> None:
    given = {"now": "rewards", "day": 21, "players": {"green": {"kukulcan": 4, "chaac": 2}, "red": {}}}
    found = events(given, run="rewards")
    assert found["Green takes 1 stone on Chaac."] == ("rewards.mid-age",)
    assert found["Green takes 2 wood on Kukulcan."] == ("rewards.mid-age",)


def test_a_shortage_of_skulls_gives_its_figures() -> None:
    given = {"now": "rewards", "day": 21, "skulls": 1, "players": {"green": {"kukulcan": 4}, "red": {"kukulcan": 5}}}
    found = events(given, run="rewards")
    assert "2 crystal skulls are due, but the bank has 1: nobody takes any." in found


def test_a_monument_that_is_worth_nothing_is_told_at_the_end() -> None:
    given = {"now": "end", "day": 27, "players": {"green": {"built": ["monument-skulls"]}, "red": {}}}
    found = events(given, run="scoring")
    assert any(sentence.startswith("At the end Green scores nothing for the monument") for sentence in found), found


def test_a_move_after_the_last_one_is_refused_and_nothing_breaks() -> None:
    given = {"now": "end", "day": 27, "players": {"green": {}, "red": {}}}
    verdict = judge(game("tzolkin"), Case("", "", (), given, (Play(run="scoring"), Play(moves=("beg",)))))
    (refused,) = verdict.refused
    assert refused.refusal is not None
    assert refused.refusal.reason.id == "over"
