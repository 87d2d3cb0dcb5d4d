"""The state of a game of Tzolk'in."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.position import NOBODY, Player, Position

if TYPE_CHECKING:
    from engine.game import Game
    from engine.tzolkin.tables import Tables

EMPTY = -1
NEUTRAL = 9
_blank = object.__new__


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

    def copy(self) -> TzolkinPlayer:
        """Every slot by hand, because positions are copied by the million; a test counts the slots."""
        other = _blank(TzolkinPlayer)
        other.colour = self.colour
        other.goods = self.goods[:]
        other.tracks = self.tracks[:]
        other.quarters = self.quarters
        other.tiles = self.tiles[:]
        other.used = self.used[:]
        other.held = self.held
        other.hand = self.hand
        other.workers = self.workers
        other.corn_tiles = self.corn_tiles
        other.wood_tiles = self.wood_tiles
        other.light = self.light
        other.dealt = self.dealt[:]
        return other

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

    def copy(self) -> TzolkinPosition:
        other = _blank(TzolkinPosition)
        other.game = self.game
        other.tables = self.tables
        other.players = [player.copy() for player in self.players]
        other.active = self.active
        other.in_force = self.in_force
        other.bank = self.bank[:]
        other.stack = self.stack[:]
        other.rng = self.rng
        other.draws = self.draws
        other.over = self.over
        other.results = self.results
        other.trace = None
        other.stepwise = self.stepwise
        other._legal = self._legal
        other.day = self.day
        other.food_days = self.food_days
        other.starting_player = self.starting_player
        other.first_space = self.first_space
        other.tooth_corn = self.tooth_corn
        other.gears = [row[:] for row in self.gears]
        other.jungle = [group[:] for group in self.jungle]
        other.display = self.display[:]
        other.monuments = self.monuments[:]
        other.decks = self.decks
        other.age = self.age
        other.prophecy = self.prophecy
        other.laid = self.laid
        return other

    @property
    def food_day(self) -> int:
        """Which food day this round is; 0 on any other day. One that was skipped comes late, never not at all."""
        day = self.tables.food_days.get(self.food_days + 1)
        return self.food_days + 1 if day is not None and self.day >= day else 0
