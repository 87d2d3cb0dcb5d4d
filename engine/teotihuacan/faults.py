"""What can be wrong with a described position of Teotihuacan alone."""

from __future__ import annotations

from dataclasses import dataclass

from engine.faults import Lenient, What


@dataclass(frozen=True)
class NotEveryBoard(What):
    boards: int
    english = "each of the {boards|board|boards} must stand here once"
    note = "Of the action boards around the middle of the table."


@dataclass(frozen=True)
class NothingBelow(What):
    space: int
    english = "nothing holds up the tile on slot {space}"
    note = "{space} is the number of a slot of the Pyramid; the tiles below it are missing."


@dataclass(frozen=True)
class NotOnePerRow(What):
    found: int
    rows: int
    english = "{found|figure|figures} here, but one is needed for each of {rows|row|rows}"
    note = "How many buildings stand in each row."


@dataclass(frozen=True)
class NoWorshipSpace(What):
    english = "this board has no worship space on which a worker could be locked"


@dataclass(frozen=True)
class NothingUnderDecoration(What):
    slot: int
    side: int
    english = "nothing holds up the decoration on slot {slot} of side {side}"
    note = "{slot} and {side} are numbers; the tiles of the Pyramid below that slot are missing."


@dataclass(frozen=True)
class NotOnDisplay(Lenient):
    tile: str
    english = "“{tile}” is not among the technologies on display"
    note = "{tile} is the name of a technology tile on which a player has a marker."


@dataclass(frozen=True)
class ShowsNoDiscovery(What):
    tile: str
    english = "“{tile}” shows no discovery, so nothing was drawn for it"
    note = "{tile} is the name of a Starting tile."


@dataclass(frozen=True)
class NeverTurned(Lenient):
    tile: str
    english = "“{tile}” is never used, so it does not lie face down"
    note = "{tile} is the name of a mask."


@dataclass(frozen=True)
class NoBotHere(What):
    english = "nobody plays against Teotibot here"
    note = "Its tiles are described, but Teotibot is not among the players."


@dataclass(frozen=True)
class BotIsLast(What):
    english = "Teotibot is the last player"
    note = "It is listed before a player."


@dataclass(frozen=True)
class BotAlone(What):
    players: int
    english = "{players|player plays|players play} against Teotibot, but it needs exactly one"
    note = "How many players besides Teotibot."


@dataclass(frozen=True)
class BotNeverHas(What):
    english = "Teotibot never has this"
    note = "A worker or tile that it cannot have."
