"""Tiles that are used for an action: it costs no cocoa, or a worker counts that is not there."""

from __future__ import annotations

from collections.abc import Iterable

from engine.actions import every_way
from engine.decisions import MoveKind, MoveKinds
from engine.moves import Move
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules, tile_offers
from engine.teotihuacan.ascension import refuse_spared
from engine.teotihuacan.eclipse import waive_salary
from engine.teotihuacan.frames import (
    Act,
    Arrive,
    Arriving,
    EndOfTurn,
    Reward,
    Salary,
    Turn,
    Worship,
    WorshipOrder,
    arrival,
)
from engine.teotihuacan.main_action import legal_main_actions, refuse_main_action
from engine.teotihuacan.moving import is_anybody_locked, unlock_all
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.worship import (
    legal_royal_tiles,
    legal_temple_spaces,
    refuse_temple,
    refuse_worship,
    royal_tiles,
)

#: Where cocoa can be paid beside actions and salaries: unlocking, a reward, a royal tile.
OtherPayment = Turn | EndOfTurn | Reward | Worship | WorshipOrder
Waived = Arriving | Salary | OtherPayment


def _can_act(pos: TeotihuacanPosition, frame: Arriving) -> Refusal | None:
    """A tile is used only for something that can then be done."""
    refused = refuse_main_action(pos, frame, pos.tables.main_action)
    if refused is None or refuse_temple(pos, frame, pos.tables.main_action) is None:
        return None
    return None if any(refuse_worship(pos, frame, move) is None for move in royal_tiles(pos, frame)) else refused


def _can_act_quickly(pos: TeotihuacanPosition, frame: Arriving) -> bool:
    """The same for whoever does not want to hear why not."""
    listed = legal_main_actions(pos, frame) or legal_temple_spaces(pos, frame) or legal_royal_tiles(pos, frame)
    return bool(listed)


# -- waive: no cocoa for one payment


def waiving(pos: TeotihuacanPosition, frame: Waived) -> Iterable[Move]:
    decision = "salary" if type(frame) is Salary else "arrive"
    return pos.game.moves.bare["waive"] if tile_offers.offered(pos, decision, "waive") else ()


def legal_waiving(pos: TeotihuacanPosition, frame: Waived) -> Iterable[Move]:
    """Asked at every decision of whoever holds such a tile; what else is paid is spared only if a table agrees."""
    if not isinstance(frame, Arrive | Act):
        is_named = isinstance(frame, Salary) or pos.tables.options.any_payment
        return [move for move in waiving(pos, frame) if refuse_waive(pos, frame, move) is None] if is_named else ()
    if frame.free or tile_offers.offered(pos, "arrive", "waive") is None:
        return ()
    spared = arrival(frame.place, frame.power, frame.second, 1, frame.helpers)
    return pos.game.moves.bare["waive"] if _can_act_quickly(pos, spared) else ()


def refuse_waive(pos: TeotihuacanPosition, frame: Waived, move: Move) -> Refusal | None:
    if isinstance(frame, Salary):
        return tile_offers.refuse(pos, "salary", "waive", rules.SALARY)
    if not isinstance(frame, Arrive | Act):
        return tile_offers.refuse(pos, "arrive", "waive", rules.NO_COCOA) or _refuse_other(pos, frame)
    if frame.free:
        return Refusal(reasons.SPARED_ALREADY, rules.NO_COCOA)
    return tile_offers.refuse(pos, "arrive", "waive", rules.COST) or _can_act(pos, frame._replace(free=1))


def _refuse_other(pos: TeotihuacanPosition, frame: OtherPayment) -> Refusal | None:
    """Payments that the printed text does not name; a table can agree that they are spared as well."""
    if not pos.tables.options.any_payment:
        return Refusal(reasons.NOT_SPARED, rules.NO_COCOA)
    if isinstance(frame, Turn | EndOfTurn):
        return None if is_anybody_locked(pos) else Refusal(reasons.NOBODY_LOCKED, rules.NOTHING_LOCKED)
    if frame.spared:
        return Refusal(reasons.SPARED_ALREADY, rules.NO_COCOA)
    if isinstance(frame, Reward):
        return every_way(refuse_spared(pos, space) for space in pos.tables.spared_rewards)
    is_due = pos.at == pos.tables.palace and pos.royal[frame.space] in pos.tables.spared_royal
    return None if is_due else Refusal(reasons.NOTHING_TO_SPARE, rules.NO_COCOA)


def play_waive(pos: TeotihuacanPosition, frame: Waived, move: Move) -> None:
    if isinstance(frame, Salary):
        waive_salary(pos, frame, move)
        return
    tile_offers.use(pos, "arrive", "waive")
    if isinstance(frame, Arrive | Act):
        pos.stack.append(Act(*frame._replace(free=1)))
    elif isinstance(frame, Turn | EndOfTurn):
        unlock_all(pos, rules.UNLOCK_PAY + rules.NO_COCOA)
        pos.stack.append(frame)
    else:
        pos.stack.append(frame._replace(spared=1))


# -- helper: another worker counts


def helping(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    home = pos.tables.boards[frame.place].id
    return pos.game.moves.bare["helper"] if tile_offers.offered(pos, "arrive", "helper", home) else ()


def legal_helping(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    found = tile_offers.offered(pos, "arrive", "helper", pos.game.places[frame.place].id)
    if found is None:
        return ()
    helped = arrival(frame.place, frame.power, frame.second, frame.free, frame.helpers + found[1].by)
    return pos.game.moves.bare["helper"] if legal_main_actions(pos, helped) else ()


def refuse_helper(pos: TeotihuacanPosition, frame: Arriving, move: Move) -> Refusal | None:
    home = pos.game.places[frame.place].id
    found = tile_offers.offered(pos, "arrive", "helper", home)
    if found is None:
        return Refusal(reasons.NO_TILE_FOR_IT, rules.WORKERS)
    return refuse_main_action(pos, frame._replace(helpers=frame.helpers + found[1].by), pos.tables.main_action)


def play_helper(pos: TeotihuacanPosition, frame: Arriving, move: Move) -> None:
    offer = tile_offers.use(pos, "arrive", "helper", pos.game.places[frame.place].id)
    pos.stack.append(Act(*frame._replace(helpers=frame.helpers + offer.by)))


MOVES: MoveKinds = {
    "waive": MoveKind(waiving, refuse_waive, play_waive, legal_waiving),
    "helper": MoveKind(helping, refuse_helper, play_helper, legal_helping),
}
