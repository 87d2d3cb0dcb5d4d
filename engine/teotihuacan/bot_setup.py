"""Setting up Teotibot: goods, markers, workers, its action pyramid and direction tiles."""

from __future__ import annotations

from engine.position import NOBODY
from engine.teotihuacan import bot_rules, rules
from engine.teotihuacan.bot import TEOTIBOT
from engine.teotihuacan.bot_tables import DIRECTIONS
from engine.teotihuacan.bot_turn import tables_of
from engine.teotihuacan.bot_walking import ONLY
from engine.teotihuacan.chance import side
from engine.teotihuacan.drawing import off_the_top
from engine.teotihuacan.position import TeotihuacanPlayer, TeotihuacanPosition, die


def seat(pos: TeotihuacanPosition) -> None:
    """Find out whether Teotibot is at the table."""
    pos.bot = next((who for who, player in enumerate(pos.players) if player.colour == TEOTIBOT), NOBODY)


def set_up_bot(pos: TeotihuacanPosition) -> None:
    player = pos.players[pos.bot]
    _goods(pos, player)
    _markers(pos, player)
    _workers(pos, player)
    _tiles(pos)
    pos.tell("set_up", NOBODY, (), bot_rules.SET_UP + bot_rules.PYRAMID + bot_rules.DIRECTIONS)


def _goods(pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> None:
    for good in pos.game.resources:
        player.goods[good] = tables_of(pos).resources
    player.goods[pos.tables.cocoa] = bot_rules.COCOA.of(pos.game)
    cites = (bot_rules.RESOURCES.rule, *bot_rules.RESOURCES_KNOB.cites)
    pos.tell("bot_received", pos.bot, (tables_of(pos).resources, bot_rules.COCOA.of(pos.game)), cites)


def _markers(pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> None:
    """On their steps, and on the last technology of the upper row; nothing is gained for it."""
    starts = {rules.TEMPLES: bot_rules.TEMPLES_START, rules.AVENUE_OF_THE_DEAD: bot_rules.AVENUE_START}
    for family, start in {**starts, rules.PYRAMID: bot_rules.PYRAMID_START}.items():
        for track in pos.game.family_tracks[family]:
            player.tracks[track] += start.of(pos.game)
            told = (pos.game.tracks[track].id, start.of(pos.game))
            pos.tell("bot_marker", pos.bot, told, (start.rule,))
    tile = pos.technologies[: rules.TECHNOLOGY_COLUMNS.of(pos.game)][-1]
    player.tiles += (tile,)
    pos.tell("learnt", pos.bot, (pos.game.tiles[tile].id,), bot_rules.FIRST_TECHNOLOGY)


def _workers(pos: TeotihuacanPosition, player: TeotihuacanPlayer) -> None:
    boards = [pos.tables.by_number[number] for _, number in sorted(bot_rules.BOARDS.of(pos.game).items())]
    worship = pos.tables.by_number[bot_rules.WORSHIP_BOARD.of(pos.game)]
    player.wheel = 0
    player.workers = [die(board, tables_of(pos).power) for board in boards]
    player.workers.append(die(worship, bot_rules.WORSHIP_POWER.of(pos.game), ONLY))
    cites = (bot_rules.POWER.rule, *bot_rules.WORKERS_KNOB.cites)
    for worker in player.workers:
        told = (pos.game.places[worker.place].id, worker.power)
        pos.tell("bot_worships" if worker.is_locked else "started", pos.bot, told, cites)


def _tiles(pos: TeotihuacanPosition) -> None:
    tiles = tables_of(pos).tiles
    pos.action_pyramid = off_the_top(pos, pos.shuffle(tiles), len(tiles))[0]
    pos.directions = tuple(side(pos, len(DIRECTIONS)) for _ in DIRECTIONS)
