"""Whole games without a person: random players, or others in some of the seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine.game import Game
from engine.position import AnyPosition
from generator.playing.opponents import seated
from generator.playing.random_player import RandomPlayer

#: No game of ours is as long as this; one that is has lost its way.
MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class RandomGame:
    """How one game ended: `scores` in the order of the seats."""

    seed: int
    scores: tuple[Fraction, ...]
    decisions: int
    finished: bool
    winners: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "scores": [plain(score) for score in self.scores],
            "decisions": self.decisions,
            "finished": self.finished,
            "winners": list(self.winners),
        }


def plain(points: Fraction) -> int | float:
    return int(points) if points.denominator == 1 else float(points)


#: Everybody plays at random.
NOBODY_ELSE: Mapping[str, str] = {}


def random_games(
    game: Game, players: int, seed: int, count: int, seats: Mapping[str, str] = NOBODY_ELSE
) -> Iterator[RandomGame]:
    """So many games, each with the next seed."""
    return (random_game(game, players, seed + number, seats=seats) for number in range(count))


def random_game(
    game: Game,
    players: int,
    seed: int,
    trace: bool = False,
    seats: Mapping[str, str] = NOBODY_ELSE,
    stepwise: bool = False,
) -> RandomGame:
    """`seats` gives colours to players of another kind; `stepwise` asks, and counts, forced decisions too."""
    pos = game.new_position(players, seed)
    pos.stepwise = stepwise
    random, others = RandomPlayer(seed), seated(seats, seed)
    chairs = [others.get(player.colour, random) for player in pos.players]
    decisions = 0
    while not pos.over and decisions < MOST_DECISIONS:
        pos.play(chairs[pos.active].choose(pos), trace)
        decisions += 1
    return RandomGame(seed, points(pos), decisions, pos.is_over, winners(pos))


def points(pos: AnyPosition) -> tuple[Fraction, ...]:
    return tuple(Fraction(player.points, pos.game.kit.parts_of_a_point) for player in pos.players)


def winners(pos: AnyPosition) -> tuple[str, ...]:
    won: Any = pos.outcome()["winners"] if pos.is_over else ()
    return tuple(won)
