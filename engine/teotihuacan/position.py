"""The state of a game of Teotihuacan."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from engine.position import NOBODY, Player, Position

if TYPE_CHECKING:
    from engine.game import Game

UNLOCKED = -1


class Worker(NamedTuple):
    """A die on the board: its place, its power, and the worship space on which it is locked."""

    place: int
    power: int
    lock: int = UNLOCKED

    @property
    def is_locked(self) -> bool:
        return self.lock != UNLOCKED


class TeotihuacanPlayer(Player):
    """Workers on the board, and how many dice still wait on the ascension wheel."""

    __slots__ = ("wheel", "workers")
    LISTS: ClassVar[tuple[str, ...]] = ("workers",)

    def __init__(self, colour: str, game: Game) -> None:
        super().__init__(colour, len(game.goods), [track.start for track in game.tracks])
        self.workers: list[Worker] = []
        self.wheel = 0


class TeotihuacanPosition(Position):
    """Discs, royal tiles, neutral workers (colour and place); and, during an action, its board and its worker."""

    __slots__ = ("acting", "at", "dark", "light", "neutral", "royal")
    LISTS: ClassVar[tuple[str, ...]] = ("royal",)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.bank = game.bank()
        self.light = 0
        self.dark = 0
        self.royal: list[int] = []
        self.neutral: tuple[tuple[str, int], ...] = ()
        self.at = NOBODY
        self.acting = NOBODY
