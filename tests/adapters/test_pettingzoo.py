"""Every game is an environment of PettingZoo that passes its own tests."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, seed_test

from engine.adapters.pettingzoo import TableEnv, env
from tests.programs.tables import NAMES, TABLES, Table

#: An observation with a mask is a dictionary, and seats have colours: both are meant.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_an_environment_keeps_what_pettingzoo_promises(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    name, modules, players = table
    api_test(env(name, players, modules), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_the_same_seed_plays_the_same_game(table: Table) -> None:
    name, modules, players = table
    seed_test(lambda: env(name, players, modules), num_cycles=20)


@pytest.mark.parametrize("reward", ["rank", "points"])
def test_rewards_come_at_the_end_and_to_everybody(reward: str) -> None:
    table = TableEnv("tzolkin", players=3, reward=reward)
    table.reset(seed=5)
    earned = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, worth, is_over, _, _ = table.last()
        earned[agent] += worth
        table.step(None if is_over else int(observation["action_mask"].argmax()))
    assert list(earned.values()) == pytest.approx(table.table.reward(table.pos))
    assert table.pos.is_over


def test_only_the_seat_that_decides_has_legal_moves() -> None:
    table = TableEnv("teotihuacan", players=2)
    table.reset(seed=1)
    masks = {agent: int(table.observe(agent)["action_mask"].sum()) for agent in table.agents}
    assert masks == {"black": 4, "red": 0}
