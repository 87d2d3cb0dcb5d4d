"""Positions of Teotihuacan written down: partial, with sensible defaults, and strict about what cannot be.

A worker is given by its power, in the list of its board: `forest: [2, 5]`. Locked ones are listed apart, in the palace
with their tile: `locked: [{place: palace, power: 3, tile: royal-temples}]`. `arriving` lists the workers that come
to a board, one for each turn: `[{player: black, place: forest, power: 2}]`. `now: turn` begins with a whole turn of the
player named by `active`. What lies on the board has keys of its own, read in `table_notation`.
"""

from __future__ import annotations

from typing import cast

from engine.decisions import Frame
from engine.errors import BadPosition
from engine.fields import Plain
from engine.game import Game
from engine.notation import (
    Given,
    check_keys,
    fields_state,
    goods_and_tracks,
    goods_and_tracks_state,
    index_in,
    listed,
    mapped,
    number,
    read_fields,
    recount,
    seated,
)
from engine.teotihuacan import rules, tracks
from engine.teotihuacan.boards import LEAST_POWER
from engine.teotihuacan.frames import AdvanceDisc, Begin, Eclipse, EndOfTurn, EndTurn, Reveal, StartTurn, TakeTurn
from engine.teotihuacan.position import (
    ON_THE_WHEEL,
    TEOTIHUACAN_PLAYER_FIELDS,
    TEOTIHUACAN_POSITION_FIELDS,
    TeotihuacanPlayer,
    TeotihuacanPosition,
    Worker,
)
from engine.teotihuacan.table_notation import TABLE_KEYS, read_table, table_state
from engine.teotihuacan.tiles import DISCOVERIES, ROYAL, STARTING, TECHNOLOGIES

#: The keys that need a procedure of their own, beside those of declared fields.
KEYS = {"now", "active", "arriving", "royal", "neutral", "players", *TABLE_KEYS}
PLAYER_KEYS = {"locked", "technologies", "discoveries", "used", "kept", "drawn"}
TILES = {"technologies": TECHNOLOGIES, "discoveries": DISCOVERIES}

#: Procedures that a case can run without a player's move.
RUNS: dict[str, tuple[Frame, ...]] = {
    "disc": (AdvanceDisc(),),
    "eclipse": (Eclipse(),),
    "setup": (Begin(0, 0),),
    "first_game": (Begin(1, 0),),
    "draft": (Begin(0, 1),),
}


def read(game: Game, given: Given) -> TeotihuacanPosition:
    check_keys("", given, KEYS | set(TEOTIHUACAN_POSITION_FIELDS.keyed))
    seats, described = seated(game, given)
    pos = cast("TeotihuacanPosition", seats)
    _discs(pos, given)
    _royal(pos, given)
    read_table(pos, given)
    _neutral(pos, mapped("neutral", given.get("neutral", {})))
    for player, own in zip(pos.players, described.values(), strict=True):
        _player(pos, player, own)
    _refuse_impossible(pos)
    arrivals = [_arrival(pos, n, arrival) for n, arrival in enumerate(listed("arriving", given.get("arriving", [])))]
    for who, own in enumerate(described.values()):
        _dice(pos, who, own, arrivals)
    pos.active = _who(pos, "active", given.get("active", pos.players[0].colour))
    pos.stack = _begun(pos, given.get("now", "arrive"), arrivals)
    for player in pos.players:
        player.spent = game.abilities.used_up(player, game)
    recount(pos)
    return pos


# -- the board


def _discs(pos: TeotihuacanPosition, given: Given) -> None:
    """A single player sets up as the fewest players for whom there is a figure."""
    dark = rules.DARK_START.of(pos.game)
    pos.dark = dark.get(len(pos.players), dark[min(dark)])
    read_fields(pos.game, TEOTIHUACAN_POSITION_FIELDS, "", given, pos)
    number("light", pos.light, 0, pos.dark, rules.STOPS[0])


def _royal(pos: TeotihuacanPosition, given: Given) -> None:
    pos.royal = [_tile(pos, "royal", tile, ROYAL) for tile in listed("royal", given.get("royal", []))]
    _refuse_too_many(pos, "royal", pos.royal)


