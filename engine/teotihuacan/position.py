"""The state of a game of Teotihuacan."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Final, cast

from engine.fields import Field, Fields, Record, Shape, Sight, Things
from engine.position import MANY, NOBODY, PLAYER_FIELDS, POSITION_FIELDS, Player, Position
from engine.teotihuacan import rules
from engine.teotihuacan.boards import LEAST_POWER
from engine.teotihuacan.frames import Reveal
from engine.teotihuacan.pyramid import CORNERS
from engine.teotihuacan.tiles import (
    ACTION_TILES,
    BONUS,
    DECORATIONS,
    DIRECTION_TILES,
    DISCOVERIES,
    PYRAMID_TILES,
    ROYAL,
    STARTING,
    TECHNOLOGIES,
)
from engine.things import in_order, pairs, places, tiles

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition
    from engine.teotihuacan.tables import Tables

UNLOCKED: Final = -1
#: How many dice of a player can wait on the ascension wheel.
ON_THE_WHEEL: Final = 1


class Worker(Record):
    """A die on the board: its place, its power, and the worship space on which it is locked.

    Dice that are alike are one and the same, which `die` has made: they come and go at every turn.
    """

    place: int
    power: int
    lock: int
    __slots__ = tuple(__annotations__)

    def __init__(self, place: int, power: int, lock: int = UNLOCKED) -> None:
        self.place, self.power, self.lock = place, power, lock
        self.values = (place, power, lock)

    def __repr__(self) -> str:
        return f"Worker{self.values}"

    @property
    def is_locked(self) -> bool:
        return self.lock != UNLOCKED


_made = cache(Worker)
#: By board, power and lock.
in_order_of_boards = attrgetter("values")


def die(place: int, power: int, lock: int = UNLOCKED) -> Worker:
    """A worker as it is made once."""
    return _made(place, power, lock)


class TeotihuacanPlayer(Player):
    """Workers on the board, and how many dice still wait on the ascension wheel.

    During set-up: starting tiles `dealt` and `kept`, each with the discovery tile that was `drawn` for it, and the
    discovery tile that can be claimed now (`promised`).
    """

    workers: list[Worker]
    wheel: int
    dealt: tuple[int, ...]
    kept: tuple[int, ...]
    drawn: tuple[tuple[int, int], ...]
    promised: int
    __slots__ = tuple(__annotations__)


class TeotihuacanPosition(Position[TeotihuacanPlayer, "Tables"]):
    """Discs, boards, tiles on display, neutral workers (colour and place), the pyramid with its decorations.

    During a turn, `at` is the board at which the worker has arrived; from its action on, `acting` says which of the
    active player's workers it is. `countdown` is how many rounds end before the eclipse that is on its way.

    Alone against Teotibot, `bot` is its seat; the last tile of `action_pyramid` lies aside, and the first of
    `directions` on top.
    """

    light: int
    dark: int
    royal: tuple[int, ...]
    neutral: tuple[tuple[str, int], ...]
    at: int
    acting: int
    rondel: tuple[int, ...]
    technologies: tuple[int, ...]
    bonus: tuple[int, ...]
    worship_tiles: list[int]
    spots: list[list[int]]
    buildings: list[int]
    slots: list[int]
    turned: list[int]
    sides: list[list[int]]
    pyramid_display: list[int]
    decoration_display: list[int]
    draft: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    eclipses: int
    countdown: int
    completed: bool
    harsh: int
    bot: int
    action_pyramid: tuple[int, ...]
    directions: tuple[int, ...]
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


# -- what programs observe


def _workers(game: Game) -> Things:
    """Dice by board, power and lock: a board has one worship space, the palace one for each royal tile."""
    tables, powers = _tables(game), range(LEAST_POWER, rules.ASCENDS_AT.of(game))
    locks = {space.place: range(1) for space in tables.worship}
    locks[tables.palace] = range(len(tables.categories))
    return in_order(
        {
            die(place, power, lock): f"{game.places[place].id} {power}" + (f" locked {lock}" if lock >= 0 else "")
            for place in tables.boards
            for power in powers
            for lock in (UNLOCKED, *locks.get(place, ()))
        }
    )


def _bot_tiles(family: str) -> Callable[[Game], int]:
    """How many there are, where they are in play."""
    return lambda game: sum(tile.count for tile in game.tiles if tile.family == family)


def _neutral(game: Game) -> Things:
    return pairs({colour: colour for colour in game.kit.seats}, places(game))


def _drawn(game: Game) -> Things:
    """Starting tiles, each with the discovery tile that belongs to it."""
    shows = _tables(game).draws_discovery
    return pairs({n: name for n, name in tiles(STARTING)(game).items() if n in shows}, tiles(DISCOVERIES)(game))


#: `workers` are described board by board; the notation reads them.
TEOTIHUACAN_PLAYER_FIELDS = Fields(
    *(field for field in PLAYER_FIELDS.all if field.name != "points"),
    Field("points", key="points", most=MANY, term="victory-point"),
    Field("workers", Shape.LIST, record=die, term="worker", holds=_workers),
    Field("wheel", key="wheel", most=ON_THE_WHEEL, term="ascension-wheel", rule=rules.DICE.rule),
    Field("dealt", default=(), sight=Sight.OWNER, holds=tiles(STARTING)),
    Field("kept", default=(), sight=Sight.OWNER, secret=is_choice_secret, holds=tiles(STARTING)),
    Field("drawn", default=(), sight=Sight.OWNER, secret=is_dealt_in_secret, holds=_drawn),
    Field("promised", least=NOBODY, most=MANY, default=NOBODY, holds=tiles(DISCOVERIES)),
)

TEOTIHUACAN_POSITION_FIELDS = POSITION_FIELDS + Fields(
    Field("light", key="light", most=_last_space, default=rules.LIGHT_START.of, term="light-disc", rule=rules.STOPS[0]),
    Field("dark", key="dark", most=_last_space, term="dark-disc", rule=rules.DARK_START.rule),
    Field("royal", default=(), term="royal-tile", holds=tiles(ROYAL)),
    Field("neutral", default=(), term="neutral-worker", rule=rules.NEUTRAL[0], holds=_neutral),
    Field("at", least=NOBODY, most=MANY, default=NOBODY, holds=places),
    Field("acting", least=NOBODY, most=MANY, default=NOBODY),
    Field(
        "rondel",
        default=lambda game: _tables(game).ring,
        holds=places,
        places=lambda game: len(_tables(game).ring),
    ),
    Field("technologies", default=(), holds=tiles(TECHNOLOGIES)),
    Field(
        "bonus",
        default=lambda game: (NOBODY,) * len(_tables(game).temples),
        holds=tiles(BONUS),
        places=lambda game: len(_tables(game).temples),
    ),
    Field(
        "worship_tiles",
        Shape.LIST,
        default=lambda game: [NOBODY] * len(_tables(game).worship),
        holds=tiles(DISCOVERIES),
        places=lambda game: len(_tables(game).worship),
    ),
    Field("spots", Shape.ROWS, default=lambda game: [[] for _ in _tables(game).spots], holds=tiles(DISCOVERIES)),
    Field("buildings", Shape.LIST, most=MANY, default=lambda game: [0] * len(_tables(game).nobles_rows)),
    Field(
        "slots",
        Shape.LIST,
        default=lambda game: [NOBODY] * len(_tables(game).pyramid.slots),
        holds=tiles(PYRAMID_TILES),
        places=lambda game: len(_tables(game).pyramid.slots),
    ),
    Field("turned", Shape.LIST, most=CORNERS - 1, default=lambda game: [0] * len(_tables(game).pyramid.slots)),
    Field(
        "sides",
        Shape.ROWS,
        default=lambda game: [[] for _ in _tables(game).pyramid.sides],
        holds=tiles(DECORATIONS),
    ),
    Field("pyramid_display", Shape.LIST, holds=tiles(PYRAMID_TILES)),
    Field("decoration_display", Shape.LIST, holds=tiles(DECORATIONS)),
    Field("draft", default=(), holds=tiles(STARTING)),
    Field("decks", default=((), (), ()), sight=Sight.COUNTED),
    Field("eclipses", key="eclipses", most=rules.ECLIPSES.of, term="eclipse", rule=rules.ECLIPSES.rule),
    Field("countdown", most=MANY),
    Field("completed", most=1, default=False),
    Field(
        "harsh",
        key="harsh",
        most=1,
        default=lambda game: int(_tables(game).options.harsh),
        term="immediate-eclipse-variant",
        rule=rules.HARSH[0],
    ),
    Field("bot", least=NOBODY, most=MANY, default=NOBODY),
    Field("action_pyramid", default=(), holds=tiles(ACTION_TILES), places=_bot_tiles(ACTION_TILES)),
    Field("directions", default=(), holds=lambda game: {0: "0", 1: "1"}, places=_bot_tiles(DIRECTION_TILES)),
)
