"""The games as environments of PettingZoo, in which agents take turns.

from engine.adapters.pettingzoo import env
table = env("tzolkin", players=4)
table.reset(seed=7)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    action = None if terminated else table.action_space(agent).sample(observation["action_mask"])
    table.step(action)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from engine.adapters.table import NUMBERS, Array, Table
from engine.game import Game
from engine.position import AnyPosition

#: Where no seed is given, games are dealt from this range.
SEEDS = 2**32


def env(*arguments: Any, **named: Any) -> OrderEnforcingWrapper:
    """A table that tells whoever asks it in the wrong order."""
    return OrderEnforcingWrapper(TableEnv(*arguments, **named))


class TableEnv(AECEnv):  # type: ignore[misc]
    """Agents are seats, by their colours. Rewards come at the end: by `rank` (from 1 to -1) or by `points`."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, modules, options, reward)
        self.metadata = {"name": f"{self.table.game.id}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(self.table.deciding)
        least, most = self.table.bounds()
        moves = len(self.table.moves)
        self.action_spaces = {seat: Discrete(moves) for seat in self.possible_agents}
        self.observation_spaces = {
            seat: Dict({"observation": Box(least, most, dtype=NUMBERS), "action_mask": MultiBinary(moves)})
            for seat in self.possible_agents
        }
        self._chance = np.random.default_rng()
        self.pos: AnyPosition = self.table.deal(0)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.pos = self.table.deal(int(self._chance.integers(SEEDS)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._deciding()

    def observe(self, agent: str) -> dict[str, Array]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(self.pos, seat), "action_mask": self.table.mask(self.pos, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.pos.play(self.table.move(action), trace=False)
        self._clear_rewards()
        if self.pos.is_over:
            worth = dict(zip(self.table.seats, self.table.reward(self.pos), strict=True))
            self.rewards = {agent: worth[agent] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._deciding()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as its description is written."""
        return str(self.table.game.state(self.pos)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _deciding(self) -> str:
        decision = self.pos.decision
        return self.possible_agents[decision.player] if decision is not None else self.agents[0]
