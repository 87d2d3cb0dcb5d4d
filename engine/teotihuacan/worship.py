"""Worship: the worker is locked on a space, whoever is there makes room, and a benefit or two are chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.actions import every_way
from engine.decisions import MoveKind, MoveKinds
from engine.kit import Questions, Steps
from engine.moves import Move
from engine.payments import give_back, short
from engine.position import NOBODY
from engine.purse import affords, purse_of
from engine.refusals import Refusal
from engine.steps import Step
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.bot_walking import make_room
from engine.teotihuacan.claiming import refuse_cost, take_tile
from engine.teotihuacan.drawing import replace_discovery
from engine.teotihuacan.frames import Arriving, ClaimBeside, Worship, WorshipOrder, worshipping
from engine.teotihuacan.general_area import join
from engine.teotihuacan.position import TeotihuacanPosition, die
from engine.teotihuacan.tracks import can_step

#: The only worship space of a board outside the palace.
ONLY: Final = 0


def _who_is_on(pos: TeotihuacanPosition, place: int, space: int) -> int:
    """Whose worker is locked on a worship space."""
    for who, player in enumerate(pos.players):
        for worker in player.workers:
            if worker.lock == space and worker.place == place:
                return who
    return NOBODY


def _cost_of(pos: TeotihuacanPosition, frame: Arriving, who: int) -> int:
    """Cocoa for the worker that has to make room."""
    return 0 if frame.free or who == NOBODY else rules.DISPLACE_COCOA.of(pos, pos.players[pos.active])


def _refuse_space(pos: TeotihuacanPosition, who: int, price: int) -> Refusal | None:
    """Somebody's worker is there, and making room for another costs so much."""
    there = pos.players[pos.active].goods[pos.tables.cocoa]
    if there >= price:
        return None
    return Refusal(reasons.DISPLACING_SHORT, rules.DISPLACE + rules.CANNOT_PAY, (pos.players[who].colour, price, there))


# -- worship {component}: a royal tile in the palace


