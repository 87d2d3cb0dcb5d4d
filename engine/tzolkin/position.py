"""The state of a game of Tzolk'in."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.position import NOBODY, Player, Position

if TYPE_CHECKING:
    from engine.game import Game
    from engine.tzolkin.tables import Tables

EMPTY = -1
NEUTRAL = 9


class TzolkinPlayer(Player):
    """Workers `hand` (in front of the player) and `workers` (in play, wherever they are), harvest tiles, board side."""

    __slots__ = ("hand", "workers", "corn_tiles", "wood_tiles", "light", "dealt")
    LISTS: ClassVar[tuple[str, ...]] = ("dealt",)

    def __init__(self, colour: str, game: Game) -> None:
        super().__init__(colour, len(game.goods), [track.start for track in game.tracks])
        self.hand = 0
        self.workers = 0
        self.corn_tiles = 0
        self.wood_tiles = 0
        self.light = True
        self.dealt: list[int] = []

    def pieces(self, name: str) -> int:
        return {"corn-harvest-tile": self.corn_tiles, "wood-harvest-tile": self.wood_tiles}.get(name, 0)


class TzolkinPosition(Position):
    """Day, gears, jungle, displays. A gear lists its occupants; a jungle group counts wood and corn on top, fields."""

    __slots__ = (
        "day",
        "food_days",
        "starting_player",
        "first_space",
        "tooth_corn",
        "gears",
        "jungle",
        "display",
        "monuments",
        "decks",
        "age",
        "prophecy",
        "laid",
    )
    tables: Tables
    LISTS: ClassVar[tuple[str, ...]] = ("display", "monuments")
    NESTED: ClassVar[tuple[str, ...]] = ("gears", "jungle")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.bank = game.bank()
        self.day = 1
        self.food_days = 0
        self.starting_player = 0
        self.first_space = NOBODY
        self.tooth_corn = 0
        self.gears: list[list[int]] = [[EMPTY] * gear.size for gear in game.tables.gears]
        self.jungle: list[list[int]] = [[0, 0, 0] for _ in game.tables.groups]
        self.display: list[int] = []
        self.monuments: list[int] = []
        self.decks: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.age = 1
        self.prophecy = -1
        self.laid: tuple[str, ...] = ()

    @property
    def food_day(self) -> int:
        """Which food day this round is; 0 on any other day. One that was skipped comes late, never not at all."""
        day = self.tables.food_days.get(self.food_days + 1)
        return self.food_days + 1 if day is not None and self.day >= day else 0
