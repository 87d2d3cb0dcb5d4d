"""The games registered with OpenSpiel, under their own names.

import pyspiel
import engine.adapters.openspiel
game = pyspiel.load_game("tzolkin(players=4,modules=tribes+prophecies)")

A game begins with one chance node: which of so many `deals` is dealt. Everything else that chance decides follows from
that, as it does from the seed of a position.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

import engine
from engine.adapters.table import Array, Table
from engine.position import MANY, AnyPosition

#: No game is as long as this.
LONGEST = 20_000
#: What a game can be loaded with. Modules and options are words with a plus between them: `eclipse=harsh+set-up=usual`.
PARAMETERS: dict[str, Any] = {"players": 0, "modules": "", "options": "", "reward": "rank", "deals": 1000}


def _listed(words: object) -> list[str]:
    return [word for word in str(words).split("+") if word]


def _game_type(name: str, is_zero_sum: bool, players: range) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=name.capitalize(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class RulebookGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players, modules and options. Utilities are ranks (from 1 to -1, zero-sum) or points."""

    #: Set for each game.
    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name = self.name
        chosen = {**PARAMETERS, **(params or {})}
        options = dict(word.split("=", 1) for word in _listed(chosen["options"]))
        reward, players = str(chosen["reward"]), int(chosen["players"]) or None
        self.table = Table(name, players, _listed(chosen["modules"]), options, reward)
        self.deals = int(chosen["deals"])
        by_rank = reward == "rank"
        most, is_zero_sum = 1.0 if by_rank else float(MANY), by_rank and self.table.deciding == self.table.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.moves),
            max_chance_outcomes=self.deals,
            num_players=len(self.table.deciding),
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(name, is_zero_sum, self.table.game.player_counts), info, dict(params or {}))

    def new_initial_state(self, *_: object) -> RulebookState:
        return RulebookState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> RulebookObserver:
        return RulebookObserver(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)


@dataclass
class Recall:
    """How far a seat's memory has been followed: the position, the moves up to it, a digest of all that was seen."""

    pos: AnyPosition
    made: int = 0
    digest: str = ""


@dataclass
class Course:
    """A game from its deal on. Whatever a state holds is copied and pickled with it."""

    pos: AnyPosition
    deal: int
    made: list[int] = field(default_factory=list)
    recalled: dict[int, Recall] = field(default_factory=dict)


class RulebookState(pyspiel.State):  # type: ignore[misc]
    """Before the deal there is no course yet; from then on it holds the position."""

    def __init__(self, game: RulebookGame) -> None:
        super().__init__(game)
        self.course: Course | None = None

    @property
    def table(self) -> Table:
        table: Table = self.get_game().table
        return table

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.course.pos.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.player

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course is not None
        number = self.table.game.moves.number
        return sorted(number(move) for move in self.course.pos.legal_moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            self.course = Course(self.table.deal(action), action)
            return
        self.course.pos.play(self.table.move(action), trace=False)
        self.course.made.append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.table.move(action).text

    def is_terminal(self) -> bool:
        return self.course is not None and self.course.pos.is_over

    def returns(self) -> list[float]:
        if self.course is None or not self.course.pos.is_over:
            return [0.0] * len(self.table.deciding)
        return list(self.table.reward(self.course.pos))[: len(self.table.deciding)]

    def __str__(self) -> str:
        return "before the deal" if self.course is None else self.table.game.describe(self.course.pos)

    def recalled(self, player: int) -> str:
        """Everything that a seat has seen up to now, as one digest; the moves are played again as far as needed."""
        course = self.course
        if course is None:
            return ""
        known = course.recalled.setdefault(player, Recall(self.table.deal(course.deal)))
        while True:
            if known.made == len(course.made):
                return sha256((known.digest + _view(known.pos, player)).encode()).hexdigest()
            known.digest = sha256((known.digest + _view(known.pos, player)).encode()).hexdigest()
            known.pos.play(self.table.move(course.made[known.made]), trace=False)
            known.made += 1


def _view(pos: AnyPosition, player: int) -> str:
    return json.dumps(pos.view(player), separators=(",", ":"))


class RulebookObserver:
    """The view of a seat as a text and as named parts of a tensor; with perfect recall, a text with all it has seen."""

    def __init__(self, table: Table, recalls: bool) -> None:
        self.table, self.recalls = table, recalls
        whole: Array = np.zeros(table.observer.size, np.float32)
        self.tensor: Array = None if recalls else whole
        parts = () if recalls else table.observer.parts
        self.dict = {part.name: whole[part.start : part.start + part.size] for part in parts}

    def set_from(self, state: RulebookState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.course is not None:
            self.tensor[:] = self.table.observe(state.course.pos, player)

    def string_from(self, state: RulebookState, player: int) -> str:
        if state.course is None:
            return "before the deal"
        seen = f"{self.table.seats[player]} {_view(state.course.pos, player)}"
        return f"{seen} {state.recalled(player)}" if self.recalls else seen


def _register(name: str) -> None:
    """A class for each game: OpenSpiel keeps what it is given beyond the end of Python, which only classes survive."""
    players = engine.load(name, ("all",)).player_counts
    known = _game_type(name, False, players)
    pyspiel.register_game(known, type(f"{name.capitalize()}Game", (RulebookGame,), {"name": name}))


for _name in engine.games():
    _register(_name)
