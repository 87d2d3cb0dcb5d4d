"""The state of a game of Teotihuacan."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from engine.fields import Field, Fields, Shape, Sight
from engine.position import MANY, NOBODY, PLAYER_FIELDS, POSITION_FIELDS, Player, Position
from engine.teotihuacan import rules
from engine.teotihuacan.frames import Reveal

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition
    from engine.teotihuacan.tables import Tables

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
    """Workers on the board, and how many dice still wait on the ascension wheel.

    During set-up: starting tiles `dealt` and `kept`, each with the discovery tile that was `drawn` for it, and the
    discovery tile that can be claimed now (`promised`).
    """

    workers: list[Worker]
    wheel: int
    dealt: list[int]
    kept: list[int]
    drawn: list[tuple[int, int]]
    promised: int
    __slots__ = tuple(__annotations__)


class TeotihuacanPosition(Position[TeotihuacanPlayer, "Tables"]):
    """Discs, boards, tiles on display, neutral workers (colour and place), the pyramid with its decorations.

    During a turn, `at` is the board at which the worker has arrived; from its action on, `acting` says which of the
    active player's workers it is. `countdown` is how many rounds end before the eclipse that is on its way.
    """

    light: int
    dark: int
    royal: list[int]
    neutral: tuple[tuple[str, int], ...]
    at: int
    acting: int
    rondel: list[int]
    technologies: list[int]
    bonus: list[int]
    worship_tiles: list[int]
    spots: list[list[int]]
    buildings: list[int]
    slots: list[int]
    turned: list[int]
    sides: list[list[int]]
    pyramid_display: list[int]
    decoration_display: list[int]
    draft: list[int]
    decks: tuple[tuple[int, ...], ...]
    eclipses: int
    countdown: int
    completed: bool
    harsh: int
    __slots__ = tuple(__annotations__)


def is_choice_secret(pos: AnyPosition) -> bool:
    """Starting tiles are chosen by everybody at once, so they are secret until everybody has."""
    return any(type(frame) is Reveal for frame in pos.stack)


def is_dealt_in_secret(pos: AnyPosition) -> bool:
    """Tiles that are drafted lie open, and so do the discovery tiles beside them."""
    return bool(cast("TeotihuacanPosition", pos).me.dealt)


def _last_space(game: Game) -> int:
    """The farthest space of the calendar on which the dark disc can start."""
    return max(rules.DARK_START.of(game).values())


def _tables(game: Game) -> Tables:
    tables: Tables = game.tables  # type: ignore[assignment]
    return tables


#: `workers` are described board by board; the notation reads them.
TEOTIHUACAN_PLAYER_FIELDS = Fields(
    *(field for field in PLAYER_FIELDS.all if field.name != "points"),
    Field("points", key="points", most=MANY, term="victory-point"),
    Field("workers", Shape.LIST, record=Worker, term="worker"),
    Field("wheel", key="wheel", most=ON_THE_WHEEL, term="ascension-wheel", rule=rules.DICE.rule),
    Field("dealt", Shape.LIST, sight=Sight.OWNER),
    Field("kept", Shape.LIST, sight=Sight.OWNER, secret=is_choice_secret),
    Field("drawn", Shape.LIST, sight=Sight.OWNER, secret=is_dealt_in_secret),
    Field("promised", least=NOBODY, most=MANY, default=NOBODY),
)

TEOTIHUACAN_POSITION_FIELDS = POSITION_FIELDS + Fields(
    Field("light", key="light", most=_last_space, default=rules.LIGHT_START.of, term="light-disc", rule=rules.STOPS[0]),
    Field("dark", key="dark", most=_last_space, term="dark-disc", rule=rules.DARK_START.rule),
    Field("royal", Shape.LIST, term="royal-tile"),
    Field("neutral", default=(), term="neutral-worker", rule=rules.NEUTRAL[0]),
    Field("at", least=NOBODY, most=MANY, default=NOBODY),
    Field("acting", least=NOBODY, most=MANY, default=NOBODY),
    Field("rondel", Shape.LIST, default=lambda game: list(_tables(game).ring)),
    Field("technologies", Shape.LIST),
    Field("bonus", Shape.LIST, default=lambda game: [NOBODY] * len(_tables(game).temples)),
    Field("worship_tiles", Shape.LIST, default=lambda game: [NOBODY] * len(_tables(game).worship)),
    Field("spots", Shape.ROWS, default=lambda game: [[] for _ in _tables(game).spots]),
    Field("buildings", Shape.LIST, default=lambda game: [0] * len(_tables(game).nobles_rows)),
    Field("slots", Shape.LIST, default=lambda game: [NOBODY] * len(_tables(game).pyramid.slots)),
    Field("turned", Shape.LIST, default=lambda game: [0] * len(_tables(game).pyramid.slots)),
    Field("sides", Shape.ROWS, default=lambda game: [[] for _ in _tables(game).pyramid.sides]),
    Field("pyramid_display", Shape.LIST),
    Field("decoration_display", Shape.LIST),
    Field("draft", Shape.LIST),
    Field("decks", default=((), (), ()), sight=Sight.COUNTED),
    Field("eclipses", key="eclipses", most=rules.ECLIPSES.of, term="eclipse", rule=rules.ECLIPSES.rule),
    Field("countdown", most=MANY),
    Field("completed", default=False),
    Field(
        "harsh",
        key="harsh",
        most=1,
        default=lambda game: int(_tables(game).options.harsh),
        term="immediate-eclipse-variant",
        rule=rules.HARSH[0],
    ),
)
