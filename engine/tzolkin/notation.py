"""Positions of Tzolk'in written down: partial, with sensible defaults, and strict about what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.errors import BadPosition
from engine.game import Game
from engine.notation import (
    COLOURS,
    check_keys,
    goods_and_tracks,
    index_in,
    listed,
    mapped,
    number,
    points_text,
    recount,
)
from engine.notation import restore as restore_position
from engine.tzolkin import rules, setup
from engine.tzolkin.position import EMPTY, NEUTRAL, TzolkinPlayer, TzolkinPosition

#: The moments a description can start at, and the work that is then still to do.
MOMENTS: dict[str, tuple[tuple[Any, ...], ...]] = {
    "turn": (("end_round",),),
    "wealth": (("reveal_wealth",),),
    "advance": (("advance_phase",),),
    "feeding": (),
    "rewards": (),
    "end": (("last_day",),),
}

#: Procedures that a case can run without a player's move.
RUNS: dict[str, tuple[tuple[Any, ...], ...]] = {
    "setup": (("set_up",),),
    "feeding": (("feed",),),
    "food_day": (("food_day",),),
    "rewards": (("score_prophecy",), ("rewards",)),
    "advance": (("advance_phase",),),
    "scoring": (("last_day",),),
}

KEYS = {
    "now",
    "day",
    "food_days",
    "starting_player",
    "first_player_space",
    "tooth_corn",
    "prophecy",
    "jungle",
    "display",
    "monuments",
    "deck",
    "skulls",
    "neutral",
    "laid",
    "wealth",
    "players",
}


def seat(pos: TzolkinPosition, players: int) -> None:
    pos.players = [TzolkinPlayer(colour, pos.game) for colour in COLOURS[:players]]


def restore(game: Game, saved: Mapping[str, Any]) -> TzolkinPosition:
    pos: TzolkinPosition = restore_position(game, saved, lambda colour: TzolkinPlayer(colour, game))
    return pos


def read(game: Game, given: Mapping[str, Any]) -> TzolkinPosition:
    check_keys("", given, KEYS)
    pos = TzolkinPosition(game)
    pos.trace = []
    players = mapped("players", given.get("players", {}))
    _seat_named(pos, players)
    pos.day = number("day", given.get("day", 1), 1, 99)
    _food_days(pos, given)
    _supplies(pos, given)
    for index, (colour, described) in enumerate(players.items()):
        _player(pos, index, colour, mapped(f"players.{colour}", described or {}))
    _neutral(pos, mapped("neutral", given.get("neutral", {})))
    _laid(pos, mapped("laid", given.get("laid", {})))
    _skulls(pos, given)
    _wealth(pos, mapped("wealth", given.get("wealth", {})))
    _starting_player(pos, given)
    recount(pos)
    _default_workers(pos, players)
    _begin(pos, str(given.get("now", "turn")))
    return pos


def _seat_named(pos: TzolkinPosition, players: Mapping[str, Any]) -> None:
    if not 1 <= len(players) <= len(COLOURS):
        raise BadPosition("players", "at least one player is needed")
    for colour in players:
        if colour not in COLOURS:
            raise BadPosition(f"players.{colour}", f"expected one of {', '.join(COLOURS)}")
    pos.players = [TzolkinPlayer(str(colour), pos.game) for colour in players]


def _food_days(pos: TzolkinPosition, given: Mapping[str, Any]) -> None:
    """Food days before today are over, unless the description says otherwise."""
    over = sum(day < pos.day for day in pos.tables.food_days.values())
    pos.food_days = number("food_days", given.get("food_days", over), 0, len(pos.tables.food_days))
    pos.age = 2 if pos.food_days >= rules.NEW_BUILDINGS_DAY.plain(pos.game) else 1


def _supplies(pos: TzolkinPosition, given: Mapping[str, Any]) -> None:
    game = pos.game
    pos.tooth_corn = number("tooth_corn", given.get("tooth_corn", 0), 0, 99)
    pos.display = [index_in("display", tile, game.tile_index) for tile in listed("display", given.get("display", []))]
    pos.monuments = [
        index_in("monuments", tile, game.tile_index) for tile in listed("monuments", given.get("monuments", []))
    ]
    deck = tuple(index_in("deck", tile, game.tile_index) for tile in listed("deck", given.get("deck", [])))
    pos.decks = (deck, ()) if pos.age == 1 else ((), deck)
    if "prophecy" in given:
        pos.prophecy = index_in("prophecy", given["prophecy"], game.tile_index)
    _jungle(pos, mapped("jungle", given.get("jungle", {})))


def _jungle(pos: TzolkinPosition, given: Mapping[Any, Any]) -> None:
    """Without a word about it, the jungle is as at the start."""
    tables = pos.tables
    setup.plant_jungle(pos)
    for space, shown in given.items():
        path = f"jungle.{space}"
        home = next((h for h in tables.groups if h.split(".")[1] == str(space)), None)
        if home is None:
            raise BadPosition(path, "no fields belong to this space", "palenque.fields")
        tops = listed(path, shown)
        for top in tops:
            if top not in ("wood", "corn", "empty"):
                raise BadPosition(path, f"expected wood, corn or empty, not {top!r}")
        pos.jungle[tables.group_index[home]][:] = [tops.count("wood"), tops.count("corn"), len(tops)]


def _player(pos: TzolkinPosition, index: int, colour: str, given: Mapping[str, Any]) -> None:
    game, player, path = pos.game, pos.players[index], f"players.{colour}"
    gears = {gear.id for gear in game.tables.gears}
    own = {"points", "workers", "hand", "built", "kept", "tribe", "side", "corn_tiles", "wood_tiles"}
    check_keys(path, given, own | gears | set(game.goods) | set(game.track_index))
    goods_and_tracks(game, path, given, player)
    player.quarters = 4 * number(f"{path}.points", given.get("points", 0), -999, 999)
    player.corn_tiles = number(f"{path}.corn_tiles", given.get("corn_tiles", 0), 0, 28)
    player.wood_tiles = number(f"{path}.wood_tiles", given.get("wood_tiles", 0), 0, 28)
    player.light = _side(path, given.get("side", "light"))
    tiles = [tile for key in ("built", "kept") for tile in listed(f"{path}.{key}", given.get(key, []))]
    tiles += [given["tribe"]] if "tribe" in given else []
    player.tiles = [index_in(f"{path}.built", tile, game.tile_index) for tile in tiles]
    for gear in game.tables.gears:
        _stand(pos, f"{path}.{gear.id}", gear, given.get(gear.id, []), index, gear.numbered)
    _refuse_full_top(pos, path)


def _side(path: str, side: Any) -> bool:
    if side not in ("light", "dark"):
        raise BadPosition(f"{path}.side", f"expected light or dark, not {side!r}")
    return bool(side == "light")


def _stand(pos: TzolkinPosition, path: str, gear: Any, spaces: Any, occupant: int, room: int) -> None:
    for space in listed(path, spaces):
        at = number(path, space, 0, room - 1, "placing.lowest-space")
        if pos.gears[gear.index][at] != EMPTY:
            raise BadPosition(path, f"space {at} is taken twice", "placing.lowest-space")
        pos.gears[gear.index][at] = occupant


def _neutral(pos: TzolkinPosition, given: Mapping[str, Any]) -> None:
    gears = {gear.id: gear for gear in pos.tables.gears}
    check_keys("neutral", given, gears)
    for name, spaces in given.items():
        _stand(pos, f"neutral.{name}", gears[name], spaces, NEUTRAL, gears[name].size)


def _laid(pos: TzolkinPosition, given: Mapping[str, Any]) -> None:
    """Spaces on which a good has been left for the rest of the game."""
    check_keys("laid", given, pos.tables.gear_named)
    for name, spaces in given.items():
        gear = pos.tables.gear_named[name]
        for space in listed(f"laid.{name}", spaces):
            if space not in gear.lays:
                raise BadPosition(f"laid.{name}", f"nothing can be left on space {space!r}", "chichen.offering")
            pos.laid = (*pos.laid, gear.homes[space])


def _skulls(pos: TzolkinPosition, given: Mapping[str, Any]) -> None:
    """The bank has the skulls that nobody owns and that lie nowhere, or fewer if the description says so."""
    skull = pos.tables.skull
    left = pos.bank[skull] - len(pos.laid) - sum(player.goods[skull] for player in pos.players)
    if left < 0:
        raise BadPosition("players", "more skulls than there are", "materials.skulls")
    pos.bank[skull] = number("skulls", given.get("skulls", left), 0, left, "materials.skulls")


def _wealth(pos: TzolkinPosition, given: Mapping[str, Any]) -> None:
    """Tiles of starting wealth that have been dealt and not yet chosen from."""
    colours = {player.colour: player for player in pos.players}
    check_keys("wealth", given, colours)
    for colour, tiles in given.items():
        path = f"wealth.{colour}"
        colours[colour].dealt = [index_in(path, tile, pos.game.tile_index) for tile in listed(path, tiles)]


def _refuse_full_top(pos: TzolkinPosition, path: str) -> None:
    for temple in pos.tables.temples:
        top = len(pos.game.tracks[temple].steps) - 1
        if sum(player.tracks[temple] == top for player in pos.players) > rules.TOP_MARKERS.plain(pos.game):
            raise BadPosition(f"{path}.{pos.game.tracks[temple].id}", "two markers on a top step", "temples.top-step")


def _starting_player(pos: TzolkinPosition, given: Mapping[str, Any]) -> None:
    colours = {player.colour: index for index, player in enumerate(pos.players)}
    if "starting_player" in given:
        pos.starting_player = index_in("starting_player", given["starting_player"], colours)
    if "first_player_space" in given:
        pos.first_space = index_in("first_player_space", given["first_player_space"], colours)
    pos.active = pos.starting_player


def _default_workers(pos: TzolkinPosition, players: Mapping[str, Any]) -> None:
    """Workers in play are those of the set-up, or as many as the description needs."""
    for index, player in enumerate(pos.players):
        given = players[player.colour] or {}
        path = f"players.{player.colour}"
        placed = sum(row.count(index) for row in pos.gears) + (pos.first_space == index)
        most = rules.MOST_WORKERS.of(pos, player)
        pos.tell("set_up", index, ("workers",), (rules.WORKERS.rule, *rules.MARKERS))
        workers = given.get("workers", rules.WORKERS.of(pos, player))
        in_play = number(f"{path}.workers", workers, 0, most, "setup.workers")
        player.hand = number(f"{path}.hand", given.get("hand", max(0, in_play - placed)), 0, most, "setup.workers")
        player.workers = number(f"{path}.workers", given.get("workers", player.hand + placed), 0, most, "setup.workers")
        if player.workers != player.hand + placed:
            raise BadPosition(
                path, f"{player.workers} workers in play, but {player.hand + placed} in hand and on the board"
            )


def _begin(pos: TzolkinPosition, now: str) -> None:
    if now not in MOMENTS:
        raise BadPosition("now", f"expected one of {', '.join(MOMENTS)}, not {now!r}")
    pos.stack = list(MOMENTS[now])
    first = {"turn": "take_turn", "wealth": "ask_wealth"}.get(now)
    if first:
        pos.stack.extend((first, n) for n in reversed(range(len(pos.players))))


def view(pos: TzolkinPosition, player: int) -> dict[str, Any]:
    """The stacks are face down: only their height is known. Others' wealth tiles are secret until all have chosen."""
    seen = pos.to_json()
    secret = ("reveal_wealth",) in pos.stack
    for who, other in enumerate(seen["players"]):
        if who != player:
            other["dealt"] = len(other["dealt"])
            other["tiles"] = len(other["tiles"]) if secret else other["tiles"]
    seen["decks"] = [len(deck) for deck in pos.decks]
    del seen["rng"], seen["draws"]
    return seen


