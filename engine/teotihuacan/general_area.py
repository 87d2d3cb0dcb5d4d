"""The general area of an action board: who stands there, and how many colours that makes."""

from __future__ import annotations

from engine.handles import Citation
from engine.teotihuacan import rules
from engine.teotihuacan.frames import Arriving
from engine.teotihuacan.position import UNLOCKED, TeotihuacanPosition, die


def colours(pos: TeotihuacanPosition, place: int) -> int:
    """How many different colours of unlocked workers are on a board; the arriving worker is not there yet."""
    count = 0
    for player in pos.players:
        for worker in player.workers:
            if worker.place == place and worker.lock == UNLOCKED:
                count += 1
                break
    return count + len(_neutral(pos, place)) if pos.neutral else count


def counting(pos: TeotihuacanPosition, place: int) -> Citation:
    """The rules that decide how colours are counted on this board."""
    locked = any(w.place == place and w.is_locked for player in pos.players for w in player.workers)
    return rules.COLOURS + (rules.LOCKED if locked else ()) + (rules.NEUTRAL if _neutral(pos, place) else ())


def _neutral(pos: TeotihuacanPosition, place: int) -> set[str]:
    return {colour for colour, where in pos.neutral if where == place}


def own_powers(pos: TeotihuacanPosition, place: int) -> list[int]:
    """The powers of the active player's unlocked workers on a board."""
    workers = pos.players[pos.active].workers
    return [worker.power for worker in workers if worker.place == place and worker.lock == UNLOCKED]


def join(pos: TeotihuacanPosition, frame: Arriving, lock: int = UNLOCKED) -> None:
    """The arriving worker comes to rest, and whoever came with it; from now on it is the one that acts."""
    workers = pos.players[pos.active].workers
    if frame.second:
        workers.append(die(frame.place, frame.second))
    pos.acting = len(workers)
    workers.append(die(frame.place, frame.power, lock))


def unlocked_on(pos: TeotihuacanPosition, place: int) -> list[int]:
    """Which of the active player's workers can move from a board."""
    return [n for n, worker in enumerate(pos.me.workers) if worker.place == place and worker.lock == UNLOCKED]
