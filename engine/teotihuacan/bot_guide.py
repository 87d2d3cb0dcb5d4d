"""What a person who moves the pieces of Teotibot is asked, and how much of the position each answer settles.

Everything is asked as it is seen at the table: the first free slot and not thirty slots, a mask by how many copies
there are and not by its drawing. What decides nothing is not asked: stand-ins lie there instead.
"""

from __future__ import annotations

from typing import cast

from engine.game import Game
from engine.guiding import FIGURE, Answer, AnyGuide, Guide, Inquiry, Known, Part, figures
from engine.position import MANY
from engine.teotihuacan import rules
from engine.teotihuacan.bot import TEOTIBOT
from engine.teotihuacan.bot_guide_seats import BOARD, BOT, DIRECTION, FLAG, HUMAN, NO, TILE, YES
from engine.teotihuacan.bot_guide_work import ON_THE_BOARD, stand_in_stacks
from engine.teotihuacan.bot_guide_workers import ITS_WORKERS, YOUR_WORKER
from engine.teotihuacan.bot_setup import seat, set_up_bot
from engine.teotihuacan.bot_tables import DICE, DIRECTIONS, FACES
from engine.teotihuacan.bot_turn import BotTurn, tables_of
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.tables import Tables

#: However Pyramid tiles are turned, it decides nothing.
ANY_TURN = "0"


def _tables(game: Game) -> Tables:
    tables: Tables = game.tables  # type: ignore[assignment]
    return tables


# -- dice and tiles


