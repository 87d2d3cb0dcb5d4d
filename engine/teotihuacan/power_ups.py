"""Power-ups: a die of the player's choice is turned higher; one that is full of power ascends."""

from __future__ import annotations

from collections.abc import Iterable

from engine.binding import Citation
from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import Action, Purse
from engine.game import Game
from engine.model import effects as model
from engine.model import measures
from engine.moves import Move
from engine.teotihuacan import rules
from engine.teotihuacan.ascension import ascend
from engine.teotihuacan.general_area import own_powers
from engine.teotihuacan.position import TeotihuacanPlayer, TeotihuacanPosition, Worker


class PowerUp(Action):
    """Ask for a worker, so many times; impossible when no unlocked worker is in reach."""

    can_fail = True
    __slots__ = ("here", "times")

    def __init__(self, effect: model.PowerUp, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.times, self.here = effect.times, effect.where == "here"

    def refusal(self, pos: TeotihuacanPosition, purse: Purse) -> Refusal | None:
        return None if in_reach(pos, self) else _nobody(self)

    def run(self, pos: TeotihuacanPosition) -> None:
        pos.stack.append(("ask_power_up", self.times, self.address))


def _nobody(action: PowerUp) -> Refusal:
    return rules.SAME_BOARD + rules.UNLOCKED if action.here else rules.UNLOCKED


def in_reach(pos: TeotihuacanPosition, action: PowerUp) -> list[Worker]:
    """The active player's unlocked workers on the board of the action, or on any board."""
    return [w for w in pos.me.workers if not w.is_locked and (not action.here or w.place == pos.at)]


def ask(pos: TeotihuacanPosition, left: int, address: str) -> None:
    """A power-up for which nobody is left is not asked for."""
    if left and in_reach(pos, pos.game.actions[address]):
        pos.stack.append(("power-up", left, address))


def choices(pos: TeotihuacanPosition, frame: Frame) -> Iterable[Move]:
    """Workers of the same power on the same board are alike."""
    alike = sorted({(worker.place, worker.power) for worker in in_reach(pos, pos.game.actions[frame[2]])})
    return [pos.game.moves.move("power-up", place, power) for place, power in alike]


def refuse_power_up(pos: TeotihuacanPosition, frame: Frame, move: Move) -> Refusal | None:
    action: PowerUp = pos.game.actions[frame[2]]
    place, power = move.args
    if Worker(place, power) not in pos.me.workers:
        return rules.UNLOCKED
    return rules.SAME_BOARD if action.here and place != pos.at else None


def play_power_up(pos: TeotihuacanPosition, frame: Frame, move: Move) -> None:
    _, left, address = frame
    if left > 1:
        pos.stack.append(("ask_power_up", left - 1, address))
    raise_power(pos, pos.me.workers.index(Worker(*move.args)), pos.game.actions[address].rules)


def raise_power(pos: TeotihuacanPosition, index: int, cites: Citation) -> None:
    worker = pos.me.workers[index]
    power = worker.power + rules.POWER.of(pos, pos.me)
    pos.me.workers[index] = worker._replace(power=power)
    pos.tell("powered_up", pos.active, (pos.game.places[worker.place].id, power), cites + rules.POWERED_UP)
    if power >= rules.ASCENDS_AT.of(pos, pos.me):
        ascend(pos, index)


def power_of(measure: measures.Power, pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> int:
    """The power of the worker that acts, or the lowest among the player's unlocked workers on its board."""
    if measure.of == "lowest":
        return min(own_powers(pos, pos.at), default=0)
    return player.workers[pos.acting].power


EFFECTS = {model.PowerUp: PowerUp}
MEASURES = {measures.Power: power_of}
MOVES = {"power-up": MoveKind(choices, refuse_power_up, play_power_up)}
STEPS = {"ask_power_up": ask}
