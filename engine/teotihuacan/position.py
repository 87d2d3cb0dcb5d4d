"""The state of a game of Teotihuacan."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.fields import Field, Fields, Shape
from engine.position import MANY, NOBODY, PLAYER_FIELDS, POSITION_FIELDS, Player, Position
from engine.teotihuacan import rules

if TYPE_CHECKING:
    from engine.game import Game
    from engine.teotihuacan.tables import Tables  # noqa: F401 - named below, where only the type checker looks

UNLOCKED = -1
#: How many dice of a player can wait on the ascension wheel.
ON_THE_WHEEL = 1


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

    workers: list[Worker]
    wheel: int
    __slots__ = tuple(__annotations__)


class TeotihuacanPosition(Position[TeotihuacanPlayer, "Tables"]):
    """Discs, royal tiles, neutral workers (colour and place).

    During a turn, `at` is the board at which the worker has arrived; from its action on, `acting` says which of the
    active player's workers it is.
    """

    light: int
    dark: int
    royal: list[int]
    neutral: tuple[tuple[str, int], ...]
    at: int
    acting: int
    __slots__ = tuple(__annotations__)


def _last_space(game: Game) -> int:
    """The farthest space of the calendar on which the dark disc can start."""
    return max(rules.DARK_START.of(game).values())


#: `workers` are described board by board; the notation reads them.
TEOTIHUACAN_PLAYER_FIELDS = Fields(
    *(field for field in PLAYER_FIELDS.all if field.name != "points"),
    Field("points", key="points", most=MANY, term="victory-point"),
    Field("workers", Shape.LIST, record=Worker, term="worker"),
    Field("wheel", key="wheel", most=ON_THE_WHEEL, term="ascension-wheel", rule=rules.DICE.rule),
)

TEOTIHUACAN_POSITION_FIELDS = POSITION_FIELDS + Fields(
    Field("light", key="light", most=_last_space, default=rules.LIGHT_START.of, term="light-disc", rule=rules.STOPS[0]),
    Field("dark", key="dark", most=_last_space, term="dark-disc", rule=rules.DARK_START.rule),
    Field("royal", Shape.LIST, term="royal-tile"),
    Field("neutral", default=(), term="neutral-worker", rule=rules.NEUTRAL[0]),
    Field("at", least=NOBODY, most=MANY, default=NOBODY),
    Field("acting", least=NOBODY, most=MANY, default=NOBODY),
)
