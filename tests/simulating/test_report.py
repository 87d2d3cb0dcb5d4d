"""The report on simulated games: right figures with their intervals, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cli import main
from generator.reporting.measuring import citations, sources, tile_values, wilson, win_rates
from generator.simulating.folder import Folder
from generator.simulating.plan import Plan
from generator.simulating.running import alone, simulate


def seat(colour: str, won: bool, points: float, tiles: tuple[str, ...] = ()) -> dict[str, object]:
    owned = [(f"built {tile}", 1) for tile in tiles]
    return {"colour": colour, "won": won, "points": points, "sources": [("end.corn", points)], "tiles": owned}


def test_a_share_has_the_interval_of_wilson() -> None:
    half = wilson("green", 50, 100)
    assert (half.value, half.low, half.high) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    none = wilson("green", 0, 10)
    assert (none.low, none.high) == pytest.approx((0, 0.2775), abs=1e-4)


def test_win_rates_are_counted_by_seat() -> None:
    rates = win_rates([seat("green", True, 9), seat("red", False, 3), seat("green", False, 1), seat("red", True, 4)])
    assert [(each.name, each.value, each.count) for each in rates] == [("green", 0.5, 2), ("red", 0.5, 2)]


def test_a_tile_is_worth_what_its_owners_have_more() -> None:
    with_farm = [seat("green", True, 20 + n % 3, ("farm",)) for n in range(60)]
    without = [seat("red", False, 10 + n % 3) for n in range(60)]
    (farm,) = tile_values([*with_farm, *without])
    assert (farm.name, farm.count) == ("farm", 60)
    assert farm.value == pytest.approx(10)
    assert farm.low < 10 < farm.high


def test_a_tile_that_hardly_anybody_has_is_left_out() -> None:
    assert tile_values([seat("green", True, 5, ("farm",)), *(seat("red", False, 1) for _ in range(90))]) == []


def test_points_are_shared_out_over_all_players() -> None:
    (corn,) = sources([seat("green", True, 6), {**seat("red", False, 0), "sources": []}])
    assert (corn.name, corn.value) == ("end.corn", 3)


def test_rules_stand_in_the_order_of_how_often_they_are_cited() -> None:
    found = citations([{"rules": [("a", 1), ("b", 5)]}, {"rules": [("b", 1)]}])
    assert [(each.name, each.value) for each in found] == [("b", 3), ("a", 0.5)]


def test_the_command_draws_a_report_in_the_language_of_the_reader(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan, folder = Plan("tzolkin", players=2, games=40, batch=40), Folder(tmp_path)
    folder.begin(plan)
    simulate(plan, folder, alone, lambda games: None)
    assert main(["report", str(tmp_path), "--lang", "pl"]) == 0
    written = Path(capsys.readouterr().out.strip()).read_text(encoding="utf-8")
    assert '<html lang="pl">' in written
    assert written.count("<svg") == 5
    assert "Kto wygrywa, według miejsca przy stole" in written
    assert "co pokazuje 40\u00a0rozgrywek" in written


def test_a_folder_without_a_simulation_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(tmp_path)]) == 2
    assert "holds no simulation" in capsys.readouterr().err
