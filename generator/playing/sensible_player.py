"""A simple, sensible player for any game: it thinks its own turn through to the end and takes the best way it found."""

from __future__ import annotations

from engine.moves import Move
from engine.position import AnyPosition
from generator.playing.guess import guess
from generator.playing.valuing import worth

#: How far it thinks: so many moves ahead, so many ways kept at each; so a decision is bounded, whatever is on offer.
#: Of two ways to the same end, the shorter one.
DEPTH, WIDTH, LENGTH = 8, 5, 0.01

#: How well a way ends, its moves, and where it leads.
Way = tuple[float, tuple[Move, ...], AnyPosition]


class SensiblePlayer:
    """Knows only what `pos.view` shows; the rest it guesses, the same way for the same seed.

    What it has planned it does, as long as the table looks as it expected: a player who thinks again after every
    exchange could stand at the market for ever.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.plan: dict[str, Move] = {}

    def reseed(self, seed: int) -> None:
        self.seed = seed

    def choose(self, pos: AnyPosition) -> Move:
        seen = _seen(pos)
        if seen not in self.plan:
            imagined = guess(pos, pos.active, self.seed)
            self.plan = _planned(imagined, _best_way(imagined))
        return self.plan[seen]


def _seen(pos: AnyPosition) -> str:
    return repr(pos.view(pos.active))


def _planned(pos: AnyPosition, moves: tuple[Move, ...]) -> dict[str, Move]:
    plan: dict[str, Move] = {}
    for move in moves:
        plan[_seen(pos)] = move
        pos.play(move, trace=False)
    return plan


def _best_way(pos: AnyPosition) -> tuple[Move, ...]:
    """The moves of the best way to the end of the turn; if none ends soon enough, of the best beginning."""
    me = pos.active
    ways: list[Way] = [(0.0, (), pos)]
    ended: list[Way] = []
    for _ in range(DEPTH):
        ways = [_way(at, (*moves, move), me) for _, moves, at in ways for move in at.legal_moves()]
        ended += [way for way in ways if not _goes_on(way, me)]
        going = [way for way in ways if _goes_on(way, me)]
        if not going:
            break
        ways = sorted(going, key=_value)[-WIDTH:]
    return max(ended or ways, key=_value)[1]


def _way(pos: AnyPosition, moves: tuple[Move, ...], me: int) -> Way:
    after = pos.copy()
    after.play(moves[-1], trace=False)
    return worth(after, me) - LENGTH * len(moves), moves, after


def _goes_on(way: Way, me: int) -> bool:
    decision = way[2].decision
    return decision is not None and decision.player == me


def _value(way: Way) -> float:
    return way[0]
