"""Positions of Tzolk'in written down: partial, with sensible defaults, and strict about what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
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
from engine.position import MANY
from engine.tzolkin import rules, setup
from engine.tzolkin.frames import (
    AdvancePhase,
    AskWealth,
    EndRound,
    Feed,
    FoodDay,
    LastDay,
    RevealWealth,
    Rewards,
    ScoreProphecy,
    SetUp,
    TakeTurn,
)
from engine.tzolkin.position import (
    EMPTY,
    NEUTRAL,
    TZOLKIN_PLAYER_FIELDS,
    TZOLKIN_POSITION_FIELDS,
    TzolkinPlayer,
    TzolkinPosition,
)
from engine.tzolkin.tables import BUILDINGS, MONUMENTS, TRIBES, WEALTH, Gear

#: The moments a description can start at: what is then still to do, and what each player does before it.
MOMENTS: dict[str, tuple[tuple[Frame, ...], type[TakeTurn] | type[AskWealth] | None]] = {
    "turn": ((EndRound(),), TakeTurn),
    "wealth": ((RevealWealth(),), AskWealth),
    "advance": ((AdvancePhase(),), None),
    "feeding": ((), None),
    "rewards": ((), None),
    "end": ((LastDay(),), None),
}

#: Procedures that a case can run without a player's move.
RUNS: dict[str, tuple[Frame, ...]] = {
    "setup": (SetUp(),),
    "feeding": (Feed(),),
    "food_day": (FoodDay(),),
    "rewards": (ScoreProphecy(), Rewards()),
    "advance": (AdvancePhase(),),
    "scoring": (LastDay(),),
}

#: The keys that need a procedure of their own, beside those of declared fields.
KEYS = {
    "now",
    "food_days",
    "starting_player",
    "first_player_space",
    "prophecy",
    "prophecies",
    "quick",
    "quick_row",
    "quick_board",
    "neutrals_left",
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
PLAYER_KEYS = {"workers", "hand", "built", "kept", "tribe", "side"}
SIDES = {"light": True, "dark": False}
TOPS = ("wood", "corn", "empty")


def read(game: Game, given: Given) -> TzolkinPosition:
    check_keys("", given, KEYS | set(TZOLKIN_POSITION_FIELDS.keyed))
    seats, described = seated(game, given)
    pos = cast("TzolkinPosition", seats)
    pos.trace = []
    read_fields(game, TZOLKIN_POSITION_FIELDS, "", given, pos)
    _food_days(pos, given)
    _supplies(pos, given)
    for index, (colour, own) in enumerate(described.items()):
        _player(pos, index, colour, own)
    _neutral(pos, mapped("neutral", given.get("neutral", {})))
    _laid(pos, mapped("laid", given.get("laid", {})))
    _skulls(pos, given)
    _wealth(pos, mapped("wealth", given.get("wealth", {})))
    _starting_player(pos, given)
    recount(pos)
    for index, own in enumerate(described.values()):
        _workers(pos, index, own)
    _begin(pos, str(given.get("now", "turn")))
    return pos


def _food_days(pos: TzolkinPosition, given: Given) -> None:
    """Food days before today are over, unless the description says otherwise."""
    over = sum(day < pos.day for day in pos.tables.food_days.values())
    pos.food_days = number("food_days", given.get("food_days", over), 0, len(pos.tables.food_days))
    pos.age = 2 if pos.food_days >= rules.NEW_BUILDINGS_DAY.of(pos.game) else 1


def _supplies(pos: TzolkinPosition, given: Given) -> None:
    pos.display = _tiles_named(pos, "display", given)
    pos.monuments = _tiles_named(pos, "monuments", given)
    deck = tuple(_tiles_named(pos, "deck", given))
    pos.decks = (deck, ()) if pos.age == 1 else ((), deck)
    if "prophecy" in given:
        pos.prophecy = index_in("prophecy", given["prophecy"], pos.game.tile_index)
    pos.prophecies = tuple(_tiles_named(pos, "prophecies", given))
    if "quick" in given:
        pos.quick = index_in("quick", given["quick"], pos.game.tile_index)
    pos.quick_row = tuple(_tiles_named(pos, "quick_row", given))
    pos.neutrals_left = number("neutrals_left", given.get("neutrals_left", 0), 0, MANY)
    _jungle(pos, mapped("jungle", given.get("jungle", {})))


def _tiles_named(pos: TzolkinPosition, key: str, given: Given) -> list[int]:
    return [index_in(key, tile, pos.game.tile_index) for tile in listed(key, given.get(key, []))]


def _jungle(pos: TzolkinPosition, given: Mapping[str, Plain]) -> None:
    """Without a word about it, the jungle is as at the start."""
    setup.plant_jungle(pos)
    groups = {home.split(".")[1]: index for index, home in enumerate(pos.tables.groups)}
    for space, shown in given.items():
        path = f"jungle.{space}"
        if str(space) not in groups:
            raise BadPosition(path, "no fields belong to this space", rules.COVERED[0])
        tops = listed(path, shown)
        for top in tops:
            if top not in TOPS:
                raise BadPosition(path, f"expected wood, corn or empty, not {top!r}")
        pos.jungle[groups[str(space)]][:] = [tops.count("wood"), tops.count("corn"), len(tops)]


def _player(pos: TzolkinPosition, index: int, colour: str, given: Given) -> None:
    game, player, path = pos.game, pos.players[index], f"players.{colour}"
    check_keys(path, given, PLAYER_KEYS | set(TZOLKIN_PLAYER_FIELDS.keyed) | _names_on_board(pos))
    goods_and_tracks(game, path, given, player)
    read_fields(game, TZOLKIN_PLAYER_FIELDS, f"{path}.", given, player)
    player.light = _side(path, given.get("side", "light"))
    tiles = [tile for key in ("built", "kept") for tile in listed(f"{path}.{key}", given.get(key, []))]
    tiles += [given["tribe"]] if "tribe" in given else []
    player.tiles = [index_in(f"{path}.built", tile, game.tile_index) for tile in tiles]
    for gear in pos.tables.gears:
        last = gear.numbered + _room(pos, player.tiles)
        _stand(pos, f"{path}.{gear.id}", gear, given.get(gear.id, []), index, last)
    _refuse_full_top(pos, path)


def _room(pos: TzolkinPosition, tiles: list[int]) -> int:
    """How many spaces behind the last number tiles open for their owner."""
    bits = reduce(or_, (pos.game.tile_bits[tile] for tile in tiles), 0) & pos.tables.room.mask
    return pos.tables.room.amount(0, bits) if bits else 0


def _names_on_board(pos: TzolkinPosition) -> set[str]:
    return {*pos.tables.gear_named, *pos.game.goods, *pos.game.track_index}


def _side(path: str, side: Plain) -> bool:
    if not isinstance(side, str) or side not in SIDES:
        raise BadPosition(f"{path}.side", f"expected light or dark, not {side!r}")
    return SIDES[side]


def _stand(pos: TzolkinPosition, path: str, gear: Gear, spaces: Plain, occupant: int, room: int) -> None:
    for space in listed(path, spaces):
        at = number(path, space, 0, room - 1, rules.LOWEST[0])
        if pos.gears[gear.index][at] != EMPTY:
            raise BadPosition(path, f"space {at} is taken twice", rules.LOWEST[0])
        pos.gears[gear.index][at] = occupant


def _neutral(pos: TzolkinPosition, given: Given) -> None:
    gears = pos.tables.gear_named
    check_keys("neutral", given, gears)
    for name, spaces in given.items():
        _stand(pos, f"neutral.{name}", gears[name], spaces, NEUTRAL, gears[name].size)


def _laid(pos: TzolkinPosition, given: Given) -> None:
    """Spaces on which a good has been left for the rest of the game."""
    check_keys("laid", given, pos.tables.gear_named)
    for name, spaces in given.items():
        gear = pos.tables.gear_named[name]
        for space in listed(f"laid.{name}", spaces):
            if not isinstance(space, int) or space not in gear.lays:
                raise BadPosition(f"laid.{name}", f"nothing can be left on space {space!r}", rules.OFFERING[0])
            pos.laid = (*pos.laid, gear.homes[space])
    built = (tile for player in pos.players for tile in player.tiles)
    pos.laid += tuple(pos.game.tiles[tile].id for tile in built if tile in pos.tables.keepers)


def _skulls(pos: TzolkinPosition, given: Given) -> None:
    """The bank has the skulls that nobody owns and that lie nowhere, or fewer if the description says so."""
    skull = pos.tables.skull
    left = pos.bank[skull] - len(pos.laid) - sum(player.goods[skull] for player in pos.players)
    if left < 0:
        raise BadPosition("players", "more skulls than there are", rules.SKULLS[0])
    pos.bank[skull] = number("skulls", given.get("skulls", left), 0, left, rules.SKULLS[0])


def _wealth(pos: TzolkinPosition, given: Given) -> None:
    """Tiles of starting wealth that have been dealt and not yet chosen from."""
    colours = {player.colour: player for player in pos.players}
    check_keys("wealth", given, colours)
    for colour, tiles in given.items():
        path = f"wealth.{colour}"
        colours[colour].dealt = [index_in(path, tile, pos.game.tile_index) for tile in listed(path, tiles)]


def _refuse_full_top(pos: TzolkinPosition, path: str) -> None:
    for temple in pos.tables.temples:
        top = len(pos.game.tracks[temple].steps) - 1
        if sum(player.tracks[temple] == top for player in pos.players) > rules.TOP_MARKERS.of(pos.game):
            raise BadPosition(f"{path}.{pos.game.tracks[temple].id}", "two markers on a top step", rules.TOP[0])


def _starting_player(pos: TzolkinPosition, given: Given) -> None:
    colours = {player.colour: index for index, player in enumerate(pos.players)}
    if "starting_player" in given:
        pos.starting_player = index_in("starting_player", given["starting_player"], colours)
    if "first_player_space" in given:
        pos.first_space = index_in("first_player_space", given["first_player_space"], colours)
    _quick_board(pos, listed("quick_board", given.get("quick_board", [])), {**colours, "neutral": NEUTRAL})
    pos.active = pos.starting_player


def _quick_board(pos: TzolkinPosition, workers: list[Plain], colours: Mapping[str, int]) -> None:
    """Who stands on the quick action spaces: players by colour, and neutral workers."""
    if len(workers) > len(pos.quick_spaces):
        raise BadPosition("quick_board", f"there are {len(pos.quick_spaces)} spaces", rules.QUICK_SPACES.rule)
    taken = tuple(index_in("quick_board", colour, colours) for colour in workers)
    pos.quick_spaces = taken + (EMPTY,) * (len(pos.quick_spaces) - len(taken))


def _workers(pos: TzolkinPosition, index: int, given: Given) -> None:
    """Workers in play are those of the set-up, or as many as the description needs."""
    player = pos.players[index]
    path, most = f"players.{player.colour}", rules.MOST_WORKERS.of(pos, player)
    placed = sum(row.count(index) for row in pos.gears) + (pos.first_space == index) + pos.quick_spaces.count(index)
    pos.tell("set_up", index, ("workers",), (rules.WORKERS.rule, *rules.MARKERS))
    usual = given.get("workers", rules.WORKERS.of(pos, player))
    in_play = number(f"{path}.workers", usual, 0, most, rules.MOST_WORKERS.rule)
    hand = given.get("hand", max(0, in_play - placed))
    player.hand = number(f"{path}.hand", hand, 0, most, rules.MOST_WORKERS.rule)
    all_of_them = given.get("workers", player.hand + placed)
    player.workers = number(f"{path}.workers", all_of_them, 0, most, rules.MOST_WORKERS.rule)
    if player.workers != player.hand + placed:
        raise BadPosition(
            path, f"{player.workers} workers in play, but {player.hand + placed} in hand and on the board"
        )


def _begin(pos: TzolkinPosition, now: str) -> None:
    if now not in MOMENTS:
        raise BadPosition("now", f"expected one of {', '.join(MOMENTS)}, not {now!r}")
    waiting, of_each = MOMENTS[now]
    pos.stack = list(waiting)
    if of_each:
        pos.stack.extend(of_each(n) for n in reversed(range(len(pos.players))))


# -- what a case can ask of a position


def state(pos: TzolkinPosition) -> dict[str, Plain]:
    """The position in the words of a description."""
    game, tables = pos.game, pos.tables
    return {
        **fields_state(game, TZOLKIN_POSITION_FIELDS, pos),
        "food_day": pos.food_day,
        "food_days": pos.food_days,
        "starting_player": pos.players[pos.starting_player].colour,
        "first_player_space": game.player_name(pos, pos.first_space),
        "skulls": pos.bank[tables.skull],
        "prophecy": game.tiles[pos.prophecy].id if pos.prophecy >= 0 else "",
        "quick": game.tiles[pos.quick].id if pos.quick >= 0 else "",
        "quick_row": [game.tiles[tile].id for tile in pos.quick_row],
        "quick_board": [_name(pos, who) for who in pos.quick_spaces if who != EMPTY],
        "prophecies": [game.tiles[tile].id for tile in pos.prophecies],
        "display": [game.tiles[tile].id for tile in pos.display],
        "monuments": [game.tiles[tile].id for tile in pos.monuments],
        "jungle": {_space(home): _tops(group) for home, group in zip(tables.groups, pos.jungle, strict=True)},
        "laid": {gear.id: [n for n in gear.lays if gear.homes[n] in pos.laid] for gear in tables.gears if gear.lays},
        "neutral": {gear.id: _spaces(pos, gear.index, NEUTRAL) for gear in tables.gears},
        "players": {player.colour: _player_state(pos, index) for index, player in enumerate(pos.players)},
    }


def _name(pos: TzolkinPosition, who: int) -> str:
    return "neutral" if who == NEUTRAL else pos.players[who].colour


def _tiles(pos: TzolkinPosition, player: TzolkinPlayer, *families: str) -> list[str]:
    return [pos.game.tiles[tile].id for tile in player.tiles if pos.game.tiles[tile].family in families]


def _space(home: str) -> int:
    return int(home.split(".")[1])


def _tops(group: list[int]) -> list[str]:
    wood, corn, fields = group
    return ["wood"] * wood + ["corn"] * corn + ["empty"] * (fields - wood - corn)


def _spaces(pos: TzolkinPosition, gear: int, occupant: int) -> list[int]:
    return [space for space, who in enumerate(pos.gears[gear]) if who == occupant]


def _player_state(pos: TzolkinPosition, index: int) -> dict[str, Plain]:
    player = pos.players[index]
    return {
        **goods_and_tracks_state(pos.game, player),
        **fields_state(pos.game, TZOLKIN_PLAYER_FIELDS, player),
        **{gear.id: _spaces(pos, gear.index, index) for gear in pos.tables.gears},
        "workers": player.workers,
        "hand": player.hand,
        "built": _tiles(pos, player, BUILDINGS, MONUMENTS),
        "kept": _tiles(pos, player, WEALTH),
        "tribe": "".join(_tiles(pos, player, TRIBES)),
        "side": "light" if player.light else "dark",
    }
