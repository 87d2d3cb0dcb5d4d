"""Positions of Tzolk'in written down: partial, with sensible defaults, and strict about what cannot be."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import cast

from engine.decisions import Frame
from engine.faults import Faults, MoreThanExist, NotOneOf, TakenTwice, TooMany, WorkersDiffer, bad
from engine.fields import Plain
from engine.game import Game
from engine.notation import (
    HOUSE_RULES,
    Given,
    check_keys,
    goods_and_tracks,
    listed,
    mapped,
    number,
    one_of,
    read_fields,
    recount,
    seated,
    tile_in,
    tiles_in,
)
from engine.position import MANY
from engine.tzolkin import rules, setup
from engine.tzolkin.faults import NoFields, NoQuickAction, NothingLiesThere, NotInOrder
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
from engine.tzolkin.gears import Gear
from engine.tzolkin.position import (
    EMPTY,
    NEUTRAL,
    TZOLKIN_PLAYER_FIELDS,
    TZOLKIN_POSITION_FIELDS,
    TzolkinPlayer,
    TzolkinPosition,
)
from engine.tzolkin.position_state import in_order
from engine.tzolkin.possible import refuse_impossible
from engine.tzolkin.quick_actions import NO_TILE
from engine.tzolkin.tiles import AGES, BUILDINGS, MONUMENTS, PROPHECIES, QUICK, TRIBES, WEALTH

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
    HOUSE_RULES,
    "now",
    "moved",
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
#: The keys for tiles in front of a player: which families they can name, and the rule that brings them there.
HELD = (
    ("built", (BUILDINGS, MONUMENTS), rules.BUILD[0]),
    ("kept", (WEALTH,), rules.WEALTH[0]),
    ("tribe", (TRIBES,), rules.TRIBE_KEPT[0]),
)


def read(game: Game, given: Given, faults: Faults) -> TzolkinPosition:
    faults.try_to(check_keys, "", given, KEYS | set(TZOLKIN_POSITION_FIELDS.keyed))
    seats, described = seated(game, given)
    pos = cast("TzolkinPosition", seats)
    pos.trace = []
    read_fields(game, faults, TZOLKIN_POSITION_FIELDS, "", given, pos)
    for part in (_food_days, _buildings, _monuments, _decks, _prophecy, _prophecies, _quick, _quick_row, _jungle):
        faults.try_to(part, pos, given, faults)
    for index, own in enumerate(described.values()):
        _player(pos, index, own, faults)
    for part in (_neutral, _laid, _wealth, _starting_player, _quick_board):
        faults.try_to(part, pos, given, faults)
    recount(pos)
    for index, own in enumerate(described.values()):
        faults.try_to(_workers, pos, index, own)
    faults.try_to(_skulls, pos, given, faults)
    faults.try_to(_begin, pos, given)
    refuse_impossible(pos, given, faults)
    return pos


# -- the table


def _food_days(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """Food days before today are over, unless the description says otherwise; one can only come late by a little."""
    days, late = pos.tables.food_days.values(), rules.TWO_DAYS_DAYS.of(pos.game) - 1
    over = sum(day < pos.day for day in days)
    least, most = sum(day + late < pos.day for day in days), sum(day <= pos.day for day in days)
    if "day" not in given or faults.are_under("day"):
        least, most = 0, len(days)
    pos.food_days = number("food_days", given.get("food_days", over), least, most, rules.LATE[0])
    pos.age = AGES[-1] if pos.food_days >= rules.NEW_BUILDINGS_DAY.of(pos.game) else AGES[0]
    if given.get("now") == "rewards" and pos.food_day == rules.NEW_BUILDINGS_DAY.of(pos.game):
        pos.age = AGES[-1]


def _buildings(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """Where nothing is said about the day, the buildings that lie there show the age."""
    path, rule = "display", rules.DISPLAY.rule
    pos.display = tiles_in(pos.game, faults, path, given.get(path, []), (BUILDINGS,), rule)
    if "day" not in given and "food_days" not in given and pos.display:
        pos.age = min(int(pos.game.tiles[tile].mark("age")) for tile in pos.display)


def _monuments(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    path, rule = "monuments", rules.MONUMENTS_SHOWN.rule
    pos.monuments = tiles_in(pos.game, faults, path, given.get(path, []), (MONUMENTS,), rule)


def _decks(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """Both stacks by their ages, `deck: {1: [...], 2: [...]}`; or that of the present age as a list."""
    deck = given.get("deck", [])
    is_one = isinstance(deck, list | tuple)
    stacks = {str(pos.age): deck} if is_one else {str(age): tiles for age, tiles in mapped("deck", deck).items()}
    check_keys("deck", stacks, map(str, AGES))
    pos.decks = tuple(
        tiles_in(
            pos.game,
            faults,
            "deck" if is_one else f"deck.{age}",
            stacks.get(str(age), []),
            (BUILDINGS,),
            rules.DISPLAY.rule,
        )
        for age in AGES
    )


def _prophecy(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    if "prophecy" in given:
        pos.prophecy = tile_in(pos.game, "prophecy", given["prophecy"], (PROPHECIES,), rules.PROPHECY[0])


def _prophecies(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """Those that are still to come, the next one first."""
    path, rule = "prophecies", rules.PROPHECIES_DRAWN.rule
    pos.prophecies = tiles_in(pos.game, faults, path, given.get(path, []), (PROPHECIES,), rule)


def _quick(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """The quick action of these days, and the neutral workers that wait for a tile."""
    pos.neutrals_left = number("neutrals_left", given.get("neutrals_left", 0), 0, MANY, rules.NEUTRAL_LATER[0])
    if "quick" in given:
        pos.quick = tile_in(pos.game, "quick", given["quick"], (QUICK,), rules.QUICK_SET_UP[0])


def _quick_row(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    path, rule = "quick_row", rules.QUICK_SET_UP[0]
    pos.quick_row = tiles_in(pos.game, faults, path, given.get(path, []), (QUICK,), rule)


def _jungle(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """Without a word about it, the jungle is as at the start."""
    setup.plant_jungle(pos)
    groups = {home.split(".")[1]: index for index, home in enumerate(pos.tables.groups)}
    for space, shown in mapped("jungle", given.get("jungle", {})).items():
        faults.try_to(_group, pos, f"jungle.{space}", groups, str(space), shown)


def _group(pos: TzolkinPosition, path: str, groups: dict[str, int], space: str, shown: Plain) -> None:
    if space not in groups:
        raise bad(path, NoFields(space), rules.COVERED[0])
    tops = [one_of(path, top, TOPS) for top in listed(path, shown)]
    pos.jungle[groups[space]] = (tops.count("wood"), tops.count("corn"), len(tops))


def _neutral(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    gears, described = pos.tables.gear_named, mapped("neutral", given.get("neutral", {}))
    faults.try_to(check_keys, "neutral", described, gears)
    for name, spaces in described.items():
        if name in gears:
            _stand(pos, f"neutral.{name}", gears[name], spaces, NEUTRAL, gears[name].size, faults)


def _stand(
    pos: TzolkinPosition, path: str, gear: Gear, spaces: Plain, occupant: int, room: int, faults: Faults
) -> None:
    for space in listed(path, spaces):
        faults.try_to(_occupy, pos, path, gear, space, occupant, room)


def _occupy(pos: TzolkinPosition, path: str, gear: Gear, space: Plain, occupant: int, room: int) -> None:
    at = number(path, space, 0, room - 1, rules.LOWEST[0])
    if pos.gears[gear.index][at] != EMPTY:
        raise bad(path, TakenTwice(at), rules.LOWEST[0])
    pos.gears[gear.index][at] = occupant


def _laid(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """Spaces on which a good has been left for the rest of the game."""
    gears, described = pos.tables.gear_named, mapped("laid", given.get("laid", {}))
    faults.try_to(check_keys, "laid", described, gears)
    for name, spaces in described.items():
        for space in listed(f"laid.{name}", spaces) if name in gears else ():
            faults.try_to(_lay, pos, f"laid.{name}", gears[name], space)
    built = (tile for player in pos.players for tile in player.tiles)
    pos.laid += tuple(pos.game.tiles[tile].id for tile in built if tile in pos.tables.keepers)


def _lay(pos: TzolkinPosition, path: str, gear: Gear, space: Plain) -> None:
    if isinstance(space, bool) or not isinstance(space, int) or space not in gear.lays:
        raise bad(path, NothingLiesThere(str(space)), rules.OFFERING[0])
    pos.laid = (*pos.laid, gear.homes[space])


def _skulls(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """The bank has the skulls that nobody owns and that lie nowhere, or fewer if the description says so."""
    skull, rule = pos.tables.skull, rules.SKULLS[0]
    all_of_them = pos.bank[skull]
    elsewhere = len(pos.laid) + sum(player.goods[skull] for player in pos.players)
    if elsewhere > all_of_them:
        faults.add("players", MoreThanExist(elsewhere, all_of_them), rule)
    left = max(0, all_of_them - elsewhere)
    pos.bank[skull] = number("skulls", given.get("skulls", left), 0, left, rule)


def _wealth(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """Tiles of starting wealth that have been dealt and not yet chosen from."""
    colours = {player.colour: player for player in pos.players}
    described = mapped("wealth", given.get("wealth", {}))
    faults.try_to(check_keys, "wealth", described, colours)
    for colour, tiles in described.items():
        if colour in colours:
            dealt = tiles_in(pos.game, faults, f"wealth.{colour}", tiles, (WEALTH, TRIBES), rules.WEALTH[0])
            colours[colour].dealt = dealt


def _starting_player(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    colours = {player.colour: index for index, player in enumerate(pos.players)}
    if "first_player_space" in given:
        pos.first_space = colours[one_of("first_player_space", given["first_player_space"], colours)]
    if "starting_player" in given:
        pos.starting_player = colours[one_of("starting_player", given["starting_player"], colours)]
    pos.active = pos.starting_player


def _quick_board(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """Who stands on the quick action spaces: players by colour, and neutral workers."""
    workers, spaces = listed("quick_board", given.get("quick_board", [])), len(pos.quick_spaces)
    if len(workers) > spaces:
        raise bad("quick_board", TooMany(len(workers), spaces), rules.QUICK_SPACES.rule)
    names = {**{player.colour: index for index, player in enumerate(pos.players)}, "neutral": NEUTRAL}
    taken = tuple(names[one_of("quick_board", name, names)] for name in workers)
    pos.quick_spaces = taken + (EMPTY,) * (spaces - len(taken))
    if pos.quick == NO_TILE and set(taken) - {NEUTRAL}:
        raise bad("quick_board", NoQuickAction(), rules.QUICK_SET_UP[0])


# -- players


def _player(pos: TzolkinPosition, index: int, given: Given, faults: Faults) -> None:
    game, player = pos.game, pos.players[index]
    path = f"players.{player.colour}"
    faults.try_to(check_keys, path, given, PLAYER_KEYS | set(TZOLKIN_PLAYER_FIELDS.keyed) | _names_on_board(pos))
    goods_and_tracks(game, faults, path, given, player)
    read_fields(game, faults, TZOLKIN_PLAYER_FIELDS, f"{path}.", given, player)
    faults.try_to(_side, player, path, given)
    faults.try_to(_tiles_of, pos, player, path, given, faults)
    for gear in pos.tables.gears:
        room = gear.numbered + _room(pos, player.tiles)
        faults.try_to(_stand, pos, f"{path}.{gear.id}", gear, given.get(gear.id, []), index, room, faults)


def _room(pos: TzolkinPosition, tiles: tuple[int, ...]) -> int:
    """How many spaces behind the last number tiles open for their owner."""
    bits = reduce(or_, (pos.game.tile_bits[tile] for tile in tiles), 0) & pos.tables.room.mask
    return pos.tables.room.amount(0, bits) if bits else 0


def _names_on_board(pos: TzolkinPosition) -> set[str]:
    return {*pos.tables.gear_named, *pos.game.goods, *pos.game.track_index}


def _side(player: TzolkinPlayer, path: str, given: Given) -> None:
    player.light = SIDES[one_of(f"{path}.side", given.get("side", "light"), SIDES)]


def _tiles_of(pos: TzolkinPosition, player: TzolkinPlayer, path: str, given: Given, faults: Faults) -> None:
    for key, families, rule in HELD:
        if key in given:
            names = [given[key]] if isinstance(given[key], str) else given[key]
            player.tiles += tiles_in(pos.game, faults, f"{path}.{key}", names, families, rule)


def _workers(pos: TzolkinPosition, index: int, given: Given) -> None:
    """Workers in play are those of the set-up, or as many as the description needs."""
    player, rule = pos.players[index], rules.MOST_WORKERS.rule
    path, most = f"players.{player.colour}", rules.MOST_WORKERS.of(pos, player)
    placed = sum(row.count(index) for row in pos.gears) + (pos.first_space == index) + pos.quick_spaces.count(index)
    pos.tell("set_up", index, ("workers",), (rules.WORKERS.rule, *rules.MARKERS))
    usual = given.get("workers", rules.WORKERS.of(pos, player))
    in_play = number(f"{path}.workers", usual, 0, most, rule)
    hand = given.get("hand", max(0, in_play - placed))
    player.hand = number(f"{path}.hand", hand, 0, most, rule)
    player.workers = in_play if "workers" in given else player.hand + placed
    if player.hand + placed > most:
        raise bad(path, MoreThanExist(player.hand + placed, most), rule)
    if player.workers != player.hand + placed:
        raise bad(path, WorkersDiffer(player.workers, player.hand, placed), rule)


# -- the moment


def _begin(pos: TzolkinPosition, given: Given) -> None:
    """Whoever has `moved` already in this round has no turn any more."""
    now = one_of("now", given.get("now", "turn"), MOMENTS)
    waiting, of_each = MOMENTS[now]
    pos.stack = list(waiting)
    if of_each:
        pos.stack.extend(of_each(n) for n in reversed(range(len(pos.players))))
    had_turns = _moved(pos, listed("moved", given.get("moved", [])))
    if had_turns and now != "turn":
        raise bad("moved", NotOneOf(now, ("turn",)), rules.ORDER[0])
    del pos.stack[len(pos.stack) - had_turns :]


def _moved(pos: TzolkinPosition, named: list[Plain]) -> int:
    """How many have moved: the starting player, and others in their order."""
    order = [player.colour for player in in_order(pos)]
    moved = {one_of("moved", name, order) for name in named}
    for player, before in zip(order[1:], order, strict=False):
        if player in moved and before not in moved:
            raise bad("moved", NotInOrder(player, before), rules.ORDER[0])
    return len(moved)
