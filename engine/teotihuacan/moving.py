"""Moving a worker around the boards, and unlocking: the choice with which every turn begins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.decisions import MoveKind, MoveKinds, everywhere
from engine.handles import Citation
from engine.kit import Questions
from engine.moments import fire_later
from engine.moves import Move
from engine.payments import give_back, short
from engine.purse import affords
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules, tile_offers
from engine.teotihuacan.boards import PASSED
from engine.teotihuacan.frames import Arrive, EndOfTurn, Second, Turn, arrival
from engine.teotihuacan.general_area import own_powers
from engine.teotihuacan.position import UNLOCKED, TeotihuacanPosition, Worker, die, in_order_of_boards

if TYPE_CHECKING:
    #: Questions of a normal turn, at any of which workers can be unlocked for cocoa.
    InTurn = Turn | Arrive | EndOfTurn


def movable(pos: TeotihuacanPosition) -> list[Worker]:
    """The active player's unlocked workers by board and power; those that are alike only once."""
    unlocked = {worker for worker in pos.players[pos.active].workers if worker.lock == UNLOCKED}
    return sorted(unlocked, key=in_order_of_boards)


# -- move {place} {n} {space}


def moves(pos: TeotihuacanPosition, frame: Turn) -> Iterable[Move]:
    """By board and power; workers that are alike go the same ways."""
    me, tables = pos.players[pos.active], pos.tables
    known = tables.ways.get(me.held & tables.reaching) or {}
    found: list[Move] = []
    for worker in sorted(set(me.workers), key=in_order_of_boards):
        ways = known.get(worker)
        found += _ways(pos, worker) if ways is None else ways
    return found


def _ways(pos: TeotihuacanPosition, worker: Worker) -> tuple[Move, ...]:
    """How far a worker can go, in words that are said again and again; one that is locked goes nowhere."""
    me, move = pos.players[pos.active], pos.game.moves.move
    reach = range(rules.LEAST_BOARDS.of(pos, me), rules.MOST_BOARDS.of(pos, me) + 1)
    ways = () if worker.is_locked else tuple([move("move", worker.place, worker.power, n) for n in reach])
    pos.tables.ways.setdefault(me.held & pos.tables.reaching, {})[worker] = ways
    return ways


def refuse_move(pos: TeotihuacanPosition, frame: Turn, move: Move) -> Refusal | None:
    place, power, boards = move.args
    if die(place, power) not in pos.me.workers:
        return _refuse_absent(pos, place, power)
    least, most = rules.LEAST_BOARDS.of(pos, pos.me), rules.MOST_BOARDS.of(pos, pos.me)
    return None if least <= boards <= most else Refusal(reasons.OUT_OF_REACH, rules.MOVE, (boards, least, most))


def _refuse_absent(pos: TeotihuacanPosition, place: int, power: int) -> Refusal:
    locked = any((w.place, w.power) == (place, power) for w in pos.me.workers)
    told = (pos.game.places[place].id, power)
    if locked:
        return Refusal(reasons.WORKER_LOCKED, rules.LOCKED_STAYS, told)
    return Refusal(reasons.NO_SUCH_WORKER, rules.MOVE, told)


def play_move(pos: TeotihuacanPosition, frame: Turn, move: Move) -> None:
    place, power, boards = move.args
    rondel = pos.rondel
    _leave(pos, place, power, rondel[(rondel.index(place) + boards) % len(rondel)], boards)


def _pass(pos: TeotihuacanPosition, place: int, to: int, boards: int) -> None:
    """Every board on the way has its moment, the last one too; a leap passes nothing and only lands.

    One moment comes after another, so that what works once in a turn rests when the next one comes.
    """
    rondel, first = pos.rondel, pos.rondel.index(place) + 1
    way = [rondel[n % len(rondel)] for n in range(first, first + boards)] or [to]
    for board in reversed(way):
        fire_later(pos, PASSED, pos.tables.boards[board].id)


def _leave(pos: TeotihuacanPosition, place: int, power: int, to: int, boards: int) -> None:
    """The worker is on its way; somebody else may come along."""
    me = pos.players[pos.active]
    me.workers.remove(die(place, power))
    pos.at = to
    if pos.trace is not None:
        told = (pos.game.places[place].id, power, pos.game.places[to].id)
        pos.tell("moved", pos.active, told, rules.MOVE)
    if me.held & pos.tables.joining and own_powers(pos, place):
        pos.stack.append(Second(place, to, power, boards))
    else:
        pos.stack.append(arrival(to, power))
    if pos.in_force & pos.tables.passing:
        _pass(pos, place, to, boards)


# -- leap {place} {n} {space}


def leaps(pos: TeotihuacanPosition, frame: Turn) -> Iterable[Move]:
    if tile_offers.offered(pos, "turn", "leap") is None:
        return ()
    move, boards = pos.game.moves.move, [board.number for board in pos.tables.boards.values()]
    return [move("leap", worker.place, worker.power, to) for worker in movable(pos) for to in sorted(boards)]


def refuse_leap(pos: TeotihuacanPosition, frame: Turn, move: Move) -> Refusal | None:
    place, power, to = move.args
    if to not in pos.tables.by_number:
        return Refusal(reasons.NO_SUCH_BOARD, rules.MOVE, (to,))
    if die(place, power) not in pos.me.workers:
        return _refuse_absent(pos, place, power)
    return tile_offers.refuse(pos, "turn", "leap", rules.MOVE)


