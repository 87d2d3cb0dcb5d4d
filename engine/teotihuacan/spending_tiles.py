"""Tiles that are used for an action: it costs no cocoa, or a worker counts that is not there."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.moves import Move
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules, tile_offers
from engine.teotihuacan.eclipse import waive_salary
from engine.teotihuacan.frames import Act, Arriving, Salary
from engine.teotihuacan.main_action import refuse_main_action
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.worship import refuse_temple, refuse_worship, royal_tiles


def _can_act(pos: TeotihuacanPosition, frame: Arriving) -> Refusal | None:
    """A tile is used only for something that can then be done."""
    refused = refuse_main_action(pos, frame, pos.tables.main_action)
    if refused is None or refuse_temple(pos, frame, pos.tables.main_action) is None:
        return None
    return None if any(refuse_worship(pos, frame, move) is None for move in royal_tiles(pos, frame)) else refused


# -- waive: no cocoa for one payment


def waiving(pos: TeotihuacanPosition, frame: Arriving | Salary) -> Iterable[Move]:
    decision = "salary" if type(frame) is Salary else "arrive"
    return pos.game.moves.bare["waive"] if tile_offers.offered(pos, decision, "waive") else ()


def refuse_waive(pos: TeotihuacanPosition, frame: Arriving | Salary, move: Move) -> Refusal | None:
    if isinstance(frame, Salary):
        return tile_offers.refuse(pos, "salary", "waive", rules.SALARY)
    if frame.free:
        return Refusal(reasons.USED_FOR_ACTION, rules.ONE_ACTION)
    return tile_offers.refuse(pos, "arrive", "waive", rules.COST) or _can_act(pos, frame._replace(free=1))


def play_waive(pos: TeotihuacanPosition, frame: Arriving | Salary, move: Move) -> None:
    if isinstance(frame, Salary):
        waive_salary(pos, frame, move)
    else:
        tile_offers.use(pos, "arrive", "waive")
        pos.stack.append(Act(*frame._replace(free=1)))


# -- helper: another worker counts


def helping(pos: TeotihuacanPosition, frame: Arriving) -> Iterable[Move]:
    home = pos.tables.boards[frame.place].id
    return pos.game.moves.bare["helper"] if tile_offers.offered(pos, "arrive", "helper", home) else ()


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
    "waive": MoveKind(waiving, refuse_waive, play_waive),
    "helper": MoveKind(helping, refuse_helper, play_helper),
}
