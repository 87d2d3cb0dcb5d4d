"""Power-ups: a die of the player's choice is turned higher; one that is full of power ascends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, cast

from engine.actions import Action, Spot
from engine.decisions import MoveKind, MoveKinds
from engine.game import Game
from engine.handles import Citation
from engine.kit import Questions, Steps
from engine.measures import Fault, Measures, Uncountables
from engine.model import effects as model
from engine.model import measures
from engine.moments import fire_later
from engine.moves import Move
from engine.position import NOBODY
from engine.purse import Purse
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.ascension import ascend
from engine.teotihuacan.boards import GATHERED, POWERED_UP
from engine.teotihuacan.frames import AskPowerUp, PowerUpOne, ask_power_up, power_up_one
from engine.teotihuacan.general_area import own_powers
from engine.teotihuacan.position import (
    UNLOCKED,
    TeotihuacanPlayer,
    TeotihuacanPosition,
    Worker,
    die,
    in_order_of_boards,
)
from engine.teotihuacan.tiles import STARTING

if TYPE_CHECKING:
    from engine.position import AnyPosition


class PowerUp(Action):
    """Ask for a worker, so many times; impossible when no unlocked worker is in reach.

    What a table gives can always be completed: the worker that has just arrived is in reach.
    """

    asks: tuple[str, ...] = ("power-up",)

    def __init__(self, effect: model.PowerUp, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.times, self.here = effect.times, effect.where == "here"
        self.can_fail = not (self.here and "cells" in place.content) and not _is_starting(place, game)

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        own = cast("TeotihuacanPosition", pos)
        if not self.can_fail or in_reach(own, self):
            return None
        if not self.here:
            return Refusal(reasons.NO_WORKER_UNLOCKED, rules.UNLOCKED)
        return Refusal(reasons.NO_WORKER_ON_BOARD, rules.SAME_BOARD + rules.UNLOCKED, (pos.game.places[own.at].id,))

    def run(self, pos: AnyPosition) -> None:
        pos.stack.append(ask_power_up(self.times, self.address))


def _is_starting(place: Spot, game: Game) -> bool:
    """What a starting tile gives comes while all workers are unlocked."""
    tile = game.tile_index.get(str(place.content[1]), NOBODY) if place.content[0] == "component" else NOBODY
    return tile != NOBODY and game.tiles[tile].family == STARTING


def power_up_at(pos: TeotihuacanPosition, address: str) -> PowerUp:
    action = pos.game.actions[address]
    assert isinstance(action, PowerUp)
    return action


def in_reach(pos: TeotihuacanPosition, action: PowerUp) -> list[Worker]:
    """The active player's unlocked workers on the board of the action, or on any board."""
    workers = pos.players[pos.active].workers
    return [w for w in workers if w.lock == UNLOCKED and (not action.here or w.place == pos.at)]


def ask(pos: TeotihuacanPosition, frame: AskPowerUp) -> None:
    """A power-up for which nobody is left is not asked for."""
    if frame.left and in_reach(pos, power_up_at(pos, frame.address)):
        pos.stack.append(power_up_one(frame.left, frame.address))


# -- power-up {place} {n}


def choices(pos: TeotihuacanPosition, frame: PowerUpOne) -> Iterable[Move]:
    """Workers of the same power on the same board are alike."""
    alike, move = set(in_reach(pos, power_up_at(pos, frame.address))), pos.game.moves.move
    return [move("power-up", worker.place, worker.power) for worker in sorted(alike, key=in_order_of_boards)]


def refuse_power_up(pos: TeotihuacanPosition, frame: PowerUpOne, move: Move) -> Refusal | None:
    place, power = move.args
    if die(place, power) not in pos.me.workers:
        return Refusal(reasons.NO_SUCH_WORKER, rules.UNLOCKED, (pos.game.places[place].id, power))
    if power_up_at(pos, frame.address).here and place != pos.at:
        return Refusal(reasons.OTHER_BOARD, rules.SAME_BOARD, (pos.game.places[pos.at].id,))
    return None


def play_power_up(pos: TeotihuacanPosition, frame: PowerUpOne, move: Move) -> None:
    if frame.left > 1:
        pos.stack.append(ask_power_up(frame.left - 1, frame.address))
    place, power = move.args
    index = pos.players[pos.active].workers.index(die(place, power))
    raise_power(pos, index, pos.game.actions[frame.address].rules)


def raise_power(pos: TeotihuacanPosition, index: int, cites: Citation) -> None:
    """No die shows more than the power at which a worker ascends."""
    workers, most = pos.players[pos.active].workers, rules.ASCENDS_AT.of(pos.game)
    worker = workers[index]
    power = min(worker.power + rules.POWER.now(pos), most)
    workers[index] = die(worker.place, power, worker.lock)
    if pos.trace is not None:
        pos.tell("powered_up", pos.active, (pos.game.places[worker.place].id, power), cites + rules.POWERED_UP)
    if power == most:
        ascend(pos, index)


# -- after the work of a board


def after_work(pos: TeotihuacanPosition, board: str, workers: int, most: bool = True) -> None:
    """What abilities add to the work of a board, then the power-ups; pushed last to first.

    So many workers may bring a further power-up, unless the board knows only one (`most`).
    """
    fire_later(pos, POWERED_UP, board)
    if most and workers >= rules.SECOND_WORKERS.now(pos):
        pos.stack.extend(pos.tables.second_power_up.frames)
    pos.stack.append(ask_power_up(rules.POWER_UPS.now(pos), pos.tables.power_up.address))
    fire_later(pos, GATHERED, board)


def after_work_without_power_up(pos: TeotihuacanPosition, board: str) -> None:
    fire_later(pos, GATHERED, board)


# -- power


def power_of(measure: measures.Power, pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> int:
    """The power of the worker that acts, or the lowest among the player's unlocked workers on its board."""
    if measure.of == "lowest":
        return min(own_powers(pos, pos.at), default=0)
    return player.workers[pos.acting].power if pos.acting != NOBODY else 0


def workers_in_play(measure: measures.Workers, pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> int:
    """All workers on the board, locked ones too."""
    return len(player.workers)


def workers_at(measure: measures.WorkersAt, pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> int:
    """Workers in play with at least so much power."""
    return sum(worker.power >= measure.power for worker in player.workers)


def not_in_play(measure: measures.Workers, game: Game) -> Iterator[Fault]:
    if measure.where != "in_play":
        yield (), f"workers are counted in play, not “{measure.where}”"


MEASURES: Measures = {
    measures.Power: power_of,
    measures.Workers: workers_in_play,
    measures.WorkersAt: workers_at,
}
UNCOUNTABLE: Uncountables = {measures.Workers: not_in_play}
MOVES: MoveKinds = {"power-up": MoveKind(choices, refuse_power_up, play_power_up, legal=choices)}
QUESTIONS: Questions = {"power-up": PowerUpOne}
STEPS: Steps = {AskPowerUp: ask}
