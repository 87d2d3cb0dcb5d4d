"""What no game of Tzolk'in can come to, though every single figure of it could be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.faults import Faults, MoreThanExist, OutOfBounds, TooFew, TooLate, TooMany
from engine.notation import Given, refuse_missing_tiles
from engine.position import NOBODY
from engine.tzolkin import five_players, rules
from engine.tzolkin.faults import LaidTwice, NoWoodThere, WrongAge
from engine.tzolkin.position import NEUTRAL, TzolkinPosition
from engine.tzolkin.tiles import AGES, BUILDINGS, MONUMENTS, PROPHECIES, QUICK, TRIBES, WEALTH

#: Which rule brings the tiles of a family into play.
BRINGING = {
    BUILDINGS: rules.DISPLAY.rule,
    MONUMENTS: rules.MONUMENTS_SHOWN.rule,
    WEALTH: rules.WEALTH[0],
    TRIBES: rules.TRIBES_DEALT.rule,
    PROPHECIES: rules.PROPHECIES_DRAWN.rule,
    QUICK: rules.QUICK_SET_UP[0],
}


def refuse_impossible(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """What has been read, compared with what there is and with what the rules lead to."""
    _refuse_days(pos, given, faults)
    _refuse_room(pos, faults)
    _refuse_ages(pos, given, faults)
    refuse_missing_tiles(pos.game, faults, _tiles_by_path(pos), BRINGING)
    _refuse_wealth(pos, given, faults)
    _refuse_tribes(pos, faults)
    _refuse_prophecies(pos, faults)
    _refuse_quick(pos, faults)
    _refuse_jungle(pos, given, faults)
    _refuse_neutral(pos, faults)
    _refuse_laid(pos, faults)
    _refuse_tops(pos, faults)


def _for_players(table: Mapping[int, int], pos: TzolkinPosition) -> int:
    """The figure for so many players; a description of a single player may be part of any game."""
    return table.get(len(pos.players), max(table.values()))


def _refuse_days(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """After the last food day there are no rounds, and on every day at most so much corn comes onto the calendar."""
    if "day" not in given or faults.are_under("day") or faults.are_under("food_days"):
        return
    last = max(pos.tables.food_days.values())
    if pos.food_days == len(pos.tables.food_days) and pos.day > last and given.get("now", "turn") == "turn":
        faults.add("day", OutOfBounds(pos.day, 1, last), rules.LAST_DAY.rule)
    most = (pos.day - 1) * rules.CORN_LAID.of(pos.game)
    if pos.tooth_corn > most:
        faults.add("tooth_corn", MoreThanExist(pos.tooth_corn, most), rules.CORN[0])


# -- buildings and monuments


def _refuse_room(pos: TzolkinPosition, faults: Faults) -> None:
    """The row of buildings has its room; monuments that have been built are not replaced."""
    room = rules.DISPLAY.of(pos.game)
    if len(pos.display) > room:
        faults.add("display", TooMany(len(pos.display), room), rules.DISPLAY.rule)
    shown, rule = _monuments_shown(pos)
    built = sum(pos.game.tiles[tile].family == MONUMENTS for player in pos.players for tile in player.tiles)
    if len(pos.monuments) + built > shown:
        faults.add("monuments", MoreThanExist(len(pos.monuments) + built, shown), rule)


def _monuments_shown(pos: TzolkinPosition) -> tuple[int, str]:
    """How many are laid out, and by which rule: the table of the game, or that of one player more."""
    table = rules.MONUMENTS_SHOWN.of(pos.game)
    if len(pos.players) > max(table):
        return five_players.monuments(pos), rules.FIVE_MONUMENTS.rule
    return _for_players(table, pos), rules.MONUMENTS_SHOWN.rule


def _refuse_ages(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """Each stack is of one age, in the row lies the present one, and nobody has built what comes later."""
    stacks = zip(AGES, pos.decks, strict=True)
    path = "deck.{}" if isinstance(given.get("deck"), Mapping) else "deck"
    found = [("display", pos.age, tile) for tile in pos.display]
    found += [(path.format(age), age, tile) for age, deck in stacks for tile in deck]
    if "day" in given or "food_days" in given:
        found += [(f"players.{player.colour}.built", pos.age, tile) for player in pos.players for tile in player.tiles]
    for where, age, tile in found:
        own = int(pos.game.tiles[tile].mark("age", 0))
        if own > age or (own and own < age and not where.startswith("players")):
            faults.add(where, WrongAge(pos.game.tiles[tile].id, own, age), rules.NEW_BUILDINGS[0])


def _tiles_by_path(pos: TzolkinPosition) -> dict[str, Sequence[int]]:
    """Every tile, by the key of the description that names it."""
    return {
        "display": pos.display,
        "monuments": pos.monuments,
        "deck": [tile for deck in pos.decks for tile in deck],
        **{f"players.{who.colour}.{key}": tiles for who in pos.players for key, tiles in _held(pos, who.tiles)},
        **{f"wealth.{player.colour}": player.dealt for player in pos.players},
        "prophecy": [pos.prophecy] if pos.prophecy != NOBODY else [],
        "prophecies": pos.prophecies,
        "quick": [pos.quick] if pos.quick != NOBODY else [],
        "quick_row": pos.quick_row,
    }


def _held(pos: TzolkinPosition, tiles: tuple[int, ...]) -> Iterator[tuple[str, list[int]]]:
    built = [tile for tile in tiles if pos.game.tiles[tile].family in (BUILDINGS, MONUMENTS)]
    kept = [tile for tile in tiles if pos.game.tiles[tile].family == WEALTH]
    yield "built", built
    yield "kept", kept
    yield "tribe", [tile for tile in tiles if tile not in built and tile not in kept]


# -- set-up


def _refuse_wealth(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """So many tiles are dealt and so many of them kept; nothing is dealt once play has begun."""
    is_chosen = given.get("now", "turn") == "wealth"
    if any(player.dealt for player in pos.players) and not is_chosen:
        faults.add("wealth", TooLate(), rules.WEALTH[0])
    for player in pos.players:
        if is_chosen and not player.dealt:
            faults.add(f"wealth.{player.colour}", TooFew(0, 1), rules.WEALTH[0])
        kept = sum(pos.game.tiles[tile].family == WEALTH for tile in player.tiles)
        most, dealt = rules.WEALTH_KEPT.of(pos, player), rules.WEALTH_DEALT.of(pos, player)
        if kept > most:
            faults.add(f"players.{player.colour}.kept", TooMany(kept, most), rules.WEALTH_KEPT.rule)
        of_wealth = kept + sum(pos.game.tiles[tile].family == WEALTH for tile in player.dealt)
        if of_wealth > dealt:
            faults.add(f"wealth.{player.colour}", TooMany(of_wealth, dealt), rules.WEALTH_DEALT.rule)


def _refuse_tribes(pos: TzolkinPosition, faults: Faults) -> None:
    for player in pos.players:
        tribes = [pos.game.tiles[tile].id for tile in player.tiles if pos.game.tiles[tile].family == TRIBES]
        if len(tribes) > 1:
            faults.add(f"players.{player.colour}.tribe", TooMany(len(tribes), 1), pos.game.tile_rules[tribes[0]])
        dealt, most = sum(tile in pos.tables.tribes for tile in player.dealt), rules.TRIBES_DEALT
        if dealt and dealt + len(tribes) > most.of(pos.game):
            faults.add(f"wealth.{player.colour}", TooMany(dealt + len(tribes), most.of(pos.game)), most.rule)


def _refuse_prophecies(pos: TzolkinPosition, faults: Faults) -> None:
    """The active one and those to come have been drawn together."""
    found = len(pos.prophecies) + (pos.prophecy != NOBODY)
    if found > (most := rules.PROPHECIES_DRAWN.of(pos.game) if pos.tables.prophecies else 0):
        faults.add("prophecies", TooMany(found, most), rules.PROPHECIES_DRAWN.rule)


def _refuse_quick(pos: TzolkinPosition, faults: Faults) -> None:
    """Nobody has two workers on the board of quick actions."""
    for who in range(len(pos.players)):
        if (found := pos.quick_spaces.count(who)) > 1:
            faults.add("quick_board", TooMany(found, 1), rules.QUICK_ONE[0])


def _refuse_neutral(pos: TzolkinPosition, faults: Faults) -> None:
    """Where quick actions are played there are more of them, and some stand on their board."""
    table = rules.QUICK_NEUTRALS if pos.quick_spaces else rules.NEUTRALS
    found = sum(row.count(NEUTRAL) for row in pos.gears) + pos.quick_spaces.count(NEUTRAL)
    if found > (most := _for_players(table.of(pos.game), pos)):
        faults.add("neutral", MoreThanExist(found, most), table.rule)


# -- the jungle


def _refuse_jungle(pos: TzolkinPosition, given: Given, faults: Faults) -> None:
    """Each group has its fields, some without wood; what players hold came from there."""
    fields = five_players.fields(pos)
    described = given.get("jungle")
    spaces = set(map(str, described)) if isinstance(described, Mapping) else set()
    left = {"corn_tiles": 0, "wood_tiles": 0}
    most = {"corn_tiles": 0, "wood_tiles": 0}
    for home, group, tops in zip(pos.tables.groups, pos.jungle, pos.tables.group_tops, strict=True):
        space = home.split(".")[1]
        _refuse_group(f"jungle.{space}", space, group, fields, "wood" in tops, faults)
        most["corn_tiles"] += fields
        most["wood_tiles"] += fields if "wood" in tops else 0
        if space in spaces:
            left["corn_tiles"] += group[0] + group[1]
            left["wood_tiles"] += group[0]
    _refuse_tiles(pos, left, most, faults)


def _refuse_group(
    path: str, space: str, group: tuple[int, int, int], fields: int, has_wood: bool, faults: Faults
) -> None:
    if group[2] > fields:
        faults.add(path, TooMany(group[2], fields), rules.FIELDS.rule)
    if group[0] and not has_wood:
        faults.add(path, NoWoodThere(space), rules.FIELDS.rule)


def _refuse_tiles(pos: TzolkinPosition, left: dict[str, int], most: dict[str, int], faults: Faults) -> None:
    """Of fields about which nothing is said, tiles may have been taken already."""
    if faults.are_under("jungle"):
        return
    for key, there_are in most.items():
        found = left[key] + sum(getattr(player, key) for player in pos.players)
        if found > there_are:
            owner = next((player.colour for player in pos.players if getattr(player, key)), "")
            faults.add(f"players.{owner}.{key}", MoreThanExist(found, there_are), rules.FIELDS.rule)


# -- Chichen Itza and temples


def _refuse_laid(pos: TzolkinPosition, faults: Faults) -> None:
    spaces = [home for home in pos.laid if "." in home]
    for home in dict.fromkeys(home for home in spaces if spaces.count(home) > 1):
        gear, space = home.split(".")
        faults.add(f"laid.{gear}", LaidTwice(int(space)), rules.CLOSED[0])


def _refuse_tops(pos: TzolkinPosition, faults: Faults) -> None:
    most = rules.TOP_MARKERS.of(pos.game)
    for temple in pos.tables.temples:
        track = pos.game.tracks[temple]
        there = [player.colour for player in pos.players if player.tracks[temple] == len(track.steps) - 1]
        if len(there) > most:
            faults.add(f"players.{there[-1]}.{track.id}", TooMany(len(there), most), rules.TOP[0])
