"""The figures behind the page "Statistics", and what play never reached: worked examples must show that."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from generator.checking.coverage import coverage
from generator.checking.verdicts import kept_verdicts
from generator.playing.opponents import RANDOM
from generator.playing.random_player import RandomPlayer
from generator.simulating.running import alone
from generator.statistics.counting import counted
from generator.statistics.figures import figures_of, read


@pytest.mark.parametrize("name", engine.games())
def test_a_case_shows_every_rule_that_simulated_games_never_reached(name: str) -> None:
    figures = figures_of(name)
    assert figures is not None, f"`make statistics` writes the figures of {name}"
    book = engine.load(name).rulebook
    shown = coverage(book, kept_verdicts(book)).cases
    assert [rule for rule in figures.unreached if rule in shown and not shown[rule]] == []


@pytest.mark.parametrize("name", engine.games())
def test_figures_say_who_played_and_count_no_more_games_than_that(name: str) -> None:
    figures = figures_of(name)
    assert figures is not None
    assert figures.version
    assert set(figures.kinds) == {"random", "sensible"}
    for shares in (*figures.rules.values(), *figures.tiles.values()):
        for kind, share in shares.items():
            played = sum(run.games for run in figures.runs if run.player == kind)
            assert 0 <= share.games <= share.of <= played


def test_counted_figures_are_read_back_as_they_were_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.statistics.counting.KINDS", {RANDOM: RandomPlayer})
    figures = counted("tzolkin", 2, alone, lambda run: None)
    assert read(figures.write(tmp_path)) == figures
    played = sum(run.games for run in figures.runs)
    assert figures.rules["turn.place-or-pick-up"] == {RANDOM: (played, played)}
    with_tribes = sum(run.games for run in figures.runs if "tribes" in run.modules)
    assert figures.rules["tribes.set-up"] == {RANDOM: (with_tribes, with_tribes)}