# -- what a case can ask of a position


def state(pos: TzolkinPosition) -> dict[str, Any]:
    """The position in the words of a description."""
    game = pos.game
    return {
        "day": pos.day,
        "food_day": pos.food_day,
        "food_days": pos.food_days,
        "starting_player": pos.players[pos.starting_player].colour,
        "first_player_space": pos.players[pos.first_space].colour if pos.first_space >= 0 else "",
        "tooth_corn": pos.tooth_corn,
        "skulls": pos.bank[game.tables.skull],
        "display": [game.tiles[tile].id for tile in pos.display],
        "monuments": [game.tiles[tile].id for tile in pos.monuments],
        "jungle": {_space(home): _tops(group) for home, group in zip(game.tables.groups, pos.jungle, strict=True)},
        "laid": {
            gear.id: [n for n in gear.lays if gear.homes[n] in pos.laid] for gear in pos.tables.gears if gear.lays
        },
        "neutral": {gear.id: _spaces(pos, gear.index, NEUTRAL) for gear in game.tables.gears},
        "players": {player.colour: _player_state(pos, index) for index, player in enumerate(pos.players)},
    }


def _tiles(pos: TzolkinPosition, player: TzolkinPlayer, *families: str) -> list[str]:
    return [pos.game.tiles[tile].id for tile in player.tiles if pos.game.tiles[tile].family in families]


def _space(home: str) -> int:
    return int(home.split(".")[1])


def _tops(group: list[int]) -> list[str]:
    wood, corn, fields = group
    return ["wood"] * wood + ["corn"] * corn + ["empty"] * (fields - wood - corn)


def _spaces(pos: TzolkinPosition, gear: int, occupant: int) -> list[int]:
    return [space for space, who in enumerate(pos.gears[gear]) if who == occupant]


def _player_state(pos: TzolkinPosition, index: int) -> dict[str, Any]:
    game, player = pos.game, pos.players[index]
    return {
        **dict(zip(game.goods, player.goods, strict=True)),
        **{track.id: player.tracks[n] - track.start for n, track in enumerate(game.tracks)},
        **{gear.id: _spaces(pos, gear.index, index) for gear in game.tables.gears},
        "points": points_text(player.quarters),
        "workers": player.workers,
        "hand": player.hand,
        "built": _tiles(pos, player, "buildings", "monuments"),
        "kept": _tiles(pos, player, "wealth"),
        "corn_tiles": player.corn_tiles,
        "wood_tiles": player.wood_tiles,
        "side": "light" if player.light else "dark",
    }
