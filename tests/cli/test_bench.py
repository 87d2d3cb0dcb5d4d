"""First figures of speed: their shape and their sense, not their size."""

from __future__ import annotations

import pytest

from generator import bench, checking

from .conftest import Rulebook

FIGURES = {"decisions_per_s", "games_per_s", "decisions_per_s_traced", "games_per_s_traced", "copy_us", "json_us"}
LITTLE = ("--games", "2", "--runs", "1")


def test_the_engine_alone(rulebook: Rulebook) -> None:
    figures = rulebook("bench", "--engine-only", "--json", *LITTLE).json
    assert set(figures) == {"engine"}
    speeds = figures["engine"]["tzolkin"]
    assert set(speeds) == FIGURES
    assert all(value > 0 for value in speeds.values())
    assert speeds["decisions_per_s"] > speeds["games_per_s"]


def test_all_figures(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "check", lambda: None)
    monkeypatch.setattr(bench, "_site_seconds", lambda out, told: {"generate_s": 1.0, "build_s": 2.0})
    monkeypatch.setattr(bench, "_print_seconds", lambda out, told: 3.0)
    answer = rulebook("bench", "--json", *LITTLE)
    assert set(answer.json) == {"engine", "check_s", "generate_s", "build_s", "print_s"}
    assert answer.json["build_s"] == 2.0
    assert "check\n" in answer.err


def test_figures_for_people_say_what_they_are(rulebook: Rulebook) -> None:
    lines = rulebook("bench", "--engine-only", *LITTLE).out.splitlines()
    assert lines[0] == "tzolkin"
    assert lines[-1].endswith("microseconds to save and restore a position")
