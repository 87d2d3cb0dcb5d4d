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
from engine.purse import in_front_of, purse_of
from engine.refusals import Refusal
from engine.steps import Step
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.bot_walking import make_room
from engine.teotihuacan.claiming import refuse_cost, take_tile
from engine.teotihuacan.drawing import replace_discovery
from engine.teotihuacan.frames import Arriving, ClaimBeside, Worship, WorshipOrder
from engine.teotihuacan.general_area import join
from engine.teotihuacan.position import TeotihuacanPosition, die
from engine.teotihuacan.tracks import can_step

#: The only worship space of a board outside the palace.
ONLY: Final = 0


def locked_on(pos: TeotihuacanPosition, place: int, space: int) -> tuple[int, int]:
    """Whose worker is locked on a worship space, and which one of theirs."""
    for who, player in enumerate(pos.players):
        for index, worker in enumerate(player.workers):
            if worker.lock == space and worker.place == place:
                return who, index
    return NOBODY, NOBODY


def _who_is_on(pos: TeotihuacanPosition, place: int, space: int) -> int:
    """Asked at every turn, so without a count."""
    for who, player in enumerate(pos.players):
        for worker in player.workers:
            if worker.lock == space and worker.place == place:
                return who
    return NOBODY


def cost(pos: TeotihuacanPosition, frame: Arriving, space: int) -> int:
    """Cocoa for the worker that has to make room."""
    return _cost_of(pos, frame, _who_is_on(pos, frame.place, space))


def _cost_of(pos: TeotihuacanPosition, frame: Arriving, who: int) -> int:
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
    return [pos.game.moves.move("worship", tile) for tile in pos.royal]


def legal_royal_tiles(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    """Only one of the boards is the palace."""
    if frame.place != pos.tables.palace:
        return ()
    return [move for move in royal_tiles(pos, frame) if refuse_worship(pos, frame, move) is None]


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
    price = cost(pos, frame, space)
    told = (pos.game.tiles[move.args[0]].id, price)
    pos.tell("worshipped", pos.active, told, rules.WORSHIP + (rules.DISPLACE if price else ()))
    _lock(pos, frame, space, price)


# -- worship: the space of a temple


def temple_spaces(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    return pos.game.moves.bare["worship-temple"] if frame.place in pos.tables.worship_index else ()


def legal_temple_spaces(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    """Where nobody is in the way, or somebody whom there is cocoa for."""
    place, tables = frame.place, pos.tables
    if place == tables.palace or place not in tables.worship_index or frame.helpers:
        return ()
    who = _who_is_on(pos, place, ONLY)
    is_open = who == NOBODY or (
        who != pos.active and pos.players[pos.active].goods[tables.cocoa] >= _cost_of(pos, frame, who)
    )
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
    tile, purse = pos.worship_tiles[pos.tables.worship_index[place]], purse_of(pos)
    purse.goods[pos.tables.cocoa] -= price
    return refused if tile == NOBODY or refuse_cost(pos, tile, purse) is not None else None


def _refuse_blocked(pos: TeotihuacanPosition, place: int) -> Refusal | None:
    """Why none of the temples of a worship space can be climbed, where the table minds that."""
    program = pos.tables.worship[pos.tables.worship_index[place]].program
    if program is None or not pos.tables.options.blocked_worship_is_forbidden:
        return None
    climbed = [track for action in program.actions if isinstance(action, Step) for track in action.tracks]
    return every_way(can_step(pos, track, 1) for track in climbed)


def worship_temple(pos: TeotihuacanPosition, frame: Arriving, move: Move) -> None:
    price = cost(pos, frame, ONLY)
    told = (pos.game.places[frame.place].id, price)
    pos.tell("prayed", pos.active, told, rules.WORSHIP_TEMPLE + (rules.DISPLACE if price else ()))
    _lock(pos, frame, ONLY, price)


def _lock(pos: TeotihuacanPosition, frame: Arriving, space: int, price: int) -> None:
    give_back(pos, pos.tables.cocoa, price, rules.DISPLACE)
    _displace(pos, frame.place, space)
    pos.begin(())
    join(pos, frame, space)
    pos.stack.append(Worship(space, frame.free))


def _displace(pos: TeotihuacanPosition, place: int, space: int) -> None:
    who, index = locked_on(pos, place, space)
    if who == pos.bot != NOBODY:
        make_room(pos, index)
    elif who != NOBODY:
        worker = pos.players[who].workers[index]
        pos.players[who].workers[index] = die(worker.place, worker.power)
        pos.tell("unlocked", who, (pos.game.places[worker.place].id, worker.power), rules.DISPLACE)


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


def refuse_discovery(pos: TeotihuacanPosition, frame: Worship | WorshipOrder, move: Move) -> Refusal | None:
    if pos.at == pos.tables.palace and not isinstance(frame, WorshipOrder):
        return Refusal(reasons.ROYAL_TILE_FIRST, rules.ROYAL_FIRST)
    if _tile(pos) == NOBODY:
        return Refusal(reasons.NO_DISCOVERY_TILE, rules.NO_TILE)
    return refuse_cost(pos, _tile(pos), in_front_of(pos))


def play_discovery(pos: TeotihuacanPosition, frame: Worship | WorshipOrder, move: Move) -> None:
    if isinstance(frame, WorshipOrder):
        _give_benefit(pos, frame)
    claim(pos, ClaimBeside(pos.tables.worship_index[pos.at]))


def claim(pos: TeotihuacanPosition, frame: ClaimBeside) -> None:
    """What can no longer be paid is left lying; what is taken is replaced."""
    tile = pos.worship_tiles[frame.board]
    if tile == NOBODY:
        return
    refused = refuse_cost(pos, tile, in_front_of(pos))
    if refused is not None:
        pos.tell("cannot_do", pos.active, (), rules.BENEFIT + refused.rules)
        return
    take_tile(pos, tile, rules.BENEFIT)
    replace_discovery(pos, frame.board)


def both_only(pos: TeotihuacanPosition, frame: Worship) -> Iterable[Move]:
    return pos.game.moves.bare["both"]


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
        give_back(pos, pos.tables.cocoa, rules.BOTH_COCOA.of(pos, pos.me), rules.BOTH)
    pos.stack.append(WorshipOrder(frame.space, frame.spared))


MOVES: MoveKinds = {
    "worship": MoveKind(royal_tiles, refuse_worship, worship_royal, legal_royal_tiles),
    "worship-temple": MoveKind(temple_spaces, refuse_temple, worship_temple, legal_temple_spaces),
    "benefit": MoveKind(benefit_only, refuse_benefit, play_benefit, legal=legal_benefit),
    "discovery": MoveKind(discovery_only, refuse_discovery, play_discovery),
    "both": MoveKind(both_only, refuse_both, play_both),
}
QUESTIONS: Questions = {"worship": Worship, "worship-order": WorshipOrder}
STEPS: Steps = {ClaimBeside: claim}
