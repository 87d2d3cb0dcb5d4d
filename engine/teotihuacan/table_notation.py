"""What lies on the board, written down: boards, tiles on display and on tracks, buildings, the pyramid.

`rondel` lists the boards clockwise; `technologies` the tiles on display; `bonus: {blue: bonus-points}`; `worship` the
discovery tile of a board; `spots` those on a step, as `blue.4: [...]`; `buildings` how many stand in each row;
`pyramid` tiles with slot and quarter turns, `[{tile: pyramid-plain-plain-plain-red, space: 101, turn: 2}]`; `sides` the
decorations of a side; `display` and `decoration_display` the open tiles; `stack` discovery tiles on top of their stack.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.faults import Faults, MoreThanExist, NotOneOf, TooMany, bad
from engine.fields import Plain
from engine.notation import Given, check_keys, index_in, listed, mapped, number, shown, tile_in, tiles_in
from engine.position import NOBODY
from engine.teotihuacan import rules
from engine.teotihuacan.faults import NotEveryBoard, NothingBelow, NotOnePerRow
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.pyramid import CORNERS
from engine.teotihuacan.tiles import BONUS, DECORATIONS, DISCOVERIES, PYRAMID_TILES, TECHNOLOGIES

#: The tiles that lie face down, in the order of the stacks; the first of each is drawn next.
STACKS = {"stack": DISCOVERIES, "pyramid_stack": PYRAMID_TILES, "decoration_stack": DECORATIONS}
#: Which rule lays out the tiles of a family.
LAID_OUT = {
    TECHNOLOGIES: rules.TECHNOLOGIES_SET_UP[0],
    DISCOVERIES: rules.WORSHIP_TILES[0],
    PYRAMID_TILES: rules.DISPLAYS[0],
    DECORATIONS: rules.DISPLAYS[0],
}
TABLE_KEYS = (
    "rondel",
    "technologies",
    "bonus",
    "worship",
    "spots",
    "buildings",
    "pyramid",
    "sides",
    "display",
    "decoration_display",
    *STACKS,
    "countdown",
    "completed",
)


def read_table(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    for part in (_rondel, _tiles, _bonus, _worship, _spots, _buildings, _pyramid, _sides, _eclipse):
        faults.try_to(part, pos, given, faults)


def _rondel(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    if "rondel" not in given:
        return
    boards = {board.id: n for n, board in pos.tables.boards.items()}
    rondel = [index_in("rondel", name, boards) for name in listed("rondel", given["rondel"])]
    if sorted(rondel) != sorted(pos.tables.ring):
        raise bad("rondel", NotEveryBoard(len(pos.tables.ring)), rules.RING.rule)
    pos.rondel = tuple(rondel)


def _named(pos: TeotihuacanPosition, given: Given, key: str, family: str, faults: Faults) -> list[int]:
    return [*tiles_in(pos.game, faults, key, given.get(key, []), (family,), LAID_OUT[family])]


def _tiles(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    displayed = _named(pos, given, "technologies", TECHNOLOGIES, faults)
    pos.technologies = tuple(sorted(displayed, key=pos.tables.numbered.index))
    pos.pyramid_display = _named(pos, given, "display", PYRAMID_TILES, faults)
    pos.decoration_display = _named(pos, given, "decoration_display", DECORATIONS, faults)
    pos.decks = tuple(tuple(_named(pos, given, key, family, faults)) for key, family in STACKS.items())


def _bonus(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    temples = {pos.game.tracks[temple].id: n for n, temple in enumerate(pos.tables.temples)}
    for name, tile in mapped("bonus", given.get("bonus", {})).items():
        temple = index_in("bonus", name, temples)
        found = tile_in(pos.game, f"bonus.{name}", tile, (BONUS,), rules.BONUS_SET_UP[0])
        pos.bonus = (*pos.bonus[:temple], found, *pos.bonus[temple + 1 :])


def _worship(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    boards = {pos.game.places[space.place].id: n for n, space in enumerate(pos.tables.worship)}
    for name, tile in mapped("worship", given.get("worship", {})).items():
        space = index_in("worship", name, boards)
        found = tile_in(pos.game, f"worship.{name}", tile, (DISCOVERIES,), rules.WORSHIP_TILES[0])
        pos.worship_tiles[space] = found


def _spots(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    for name, tiles in mapped("spots", given.get("spots", {})).items():
        spot = index_in("spots", name, pos.tables.spot_index)
        pos.spots[spot] = [*tiles_in(pos.game, faults, f"spots.{name}", tiles, (DISCOVERIES,), rules.SPOT_TILES[0])]


def _buildings(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    rows, most, rule = pos.tables.nobles_rows, rules.BUILDINGS.of(pos.game), rules.BUILDINGS.rule
    counts = listed("buildings", given.get("buildings", [0] * len(rows)))
    if len(counts) != len(rows):
        raise bad("buildings", NotOnePerRow(len(counts), len(rows)), rule)
    found = [number("buildings", n, 0, len(row), rule) for n, row in zip(counts, rows, strict=True)]
    if sum(found) > most:
        faults.add("buildings", MoreThanExist(sum(found), most), rule)
    pos.buildings = found


def _pyramid(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    for n, one in enumerate(listed("pyramid", given.get("pyramid", []))):
        _lay(pos, f"pyramid.{n}", one)
    for n, slot in enumerate(pos.tables.pyramid.slots):
        if pos.slots[n] != NOBODY and any(pos.slots[below] == NOBODY for below in slot.below):
            faults.add("pyramid", NothingBelow(slot.name), rules.SUPPORT[0])


def _lay(pos: TeotihuacanPosition, path: str, given: Plain) -> None:
    described = mapped(path, given)
    check_keys(path, described, {"tile", "space", "turn"})
    slots = {str(name): n for name, n in pos.tables.pyramid.by_name.items()}
    slot = index_in(f"{path}.space", shown(described.get("space")), slots)
    if pos.slots[slot] != NOBODY:
        raise bad(f"{path}.space", TooMany(2, 1), rules.SUPPORT[0])
    pos.slots[slot] = tile_in(pos.game, f"{path}.tile", described.get("tile"), (PYRAMID_TILES,), rules.SUPPORT[0])
    pos.turned[slot] = number(f"{path}.turn", described.get("turn", 0), 0, CORNERS - 1, rules.TURNED[0])


def _sides(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    numbers = {str(side.number): n for n, side in enumerate(pos.tables.pyramid.sides)}
    rule, most = rules.DECORATION_SLOTS.rule, rules.DECORATION_SLOTS.of(pos.game)
    for side, tiles in mapped("sides", given.get("sides", {})).items():
        path, n = f"sides.{side}", index_in("sides", shown(side), numbers)
        pos.sides[n] = [*tiles_in(pos.game, faults, path, tiles, (DECORATIONS,), rule)]
        if len(pos.sides[n]) > most:
            raise bad(path, TooMany(len(pos.sides[n]), most), rule)


def _eclipse(pos: TeotihuacanPosition, given: Given, faults: Faults) -> None:
    most = 1 + rules.EXTRA_ROUNDS.of(pos.game)
    pos.countdown = number("countdown", given.get("countdown", 0), 0, most, rules.EXTRA_ROUNDS.rule)
    completed = given.get("completed", False)
    if not isinstance(completed, bool):
        raise bad("completed", NotOneOf(shown(completed), ("true", "false")))
    pos.completed = completed


def tiles_on_the_table(pos: TeotihuacanPosition) -> dict[str, Sequence[int]]:
    """Where tiles lie that belong to nobody, by key."""
    return {
        "technologies": pos.technologies,
        "display": pos.pyramid_display,
        "decoration_display": pos.decoration_display,
        **dict(zip(STACKS, pos.decks, strict=True)),
        "bonus": [tile for tile in pos.bonus if tile != NOBODY],
        "worship": [tile for tile in pos.worship_tiles if tile != NOBODY],
        "spots": [tile for spot in pos.spots for tile in spot],
        "pyramid": [tile for tile in pos.slots if tile != NOBODY],
        "sides": [tile for side in pos.sides for tile in side],
    }


# -- what a case can ask


def table_state(pos: TeotihuacanPosition) -> dict[str, Plain]:
    return {
        "rondel": [pos.game.places[board].id for board in pos.rondel],
        "technologies": _ids(pos, pos.technologies),
        "bonus": {
            pos.game.tracks[temple].id: pos.game.tiles[tile].id
            for temple, tile in zip(pos.tables.temples, pos.bonus, strict=True)
            if tile != NOBODY
        },
        "worship": {
            pos.game.places[space.place].id: pos.game.tiles[tile].id
            for space, tile in zip(pos.tables.worship, pos.worship_tiles, strict=True)
            if tile != NOBODY
        },
        "spots": {name: _ids(pos, pos.spots[n]) for name, n in pos.tables.spot_index.items() if pos.spots[n]},
        "buildings": list(pos.buildings),
        "pyramid": _pyramid_state(pos),
        "sides": {
            str(side.number): _ids(pos, pos.sides[n]) for n, side in enumerate(pos.tables.pyramid.sides) if pos.sides[n]
        },
        "display": _ids(pos, pos.pyramid_display),
        "decoration_display": _ids(pos, pos.decoration_display),
        "countdown": pos.countdown,
        "completed": pos.completed,
    }


def stacks_written(pos: TeotihuacanPosition) -> dict[str, Plain]:
    """What lies face down, for whoever may know it."""
    return {key: _ids(pos, list(deck)) for key, deck in zip(STACKS, pos.decks, strict=True)}


def _ids(pos: TeotihuacanPosition, tiles: Sequence[int]) -> list[str]:
    return [pos.game.tiles[tile].id for tile in tiles]


def _pyramid_state(pos: TeotihuacanPosition) -> list[Plain]:
    return [
        {"tile": pos.game.tiles[tile].id, "space": slot.name, "turn": turned}
        for tile, slot, turned in zip(pos.slots, pos.tables.pyramid.slots, pos.turned, strict=True)
        if tile != NOBODY
    ]
