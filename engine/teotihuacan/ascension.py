"""Ascension: along the avenue, a new worker in the palace, a reward of the wheel, and time passes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from engine.actions import Action, Effects, Spot
from engine.decisions import MoveKind, MoveKinds
from engine.game import Game
from engine.kit import Questions
from engine.model import effects as model
from engine.moves import Move
from engine.purse import Purse
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.frames import AdvanceDisc, Reward
from engine.teotihuacan.position import ON_THE_WHEEL, TeotihuacanPosition, die

if TYPE_CHECKING:
    from engine.position import AnyPosition


def ascend(pos: TeotihuacanPosition, index: int) -> None:
    """The die begins anew in the palace; avenue, reward and disc follow in this order, pushed last to first."""
    left = pos.game.places[pos.me.workers[index].place].id
    power = rules.NEW_POWER.now(pos)
    pos.me.workers[index] = die(pos.tables.palace, power)
    pos.tell("ascended", pos.active, (left, power), rules.ASCENDS + rules.NEW_WORKER)
    pos.stack.append(AdvanceDisc())
    pos.stack.append(Reward())
    pos.stack.extend(pos.tables.avenue.frames)


# -- reward {space}


def rewards(pos: TeotihuacanPosition, frame: Reward) -> Iterable[Move]:
    return pos.game.moves.each("reward", pos.tables.rewards)


def refuse_reward(pos: TeotihuacanPosition, frame: Reward, move: Move) -> Refusal | None:
    program = pos.tables.rewards.get(move.args[0])
    if program is None:
        return Refusal(reasons.NO_SUCH_REWARD, rules.REWARD, (move.args[0],))
    return refuse_spared(pos, move.args[0]) if frame.spared else program.refusal(pos)


def refuse_spared(pos: TeotihuacanPosition, space: int) -> Refusal | None:
    """A tile has been used for a reward that costs cocoa."""
    program = pos.tables.spared_rewards.get(space)
    return Refusal(reasons.NOTHING_TO_SPARE, rules.NO_COCOA) if program is None else program.refusal(pos)


def play_reward(pos: TeotihuacanPosition, frame: Reward, move: Move) -> None:
    pos.tell("rewarded", pos.active, (move.args[0],), rules.REWARD)
    programs = pos.tables.spared_rewards if frame.spared else pos.tables.rewards
    pos.stack.extend(programs[move.args[0]].frames)


class Recruit(Action):
    """The die on the wheel joins the palace; impossible when none is left there."""

    can_fail = True

    def __init__(self, effect: model.Recruit, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.workers = effect.workers
        if effect.workers > ON_THE_WHEEL:
            game.claims.refuse((*place.content, "recruit"), f"no more than {ON_THE_WHEEL} die waits on the wheel")

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        left = cast("TeotihuacanPosition", pos).me.wheel
        return None if left >= self.workers else Refusal(reasons.NO_DIE_LEFT, rules.FOURTH_WORKER, (left,))

    def run(self, pos: AnyPosition) -> None:
        own = cast("TeotihuacanPosition", pos)
        power = rules.FOURTH_POWER.now(pos)
        for _ in range(min(self.workers, own.me.wheel)):
            own.me.wheel -= 1
            own.me.workers.append(die(own.tables.palace, power))
            pos.tell("recruited", pos.active, (power,), rules.FOURTH_WORKER)


EFFECTS: Effects = {model.Recruit: Recruit}
MOVES: MoveKinds = {"reward": MoveKind(rewards, refuse_reward, play_reward)}
QUESTIONS: Questions = {"reward": Reward}
