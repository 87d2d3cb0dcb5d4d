"""What no game of Teotihuacan can come to, though every single figure of it could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.faults import Faults, MoreThanExist, NotOneOf, OutOfBounds, TooFew, TooLate, TooMany
from engine.notation import Given, refuse_missing_tiles
from engine.position import NOBODY
from engine.teotihuacan import rules, tracks
from engine.teotihuacan.faults import NeverTurned, NothingUnderDecoration, NotOnDisplay, ShowsNoDiscovery
from engine.teotihuacan.frames import Reveal, StartTurn
from engine.teotihuacan.position import TeotihuacanPlayer, TeotihuacanPosition
from engine.teotihuacan.table_notation import tiles_on_the_table
from engine.teotihuacan.tiles import TECHNOLOGIES


def refuse_impossible(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    """What has been read, compared with what there is and with what the moment needs."""
    _refuse_markers(pos, faults)
    _refuse_tiles(pos, faults)
    _refuse_display(pos, given, faults)
    _refuse_spots(pos, faults)
    _refuse_sides(pos, faults)
    _refuse_neutral(pos, faults)
    _refuse_calendar(pos, given, faults)
    first = type(pos.stack[-1]) if pos.stack else None
    for player in pos.players:
        (_refuse_start if first is Reveal else _refuse_leftovers)(pos, player, faults)
        _refuse_used(pos, player, faults)
        if first is StartTurn and not player.workers and not faults.are_under(f"players.{player.colour}"):
            faults.add(f"players.{player.colour}", TooFew(0, 1), rules.DICE.rule)


def _for_players(table: Mapping[int, int], pos: TeotihuacanPosition) -> int:
    """The figure for so many players; a description of a single player may be part of any game."""
    return table.get(len(pos.players), max(table.values()))


# -- markers and workers


def _refuse_markers(pos: TeotihuacanPosition, faults: Faults) -> None:
    """The top of a temple and a worship space hold as many as they do."""
    game, most = pos.game, rules.TOP_MARKERS.of(pos.game)
    for temple in pos.tables.temples:
        found = tracks.markers(pos, temple, len(game.tracks[temple].steps) - 1)
        if found > most:
            faults.add(f"players.{game.tracks[temple].id}", TooMany(found, most), rules.TOP_MARKERS.rule)
    locked = (worker for player in pos.players for worker in player.workers if worker.is_locked)
    locks = Counter((worker.place, worker.lock) for worker in locked)
    if locks and (crowd := max(locks.values())) > 1:
        faults.add("players.locked", TooMany(crowd, 1), rules.DISPLACE_COCOA.rule)


def _refuse_neutral(pos: TeotihuacanPosition, faults: Faults) -> None:
    """So many colours for so many players, and their workers on different boards."""
    by_colour = Counter(colour for colour, _ in pos.neutral)
    rule, colours = rules.NEUTRAL_COLOURS.rule, _for_players(rules.NEUTRAL_COLOURS.of(pos.game), pos)
    if len(by_colour) > colours:
        faults.add("neutral", MoreThanExist(len(by_colour), colours), rule)
    for colour, found in by_colour.items():
        most = min(rules.NEUTRAL_WORKERS.of(pos.game), len({place for who, place in pos.neutral if who == colour}))
        if found > most:
            faults.add(f"neutral.{colour}", MoreThanExist(found, most), rule)


# -- tiles


def _refuse_tiles(pos: TeotihuacanPosition, faults: Faults) -> None:
    """A technology lies on its board, and everybody can have it once; other tiles lie in front of one player."""
    game = pos.game
    shared = {n for n, tile in enumerate(game.tiles) if tile.family == TECHNOLOGIES}
    own = {f"players.{player.colour}": [t for t in player.tiles if t not in shared] for player in pos.players}
    kept = {f"players.{player.colour}.kept": player.kept for player in pos.players}
    drawn = {f"players.{player.colour}.drawn": _drawn(player) for player in pos.players}
    refuse_missing_tiles(game, faults, {"royal": pos.royal, **tiles_on_the_table(pos), **own, **kept, **drawn}, {})
    for player in pos.players:
        learnt = [tile for tile in player.tiles if tile in shared]
        refuse_missing_tiles(game, faults, {f"players.{player.colour}": learnt}, {})


def _drawn(player: TeotihuacanPlayer) -> list[int]:
    """The tiles that were drawn, and those for which they were, unless they are named among the kept ones."""
    return [tile for pair in player.drawn for tile in pair if tile not in player.kept]


def _refuse_display(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    """As many lie open as there is room for; whoever has a technology has a marker on one of them."""
    game = pos.game
    letters = [letter for letter, tiles in pos.tables.categories.items() for tile in pos.royal if tile in tiles]
    if letters and (alike := max(Counter(letters).values())) > 1:
        faults.add("royal", TooMany(alike, 1), rules.ROYAL_SET_UP[0])
    for key, tiles, room in (
        ("technologies", pos.technologies, rules.TECHNOLOGIES_SHOWN),
        ("display", pos.pyramid_display, rules.PYRAMID_SHOWN),
        ("decoration_display", pos.decoration_display, rules.DECORATIONS_SHOWN),
    ):
        if len(tiles) > room.of(game):
            faults.add(key, TooMany(len(tiles), room.of(game)), room.rule)
    if "technologies" in given and not faults.are_under("technologies"):
        _refuse_unknown_technologies(pos, faults)


def _refuse_unknown_technologies(pos: TeotihuacanPosition, faults: Faults) -> None:
    for player in pos.players:
        for tile in player.tiles:
            if tile in pos.tables.numbered and tile not in pos.technologies:
                path = f"players.{player.colour}.technologies"
                faults.add(path, NotOnDisplay(pos.game.tiles[tile].id), rules.TECHNOLOGIES_SET_UP[0])


def _refuse_spots(pos: TeotihuacanPosition, faults: Faults) -> None:
    """No step has more tiles than at the start."""
    temples = [(_for_players(rows.of(pos.game), pos), rows.rule) for rows in rules.TEMPLE_SPOTS]
    avenue = [(count, rules.AVENUE_SPOTS.rule) for _, count in sorted(rules.AVENUE_SPOTS.of(pos.game).items())]
    for name, tiles, (most, rule) in zip(pos.tables.spots, pos.spots, (*temples, *avenue), strict=True):
        if len(tiles) > most:
            faults.add(f"spots.{name}", TooMany(len(tiles), most), rule)


def _refuse_sides(pos: TeotihuacanPosition, faults: Faults) -> None:
    """Every decoration but the first of a side lies on tiles of the pyramid."""
    for side, tiles in zip(pos.tables.pyramid.sides, pos.sides, strict=True):
        for depth, below in enumerate(side.below[: max(0, len(tiles) - 1)]):
            if any(pos.slots[slot] == NOBODY for slot in below):
                fault = NothingUnderDecoration(depth + 2, side.number)
                faults.add(f"sides.{side.number}", fault, rules.DECORATION_SLOT[0])


def _refuse_used(pos: TeotihuacanPosition, player: TeotihuacanPlayer, faults: Faults) -> None:
    """What nobody can use is never turned over."""
    for tile in dict.fromkeys(player.used):
        known = pos.game.tiles[tile]
        if not known.abilities:
            faults.add(f"players.{player.colour}.used", NeverTurned(known.id), pos.game.tile_rules[known.id])


# -- the calendar


def _refuse_calendar(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    """The light disc stands beside the dark one as soon as an eclipse is on its way, and not before."""
    if any(faults.are_under(key) for key in ("light", "dark", "eclipses", "countdown", "completed", "pyramid")):
        return
    is_on_its_way = pos.light == pos.dark
    if pos.countdown and "light" in given and not is_on_its_way:
        faults.add("countdown", OutOfBounds(pos.countdown, 0, 0), rules.ECLIPSE[0])
    if pos.completed and "pyramid" in given and pos.slots[-1] == NOBODY:
        faults.add("completed", NotOneOf("true", ("false",)), rules.COMPLETED[0])
    if not pos.completed and pos.slots[-1] != NOBODY:
        faults.add("completed", NotOneOf("false", ("true",)), rules.COMPLETED[0])


# -- starting tiles


def _refuse_start(pos: TeotihuacanPosition, player: TeotihuacanPlayer, faults: Faults) -> None:
    """Whoever reveals Starting tiles has kept so many, and no worker is on the board."""
    path, kept = f"players.{player.colour}", rules.TILES_KEPT.of(pos.game)
    if len(player.kept) < kept:
        faults.add(f"{path}.kept", TooFew(len(player.kept), kept), rules.TILES_KEPT.rule)
    if len(player.kept) > kept:
        faults.add(f"{path}.kept", TooMany(len(player.kept), kept), rules.TILES_KEPT.rule)
    if player.workers:
        faults.add(path, OutOfBounds(len(player.workers), 0, 0), rules.WORKERS_AT_START.rule)
    for tile, _ in player.drawn:
        if tile not in pos.tables.draws_discovery:
            faults.add(f"{path}.drawn", ShowsNoDiscovery(pos.game.tiles[tile].id), rules.DISCOVERY_ICON[0])


def _refuse_leftovers(pos: TeotihuacanPosition, player: TeotihuacanPlayer, faults: Faults) -> None:
    """Starting tiles go back to the box before the first turn."""
    for key, tiles in (("kept", player.kept), ("drawn", player.drawn)):
        if tiles:
            faults.add(f"players.{player.colour}.{key}", TooLate(), rules.DEALT[0])
