"""What can be wrong with a described position of Tzolk'in alone."""

from __future__ import annotations

from dataclasses import dataclass

from engine.faults import Lenient, What


@dataclass(frozen=True)
class NothingLiesThere(What):
    space: str
    english = "nothing can be left on space {space}"
    note = "{space} is the number of a space of a gear, on which no skull can lie."


@dataclass(frozen=True)
class NoFields(What):
    space: str
    english = "no fields belong to space {space}"
    note = "{space} is the number of a space; fields are those of the jungle."


@dataclass(frozen=True)
class LaidTwice(Lenient):
    space: int
    english = "on space {space} something has been left twice"
    note = "{space} is the number of a space of a gear; a skull is left there once."


@dataclass(frozen=True)
class NoQuickAction(What):
    english = "a player waits for a quick action, and none lies there"
    note = "A worker of a player stands on the quick action board, but no quick action tile is described."


@dataclass(frozen=True)
class WrongAge(Lenient):
    tile: str
    age: int
    now: int
    english = "“{tile}” belongs to age {age}, not to age {now}"
    note = "{tile} is the name of a building."


@dataclass(frozen=True)
class NoWoodThere(Lenient):
    space: str
    english = "no wood lies on the fields of space {space}"
    note = "{space} is the number of an action of Palenque."


@dataclass(frozen=True)
class NotInOrder(What):
    player: str
    before: str
    english = "{player} cannot have had a turn before {before}"
    note = "{player} and {before} are players, called by their colours."