def _neutral(pos: TeotihuacanPosition, given: Given) -> None:
    unused = set(pos.game.kit.seats) - {player.colour for player in pos.players}
    for colour, places in given.items():
        path = f"neutral.{colour}"
        if colour not in unused:
            raise BadPosition(path, "expected a colour that nobody plays", rules.NEUTRAL[0])
        pos.neutral += tuple((colour, _place(pos, path, place)) for place in listed(path, places))


def _place(pos: TeotihuacanPosition, path: str, place: Plain) -> int:
    return index_in(path, place, {board.id: n for n, board in pos.tables.boards.items()})


def _tile(pos: TeotihuacanPosition, path: str, tile: Plain, family: str) -> int:
    return index_in(path, tile, {t.id: n for n, t in enumerate(pos.game.tiles) if t.family == family})


def _power(pos: TeotihuacanPosition, path: str, power: Plain) -> int:
    """A worker that could ascend has done so already."""
    return number(path, power, LEAST_POWER, rules.ASCENDS_AT.of(pos.game) - 1, rules.ASCENDS_AT.rule)


# -- players


def _player(pos: TeotihuacanPosition, player: TeotihuacanPlayer, given: Given) -> None:
    game, path = pos.game, f"players.{player.colour}"
    boards = {board.id for board in pos.tables.boards.values()}
    own = PLAYER_KEYS | set(TEOTIHUACAN_PLAYER_FIELDS.keyed)
    check_keys(path, given, own | boards | set(game.goods) | set(game.track_index))
    goods_and_tracks(game, path, given, player)
    read_fields(game, TEOTIHUACAN_PLAYER_FIELDS, f"{path}.", given, player)
    _workers(pos, player, path, given)
    _tiles(pos, player, path, given)


def _workers(pos: TeotihuacanPosition, player: TeotihuacanPlayer, path: str, given: Given) -> None:
    for place, board in pos.tables.boards.items():
        powers = listed(f"{path}.{board.id}", given.get(board.id, []))
        player.workers += [Worker(place, _power(pos, f"{path}.{board.id}", power)) for power in powers]
    player.workers += [_locked(pos, f"{path}.locked", one) for one in listed(path, given.get("locked", []))]


def _locked(pos: TeotihuacanPosition, path: str, given: Plain) -> Worker:
    """On a royal tile in the palace; elsewhere on the only worship space of the board."""
    described = mapped(path, given)
    check_keys(path, described, {"place", "power", "tile"})
    place = _place(pos, f"{path}.place", described.get("place"))
    space = 0
    if place == pos.tables.palace:
        tiles = {pos.game.tiles[tile].id: n for n, tile in enumerate(pos.royal)}
        space = index_in(f"{path}.tile", described.get("tile"), tiles)
    return Worker(place, _power(pos, f"{path}.power", described.get("power")), space)


def _tiles(pos: TeotihuacanPosition, player: TeotihuacanPlayer, path: str, given: Given) -> None:
    """Those that lie face down have been used; they still count."""
    for key, family in TILES.items():
        tiles = listed(f"{path}.{key}", given.get(key, []))
        player.tiles += [_tile(pos, f"{path}.{key}", tile, family) for tile in tiles]
    used = listed(f"{path}.used", given.get("used", []))
    player.used = [_tile(pos, f"{path}.used", tile, DISCOVERIES) for tile in used]
    player.tiles += player.used
    _refuse_too_many(pos, path, player.tiles)
    kept = listed(f"{path}.kept", given.get("kept", []))
    player.kept = [_tile(pos, f"{path}.kept", tile, STARTING) for tile in kept]
    for tile, drawn in mapped(f"{path}.drawn", given.get("drawn", {})).items():
        pair = _tile(pos, f"{path}.drawn", tile, STARTING), _tile(pos, f"{path}.drawn", drawn, DISCOVERIES)
        player.drawn.append(pair)


def _refuse_too_many(pos: TeotihuacanPosition, path: str, tiles: list[int]) -> None:
    for tile in tiles:
        if tiles.count(tile) > pos.game.tiles[tile].count:
            raise BadPosition(path, f"there are not so many tiles {pos.game.tiles[tile].id}")


