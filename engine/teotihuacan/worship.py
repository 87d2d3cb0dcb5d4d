"""Worship in the palace: the worker is locked on a royal tile, whose ability asks for its power."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind
from engine.moves import Move
from engine.payments import give_back
from engine.position import NOBODY
from engine.purse import purse_of
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.frames import Arrive
from engine.teotihuacan.general_area import join
from engine.teotihuacan.position import UNLOCKED, TeotihuacanPosition, Worker


def royal_tiles(pos: TeotihuacanPosition, frame: Arrive) -> Iterable[Move]:
    return [pos.game.moves.move("worship", tile) for tile in pos.royal]


def locked_on(pos: TeotihuacanPosition, space: int) -> tuple[int, int]:
    """Whose worker is locked on a royal tile, and which one of theirs."""
    for who, player in enumerate(pos.players):
        for index, worker in enumerate(player.workers):
            if worker.place == pos.tables.palace and worker.lock == space:
                return who, index
    return NOBODY, NOBODY


def cost(pos: TeotihuacanPosition, space: int) -> int:
    """Cocoa for the worker that has to make room."""
    return 0 if locked_on(pos, space)[0] == NOBODY else rules.DISPLACE_COCOA.of(pos, pos.me)


def refuse_worship(pos: TeotihuacanPosition, frame: Arrive, move: Move) -> Refusal | None:
    """Whoever is in the way has to be paid for before the tile does anything."""
    tile = (pos.game.tiles[move.args[0]].id,)
    if frame.place != pos.tables.palace:
        return Refusal(reasons.NOT_IN_THE_PALACE, rules.WORSHIP, (pos.game.places[frame.place].id,))
    if move.args[0] not in pos.royal:
        return Refusal(reasons.NO_SUCH_ROYAL_TILE, rules.WORSHIP, tile)
    space = pos.royal.index(move.args[0])
    if locked_on(pos, space)[0] == pos.active:
        return Refusal(reasons.OWN_WORKER_THERE, rules.OWN_WORKER, tile)
    price, purse = cost(pos, space), purse_of(pos)
    purse.goods[pos.tables.cocoa] -= price
    if purse.goods[pos.tables.cocoa] < 0:
        return _short(pos, space, price)
    refused = pos.tables.royal[move.args[0]].refusal(pos, purse)
    paid = ((pos.game.goods[pos.tables.cocoa], price),)
    return refused.besides(paid, rules.DISPLACE) if refused is not None and price else refused


def _short(pos: TeotihuacanPosition, space: int, price: int) -> Refusal:
    """The cocoa for a worker that somebody else has locked there."""
    told = (pos.players[locked_on(pos, space)[0]].colour, price, pos.me.goods[pos.tables.cocoa])
    return Refusal(reasons.DISPLACING_SHORT, rules.DISPLACE + rules.CANNOT_PAY, told)


def worship(pos: TeotihuacanPosition, frame: Arrive, move: Move) -> None:
    tile, space = pos.game.tiles[move.args[0]], pos.royal.index(move.args[0])
    price = cost(pos, space)
    pos.tell("worshipped", pos.active, (tile.id, price), rules.WORSHIP + (rules.DISPLACE if price else ()))
    give_back(pos, pos.tables.cocoa, price, rules.DISPLACE)
    _displace(pos, space)
    join(pos, Worker(frame.place, frame.power, space))
    pos.begin(pos.tables.royal[move.args[0]].frames)


def _displace(pos: TeotihuacanPosition, space: int) -> None:
    who, index = locked_on(pos, space)
    if who != NOBODY:
        worker = pos.players[who].workers[index]
        pos.players[who].workers[index] = worker._replace(lock=UNLOCKED)
        pos.tell("unlocked", who, (pos.game.places[worker.place].id, worker.power), rules.DISPLACE)


MOVES = {"worship": MoveKind(royal_tiles, refuse_worship, worship)}
