"""Two engines in turns: what is measured, in which order, and what is said when one of them cannot play."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.loading import games, load_rulebook
from engine.share import content_root, schemas_root
from generator.measuring import against
from generator.measuring.against import CannotCompare, Engine, Run, compare
from generator.measuring.engine_speed import Effort
from generator.releases.commits import HERE, NoSuchCommit, commit_of

LITTLE = Effort(games=1, runs=2, players=2)
THIS = Engine("this engine", HERE)

#: A game of ten decisions, each between two moves.
TOY = """
class Position:
    def __init__(self, left):
        self.left = left
    @property
    def is_over(self):
        return self.left == 0
    def legal_moves(self):
        return ("left", "right")
    def play(self, move, trace=True):
        assert move in self.legal_moves() and not trace
        self.left -= 1
    def copy(self):
        return Position(self.left)

class Game:
    def new_position(self, players, seed):
        return Position(10)

def load(name):
    return Game()
"""


def engine_in(folder: Path, source: str) -> Engine:
    (folder / "engine").mkdir(parents=True)
    (folder / "engine" / "__init__.py").write_text(source, encoding="utf-8")
    return Engine(f"the engine of {folder.name}", folder)


def test_the_same_engine_elsewhere_makes_the_same_decisions(tmp_path: Path) -> None:
    shutil.copytree(HERE / "engine", tmp_path / "engine")
    shutil.copytree(content_root(), tmp_path / "content")
    shutil.copytree(schemas_root(), tmp_path / "schemas")
    told: list[str] = []
    figures = compare("tzolkin", THIS, Engine("a copy", tmp_path), LITTLE, told.append)
    assert figures["decisions"] == figures["decisions_against"] > 100
    assert (figures["players"], figures["games"], figures["rounds"]) == (2, 1, 2)
    assert figures["ratio_least"] <= figures["ratio_low"] <= figures["ratio"] <= figures["ratio_high"]
    assert min(figures["ratio"], figures["copy_ratio"], figures["copy_us"], figures["copy_us_against"]) > 0
    assert [line[: line.index(" times")].split(":")[:2] for line in told] == [
        ["tzolkin", " round 1 of 2"],
        ["tzolkin", " round 2 of 2"],
    ]


def test_any_engine_with_the_public_face_is_measured(tmp_path: Path) -> None:
    one, two = (engine_in(tmp_path / name, TOY) for name in ("one", "two"))
    figures = compare("toy", one, two, Effort(games=7, runs=1), lambda line: None)
    assert figures["decisions"] == figures["decisions_against"] == 70
    assert figures["ratio"] == figures["ratio_least"] == figures["ratio_most"]


def test_engines_that_play_different_games_are_told(tmp_path: Path) -> None:
    one, two = (
        engine_in(tmp_path / "one", TOY),
        engine_in(tmp_path / "two", TOY.replace("Position(10)", "Position(12)")),
    )
    told: list[str] = []
    figures = compare("toy", one, two, Effort(games=2, runs=1), told.append)
    assert (figures["decisions"], figures["decisions_against"]) == (20, 24)
    assert told[-1] == "toy: the engines play different games, of 20 and 24 decisions"


def test_who_comes_first_changes_from_round_to_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the ratio is that of each round, not that of the medians."""
    speeds = iter([100.0, 110.0, 240.0, 200.0, 300.0, 300.0])
    order: list[str] = []

    def run(engine: Engine, game: str, effort: Effort, number: int) -> Run:
        order.append(engine.name)
        return Run(50, next(speeds), 4.0 if engine == THIS else 5.0)

    monkeypatch.setattr(against, "_run", run)
    figures = compare("tzolkin", THIS, Engine("old", Path("old")), Effort(1, 3, 2), lambda line: None)
    assert order == ["old", "this engine", "this engine", "old", "old", "this engine"]
    assert (figures["ratio_least"], figures["ratio"], figures["ratio_most"]) == (1.0, 1.1, 1.2)
    assert (figures["ratio_low"], figures["ratio_high"]) == (1.05, 1.15)
    assert (figures["decisions_per_s"], figures["decisions_per_s_against"]) == (240, 200)
    assert (figures["copy_ratio"], figures["copy_us"], figures["copy_us_against"]) == (0.8, 4.0, 5.0)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def load(name): raise ValueError('no ' + name)", "ValueError: no tzolkin"),
        ("", "AttributeError: module 'engine' has no attribute 'load'"),
        (TOY.replace("self.left -= 1", "pass"), "RuntimeError: the game with seed 1 does not end"),
    ],
)
def test_an_engine_that_cannot_play_says_why(tmp_path: Path, source: str, said: str) -> None:
    with pytest.raises(CannotCompare) as caught:
        compare("tzolkin", THIS, engine_in(tmp_path / "old", source), LITTLE, lambda line: None)
    assert str(caught.value) == f"the engine of old cannot play tzolkin: {said}"


def test_a_commit_without_an_engine_is_not_measured_by_ours(tmp_path: Path) -> None:
    with pytest.raises(CannotCompare, match=r"^old cannot play tzolkin: .*[nN]o (module named 'engine'|engine in)"):
        compare("tzolkin", THIS, Engine("old", tmp_path), LITTLE, lambda line: None)


def test_the_last_commit_is_compared_with_the_files_as_they_are() -> None:
    try:
        head = commit_of("HEAD")
    except (NoSuchCommit, OSError):
        pytest.skip("not a git checkout")
    found = against.against("HEAD", games(), Effort(1, 1, 2), lambda line: None)
    complete = [game for game in games() if load_rulebook(game).books[0].complete]
    assert (found["ref"], found["commit"], list(found["engine"])) == ("HEAD", head, complete)
    assert all(figures["decisions_against"] > 100 for figures in found["engine"].values())


def test_a_game_without_a_set_up_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    unfinished = SimpleNamespace(books=[SimpleNamespace(complete=False)])
    monkeypatch.setattr(against, "load_rulebook", lambda game: unfinished)
    with pytest.raises(CannotCompare, match="none of these games is complete"):
        against.against("HEAD", ["half-a-game"], LITTLE, lambda line: None)
