"""What lies on the board, written down: boards, tiles on display and on tracks, buildings, the pyramid.

`rondel` lists the boards clockwise; `technologies` the tiles on display; `bonus: {blue: bonus-points}`; `worship` the
discovery tile of a board; `spots` those on a step, as `blue.4: [...]`; `buildings` how many stand in each row;
`pyramid` tiles with slot and quarter turns, `[{tile: pyramid-plain-plain-plain-red, space: 101, turn: 2}]`; `sides` the
decorations of a side; `display` and `decoration_display` the open tiles; `stack` discovery tiles on top of their stack.
"""

from __future__ import annotations

from engine.errors import BadPosition
from engine.fields import Plain
from engine.notation import Given, check_keys, index_in, listed, mapped, number
from engine.position import NOBODY
from engine.teotihuacan import rules
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.pyramid import CORNERS
from engine.teotihuacan.tiles import BONUS, DECORATIONS, DISCOVERIES, PYRAMID_TILES, TECHNOLOGIES

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
    "stack",
    "countdown",
    "completed",
)


def read_table(pos: TeotihuacanPosition, given: Given) -> None:
    _rondel(pos, given)
    _tiles(pos, given)
    _spots(pos, mapped("spots", given.get("spots", {})))
    _buildings(pos, given)
    _pyramid(pos, given)
    pos.countdown = number("countdown", given.get("countdown", 0), 0, 9, rules.EXTRA_ROUNDS.rule)
    pos.completed = bool(given.get("completed", False))


def _rondel(pos: TeotihuacanPosition, given: Given) -> None:
    if "rondel" in given:
        boards = {board.id: n for n, board in pos.tables.boards.items()}
        pos.rondel = [index_in("rondel", name, boards) for name in listed("rondel", given["rondel"])]
        if sorted(pos.rondel) != sorted(pos.tables.ring):
            raise BadPosition("rondel", "every board stands there once", rules.RING.rule)


def _named(pos: TeotihuacanPosition, path: str, names: Plain, family: str) -> list[int]:
    index = {tile.id: n for n, tile in enumerate(pos.game.tiles) if tile.family == family}
    return [index_in(path, name, index) for name in listed(path, names)]


def _tiles(pos: TeotihuacanPosition, given: Given) -> None:
    shown = _named(pos, "technologies", given.get("technologies", []), TECHNOLOGIES)
    pos.technologies = sorted(shown, key=pos.tables.numbered.index)
    pos.pyramid_display = _named(pos, "display", given.get("display", []), PYRAMID_TILES)
    pos.decoration_display = _named(pos, "decoration_display", given.get("decoration_display", []), DECORATIONS)
    pos.decks = (tuple(_named(pos, "stack", given.get("stack", []), DISCOVERIES)), (), ())
    temples = {pos.game.tracks[temple].id: n for n, temple in enumerate(pos.tables.temples)}
    for name, tile in mapped("bonus", given.get("bonus", {})).items():
        (pos.bonus[index_in("bonus", name, temples)],) = _named(pos, f"bonus.{name}", [tile], BONUS)
    boards = {pos.game.places[space.place].id: n for n, space in enumerate(pos.tables.worship)}
    for name, tile in mapped("worship", given.get("worship", {})).items():
        (pos.worship_tiles[index_in("worship", name, boards)],) = _named(pos, f"worship.{name}", [tile], DISCOVERIES)


def _spots(pos: TeotihuacanPosition, given: Given) -> None:
    for name, tiles in given.items():
        spot = index_in("spots", name, pos.tables.spot_index)
        pos.spots[spot] = _named(pos, f"spots.{name}", tiles, DISCOVERIES)


def _buildings(pos: TeotihuacanPosition, given: Given) -> None:
    counts = listed("buildings", given.get("buildings", [0] * len(pos.buildings)))
    rows = pos.tables.nobles_rows
    if len(counts) != len(rows):
        raise BadPosition("buildings", f"expected a figure for each of {len(rows)} rows")
    pos.buildings = [number("buildings", n, 0, len(row)) for n, row in zip(counts, rows, strict=True)]
    if sum(pos.buildings) > rules.BUILDINGS.of(pos.game):
        raise BadPosition("buildings", "there are not so many buildings", rules.BUILDINGS.rule)


def _pyramid(pos: TeotihuacanPosition, given: Given) -> None:
    pyramid = pos.tables.pyramid
    for n, one in enumerate(listed("pyramid", given.get("pyramid", []))):
        path = f"pyramid.{n}"
        described = mapped(path, one)
        check_keys(path, described, {"tile", "space", "turn"})
        slot = pyramid.by_name.get(number(f"{path}.space", described.get("space"), 0, 999), NOBODY)
        if slot == NOBODY:
            raise BadPosition(f"{path}.space", "there is no such slot")
        (pos.slots[slot],) = _named(pos, f"{path}.tile", [described.get("tile")], PYRAMID_TILES)
        pos.turned[slot] = number(f"{path}.turn", described.get("turn", 0), 0, CORNERS - 1)
    for n, slot_ in enumerate(pyramid.slots):
        if pos.slots[n] != NOBODY and any(pos.slots[below] == NOBODY for below in slot_.below):
            raise BadPosition("pyramid", f"nothing holds up the tile on slot {slot_.name}", rules.SUPPORT[0])
    for side, tiles in mapped("sides", given.get("sides", {})).items():
        n = number("sides", side if isinstance(side, int) else int(str(side)), 1, len(pyramid.sides))
        pos.sides[n - 1] = _named(pos, f"sides.{side}", tiles, DECORATIONS)


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
            side.number: _ids(pos, pos.sides[n]) for n, side in enumerate(pos.tables.pyramid.sides) if pos.sides[n]
        },
        "display": _ids(pos, pos.pyramid_display),
        "decoration_display": _ids(pos, pos.decoration_display),
        "countdown": pos.countdown,
        "completed": pos.completed,
    }


def _ids(pos: TeotihuacanPosition, tiles: list[int]) -> list[str]:
    return [pos.game.tiles[tile].id for tile in tiles]


def _pyramid_state(pos: TeotihuacanPosition) -> list[Plain]:
    return [
        {"tile": pos.game.tiles[tile].id, "space": slot.name, "turn": turned}
        for tile, slot, turned in zip(pos.slots, pos.tables.pyramid.slots, pos.turned, strict=True)
        if tile != NOBODY
    ]
