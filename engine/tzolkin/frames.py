"""Work still to do in a game of Tzolk'in: one named tuple for each question and each step that waits."""

from __future__ import annotations

from typing import NamedTuple

from engine.handles import Citation
from engine.purse import Price

# -- questions


class Turn(NamedTuple):
    """What a player does: beg, place or pick up. `placed` workers this turn: none yet."""

    placed: int
    begged: int


class Placing(NamedTuple):
    """Another worker, or no more."""

    placed: int


class Mercy(NamedTuple):
    """A player with nothing on the gears who can neither pay nor beg places the `nth` worker of mercy."""

    placed: int
    begged: int
    nth: int


class Picking(NamedTuple):
    """Another worker to pick up, or no more."""


class Act(NamedTuple):
    """What a worker does that was picked up here."""

    gear: int
    space: int


class UseAny(NamedTuple):
    """Which action a free choice takes."""

    address: str


class Develop(NamedTuple):
    """Which technology advances next, after so many."""

    made: int
    address: str


#: No building has been torn down for the next one.
NOTHING_TORN = -1


class Construct(NamedTuple):
    """Which tile is built next, after so many; whether an ability that serves one building has served.

    A building that was `torn` down for it counts towards its cost.
    """

    built: int
    helped: int
    address: str
    torn: int = NOTHING_TORN


class Save(NamedTuple):
    """Which piece of a price a discount spares."""

    discount: int
    cost: Price
    cites: Citation
    address: str


class HarvestHow(NamedTuple):
    """Which way of harvesting."""

    address: str


class Market(NamedTuple):
    """Another exchange; `left` of them at most, 0: as often as wanted."""

    left: int
    address: str


class ChooseTribe(NamedTuple):
    """Which dealt tribe is kept."""


class PickOne(NamedTuple):
    """So many workers are still to be picked up by an effect."""

    left: int
    address: str


class ChooseWealth(NamedTuple):
    """Which dealt tile is kept next, after so many."""

    kept: int


class AdvanceDays(NamedTuple):
    """By how many days the calendar advances."""


# -- steps that wait


class SetUp(NamedTuple):
    pass


class AskWealth(NamedTuple):
    who: int


class RevealWealth(NamedTuple):
    pass


class ReceiveWealth(NamedTuple):
    who: int


class TakenWealth(NamedTuple):
    pass


class ReceiveTile(NamedTuple):
    tile: int


class Round(NamedTuple):
    pass


class TakeTurn(NamedTuple):
    place_in_order: int


class AskTurn(NamedTuple):
    begged: int


class EndTurn(NamedTuple):
    pass


class DoQuick(NamedTuple):
    pass


class AfterQuick(NamedTuple):
    pass


class RevealQuick(NamedTuple):
    pass


class EndRound(NamedTuple):
    pass


class Raise(NamedTuple):
    """A technology goes up by a level, which has been paid for."""

    track: int
    address: str


class TakeBonus(NamedTuple):
    """The bonus of a technology that an ability offers in the place of another one's."""

    track: int
    address: str


class PutUp(NamedTuple):
    """A tile that has been paid for comes to its builder; `plain`: abilities that serve another building."""

    tile: int
    plain: int
    address: str


class Another(NamedTuple):
    """Another building, if anything can be paid for."""

    built: int
    helped: int
    address: str


class AdvancePhase(NamedTuple):
    pass


class Rotate(NamedTuple):
    turns: int


class LastDay(NamedTuple):
    pass


class FoodDay(NamedTuple):
    pass


class BeforeFeeding(NamedTuple):
    who: int


class Feed(NamedTuple):
    pass


class NewBuildings(NamedTuple):
    pass


class Rewards(NamedTuple):
    pass


class RewardGoods(NamedTuple):
    pass


class Reward(NamedTuple):
    who: int
    temple: int
    good: int
    amount: int


class RewardPoints(NamedTuple):
    age: int


class ScoreProphecy(NamedTuple):
    pass


class FoodDayDone(NamedTuple):
    pass


class FinalScoring(NamedTuple):
    pass
