"""What can be wrong with a described position of Teotihuacan alone."""

from __future__ import annotations

from dataclasses import dataclass

from engine.faults import What


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
