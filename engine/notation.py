"""Reading and reporting positions: what all games share. A game's notation adds the keys that need a procedure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from engine.abilities import renew
from engine.errors import close_to
from engine.faults import (
    BadPosition,
    Fault,
    Faults,
    NeedsModule,
    NoPlayers,
    NotAList,
    NotAMapping,
    NotANumber,
    NotOneOf,
    OutOfBounds,
    TileTooOften,
    UnknownName,
    WrongFamily,
    bad,
    unknown_key,
)
from engine.fields import Field, Fields, Plain

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition, Player

Given = Mapping[str, Plain]
#: Families of tiles, the one that is named to whoever looks for another first.
Families = tuple[str, ...]

#: The rules that the players have agreed not to follow.
HOUSE_RULES = "house_rules"


def check_keys(path: str, given: Given, known: Iterable[str]) -> None:
    """Every key must be known; a name that only another module knows is told with it."""
    names = set(known)
    unknown = [unknown_key(path, str(key), names) for key in given if key not in names]
    if unknown:
        raise BadPosition(*unknown)


def number(path: str, value: Plain, least: int, most: int, rule: str = "") -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise bad(path, NotANumber(shown(value), least, most))
    if not least <= value <= most:
        raise bad(path, OutOfBounds(value, least, most), rule)
    return value


def index_in(path: str, name: Plain, index: Mapping[str, int]) -> int:
    if not isinstance(name, str) or name not in index:
        raise bad(path, UnknownName(shown(name), close_to(str(name), index)))
    return index[name]


def one_of(path: str, name: Plain, known: Iterable[str]) -> str:
    names = tuple(known)
    if not isinstance(name, str) or name not in names:
        raise bad(path, NotOneOf(shown(name), names))
    return name


def listed(path: str, value: Plain) -> list[Plain]:
    if not isinstance(value, list | tuple):
        raise bad(path, NotAList(shown(value)))
    return list(value)


def mapped(path: str, value: Plain) -> Given:
    if not isinstance(value, Mapping):
        raise bad(path, NotAMapping(shown(value)))
    return value


def shown(value: Plain) -> str:
    """A value of a description as it is written there, cut short where it is long."""
    written = str(value)
    return written if len(written) <= LONGEST else f"{written[:LONGEST]}…"


#: As much of a wrong value as anybody needs to see.
LONGEST = 60


def seated(game: Game, given: Given) -> tuple[AnyPosition, dict[str, Given]]:
    """An empty position with the players that a description names, and what it says about each."""
    players = mapped("players", given.get("players", {}))
    if not players:
        raise bad("players", NoPlayers())
    seats = (*game.seats, *game.automata)
    strangers = [Fault(f"players.{who}", NotOneOf(str(who), seats)) for who in players if who not in seats]
    if strangers:
        raise BadPosition(*strangers)
    described = {colour: mapped(f"players.{colour}", own or {}) for colour, own in players.items()}
    return game.empty(tuple(described)), described


def house_rules(game: Game, given: Given) -> tuple[str, ...]:
    """The rules of which a description says that they do not hold at this table."""
    known = game.rulebook.rules
    named = listed(HOUSE_RULES, given.get(HOUSE_RULES, []))
    unknown = [rule for rule in named if not isinstance(rule, str) or rule not in known]
    if unknown:
        faults = (Fault(HOUSE_RULES, UnknownName(shown(rule), close_to(str(rule), known))) for rule in unknown)
        raise BadPosition(*faults)
    return tuple(map(str, named))


# -- tiles


def tile_in(game: Game, path: str, name: Plain, families: Families, rule: str = "") -> int:
    """A tile of one of these families; `rule` says what belongs here."""
    if isinstance(name, str) and name in game.rulebook.components and name not in game.tile_index:
        raise bad(path, NeedsModule(name, _module_of(game, name)))
    tile = index_in(path, name, _tiles_of(game, families))
    if game.tiles[tile].family not in families:
        raise bad(path, WrongFamily(game.tiles[tile].id, families[0]), rule)
    return tile


def _tiles_of(game: Game, families: Families) -> Mapping[str, int]:
    """Those of the families first, so that the nearest name is one of theirs."""
    own = {id: n for id, n in game.tile_index.items() if game.tiles[n].family in families}
    return {**own, **game.tile_index}


def _module_of(game: Game, name: str) -> str:
    return game.rulebook.components[name].module


def tiles_in(
    game: Game, faults: Faults, path: str, names: Plain, families: Families, rule: str = ""
) -> tuple[int, ...]:
    """Every tile of a list that can be read."""
    found: list[int] = []
    for name in listed(path, names):
        faults.try_to(lambda name: found.append(tile_in(game, path, name, families, rule)), name)
    return tuple(found)


def refuse_missing_tiles(
    game: Game, faults: Faults, where: Mapping[str, Iterable[int]], rules: Mapping[str, str]
) -> None:
    """No tile lies about more often than it exists; `rules` say by family which one brings tiles into play."""
    everywhere = Counter(tile for tiles in where.values() for tile in tiles)
    for tile, found in everywhere.items():
        known = game.tiles[tile]
        if found > known.count:
            path = [path for path, tiles in where.items() if tile in tiles][-1]
            rule = rules.get(known.family, game.tile_rules[known.id])
            faults.add(path, TileTooOften(known.id, found, known.count), rule)


# -- declared fields


def read_fields(game: Game, faults: Faults, fields: Fields, path: str, given: Given, thing: object) -> None:
    """The keys that are declared fields with a figure."""
    for key in fields.keyed:
        if key in given:
            faults.try_to(_read_field, game, fields.keyed[key], f"{path}{key}", given[key], thing)


def _read_field(game: Game, field: Field, path: str, value: Plain, thing: object) -> None:
    figure = number(path, value, *field.bounds(game), field.rule)
    setattr(thing, field.name, figure * field.unit(game))


def fields_state(game: Game, fields: Fields, thing: object) -> dict[str, Plain]:
    return {key: _reported(game, field, getattr(thing, field.name)) for key, field in fields.keyed.items()}


def _reported(game: Game, field: Field, value: int) -> Plain:
    return in_words(value, field.unit(game))


def goods_and_tracks(game: Game, faults: Faults, path: str, given: Given, player: Player) -> None:
    """The keys that are goods or tracks; a track is given as steps above its start."""
    for key, value in given.items():
        if key in game.good_index:
            faults.try_to(_read_good, game, path, key, value, player)
        elif key in game.track_index:
            faults.try_to(_read_track, game, path, key, value, player)


def _read_good(game: Game, path: str, good: str, value: Plain, player: Player) -> None:
    bounds = game.kit.player_fields.named["goods"].bounds(game)
    player.goods[game.good_index[good]] = number(f"{path}.{good}", value, *bounds, game.kit.cannot_pay[0])


def _read_track(game: Game, path: str, name: str, value: Plain, player: Player) -> None:
    track = game.tracks[game.track_index[name]]
    top = len(track.steps) - 1 - track.start
    steps = number(f"{path}.{name}", value, -track.start, top, track.rule)
    player.tracks[game.track_index[name]] = steps + track.start


def goods_and_tracks_state(game: Game, player: Player) -> dict[str, Plain]:
    return {
        **dict(zip(game.goods, player.goods, strict=True)),
        **{track.id: player.tracks[n] - track.start for n, track in enumerate(game.tracks)},
    }


def in_words(parts: int, unit: int) -> int | str:
    """Whole units as a number, others as `2 1/4`."""
    whole, rest = divmod(parts, unit)
    return f"{whole} {Fraction(rest, unit)}".removeprefix("0 ") if rest else whole


def recount(pos: AnyPosition) -> None:
    """Abilities of everyone, after a position has been described."""
    for player in pos.players:
        renew(pos, player)
    pos.in_force = pos.me.held