def dice(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    return tuple(Part(f"{n}", FIGURE, figures(1, FACES)) for n in range(1, DICE + 1))


def roll(pos: TeotihuacanPosition, said: Answer) -> None:
    pos.draws = (*said.values(), ANY_TURN)


def pyramid(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    """Space by space; the tile that is left lies aside."""
    tiles = tuple(pos.game.tiles[tile].id for tile in tables_of(pos).tiles)
    return tuple(Part(f"{n}", TILE, tiles) for n in range(1, len(tiles)))


def lay_pyramid(pos: TeotihuacanPosition, said: Answer) -> None:
    laid = tuple(pos.game.tile_index[tile] for tile in said.values())
    pos.action_pyramid = (*laid, *(tile for tile in tables_of(pos).tiles if tile not in laid))


def laid_pyramid(pos: TeotihuacanPosition) -> Answer:
    return {f"{n}": pos.game.tiles[tile].id for n, tile in enumerate(pos.action_pyramid[:-1], 1)}


def directions(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    """From the upper one."""
    return tuple(Part(f"{n}", DIRECTION, DIRECTIONS) for n, _ in enumerate(DIRECTIONS, 1))


def lay_directions(pos: TeotihuacanPosition, said: Answer) -> None:
    pos.directions = tuple(DIRECTIONS.index(side) for side in said.values())


def laid_directions(pos: TeotihuacanPosition) -> Answer:
    return {f"{n}": DIRECTIONS[side] for n, side in enumerate(pos.directions, 1)}


# -- the ring of boards


def ring(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    """Clockwise from the palace on."""
    boards = tuple(_after_palace(pos.game, pos.tables.ring))
    return tuple(Part(f"{n}", BOARD, boards) for n, _ in enumerate(boards, 1))


def lay_ring(pos: TeotihuacanPosition, said: Answer) -> None:
    pos.rondel = (pos.tables.palace, *(pos.game.place_index[board] for board in said.values()))


def laid_ring(pos: TeotihuacanPosition) -> Answer:
    return {f"{n}": board for n, board in enumerate(_after_palace(pos.game, pos.rondel), 1)}


def printed_ring(game: Game) -> Answer:
    return {f"{n}": board for n, board in enumerate(_after_palace(game, _tables(game).ring), 1)}


def _after_palace(game: Game, boards: tuple[int, ...]) -> list[str]:
    palace = boards.index(_tables(game).palace)
    return [game.places[board].id for board in (*boards[palace + 1 :], *boards[:palace])]


# -- what Teotibot has


def goods(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    return tuple(Part(good, FIGURE, figures(0, MANY)) for good in pos.game.goods)


def give_goods(pos: TeotihuacanPosition, said: Answer) -> None:
    pos.players[BOT].goods = [int(said[good]) for good in pos.game.goods]


def given_goods(pos: TeotihuacanPosition) -> Answer:
    return {good: str(n) for good, n in zip(pos.game.goods, pos.players[BOT].goods, strict=True)}


def ends_somewhere(pos: TeotihuacanPosition) -> bool:
    """Whether a table has agreed that the Pyramid track has an end: without one it does not matter how far it goes."""
    return pos.tables.options.pyramid_track_end is not None


def has_no_end(pos: TeotihuacanPosition) -> bool:
    return not ends_somewhere(pos)


def markers(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    return tuple(part for part in all_markers(pos, known) if part.name != _pyramid_track(pos))


def all_markers(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    return tuple(Part(track.id, FIGURE, figures(0, len(track.steps) - 1)) for track in pos.game.tracks)


def _pyramid_track(pos: TeotihuacanPosition) -> str:
    return pos.game.tracks[pos.tables.pyramid_track].id


def put_markers(pos: TeotihuacanPosition, said: Answer) -> None:
    pos.players[BOT].tracks = [int(said.get(track.id, track.start)) for track in pos.game.tracks]


def put_there(pos: TeotihuacanPosition) -> Answer:
    return {name: n for name, n in all_put_there(pos).items() if name != _pyramid_track(pos)}


def all_put_there(pos: TeotihuacanPosition) -> Answer:
    return {track.id: str(n) for track, n in zip(pos.game.tracks, pos.players[BOT].tracks, strict=True)}


# -- what the player has done meanwhile


def tops(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    """Whether there is a marker on the top of a temple already."""
    return tuple(Part(pos.game.tracks[temple].id, FLAG, (NO, YES)) for temple in pos.tables.temples)


def put_on_top(pos: TeotihuacanPosition, said: Answer) -> None:
    on_top = [said.get(track.id) == YES for track in pos.game.tracks]
    pos.players[HUMAN].tracks = [
        len(track.steps) - 1 if top else 0 for track, top in zip(pos.game.tracks, on_top, strict=True)
    ]


def dark(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    return (Part("dark", FIGURE, figures(0, max(rules.DARK_START.of(pos.game).values()))),)


def put_dark(pos: TeotihuacanPosition, said: Answer) -> None:
    pos.dark = int(said["dark"])


def light(pos: TeotihuacanPosition, known: Known) -> tuple[Part, ...]:
    return (Part("light", FIGURE, figures(0, pos.dark)),)


def put_light(pos: TeotihuacanPosition, said: Answer) -> None:
    pos.light = int(said["light"])


# -- the guide


def prepare(pos: TeotihuacanPosition) -> None:
    seat(pos)
    stand_in_stacks(pos)


def set_up(pos: TeotihuacanPosition) -> None:
    """As far as no tile decides it."""
    prepare(pos)
    pos.technologies = pos.tables.numbered
    set_up_bot(pos)


GUIDE = cast(
    "AnyGuide",
    Guide(
        seats=("black", TEOTIBOT),
        frames=(BotTurn(),),
        prepare=prepare,
        set_up=set_up,
        starts=("worshipper", "workers", "goods", "markers", "all-markers"),
        ends=rules.LAST_PLAYER,
        options=(
            *("bot-workers", "bot-resources", "bot-cocoa", "bot-worship"),
            *("bot-pyramid-slot", "bot-decoration-slot", "bot-worship-temple", "bot-direction-tiles"),
            "bot-in-the-palace",
        ),
        inquiries=(
            Inquiry("dice", ("draws",), dice, roll, random=True),
            Inquiry("pyramid", ("action_pyramid",), pyramid, lay_pyramid, read=laid_pyramid, lasts=True, differ=True),
            Inquiry("directions", ("directions",), directions, lay_directions, read=laid_directions, lasts=True),
            Inquiry("ring", ("rondel",), ring, lay_ring, read=laid_ring, lasts=True, differ=True, usual=printed_ring),
            *ITS_WORKERS,
            Inquiry("goods", ("goods",), goods, give_goods, BOT, read=given_goods, lasts=True),
            Inquiry("markers", ("tracks",), markers, put_markers, BOT, has_no_end, put_there, lasts=True),
            #: An Eclipse puts the marker of the Pyramid track back.
            Inquiry("all-markers", ("tracks",), all_markers, put_markers, BOT, ends_somewhere, all_put_there),
            Inquiry("tops", ("tracks",), tops, put_on_top, HUMAN),
            YOUR_WORKER,
            *ON_THE_BOARD,
            Inquiry("dark", ("dark", "light"), dark, put_dark, read=lambda pos: {"dark": str(pos.dark)}),
            Inquiry("light", ("light",), light, put_light, read=lambda pos: {"light": str(pos.light)}),
        ),
    ),
)
