"""The state of a game of Tzolk'in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.fields import Field, Fields, Shape, Sight, Things
from engine.position import MANY, NOBODY, PLAYER_FIELDS, POSITION_FIELDS, Player, Position
from engine.things import in_order, pairs, seats, tiles
from engine.tzolkin import rules
from engine.tzolkin.frames import RevealWealth
from engine.tzolkin.tables import Tables
from engine.tzolkin.tiles import BUILDINGS, MONUMENTS, PROPHECIES, QUICK, TRIBES, WEALTH

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition

#: Who stands on a space: a player by number, nobody, or a neutral worker.
EMPTY: Final = -1
NEUTRAL: Final = 9


class TzolkinPlayer(Player):
    """Workers `hand` (in front of the player) and `workers` (in play, wherever they are), harvest tiles, board side.

    `fed` workers have had their corn on the latest food day.
    """

    hand: int
    workers: int
    corn_tiles: int
    wood_tiles: int
    light: bool
    dealt: tuple[int, ...]
    fed: int
    __slots__ = tuple(__annotations__)

    def pieces(self, name: str) -> int:
        return {"corn-harvest-tile": self.corn_tiles, "wood-harvest-tile": self.wood_tiles}.get(name, 0)


class TzolkinPosition(Position[TzolkinPlayer, "Tables"]):
    """Day, gears, jungle, displays. A gear lists its occupants; a jungle group counts wood and corn on top, fields.

    Of the turn that is going on: the spaces (gear and number) on which workers were `placed`, noted where something
    depends on it, the corn that a discount for one worker has `spared` so far, and the space that is `skipped`.
    """

    day: int
    food_days: int
    starting_player: int
    first_space: int
    tooth_corn: int
    gears: list[list[int]]
    jungle: list[tuple[int, int, int]]
    display: tuple[int, ...]
    monuments: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    age: int
    prophecy: int
    prophecies: tuple[int, ...]
    laid: tuple[str, ...]
    quick: int
    quick_row: tuple[int, ...]
    quick_spaces: tuple[int, ...]
    neutrals_left: int
    placed: tuple[tuple[int, int], ...]
    spared: int
    skipped: tuple[int, int] | tuple[()]
    __slots__ = tuple(__annotations__)

    @property
    def food_day(self) -> int:
        """Which food day this round is; 0 on any other day. One that was skipped comes late, never not at all."""
        day = self.tables.food_days.get(self.food_days + 1)
        return self.food_days + 1 if day is not None and self.day >= day else 0


def is_wealth_secret(pos: AnyPosition) -> bool:
    """Tiles of starting wealth are secret until everybody has chosen."""
    return any(type(frame) is RevealWealth for frame in pos.stack)


def _tiles_there_are(game: Game, id: str) -> int:
    return next(tile.count for tile in game.tiles if tile.id == id)


def _last_day(game: Game) -> int:
    """The day after the last food day, which may have come late."""
    late = rules.TWO_DAYS_DAYS.of(game) - rules.ADVANCE_DAYS.of(game)
    return max(rules.FOOD_DAYS.of(game).values()) + late + rules.LAST_DAY.of(game)


def _empty_gears(game: Game) -> list[list[int]]:
    tables: Tables = game.tables  # type: ignore[assignment]
    return [[EMPTY] * gear.size for gear in tables.gears]


def _empty_quick_spaces(game: Game) -> tuple[int, ...]:
    tables: Tables = game.tables  # type: ignore[assignment]
    return (EMPTY,) * rules.QUICK_SPACES.of(game) if tables.quick_board is not None else ()


def _empty_jungle(game: Game) -> list[tuple[int, int, int]]:
    tables: Tables = game.tables  # type: ignore[assignment]
    return [(0, 0, 0) for _ in tables.groups]


# -- what programs observe


def _workers(game: Game) -> Things:
    """Whose worker stands on a space."""
    return {**seats(game), NEUTRAL: "neutral"}


def _gear_spaces(game: Game) -> int:
    return sum(map(len, _empty_gears(game)))


def _gear_places(game: Game) -> Things:
    """Spaces by gear and number, as the turn that is going on notes them."""
    tables: Tables = game.tables  # type: ignore[assignment]
    gears: Things = {gear.index: gear.id for gear in tables.gears}
    return pairs(gears, {n: str(n) for n in range(max(gear.size for gear in tables.gears))})


def _skull_spaces(game: Game) -> Things:
    """Spaces on which something can be left, and tiles on which something is put."""
    tables: Tables = game.tables  # type: ignore[assignment]
    homes = [gear.homes[space] for gear in tables.gears for space in gear.lays]
    return in_order({name: name for name in (*homes, *(game.tiles[tile].id for tile in tables.keepers))})


def _prophecies(game: Game) -> int:
    return rules.PROPHECIES_DRAWN.of(game)


def _quick_row(game: Game) -> int:
    return sum(tile.count for tile in game.tiles if tile.family == QUICK)


def _quick_places(game: Game) -> int:
    return len(_empty_quick_spaces(game))


#: `hand` and `workers` depend on each other and on the board; the notation reads them.
TZOLKIN_PLAYER_FIELDS = Fields(
    *(field for field in PLAYER_FIELDS.all if field.name != "tiles"),
    Field("tiles", default=(), sight=Sight.OWNER, secret=is_wealth_secret, holds=tiles()),
    Field("hand", least=0, most=NEUTRAL, term="available-worker"),
    Field("workers", least=0, most=NEUTRAL, term="worker"),
    Field(
        "corn_tiles",
        key="corn_tiles",
        most=lambda game: _tiles_there_are(game, "corn-harvest-tile"),
        term="corn-harvest-tile",
        rule=rules.FIELDS.rule,
    ),
    Field(
        "wood_tiles",
        key="wood_tiles",
        most=lambda game: _tiles_there_are(game, "wood-harvest-tile"),
        term="wood-harvest-tile",
        rule=rules.FIELDS.rule,
    ),
    Field("light", most=1, default=True),
    Field("dealt", default=(), sight=Sight.OWNER, holds=tiles(WEALTH, TRIBES)),
    Field("fed", most=NEUTRAL),
)

TZOLKIN_POSITION_FIELDS = POSITION_FIELDS + Fields(
    Field("day", key="day", least=1, most=_last_day, default=1, term="day", rule=rules.LAST_DAY.rule),
    Field("food_days", most=lambda game: len(rules.FOOD_DAYS.of(game))),
    Field("starting_player", most=NEUTRAL, holds=seats),
    Field("first_space", least=NOBODY, most=NEUTRAL, default=NOBODY, holds=seats),
    Field("tooth_corn", key="tooth_corn", most=MANY, term="accumulated-corn", rule=rules.CORN[0]),
    Field("gears", Shape.ROWS, least=EMPTY, most=NEUTRAL, default=_empty_gears, holds=_workers, places=_gear_spaces),
    Field("jungle", Shape.LIST, most=MANY, default=_empty_jungle),
    Field("display", default=(), term="building-row", holds=tiles(BUILDINGS)),
    Field("monuments", default=(), term="monument", holds=tiles(MONUMENTS)),
    Field("decks", default=((), ()), sight=Sight.COUNTED),
    Field("age", least=1, most=2, default=1),
    Field("prophecy", least=NOBODY, default=NOBODY, holds=tiles(PROPHECIES)),
    Field("prophecies", default=(), term="prophecy", holds=tiles(PROPHECIES), places=_prophecies),
    Field("laid", default=(), term="skull", holds=_skull_spaces),
    Field("quick", least=NOBODY, default=NOBODY, term="quick-action-tile", holds=tiles(QUICK)),
    Field("quick_row", default=(), term="quick-action-tile", holds=tiles(QUICK), places=_quick_row),
    Field("quick_spaces", default=_empty_quick_spaces, term="quick-action-space", holds=_workers, places=_quick_places),
    Field("neutrals_left", most=MANY),
    Field("placed", default=(), holds=_gear_places),
    Field("spared", most=MANY),
    Field("skipped", default=(), holds=_gear_places),
)
