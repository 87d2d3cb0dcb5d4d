"""First figures of speed: their shape and their sense, not their size."""

from __future__ import annotations

from typing import Any

import pytest

from generator.checking import check as checking
from generator.cli.bench import MEANING, MEANING_AGAINST
from generator.measuring import against, catanatron_speed, commands
from generator.measuring.engine_speed import Effort

from .conftest import Rulebook

FIGURES = {
    "decisions_per_s",
    "choices_per_s",
    "games_per_s",
    "decisions_per_s_traced",
    "games_per_s_traced",
    "trace_cost",
    "copy_us",
    "json_us",
}
LITTLE = ("--games", "2", "--runs", "1")


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catanatron_speed, "is_installed", lambda: False)


def test_the_engine_alone(rulebook: Rulebook) -> None:
    figures = rulebook("bench", "--engine-only", "--json", *LITTLE).json
    assert set(figures) == {"engine"}
    speeds = figures["engine"]["tzolkin"]
    assert set(speeds) == FIGURES
    assert all(value > 0 for name, value in speeds.items() if name != "trace_cost")
    assert speeds["decisions_per_s"] > speeds["choices_per_s"] > speeds["games_per_s"]


def test_all_figures(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "check", lambda: None)
    built = {"whole_s": 2.0, "word_ratio": 0.1, "whole_4x_ratio": 0.9}
    monkeypatch.setattr(commands, "site_seconds", lambda told, yardstick: built)
    monkeypatch.setattr(commands, "_print_seconds", lambda out, told: {"print_s": 3.0, "aid_s": 0.5, "rulebook_s": 2.0})
    answer = rulebook("bench", "--json", *LITTLE)
    assert set(answer.json) == {"engine", "check_s", "print_s", "aid_s", "rulebook_s", *built}
    assert answer.json["whole_s"] == 2.0
    assert "check\n" in answer.err


def test_how_sites_are_built_can_be_measured_alone(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = dict.fromkeys((name for name in MEANING if "whole" in name or "yardstick" in name), 1.5)
    asked: list[Any] = []

    def site_seconds(told: Any, yardstick: str) -> dict[str, float]:
        asked.append(yardstick)
        return measured

    monkeypatch.setattr(commands, "site_seconds", site_seconds)
    lines = rulebook("bench", "--site-only", "--yardstick", "598a3df").out.splitlines()
    assert asked == ["598a3df"]
    assert "  1.5  times as long as that: a build from scratch of now" in lines
    assert rulebook("bench", "--site-only", "--engine-only").code == 2


def test_figures_for_people_say_what_they_are(rulebook: Rulebook) -> None:
    lines = rulebook("bench", "--engine-only", *LITTLE).out.splitlines()
    assert lines[0] == "teotihuacan"
    assert "tzolkin" in lines
    assert lines[-1].endswith("microseconds to save and restore a position")


def test_another_engine_is_measured_in_the_same_runs(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catanatron_speed, "is_installed", lambda: True)
    monkeypatch.setattr(catanatron_speed, "rates", lambda ours, seed: (1000.0, 1.0))
    monkeypatch.setattr(catanatron_speed, "copy_us", lambda seed: 50.0)
    speeds = rulebook("bench", "--engine-only", "--json", *LITTLE).json["engine"]["tzolkin"]
    assert speeds["catanatron_decisions_per_s"] == 1000
    assert speeds["times_catanatron"] == pytest.approx(speeds["decisions_per_s"] / 1000, abs=0.1)
    lines = rulebook("bench", "--engine-only", *LITTLE).out.splitlines()
    assert lines[-1].endswith("times as many decisions as catanatron, trace off")


def test_the_other_engine_itself() -> None:
    pytest.importorskip("catanatron")
    decisions, games = catanatron_speed.rates(1, 1)
    assert decisions > games > 0
    assert catanatron_speed.copy_us(1, copies=2) > 0


AGAINST = {
    "ref": "some-branch",
    "commit": "4c04",
    "engine": {"tzolkin": {"ratio": 1.012, "ratio_low": 0.998, "copy_ratio": 0.8, "decisions": 1800, "rounds": 20}},
}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    found: list[Any] = []

    def answered(ref: str, games: list[str], effort: Effort, told: Any) -> dict[str, Any]:
        found.append((ref, effort))
        return AGAINST

    monkeypatch.setattr(against, "against", answered)
    return found


def test_a_comparison_is_twenty_rounds_unless_told_otherwise(rulebook: Rulebook, asked: list[Any]) -> None:
    assert rulebook("bench", "--against", "some-branch", "--json").json == {"against": AGAINST}
    rulebook("bench", "--against", "some-branch", "--runs", "30", "--games", "9", "--players", "3")
    assert asked == [("some-branch", Effort(60, 20, 4)), ("some-branch", Effort(9, 30, 3))]


def test_a_comparison_for_people_says_what_its_figures_are(rulebook: Rulebook, asked: list[Any]) -> None:
    lines = rulebook("bench", "--against", "some-branch").out.splitlines()
    assert lines[0] == "tzolkin against some-branch"
    assert lines[1].startswith("  1.012  times as many decisions a second as the other engine")
    assert lines[-1] == "     20  rounds, each with both engines in fresh processes"


def test_a_comparison_that_cannot_be_made_is_told_in_one_line(
    rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    def against_nothing(*given: Any) -> None:
        raise against.CannotCompare("the engine of old cannot play tzolkin: no engine")

    monkeypatch.setattr(against, "against", against_nothing)
    answer = rulebook("bench", "--against", "old")
    assert answer == (2, "", "rulebook: the engine of old cannot play tzolkin: no engine\n")


def test_every_figure_of_a_comparison_is_explained() -> None:
    run = against.Run(1, 1.0, 1.0)
    assert set(against._figures([against.Round(run, run)], Effort(1, 1, 2))) == set(MEANING_AGAINST)