def _refuse_impossible(pos: TeotihuacanPosition) -> None:
    game = pos.game
    for temple in pos.tables.temples:
        top = len(game.tracks[temple].steps) - 1
        if tracks.markers(pos, temple, top) > rules.TOP_MARKERS.of(game):
            path = f"players.{game.tracks[temple].id}"
            raise BadPosition(path, "too many markers on a top step", rules.TOP_MARKERS.rule)
    locks = [(worker.place, worker.lock) for player in pos.players for worker in player.workers if worker.is_locked]
    if len(locks) > len(set(locks)):
        raise BadPosition("players.locked", "two workers on one worship space", rules.DISPLACE_COCOA.rule)


# -- arriving workers


def _arrival(pos: TeotihuacanPosition, index: int, given: Plain) -> TakeTurn:
    path = f"arriving.{index}"
    described = mapped(path, given)
    check_keys(path, described, {"player", "place", "power"})
    who = _who(pos, f"{path}.player", described.get("player", pos.players[0].colour))
    place = _place(pos, f"{path}.place", described.get("place"))
    return TakeTurn(who, place, _power(pos, path, described.get("power")))


def _who(pos: TeotihuacanPosition, path: str, colour: Plain) -> int:
    return index_in(path, colour, {player.colour: n for n, player in enumerate(pos.players)})


def _dice(pos: TeotihuacanPosition, who: int, given: Given, arrivals: list[TakeTurn]) -> None:
    """A die waits on the wheel, unless the description needs it elsewhere or says otherwise."""
    dice, player = rules.DICE.of(pos.game), pos.players[who]
    placed = len(player.workers) + sum(arrival.who == who for arrival in arrivals)
    if "wheel" not in given:
        player.wheel = max(0, min(ON_THE_WHEEL, dice - placed))
    if placed + player.wheel > dice:
        message = f"{placed + player.wheel} dice, but there are only {dice}"
        raise BadPosition(f"players.{player.colour}", message, rules.DICE.rule)


def _begun(pos: TeotihuacanPosition, now: Plain, arrivals: list[TakeTurn]) -> list[Frame]:
    match now:
        case "end-of-turn":
            return [EndTurn(), EndOfTurn()]
        case "arrive":
            return [*reversed(arrivals)]
        case "turn":
            return [StartTurn(pos.active)]
        case "starting":
            return [Reveal()]
    raise BadPosition("now", f"expected arrive, turn, starting or end-of-turn, not {now!r}")


# -- what a case can ask of a position


def state(pos: TeotihuacanPosition) -> dict[str, Plain]:
    """The position in the words of a description."""
    game = pos.game
    neutral: dict[str, list[str]] = {}
    for colour, place in pos.neutral:
        neutral.setdefault(colour, []).append(game.places[place].id)
    return {
        **fields_state(game, TEOTIHUACAN_POSITION_FIELDS, pos),
        "royal": [game.tiles[tile].id for tile in pos.royal],
        **table_state(pos),
        "neutral": neutral,
        "players": {player.colour: _player_state(pos, player) for player in pos.players},
    }


def _player_state(pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> dict[str, Plain]:
    game = pos.game
    face_up = list(player.tiles)
    for tile in player.used:
        face_up.remove(tile)
    return {
        **goods_and_tracks_state(game, player),
        **{board.id: _unlocked(player, place) for place, board in pos.tables.boards.items()},
        **{key: [game.tiles[t].id for t in face_up if game.tiles[t].family == family] for key, family in TILES.items()},
        "used": [game.tiles[tile].id for tile in player.used],
        "kept": [game.tiles[tile].id for tile in player.kept],
        "locked": [_locked_state(pos, worker) for worker in player.workers if worker.is_locked],
        **fields_state(game, TEOTIHUACAN_PLAYER_FIELDS, player),
    }


def _unlocked(player: TeotihuacanPlayer, place: int) -> list[int]:
    """The powers of the unlocked workers on a board, lowest first."""
    return sorted(worker.power for worker in player.workers if worker.place == place and not worker.is_locked)


def _locked_state(pos: TeotihuacanPosition, worker: Worker) -> dict[str, Plain]:
    described: dict[str, Plain] = {"place": pos.game.places[worker.place].id, "power": worker.power}
    if worker.place == pos.tables.palace:
        described["tile"] = pos.game.tiles[pos.royal[worker.lock]].id
    return described
