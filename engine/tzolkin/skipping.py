"""Skipping: a free space of a gear counts as taken for its player until the end of the turn."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.moves import Move
from engine.refusals import Refusal
from engine.tzolkin import reasons, rules
from engine.tzolkin.frames import AskTurn, Placing, Turn
from engine.tzolkin.offered import Offered
from engine.tzolkin.placing import NOWHERE, lowest_space, refuse_place
from engine.tzolkin.position import TzolkinPosition

# -- skip {place}


def skips(pos: TzolkinPosition, frame: Turn | Placing) -> Iterable[Move]:
    return [pos.game.moves.move("skip", gear.place) for gear in pos.tables.gears] if pos.me.hand else ()


def possible_skips(pos: TzolkinPosition, frame: Turn | Placing) -> Iterable[Move]:
    if not pos.me.held & pos.tables.skip_bits:
        return ()
    return [move for move in skips(pos, frame) if refuse_skip(pos, frame, move) is None]


def offered(pos: TzolkinPosition, frame: Turn | Placing, gear: str) -> Offered | None:
    """The offer to skip a space of this gear that the active player holds at this question."""
    known = pos.tables.skips[type(frame) is Placing]
    return next((each for each in known if each.holding.bit & pos.me.held and gear in each.homes), None)


def refuse_skip(pos: TzolkinPosition, frame: Turn | Placing, move: Move) -> Refusal | None:
    """Only a worker that can then be placed on this gear skips a space of it."""
    gear = pos.tables.gear_of.get(move.args[0])
    if gear is None:
        return Refusal(reasons.NO_GEAR, rules.AVAILABLE, (pos.game.places[move.args[0]].id,))
    offer = offered(pos, frame, gear.id)
    if offer is None:
        return _no_offer(pos)
    space = lowest_space(pos, gear)
    if space == NOWHERE:
        return refuse_place(pos, frame, gear.place_move)
    before, pos.skipped = pos.skipped, (gear.index, space)
    refused = refuse_place(pos, frame, gear.place_move)
    pos.skipped = before
    return None if refused is None else refused.cited((), offer.holding.rules)


def _no_offer(pos: TzolkinPosition) -> Refusal:
    if not pos.skipped:
        return Refusal(reasons.CANNOT_SKIP, rules.LOWEST)
    gear, space = pos.skipped
    return Refusal(reasons.SKIPPED_ALREADY, rules.LOWEST, (pos.tables.gears[gear].id, space))


def play_skip(pos: TzolkinPosition, frame: Turn | Placing, move: Move) -> None:
    gear = pos.tables.gear_of[move.args[0]]
    offer = offered(pos, frame, gear.id)
    assert offer is not None
    pos.skipped = (gear.index, lowest_space(pos, gear))
    pos.tell("skipped", pos.active, (gear.id, pos.skipped[1]), offer.holding.rules)
    pos.game.abilities.spend(pos, offer.holding.bit)
    pos.stack.append(AskTurn(frame.begged) if isinstance(frame, Turn) else frame)


MOVES: MoveKinds = {"skip": MoveKind(skips, refuse_skip, play_skip, possible_skips)}
