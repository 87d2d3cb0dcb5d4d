"""Every game is registered with OpenSpiel and passes its simulation test."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel comes with `make adapters`")

import engine.adapters.openspiel  # noqa: E402, F401
from tests.programs.tables import NAMES, TABLES, Table  # noqa: E402

pytestmark = pytest.mark.adapters


def loaded(table: Table, **more: Any) -> Any:
    name, modules, players = table
    return pyspiel.load_game(name, {"players": players, "modules": "+".join(modules), "deals": 50, **more})


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_random_simulations_find_nothing(table: Table) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False)


def test_a_game_can_be_loaded_by_its_name_alone() -> None:
    state = pyspiel.load_game("tzolkin").new_initial_state()
    state.apply_action(7)
    assert state.action_to_string(state.current_player(), state.legal_actions()[0]).startswith("keep ")


def test_an_information_state_holds_what_a_seat_has_seen_and_nothing_else() -> None:
    game = loaded(("tzolkin", (), 2))
    state = game.new_initial_state()
    state.apply_action(3)
    first, second = (state.child(action) for action in state.legal_actions()[:2])
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_two_ways_to_the_same_tiles_are_two_information_states() -> None:
    dealt = loaded(("tzolkin", (), 2)).new_initial_state()
    dealt.apply_action(3)
    one, other = dealt.legal_actions()[:2]
    first, second = dealt.child(one).child(other), dealt.child(other).child(one)
    assert first.observation_tensor(0) == second.observation_tensor(0)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_utilities_are_ranks_or_points() -> None:
    ranks, points = (loaded(("teotihuacan", (), 2), reward=reward) for reward in ("rank", "points"))
    assert (ranks.min_utility(), ranks.max_utility(), ranks.utility_sum()) == (-1, 1, 0)
    assert points.max_utility() > 100
