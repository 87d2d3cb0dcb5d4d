"""Positions of Teotihuacan written down: partial, with sensible defaults, and strict about what cannot be.

A worker is given by its power, in the list of its board: `forest: [2, 5]`. Locked ones are listed apart, in the palace
with their tile: `locked: [{place: palace, power: 3, tile: royal-temples}]`. `arriving` lists the workers that come
to a board, one for each turn: `[{player: black, place: forest, power: 2}]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.errors import BadPosition
from engine.game import Game
from engine.notation import check_keys, goods_and_tracks, index_in, listed, mapped, number, recount
from engine.notation import restore as restore_position
from engine.teotihuacan import rules, tracks
from engine.teotihuacan.position import TeotihuacanPlayer, TeotihuacanPosition, Worker

COLOURS = ("black", "red", "yellow", "blue")
KEYS = {"now", "arriving", "light", "dark", "royal", "neutral", "players"}
OWN_KEYS = {"points", "wheel", "locked", "technologies", "discoveries", "used"}
TILES = {"technologies": "technology-tiles", "discoveries": "discovery-tiles"}

#: Procedures that a case can run without a player's move.
RUNS: dict[str, tuple[tuple[Any, ...], ...]] = {"disc": (("advance_disc",),)}


def seat(pos: TeotihuacanPosition, players: int) -> None:
    pos.players = [TeotihuacanPlayer(colour, pos.game) for colour in COLOURS[:players]]


def restore(game: Game, saved: Mapping[str, Any]) -> TeotihuacanPosition:
    pos: TeotihuacanPosition = restore_position(game, saved, lambda colour: TeotihuacanPlayer(colour, game))
    for player in pos.players:
        player.workers = [Worker(*worker) for worker in player.workers]
    return pos


def read(game: Game, given: Mapping[str, Any]) -> TeotihuacanPosition:
    check_keys("", given, KEYS)
    pos = TeotihuacanPosition(game)
    players = mapped("players", given.get("players", {}))
    _seat_named(pos, players)
    _board(pos, given)
    for player, described in zip(pos.players, players.values(), strict=True):
        _player(pos, player, mapped(f"players.{player.colour}", described or {}))
    _refuse_impossible(pos)
    arrivals = [_arrival(pos, n, arrival) for n, arrival in enumerate(listed("arriving", given.get("arriving", [])))]
    _dice(pos, players, arrivals)
    _begin(pos, given.get("now", "arrive"), arrivals)
    recount(pos)
    return pos


def _seat_named(pos: TeotihuacanPosition, players: Mapping[str, Any]) -> None:
    most = pos.game.rulebook.books[0].most_players
    if not 1 <= len(players) <= most:
        raise BadPosition("players", f"expected 1 to {most} players")
    for colour in players:
        index_in(f"players.{colour}", colour, {name: n for n, name in enumerate(COLOURS)})
    pos.players = [TeotihuacanPlayer(str(colour), pos.game) for colour in players]


def _board(pos: TeotihuacanPosition, given: Mapping[str, Any]) -> None:
    game, dark = pos.game, rules.DARK_START.plain(pos.game)
    start = dark.get(len(pos.players), dark[min(dark)])
    pos.dark = number("dark", given.get("dark", start), 0, max(dark.values()), "setup.discs")
    pos.light = number("light", given.get("light", rules.LIGHT_START.plain(game)), 0, pos.dark, "calendar.stops")
    pos.royal = [_tile(pos, "royal", tile, "royal-tiles") for tile in listed("royal", given.get("royal", []))]
    for colour, places in mapped("neutral", given.get("neutral", {})).items():
        path = f"neutral.{colour}"
        if colour not in COLOURS or colour in {player.colour for player in pos.players}:
            raise BadPosition(path, "expected a colour that nobody plays", "worker.neutral")
        pos.neutral += tuple((colour, _place(pos, path, place)) for place in listed(path, places))


def _place(pos: TeotihuacanPosition, path: str, place: Any) -> int:
    return index_in(path, place, {pos.game.places[n].id: n for n in pos.game.tables.boards})


def _tile(pos: TeotihuacanPosition, path: str, tile: Any, family: str) -> int:
    return index_in(path, tile, {t.id: n for n, t in enumerate(pos.game.tiles) if t.family == family})


def _power(pos: TeotihuacanPosition, path: str, power: Any) -> int:
    """A worker that could ascend has done so already."""
    return number(path, power, 1, rules.ASCENDS_AT.plain(pos.game) - 1, "ascension.trigger")


# -- players


def _player(pos: TeotihuacanPosition, player: TeotihuacanPlayer, given: Mapping[str, Any]) -> None:
    game, path = pos.game, f"players.{player.colour}"
    boards = {game.places[n].id: n for n in game.tables.boards}
    check_keys(path, given, OWN_KEYS | set(boards) | set(game.goods) | set(game.track_index))
    goods_and_tracks(game, path, given, player)
    player.quarters = 4 * number(f"{path}.points", given.get("points", 0), 0, 999)
    for name, place in boards.items():
        powers = listed(f"{path}.{name}", given.get(name, []))
        player.workers += [Worker(place, _power(pos, f"{path}.{name}", power)) for power in powers]
    player.workers += [_locked(pos, f"{path}.locked", one) for one in listed(path, given.get("locked", []))]
    for key, family in TILES.items():
        tiles = listed(f"{path}.{key}", given.get(key, []))
        player.tiles += [_tile(pos, f"{path}.{key}", tile, family) for tile in tiles]
    used = listed(f"{path}.used", given.get("used", []))
    player.used = [_tile(pos, f"{path}.used", tile, TILES["discoveries"]) for tile in used]
    player.tiles += player.used


def _locked(pos: TeotihuacanPosition, path: str, given: Any) -> Worker:
    """On a royal tile in the palace; elsewhere on the only worship space of the board."""
    described = mapped(path, given)
    check_keys(path, described, {"place", "power", "tile"})
    place = _place(pos, f"{path}.place", described.get("place"))
    space = 0
    if place == pos.game.tables.palace:
        tiles = {pos.game.tiles[tile].id: n for n, tile in enumerate(pos.royal)}
        space = index_in(f"{path}.tile", described.get("tile"), tiles)
    return Worker(place, _power(pos, f"{path}.power", described.get("power")), space)


def _refuse_impossible(pos: TeotihuacanPosition) -> None:
    game = pos.game
    for temple in game.tables.temples:
        top = len(game.tracks[temple].steps) - 1
        if tracks.markers(pos, temple, top) > rules.TOP_MARKERS.plain(game):
            raise BadPosition(f"players.{game.tracks[temple].id}", "too many markers on a top step", "temples.top-step")
    locks = [(worker.place, worker.lock) for player in pos.players for worker in player.workers if worker.is_locked]
    if len(locks) > len(set(locks)):
        raise BadPosition("players.locked", "two workers on one worship space", "worship.displace")
    for player in pos.players:
        for tile in player.tiles:
            if player.tiles.count(tile) > game.tiles[tile].count:
                raise BadPosition(f"players.{player.colour}", f"there are not so many tiles {game.tiles[tile].id}")


# -- arriving workers


def _arrival(pos: TeotihuacanPosition, index: int, given: Any) -> tuple[int, int, int]:
    path = f"arriving.{index}"
    described = mapped(path, given)
    check_keys(path, described, {"player", "place", "power"})
    colours = {player.colour: n for n, player in enumerate(pos.players)}
    who = index_in(f"{path}.player", described.get("player", pos.players[0].colour), colours)
    return who, _place(pos, f"{path}.place", described.get("place")), _power(pos, path, described.get("power"))


def _dice(pos: TeotihuacanPosition, players: Mapping[str, Any], arrivals: list[tuple[int, int, int]]) -> None:
    """One die waits on the wheel, unless the description needs it elsewhere or says otherwise."""
    dice = rules.DICE.plain(pos.game)
    for who, player in enumerate(pos.players):
        path = f"players.{player.colour}"
        placed = len(player.workers) + sum(arrival[0] == who for arrival in arrivals)
        waiting = (players[player.colour] or {}).get("wheel", 1 if placed < dice else 0)
        player.wheel = number(f"{path}.wheel", waiting, 0, 1, "setup.workers")
        if placed + player.wheel > dice:
            raise BadPosition(path, f"{placed + player.wheel} dice, but there are only {dice}", "setup.workers")


def _begin(pos: TeotihuacanPosition, now: Any, arrivals: list[tuple[int, int, int]]) -> None:
    if now == "end-of-turn":
        pos.stack = [("end_turn",), ("end-of-turn",)]
    elif now == "arrive":
        pos.stack = [("take_turn", *arrival) for arrival in reversed(arrivals)]
    else:
        raise BadPosition("now", f"expected arrive or end-of-turn, not {now!r}")


def view(pos: TeotihuacanPosition, player: int) -> dict[str, Any]:
    """Everything lies open, except what chance will bring."""
    seen = pos.to_json()
    del seen["rng"], seen["draws"]
    return seen


# -- what a case can ask of a position


def state(pos: TeotihuacanPosition) -> dict[str, Any]:
    """The position in the words of a description."""
    game = pos.game
    neutral: dict[str, list[str]] = {}
    for colour, place in pos.neutral:
        neutral.setdefault(colour, []).append(game.places[place].id)
    return {
        "light": pos.light,
        "dark": pos.dark,
        "royal": [game.tiles[tile].id for tile in pos.royal],
        "neutral": neutral,
        "players": {player.colour: _player_state(pos, player) for player in pos.players},
    }


def _player_state(pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> dict[str, Any]:
    game = pos.game
    face_up = list(player.tiles)
    for tile in player.used:
        face_up.remove(tile)
    return {
        **dict(zip(game.goods, player.goods, strict=True)),
        **{track.id: player.tracks[n] - track.start for n, track in enumerate(game.tracks)},
        **{game.places[place].id: _unlocked(player, place) for place in game.tables.boards},
        **{key: [game.tiles[t].id for t in face_up if game.tiles[t].family == family] for key, family in TILES.items()},
        "used": [game.tiles[tile].id for tile in player.used],
        "locked": [_locked_state(pos, worker) for worker in player.workers if worker.is_locked],
        "points": player.quarters // 4,
        "wheel": player.wheel,
    }


def _unlocked(player: TeotihuacanPlayer, place: int) -> list[int]:
    """The powers of the unlocked workers on a board, lowest first."""
    return sorted(worker.power for worker in player.workers if worker.place == place and not worker.is_locked)


def _locked_state(pos: TeotihuacanPosition, worker: Worker) -> dict[str, Any]:
    plain: dict[str, Any] = {"place": pos.game.places[worker.place].id, "power": worker.power}
    if worker.place == pos.game.tables.palace:
        plain["tile"] = pos.game.tiles[pos.royal[worker.lock]].id
    return plain
