"""Ascension: along the avenue, a new worker in the palace, a reward of the wheel, and time passes."""

from __future__ import annotations

from collections.abc import Iterable

from engine.binding import Citation
from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import Action, Purse
from engine.game import Game
from engine.model import effects as model
from engine.moves import Move
from engine.teotihuacan import rules
from engine.teotihuacan.position import TeotihuacanPosition, Worker


def ascend(pos: TeotihuacanPosition, index: int) -> None:
    """The die begins anew in the palace; avenue, reward and disc follow in this order, pushed last to first."""
    left = pos.game.places[pos.me.workers[index].place].id
    power = rules.NEW_POWER.of(pos, pos.me)
    pos.me.workers[index] = Worker(pos.game.tables.palace, power)
    pos.tell("ascended", pos.active, (left, power), rules.ASCENDS + rules.NEW_WORKER)
    pos.stack.append(("advance_disc",))
    pos.stack.append(("reward",))
    pos.stack.extend(pos.game.tables.avenue.frames)


# -- reward {space}


def rewards(pos: TeotihuacanPosition, frame: Frame) -> Iterable[Move]:
    return [pos.game.moves.move("reward", space) for space in pos.game.tables.rewards]


def refuse_reward(pos: TeotihuacanPosition, frame: Frame, move: Move) -> Refusal | None:
    program = pos.game.tables.rewards.get(move.args[0])
    return rules.REWARD if program is None else program.refusal(pos)


def play_reward(pos: TeotihuacanPosition, frame: Frame, move: Move) -> None:
    pos.tell("rewarded", pos.active, (move.args[0],), rules.REWARD)
    pos.stack.extend(pos.game.tables.rewards[move.args[0]].frames)


class Recruit(Action):
    """The die on the wheel joins the palace; impossible when none is left there."""

    can_fail = True
    __slots__ = ("workers",)

    def __init__(self, effect: model.Recruit, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.workers = effect.workers

    def refusal(self, pos: TeotihuacanPosition, purse: Purse) -> Refusal | None:
        return None if pos.me.wheel >= self.workers else rules.FOURTH_WORKER

    def run(self, pos: TeotihuacanPosition) -> None:
        power = rules.FOURTH_POWER.of(pos, pos.me)
        for _ in range(self.workers):
            pos.me.wheel -= 1
            pos.me.workers.append(Worker(pos.game.tables.palace, power))
            pos.tell("recruited", pos.active, (power,), rules.FOURTH_WORKER)


EFFECTS = {model.Recruit: Recruit}
MOVES = {"reward": MoveKind(rewards, refuse_reward, play_reward)}
