"""One seat of a game as an environment of Gymnasium, against given opponents.

import gymnasium
import engine.adapters.gymnasium
env = gymnasium.make("rulebook/tzolkin-v0", players=2)
observation, info = env.reset(seed=7)
observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

import engine
from engine.adapters.table import NUMBERS, Array, Table
from engine.errors import RulesError, nearest
from engine.game import Game
from engine.moves import Move
from engine.position import AnyPosition

#: Chooses a legal move for whoever decides in a position.
Choosing = Callable[[AnyPosition], Move]
SEEDS = 2**32


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """The first seat, unless another colour is named. Seats without an opponent of their own choose at random.

    `info["action_mask"]` says which moves are legal; any other one is refused with the rules that refuse it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        seat: str = "",
        opponents: Mapping[str, Choosing] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, modules, options, reward)
        self.render_mode = render_mode
        self.seat = self._seat(seat) if seat else 0
        self.opponents = {self._seat(colour): choose for colour, choose in (opponents or {}).items()}
        least, most = self.table.bounds()
        self.observation_space = Box(least, most, dtype=NUMBERS)
        self.action_space = Discrete(len(self.table.moves))
        self.pos = self.table.deal(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self.pos = self.table.deal(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self._others_play()
        return self._seen()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        self.pos.play(self.table.move(action), trace=False)
        self._others_play()
        worth = self.table.reward(self.pos)[self.seat] if self.pos.is_over else 0.0
        seen, info = self._seen()
        return seen, worth, self.pos.is_over, False, info

    def render(self) -> str | None:
        """The position as its description is written."""
        return str(self.table.game.state(self.pos)) if self.render_mode == "ansi" else None

    def _seat(self, colour: str) -> int:
        if colour not in self.table.seats:
            raise RulesError(f"no seat {colour!r}{nearest(colour, self.table.seats)}")
        return self.table.seats.index(colour)

    def _others_play(self) -> None:
        while self.pos.decision is not None and self.pos.decision.player != self.seat:
            choose = self.opponents.get(self.pos.decision.player, self._at_random)
            self.pos.play(choose(self.pos), trace=False)

    def _at_random(self, pos: AnyPosition) -> Move:
        moves = pos.legal_moves()
        return moves[int(self.np_random.integers(len(moves)))]

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        mask = self.table.mask(self.pos, self.seat)
        return self.table.observe(self.pos, self.seat), {"action_mask": np.array(mask)}


def _register() -> None:
    for name in engine.games():
        entry = f"{__name__}:SeatEnv"
        gymnasium.register(f"rulebook/{name}-v0", entry_point=entry, kwargs={"game": name}, disable_env_checker=True)


_register()
