"""What a person is asked about the board where Teotibot builds, learns and collects."""

from __future__ import annotations

from engine.guiding import FIGURE, Answer, Inquiry, Known, Part, figures
from engine.position import NOBODY
from engine.teotihuacan import rules
from engine.teotihuacan.bot import clockwise
from engine.teotihuacan.bot_guide_seats import BOT, HUMAN, MASK, NONE, SIDE, SLOT
from engine.teotihuacan.bot_turn import tables_of
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.pyramid import PER_LEVEL
from engine.teotihuacan.tiles import MASK as MASKS


def stand_in_stacks(pos: TeotihuacanPosition) -> None:
    """Some tile on each stack: which one comes decides nothing for Teotibot."""
    tables = pos.tables
    pos.decks = tuple((tiles[0],) for tiles in (tables.discoveries, tables.pyramid_tiles, tables.decoration_tiles))


# -- the pyramid: the lowest level that has room, then the slot there


def level(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    """None: no tile is on display, or there is no slot."""
    return (Part("level", FIGURE, (*figures(1, pos.tables.pyramid.width), NONE)),)


def find_level(pos: TeotihuacanPosition, said: Answer) -> None:
    pos.pyramid_display = [] if said["level"] == NONE else [pos.tables.pyramid_tiles[0]]


def slot(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    """Row and column on its level, which is a square."""
    lowest = int(known["level"]["level"])
    numbers = figures(1, pos.tables.pyramid.width + 1 - lowest)
    return Part("level", FIGURE, (str(lowest),)), Part("row", FIGURE, numbers), Part("column", FIGURE, numbers)


def find_slot(pos: TeotihuacanPosition, said: Answer) -> None:
    """Whatever comes before it is full."""
    there, row, column = (int(said[name]) for name in ("level", "row", "column"))
    name = PER_LEVEL * there + (row - 1) * (pos.tables.pyramid.width + 1 - there) + column
    first = _rank(pos, pos.tables.pyramid.by_name[name])
    full, slots = pos.tables.pyramid_tiles[0], range(len(pos.tables.pyramid.slots))
    pos.slots = [full if _rank(pos, n) < first else NOBODY for n in slots]


def _rank(pos: TeotihuacanPosition, n: int) -> tuple[int, ...]:
    """In which order slots are looked at; a table can agree to go column by column."""
    found = pos.tables.pyramid.slots[n]
    if not tables_of(pos).columns_first:
        return (n,)
    return found.level, found.cells[0].column, found.cells[0].row


# -- decorations


def side(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    """None: no tile is on display, or no side has room."""
    return (Part("side", SIDE, (*(str(each.number) for each in pos.tables.pyramid.sides), NONE)),)


def find_side(pos: TeotihuacanPosition, said: Answer) -> None:
    """All other sides are full."""
    tile, most = pos.tables.decoration_tiles[0], rules.DECORATION_SLOTS.of(pos.game)
    pos.decoration_display = [] if said["side"] == NONE else [tile]
    pos.sides = [[] if str(each.number) == said["side"] else [tile] * most for each in pos.tables.pyramid.sides]


# -- nobles


def buildings(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    return tuple(Part(f"{n}", FIGURE, figures(0, len(row))) for n, row in enumerate(pos.tables.nobles_rows, 1))


def put_buildings(pos: TeotihuacanPosition, said: Answer) -> None:
    pos.buildings = [int(count) for count in said.values()]


def stand_there(pos: TeotihuacanPosition) -> Answer:
    return {f"{n}": str(count) for n, count in enumerate(pos.buildings, 1)}


def eclipses(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    return (Part("eclipses", FIGURE, figures(0, rules.ECLIPSES.of(pos.game) - 1)),)


def count_eclipses(pos: TeotihuacanPosition, said: Answer) -> None:
    pos.eclipses = int(said["eclipses"])


# -- technologies: the lowest one without a marker; if there is none, the lowest that Teotibot lacks


def technology(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    return (Part("slot", SLOT, (*_slots(pos), NONE)),)


def _slots(pos: TeotihuacanPosition) -> tuple[str, ...]:
    """Row and column, in the order of the numbers on the tiles."""
    columns = rules.TECHNOLOGY_COLUMNS.of(pos.game)
    places = (divmod(n, columns) for n in range(rules.TECHNOLOGIES_SHOWN.of(pos.game)))
    return tuple(f"{row + 1}-{column + 1}" for row, column in places)


def find_technology(pos: TeotihuacanPosition, said: Answer) -> None:
    """Somebody has every one before it; whether some after it are taken, too, decides nothing."""
    pos.technologies = pos.tables.numbered[: len(_slots(pos))]
    if said["slot"] != NONE:
        pos.players[BOT].tiles = pos.technologies[: _slots(pos).index(said["slot"])]


def shared(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    return technology(pos, known)


def find_shared(pos: TeotihuacanPosition, said: Answer) -> None:
    lacked = () if said["slot"] == NONE else (pos.technologies[_slots(pos).index(said["slot"])],)
    pos.players[HUMAN].tiles = lacked
    pos.players[BOT].tiles = tuple(tile for tile in pos.technologies if tile not in lacked)


# -- masks, told apart by what they cost and how many there are


def masks(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    """Beside each worship space the sort of mask that Teotibot lacks there, if any."""
    options = (NONE, *(pos.game.tiles[tile].id for tile in _sorts(pos)))
    return tuple(Part(pos.game.places[board].id, MASK, options) for board in _spaces(pos))


def _sorts(pos: TeotihuacanPosition) -> list[int]:
    """One of each, the rarest first."""
    tiles = pos.game.tiles
    found = {(tile.count, tile.cost): n for n, tile in reversed([*enumerate(tiles)]) if tile.kind == MASKS}
    return sorted(found.values(), key=lambda n: tiles[n].count)


def _spaces(pos: TeotihuacanPosition) -> list[int]:
    """Worship spaces in the order in which Teotibot looks at them."""
    palace = pos.tables.palace
    return [board for board in (palace, *clockwise(pos, palace)[:-1]) if board in pos.tables.worship_index]


def lay_masks(pos: TeotihuacanPosition, said: Answer) -> None:
    """Of those that are alike the first is taken, so that the others need not lie there."""
    pos.worship_tiles, pos.players[BOT].tiles = [NOBODY] * len(pos.tables.worship), ()
    for board, mask in first_of_each(said).items():
        pos.worship_tiles[pos.tables.worship_index[pos.game.place_index[board]]] = pos.game.tile_index[mask]


def first_of_each(said: Answer) -> Answer:
    """Boards with a mask that no board before has."""
    found = {mask: board for board, mask in reversed([*said.items()]) if mask != NONE}
    return {board: mask for board, mask in said.items() if found.get(mask) == board}


def some_tile(pos: TeotihuacanPosition, said: Answer) -> None:
    """What Teotibot puts away, whatever it is."""
    pos.worship_tiles = [pos.tables.discoveries[0] for _ in pos.tables.worship]


def nobody_acts(pos: TeotihuacanPosition) -> bool:
    """Masks are collected without a worker."""
    return pos.acting == NOBODY


ON_THE_BOARD = (
    Inquiry("level", ("pyramid_display",), level, find_level),
    Inquiry("slot", ("slots",), slot, find_slot),
    Inquiry("side", ("decoration_display", "sides"), side, find_side),
    Inquiry("buildings", ("buildings",), buildings, put_buildings, read=stand_there),
    Inquiry("eclipses", ("eclipses",), eclipses, count_eclipses, read=lambda pos: {"eclipses": str(pos.eclipses)}),
    Inquiry("technology", ("technologies",), technology, find_technology),
    Inquiry("shared", ("tiles",), shared, find_shared, BOT),
    Inquiry("masks", ("worship_tiles",), masks, lay_masks, when=nobody_acts),
    Inquiry("put-away", ("worship_tiles",), lambda pos, known: (), some_tile),
)
