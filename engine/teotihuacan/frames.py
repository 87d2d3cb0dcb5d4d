"""Work still to do in a game of Teotihuacan: one named tuple for each question and each step that waits."""

from __future__ import annotations

from typing import NamedTuple

# -- questions


class Arrive(NamedTuple):
    """What the worker of this power does that has arrived at a board."""

    place: int
    power: int


class PowerUpOne(NamedTuple):
    """Which worker is powered up, with so many power-ups left."""

    left: int
    address: str


class Reward(NamedTuple):
    """Which reward of the ascension wheel."""


class EndOfTurn(NamedTuple):
    """Whether anything else is done before the turn ends."""


# -- steps that wait


class TakeTurn(NamedTuple):
    """A player's turn, in which a worker of this power arrives at a board."""

    who: int
    place: int
    power: int


class EndTurn(NamedTuple):
    pass


class AskPowerUp(NamedTuple):
    """So many power-ups, if there is anybody left for them."""

    left: int
    address: str


class AdvanceDisc(NamedTuple):
    pass