def royal_tiles(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    if frame.place != pos.tables.palace:
        return ()
    return pos.game.moves.each("worship", pos.royal)


def legal_royal_tiles(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    """Only one of the boards is the palace."""
    if frame.place != pos.tables.palace:
        return ()
    return pos.game.moves.each("worship", [tile for tile in pos.royal if _is_royal_open(pos, frame, tile)])


def _is_royal_open(pos: TeotihuacanPosition, frame: Arriving, tile: int) -> bool:
    """Whether nothing refuses a royal tile in the palace."""
    who = _who_is_on(pos, frame.place, pos.royal.index(tile))
    return _is_open(pos, frame, who) and _refuse_royal(pos, tile, _cost_of(pos, frame, who)) is None


def _is_open(pos: TeotihuacanPosition, frame: Arriving, who: int) -> bool:
    """Where nobody is in the way, or somebody whom there is cocoa for; whoever uses a helper does not worship."""
    if frame.helpers or who == pos.active:
        return False
    return who == NOBODY or pos.players[pos.active].goods[pos.tables.cocoa] >= _cost_of(pos, frame, who)


def refuse_worship(pos: TeotihuacanPosition, frame: Arriving, move: Move) -> Refusal | None:
    """Whoever is in the way has to be paid for before the tile does anything."""
    if frame.helpers:
        return Refusal(reasons.FOR_MAIN_ACTION, rules.ONE_ACTION)
    if frame.place != pos.tables.palace:
        return Refusal(reasons.NOT_IN_THE_PALACE, rules.WORSHIP, (pos.game.places[frame.place].id,))
    if move.args[0] not in pos.royal:
        return Refusal(reasons.NO_SUCH_ROYAL_TILE, rules.WORSHIP, (pos.game.tiles[move.args[0]].id,))
    who = _who_is_on(pos, frame.place, pos.royal.index(move.args[0]))
    if who == pos.active:
        return Refusal(reasons.OWN_WORKER_THERE, rules.OWN_WORKER, (pos.game.tiles[move.args[0]].id,))
    price = _cost_of(pos, frame, who)
    return _refuse_space(pos, who, price) or _refuse_royal(pos, move.args[0], price)


def _refuse_royal(pos: TeotihuacanPosition, tile: int, price: int) -> Refusal | None:
    if not pos.tables.royal[tile].can_fail:
        return None
    purse = purse_of(pos)
    purse.goods[pos.tables.cocoa] -= price
    refused = pos.tables.royal[tile].refusal(pos, purse)
    paid = ((pos.game.goods[pos.tables.cocoa], price),)
    return refused.besides(paid, rules.DISPLACE) if refused is not None and price else refused


def worship_royal(pos: TeotihuacanPosition, frame: Arriving, move: Move) -> None:
    space = pos.royal.index(move.args[0])
    who = _who_is_on(pos, frame.place, space)
    price = _cost_of(pos, frame, who)
    told = (pos.game.tiles[move.args[0]].id, price)
    pos.tell("worshipped", pos.active, told, rules.WORSHIP + (rules.DISPLACE if price else ()))
    _lock(pos, frame, space, who)


# -- worship: the space of a temple


def temple_spaces(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    return pos.game.moves.bare["worship-temple"] if frame.place in pos.tables.worship_index else ()


def legal_temple_spaces(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    """Most boards have no worship space, and the palace has royal tiles instead."""
    place, tables = frame.place, pos.tables
    if place == tables.palace or place not in tables.worship_index:
        return ()
    who = _who_is_on(pos, place, ONLY)
    is_open = _is_open(pos, frame, who)
    if is_open and tables.options.blocked_worship_is_forbidden:
        is_open = _refuse_in_vain(pos, place, _cost_of(pos, frame, who)) is None
    return pos.game.moves.bare["worship-temple"] if is_open else ()


def refuse_temple(pos: TeotihuacanPosition, frame: Arriving, move: Move) -> Refusal | None:
    if frame.helpers:
        return Refusal(reasons.FOR_MAIN_ACTION, rules.ONE_ACTION)
    if frame.place not in pos.tables.worship_index:
        return Refusal(reasons.NO_WORSHIP_THERE, rules.NO_WORSHIP, (pos.game.places[frame.place].id,))
    if frame.place == pos.tables.palace:
        return Refusal(reasons.ROYAL_TILE_FIRST, rules.ROYAL_FIRST)
    who = _who_is_on(pos, frame.place, ONLY)
    if who == pos.active:
        return Refusal(reasons.OWN_WORKER_ON_SPACE, rules.OWN_WORKER, (pos.game.places[frame.place].id,))
    price = _cost_of(pos, frame, who)
    return _refuse_space(pos, who, price) or _refuse_in_vain(pos, frame.place, price)


def _refuse_in_vain(pos: TeotihuacanPosition, place: int, price: int) -> Refusal | None:
    """A table can agree that nobody worships for a step that would be lost; then the tile must be left to take."""
    refused = _refuse_blocked(pos, place)
    if refused is None:
        return None
    tile, goods = pos.worship_tiles[pos.tables.worship_index[place]], pos.me.goods[:]
    goods[pos.tables.cocoa] -= price
    return refused if tile == NOBODY or refuse_cost(pos, tile, goods) is not None else None


def _refuse_blocked(pos: TeotihuacanPosition, place: int) -> Refusal | None:
    """Why none of the temples of a worship space can be climbed, where the table minds that."""
    if not pos.tables.options.blocked_worship_is_forbidden:
        return None
    program = pos.tables.worship[pos.tables.worship_index[place]].program
    if program is None:
        return None
    climbed = [track for action in program.actions if isinstance(action, Step) for track in action.tracks]
    return every_way(can_step(pos, track, 1) for track in climbed)


def worship_temple(pos: TeotihuacanPosition, frame: Arriving, move: Move) -> None:
    who = _who_is_on(pos, frame.place, ONLY)
    price = _cost_of(pos, frame, who)
    told = (pos.game.places[frame.place].id, price)
    pos.tell("prayed", pos.active, told, rules.WORSHIP_TEMPLE + (rules.DISPLACE if price else ()))
    _lock(pos, frame, ONLY, who)


def _lock(pos: TeotihuacanPosition, frame: Arriving, space: int, who: int) -> None:
    """The worker takes the space, and somebody else makes room."""
    if who != NOBODY:
        give_back(pos, pos.tables.cocoa, _cost_of(pos, frame, who), rules.DISPLACE)
        _displace(pos, who, frame.place, space)
    pos.begin(())
    join(pos, frame, space)
    pos.stack.append(worshipping(space, frame.free))


def _displace(pos: TeotihuacanPosition, who: int, place: int, space: int) -> None:
    workers = pos.players[who].workers
    index = next(n for n, worker in enumerate(workers) if worker.lock == space and worker.place == place)
    if who == pos.bot:
        make_room(pos, index)
    else:
        worker = workers[index]
        workers[index] = die(place, worker.power)
        pos.tell("unlocked", who, (pos.game.places[place].id, worker.power), rules.DISPLACE)


# -- benefit, discovery and both


def _tile(pos: TeotihuacanPosition) -> int:
    """The discovery tile beside the worship space of the board."""
    return pos.worship_tiles[pos.tables.worship_index[pos.at]]


def benefit_only(pos: TeotihuacanPosition, frame: Worship | WorshipOrder) -> Iterable[Move]:
    return pos.game.moves.bare["benefit"]


def legal_benefit(pos: TeotihuacanPosition, frame: Worship | WorshipOrder) -> Iterable[Move]:
    return benefit_only(pos, frame) if _refuse_blocked(pos, pos.at) is None else ()


def refuse_benefit(pos: TeotihuacanPosition, frame: Worship | WorshipOrder, move: Move) -> Refusal | None:
    return _refuse_blocked(pos, pos.at)


def play_benefit(pos: TeotihuacanPosition, frame: Worship | WorshipOrder, move: Move) -> None:
    if isinstance(frame, WorshipOrder):
        pos.stack.append(ClaimBeside(pos.tables.worship_index[pos.at]))
    _give_benefit(pos, frame)


def _give_benefit(pos: TeotihuacanPosition, frame: Worship | WorshipOrder) -> None:
    program = pos.tables.worship[pos.tables.worship_index[pos.at]].program
    if program is None:
        royal = pos.tables.spared_royal if frame.spared else pos.tables.royal
        program = royal[pos.royal[frame.space]]
    pos.stack.extend(program.frames)


def discovery_only(pos: TeotihuacanPosition, frame: Worship | WorshipOrder) -> Iterable[Move]:
    return pos.game.moves.bare["discovery"]


def legal_discovery(pos: TeotihuacanPosition, frame: Worship | WorshipOrder) -> Iterable[Move]:
    """In the palace only with both benefits; a tile must lie there, and not be too dear."""
    tile, is_first = _tile(pos), pos.at == pos.tables.palace and type(frame) is not WorshipOrder
    if tile == NOBODY or is_first:
        return ()
    can_pay = affords(pos, pos.players[pos.active].goods, pos.tables.costs[tile], 0)
    return pos.game.moves.bare["discovery"] if can_pay else ()


def refuse_discovery(pos: TeotihuacanPosition, frame: Worship | WorshipOrder, move: Move) -> Refusal | None:
    if pos.at == pos.tables.palace and not isinstance(frame, WorshipOrder):
        return Refusal(reasons.ROYAL_TILE_FIRST, rules.ROYAL_FIRST)
    if _tile(pos) == NOBODY:
        return Refusal(reasons.NO_DISCOVERY_TILE, rules.NO_TILE)
    return refuse_cost(pos, _tile(pos), pos.me.goods)


def play_discovery(pos: TeotihuacanPosition, frame: Worship | WorshipOrder, move: Move) -> None:
    if isinstance(frame, WorshipOrder):
        _give_benefit(pos, frame)
    claim(pos, ClaimBeside(pos.tables.worship_index[pos.at]))


def claim(pos: TeotihuacanPosition, frame: ClaimBeside) -> None:
    """What can no longer be paid is left lying; what is taken is replaced."""
    tile = pos.worship_tiles[frame.board]
    if tile == NOBODY:
        return
    refused = refuse_cost(pos, tile, pos.players[pos.active].goods)
    if refused is not None:
        pos.tell("cannot_do", pos.active, (), rules.BENEFIT + refused.rules)
        return
    take_tile(pos, tile, rules.BENEFIT)
    replace_discovery(pos, frame.board)


def both_only(pos: TeotihuacanPosition, frame: Worship) -> Iterable[Move]:
    return pos.game.moves.bare["both"]


def legal_both(pos: TeotihuacanPosition, frame: Worship) -> Iterable[Move]:
    me = pos.players[pos.active]
    can_pay = frame.free or me.goods[pos.tables.cocoa] >= rules.BOTH_COCOA.of(pos, me)
    if _tile(pos) == NOBODY or not can_pay:
        return ()
    return pos.game.moves.bare["both"] if _refuse_blocked(pos, pos.at) is None else ()


def refuse_both(pos: TeotihuacanPosition, frame: Worship, move: Move) -> Refusal | None:
    if _tile(pos) == NOBODY:
        return Refusal(reasons.NO_DISCOVERY_TILE, rules.NO_TILE)
    me = pos.players[pos.active]
    price = 0 if frame.free else rules.BOTH_COCOA.of(pos, me)
    if me.goods[pos.tables.cocoa] >= price:
        return _refuse_blocked(pos, pos.at)
    return short(pos, ((pos.tables.cocoa, price),), 0, me.goods, rules.BOTH + rules.CANNOT_PAY)


def play_both(pos: TeotihuacanPosition, frame: Worship, move: Move) -> None:
    if not frame.free:
        give_back(pos, pos.tables.cocoa, rules.BOTH_COCOA.of(pos, pos.players[pos.active]), rules.BOTH)
    pos.stack.append(WorshipOrder(frame.space, frame.spared))


MOVES: MoveKinds = {
    "worship": MoveKind(royal_tiles, refuse_worship, worship_royal, legal_royal_tiles),
    "worship-temple": MoveKind(temple_spaces, refuse_temple, worship_temple, legal_temple_spaces),
    "benefit": MoveKind(benefit_only, refuse_benefit, play_benefit, legal=legal_benefit),
    "discovery": MoveKind(discovery_only, refuse_discovery, play_discovery, legal_discovery),
    "both": MoveKind(both_only, refuse_both, play_both, legal_both),
}
QUESTIONS: Questions = {"worship": Worship, "worship-order": WorshipOrder}
STEPS: Steps = {ClaimBeside: claim}