def play_leap(pos: TeotihuacanPosition, frame: Turn, move: Move) -> None:
    place, power, to = move.args[0], move.args[1], pos.tables.by_number[move.args[2]]
    tile_offers.use(pos, "turn", "leap")
    _leave(pos, place, power, to, 0)


# -- join {n}


def joining(pos: TeotihuacanPosition, frame: Second) -> Iterable[Move]:
    return [pos.game.moves.move("join", power) for power in sorted(set(own_powers(pos, frame.origin)))]


def refuse_join(pos: TeotihuacanPosition, frame: Second, move: Move) -> Refusal | None:
    if die(frame.origin, move.args[0]) not in pos.me.workers:
        return _refuse_absent(pos, frame.origin, move.args[0])
    return tile_offers.refuse(pos, "second", "join", rules.MOVE)


def play_join(pos: TeotihuacanPosition, frame: Second, move: Move) -> None:
    power = move.args[0]
    tile_offers.use(pos, "second", "join")
    pos.me.workers.remove(die(frame.origin, power))
    told = (pos.game.places[frame.origin].id, power, pos.game.places[frame.place].id)
    pos.tell("moved", pos.active, told, rules.MOVE)
    pos.stack.append(arrival(frame.place, frame.power, power))
    if pos.in_force & pos.tables.passing:
        _pass(pos, frame.origin, frame.place, frame.boards)


def alone(pos: TeotihuacanPosition, frame: Second) -> Iterable[Move]:
    return pos.game.moves.bare["alone"]


def refuse_alone(pos: TeotihuacanPosition, frame: Second, move: Move) -> Refusal | None:
    return None


def play_alone(pos: TeotihuacanPosition, frame: Second, move: Move) -> None:
    pos.stack.append(arrival(frame.place, frame.power))


# -- unlock, and pay-unlock


def unlocking(pos: TeotihuacanPosition, frame: Turn) -> Iterable[Move]:
    return pos.game.moves.bare["unlock"]


def legal_unlocking(pos: TeotihuacanPosition, frame: Turn) -> Iterable[Move]:
    for worker in pos.players[pos.active].workers:
        if worker.lock != UNLOCKED:
            return pos.game.moves.bare["unlock"]
    return ()


def is_anybody_locked(pos: TeotihuacanPosition) -> bool:
    return any(worker.lock != UNLOCKED for worker in pos.players[pos.active].workers)


def refuse_unlock(pos: TeotihuacanPosition, frame: Turn, move: Move) -> Refusal | None:
    return None if is_anybody_locked(pos) else Refusal(reasons.NOBODY_LOCKED, rules.NOTHING_LOCKED)


def play_unlock(pos: TeotihuacanPosition, frame: Turn, move: Move) -> None:
    """The whole turn for it."""
    pos.begin(())
    unlock_all(pos, rules.UNLOCK_FREE + rules.CHOICE)


def unlock_all(pos: TeotihuacanPosition, cites: Citation) -> None:
    workers = pos.players[pos.active].workers
    for n, worker in enumerate(workers):
        if worker.lock != UNLOCKED:
            workers[n] = die(worker.place, worker.power)
            if pos.trace is not None:
                pos.tell("unlocked", pos.active, (pos.game.places[worker.place].id, worker.power), cites)


def paying(pos: TeotihuacanPosition, frame: InTurn) -> Iterable[Move]:
    return pos.game.moves.bare["pay-unlock"] if is_anybody_locked(pos) else ()


def legal_paying(pos: TeotihuacanPosition, frame: InTurn) -> Iterable[Move]:
    me = pos.players[pos.active]
    for worker in me.workers:
        if worker.lock != UNLOCKED:
            can_pay = me.goods[pos.tables.cocoa] >= rules.UNLOCK_COCOA.of(pos, me)
            return pos.game.moves.bare["pay-unlock"] if can_pay else ()
    return ()


def refuse_paying(pos: TeotihuacanPosition, frame: InTurn, move: Move) -> Refusal | None:
    if not is_anybody_locked(pos):
        return Refusal(reasons.NOBODY_LOCKED, rules.NOTHING_LOCKED)
    price = ((pos.tables.cocoa, rules.UNLOCK_COCOA.of(pos, pos.me)),)
    if affords(pos, pos.me.goods, price, 0):
        return None
    return short(pos, price, 0, pos.me.goods, rules.CANNOT_PAY + rules.UNLOCK_PAY)


def play_paying(pos: TeotihuacanPosition, frame: InTurn, move: Move) -> None:
    """The same question is asked again afterwards."""
    give_back(pos, pos.tables.cocoa, rules.UNLOCK_COCOA.of(pos, pos.players[pos.active]), rules.UNLOCK_PAY)
    unlock_all(pos, rules.UNLOCK_PAY)
    pos.stack.append(frame)


MOVES: MoveKinds = {
    "move": MoveKind(moves, refuse_move, play_move, legal=moves),
    "leap": MoveKind(leaps, refuse_leap, play_leap, legal=leaps),
    "join": MoveKind(joining, refuse_join, play_join),
    "alone": MoveKind(alone, refuse_alone, play_alone, always=everywhere),
    "unlock": MoveKind(unlocking, refuse_unlock, play_unlock, legal=legal_unlocking),
    "pay-unlock": MoveKind(paying, refuse_paying, play_paying, legal=legal_paying),
}
QUESTIONS: Questions = {"turn": Turn, "second": Second}
