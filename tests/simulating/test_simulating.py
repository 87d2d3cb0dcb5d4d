"""Very many games: the same tables whoever plays them, and nothing lost when somebody dies."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import engine
from generator.cli import main
from generator.simulating.folder import Folder, OtherPlan
from generator.simulating.plan import Plan
from generator.simulating.recording import play
from generator.simulating.running import TooManyDeaths, alone, on_cores, simulate, with_client
from generator.simulating.tables import GAMES, SEATS, Batch, played, schema

PLAN = Plan("tzolkin", players=2, games=20, seed=5, batch=3)


def simulated(folder: Folder, running: Any = alone, plan: Plan = PLAN) -> str:
    folder.begin(plan)
    simulate(plan, folder, running, lambda games: None)
    return folder.fingerprint()


@pytest.mark.parametrize("name", engine.games())
def test_points_by_source_add_up_to_the_points_of_every_seat(name: str) -> None:
    plan = Plan(name, players=3, games=6, modules=engine.load(name, ("all",)).modules)
    for number in range(plan.games):
        game, seats = play(plan, number)
        for seat in seats:
            assert sum(figure for _, figure in seat["sources"]) == pytest.approx(seat["points"])
        assert [seat["colour"] for seat in seats if seat["won"]] == game["winners"]
        assert sum(seat["decisions"] for seat in seats) == game["decisions"]
        assert all(rule in plan.load().rulebook.rules for rule, _ in game["rules"])


def test_the_tables_do_not_depend_on_who_plays(tmp_path: Path) -> None:
    one = simulated(Folder(tmp_path / "alone"))
    assert simulated(Folder(tmp_path / "two"), on_cores(2)) == one
    games, seats = (Folder(tmp_path / "two").table(name) for name in ("games", "seats"))
    assert games.column("game").to_pylist() == list(range(20))
    assert games.column("seed").to_pylist() == list(range(5, 25))
    assert seats.num_rows == 40
    assert games.schema.equals(schema(GAMES))
    assert seats.schema.equals(schema(SEATS))


def test_what_was_interrupted_goes_on_from_there(tmp_path: Path) -> None:
    whole, folder = simulated(Folder(tmp_path / "whole")), Folder(tmp_path / "broken")
    folder.begin(PLAN)

    def interrupted(plan: Plan, batches: Sequence[int]) -> Iterator[Batch]:
        yield from (played(plan, batch) for batch in batches[:3])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN, folder, interrupted, lambda games: None)
    assert folder.missing(PLAN) == [3, 4, 5, 6]
    assert simulated(folder) == whole


def _dies_once(plan: Plan, batch: int) -> Batch:
    sign = Path(os.environ["RULEBOOK_TEST_SIGN"])
    if batch == 2 and not sign.exists():
        sign.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return played(plan, batch)


def _dies(plan: Plan, batch: int) -> Batch:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_a_process_that_is_killed_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulated(Folder(tmp_path / "whole"))
    monkeypatch.setenv("RULEBOOK_TEST_SIGN", str(tmp_path / "dead"))
    monkeypatch.setattr("generator.simulating.running.played", _dies_once)
    assert simulated(Folder(tmp_path / "killed"), on_cores(2)) == whole
    assert (tmp_path / "dead").exists()


def test_processes_that_always_die_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.simulating.running.played", _dies)
    with pytest.raises(TooManyDeaths, match="5 times"):
        simulated(Folder(tmp_path), on_cores(2))


def test_a_folder_with_another_plan_is_not_touched(tmp_path: Path) -> None:
    simulated(Folder(tmp_path))
    with pytest.raises(OtherPlan, match="seed 5, not 6"):
        Folder(tmp_path).begin(Plan("tzolkin", players=2, games=20, seed=6, batch=3))


def test_a_cluster_gives_the_same_table_also_when_a_worker_is_killed(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    whole = simulated(Folder(tmp_path / "whole"))
    kept = Folder(tmp_path / "cluster")
    kept.begin(PLAN)
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        for n, batch in enumerate(with_client(client, PLAN, kept.missing(PLAN))):
            kept.keep(batch)
            if n == 0:
                os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)
    assert kept.fingerprint() == whole


def test_the_command_says_what_it_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "tzolkin", "--games", "4", "--seats", "red=sensible", "--jobs", "1", "--json"]
    assert main([*words, "--out", str(tmp_path / "out")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["seats"], told["players"]) == (4, {"red": "sensible"}, 2)
    seats = Folder(tmp_path / "out").table("seats")
    assert seats.column("player").to_pylist() == ["random", "sensible"] * 4
    assert main([*words, "--out", str(tmp_path / "out"), "--seed", "9"]) == 2
    assert "holds another simulation" in capsys.readouterr().err


def test_the_columns_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--columns"]) == 0
    told = capsys.readouterr().out
    assert all(column.meaning in told for column in (*GAMES, *SEATS))
