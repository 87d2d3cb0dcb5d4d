"""First figures of speed: their shape and their sense, not their size."""

from __future__ import annotations

import pytest

from generator import bench, beside, checking

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
    monkeypatch.setattr(beside, "is_installed", lambda: False)


def test_the_engine_alone(rulebook: Rulebook) -> None:
    figures = rulebook("bench", "--engine-only", "--json", *LITTLE).json
    assert set(figures) == {"engine"}
    speeds = figures["engine"]["tzolkin"]
    assert set(speeds) == FIGURES
    assert all(value > 0 for name, value in speeds.items() if name != "trace_cost")
    assert speeds["decisions_per_s"] > speeds["choices_per_s"] > speeds["games_per_s"]


def test_all_figures(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "check", lambda: None)
    monkeypatch.setattr(bench, "_site_seconds", lambda out, told: {"generate_s": 1.0, "build_s": 2.0})
    monkeypatch.setattr(bench, "_print_seconds", lambda out, told: {"print_s": 3.0, "aid_s": 0.5, "rulebook_s": 2.0})
    answer = rulebook("bench", "--json", *LITTLE)
    assert set(answer.json) == {"engine", "check_s", "generate_s", "build_s", "print_s", "aid_s", "rulebook_s"}
    assert answer.json["build_s"] == 2.0
    assert "check\n" in answer.err


def test_figures_for_people_say_what_they_are(rulebook: Rulebook) -> None:
    lines = rulebook("bench", "--engine-only", *LITTLE).out.splitlines()
    assert lines[0] == "tzolkin"
    assert lines[-1].endswith("microseconds to save and restore a position")


def test_another_engine_is_measured_in_the_same_runs(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "is_installed", lambda: True)
    monkeypatch.setattr(beside, "rates", lambda ours, seed: (1000.0, 1.0))
    monkeypatch.setattr(beside, "copy_us", lambda seed: 50.0)
    speeds = rulebook("bench", "--engine-only", "--json", *LITTLE).json["engine"]["tzolkin"]
    assert speeds["catanatron_decisions_per_s"] == 1000
    assert speeds["times_catanatron"] == pytest.approx(speeds["decisions_per_s"] / 1000, abs=0.1)
    lines = rulebook("bench", "--engine-only", *LITTLE).out.splitlines()
    assert lines[-1].endswith("times as many decisions as catanatron, trace off")


def test_the_other_engine_itself() -> None:
    pytest.importorskip("catanatron")
    decisions, games = beside.rates(1, 1)
    assert decisions > games > 0
    assert beside.copy_us(1, copies=2) > 0
