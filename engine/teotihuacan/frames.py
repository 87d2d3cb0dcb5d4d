"""Work still to do in a game of Teotihuacan: one named tuple for each question and each step that waits."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

# -- questions


class Turn(NamedTuple):
    """Which worker moves, or whether the turn is spent on unlocking."""


class Second(NamedTuple):
    """Whether a second worker comes along from the same board."""

    origin: int
    place: int
    power: int
    #: How many boards the first worker has moved on; 0 for a leap, which only lands.
    boards: int


class Arrive(NamedTuple):
    """What the worker of this power does that has arrived at a board; perhaps a second one has come with it.

    `free`: a tile spares the cocoa. `helpers`: so many workers count that are not there.
    """

    place: int
    power: int
    second: int = 0
    free: int = 0
    helpers: int = 0


class Act(NamedTuple):
    """The same once a tile has been used for the action: nothing may come in between that could spoil it."""

    place: int
    power: int
    second: int = 0
    free: int = 0
    helpers: int = 0


#: Questions that are asked at nearly every turn are made once.
arrival = cache(Arrive)

#: A worker has arrived, before or after a tile was used for its action.
Arriving = Arrive | Act


class Worship(NamedTuple):
    """Which benefit of the worship: that of the space, the discovery tile, or both."""

    space: int
    free: int
    #: A tile spares the cocoa of the royal tile.
    spared: int = 0


worshipping = cache(Worship)


class WorshipOrder(NamedTuple):
    """Which of both benefits comes first."""

    space: int
    spared: int = 0


class PowerUpOne(NamedTuple):
    """Which worker is powered up, with so many power-ups left."""

    left: int
    address: str


power_up_one = cache(PowerUpOne)


class Reward(NamedTuple):
    """Which reward of the ascension wheel; `spared`: a tile spares its cocoa."""

    spared: int = 0


class Learn(NamedTuple):
    """Which technology so many workers learn; `power` is that of the arriving one."""

    workers: int
    power: int


class NoblesRow(NamedTuple):
    """In which row so many workers put up a building."""

    workers: int


class Decorate(NamedTuple):
    """Which decoration so many workers put up, and on which side."""

    workers: int


class Construct(NamedTuple):
    """Which pyramid tile is placed where, after so many; `workers` is the most."""

    placed: int
    workers: int


class Rotate(NamedTuple):
    """Which way a pyramid tile lies that has been paid for."""

    tile: int
    slot: int
    placed: int
    workers: int


class Save(NamedTuple):
    """Which piece of the price of a pyramid tile is spared, so many times."""

    tile: int
    slot: int
    placed: int
    workers: int
    left: int
    stone: int
    wood: int


class ClaimOne(NamedTuple):
    """Which of the discovery tiles that lie there."""

    address: str


class Salary(NamedTuple):
    """How much of the salary is paid."""

    need: int


class Keep(NamedTuple):
    """Which starting tile is kept next, after so many."""

    kept: int


class Draft(NamedTuple):
    """Which starting tile of those that lie open is taken."""


class PlaceWorker(NamedTuple):
    """On which board the next of the first workers stands."""

    left: int


class EndOfTurn(NamedTuple):
    """Whether anything else is done before the turn ends."""


# -- steps that wait


class Begin(NamedTuple):
    """Everything from the set-up on: for a first game, or with starting tiles that are drafted."""

    first_game: int
    draft: int


class SetUp(NamedTuple):
    first_game: int
    draft: int


class AskKeep(NamedTuple):
    who: int


class AskDraft(NamedTuple):
    who: int


class Reveal(NamedTuple):
    pass


class Place(NamedTuple):
    """A player puts the first workers on the board."""

    who: int


class Receive(NamedTuple):
    """A player gains what a starting tile shows, perhaps with the discovery tile that was drawn for it."""

    who: int
    tile: int
    discovery: int


class PlaceNeutral(NamedTuple):
    pass


class PutAway(NamedTuple):
    pass


class StartTurn(NamedTuple):
    """The turn of a player, from its beginning."""

    who: int


class TakeTurn(NamedTuple):
    """A player's turn, in which a worker of this power arrives at a board."""

    who: int
    place: int
    power: int


class EndTurn(NamedTuple):
    pass


class AfterTurn(NamedTuple):
    """What follows the turn of a player: the disc, an eclipse, the next player."""

    who: int


class ClaimBeside(NamedTuple):
    """The discovery tile of this worship space is taken, if it can be paid."""

    board: int


class AskPowerUp(NamedTuple):
    """So many power-ups, if there is anybody left for them."""

    left: int
    address: str


ask_power_up = cache(AskPowerUp)


class AnotherTile(NamedTuple):
    """Another pyramid tile, if there is anything to place."""

    placed: int
    workers: int


class Refill(NamedTuple):
    """A display is filled again, from one of the stacks."""

    stack: int


class AdvanceDisc(NamedTuple):
    pass


class Eclipse(NamedTuple):
    pass


class AskSalary(NamedTuple):
    who: int


class EclipseDone(NamedTuple):
    pass
