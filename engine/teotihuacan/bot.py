"""Teotibot at the table: a seat that no player takes, and how its workers are told apart."""

from __future__ import annotations

from engine.teotihuacan.position import UNLOCKED, TeotihuacanPosition, Worker

#: The name of its seat, and the module that brings it.
TEOTIBOT, SOLO = "teotibot", "solo"
#: Orders in which it looks at its workers.
HIGHEST, LOWEST, WORSHIPPING = "highest", "lowest", "worshipping"


def is_bot(pos: TeotihuacanPosition) -> bool:
    """Whether it is Teotibot that would be asked."""
    return pos.active == pos.bot


def humans(pos: TeotihuacanPosition) -> range:
    """The players who decide for themselves: Teotibot sits behind them."""
    return range(len(pos.players) if pos.bot < 0 else pos.bot)


def distance(pos: TeotihuacanPosition, place: int) -> int:
    """How far a board is from the palace, clockwise."""
    return (pos.rondel.index(place) - pos.rondel.index(pos.tables.palace)) % len(pos.rondel)


def clockwise(pos: TeotihuacanPosition, place: int) -> list[int]:
    """All boards from the next one on, clockwise; a board itself comes last."""
    here = pos.rondel.index(place) + 1
    return [*pos.rondel[here:], *pos.rondel[:here]]


def in_order(pos: TeotihuacanPosition, order: str, boards: frozenset[int]) -> list[int]:
    """Which of its workers come into question, and in which order; without boards, on all of them."""
    workers = pos.players[pos.bot].workers
    found = [n for n, worker in enumerate(workers) if not boards or worker.place in boards]
    if order == WORSHIPPING:
        return [n for n in found if workers[n].is_locked]
    free = [n for n in found if workers[n].lock == UNLOCKED]
    return sorted(free, key=lambda n: _rank(pos, workers[n]), reverse=order == HIGHEST)


def _rank(pos: TeotihuacanPosition, worker: Worker) -> tuple[int, int]:
    """By power; of the same power, by the way from the palace."""
    return worker.power, distance(pos, worker.place)
