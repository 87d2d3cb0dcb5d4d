"""Across: a worker performs the action of the same number on another gear, or a lower one there for corn."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.moves import Move
from engine.refusals import Refusal
from engine.tzolkin import reasons, rules
from engine.tzolkin.frames import Act
from engine.tzolkin.gears import Gear
from engine.tzolkin.offered import Offered
from engine.tzolkin.picking_up import cannot_act, perform
from engine.tzolkin.position import TzolkinPosition

# -- across {place} {space}


def offered(pos: TzolkinPosition, frame: Act, other: Gear) -> Offered | None:
    """The offer that leads from the worker's gear to another one."""
    here, held = pos.tables.gears[frame.gear].id, pos.me.held
    met = (each for each in pos.tables.across if each.holding.bit & held and {here, other.id} <= each.homes)
    return next(met, None) if other.id != here else None


def actions_across(pos: TzolkinPosition, frame: Act) -> Iterable[Move]:
    return [
        pos.game.moves.move("across", other.place, space)
        for other in pos.tables.gears
        if offered(pos, frame, other) is not None
        for space in range(min(frame.space, other.numbered - 1), 0, -1)
    ]


def possible_across(pos: TzolkinPosition, frame: Act) -> Iterable[Move]:
    if not pos.me.held & pos.tables.across_bits:
        return ()
    return [move for move in actions_across(pos, frame) if refuse_across(pos, frame, move) is None]


def refuse_across(pos: TzolkinPosition, frame: Act, move: Move) -> Refusal | None:
    other, wanted = pos.tables.gear_of.get(move.args[0]), move.args[1]
    if other is None:
        return Refusal(reasons.NO_GEAR, rules.AVAILABLE, (pos.game.places[move.args[0]].id,))
    offer = offered(pos, frame, other)
    if offer is None:
        here = pos.tables.gears[frame.gear].id
        return Refusal(reasons.NOTHING_ACROSS, rules.OWN_ACTION, (here, other.id))
    if wanted == 0 or not frame.space:
        return Refusal(reasons.NO_ACTION_ON_ZERO, rules.SPACE_ZERO, (other.homes[0],))
    if wanted > frame.space or wanted >= other.numbered:
        home = pos.tables.gears[frame.gear].homes[frame.space]
        return Refusal(reasons.HIGHER_ACTION, rules.OWN_ACTION + offer.holding.rules, (wanted, home))
    if wanted < frame.space and frame.space in other.free_choice:
        return Refusal(reasons.CHOOSE_FREELY, rules.FREE_CHOICE, (other.homes[frame.space],))
    return cannot_act(pos, other, frame.space, wanted)


def play_across(pos: TzolkinPosition, frame: Act, move: Move) -> None:
    other = pos.tables.gear_of[move.args[0]]
    offer = offered(pos, frame, other)
    assert offer is not None
    perform(pos, other, frame.space, move.args[1], offer.holding.rules)
    pos.game.abilities.spend(pos, offer.holding.bit)


MOVES: MoveKinds = {"across": MoveKind(actions_across, refuse_across, play_across, possible_across)}
