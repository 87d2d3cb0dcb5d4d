"""Renovation: a building that allows it is torn down, and what it cost counts towards the next one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.abilities import renew
from engine.decisions import MoveKind, MoveKinds
from engine.moves import Move
from engine.purse import in_front_of
from engine.reasons import NOT_OWNED
from engine.refusals import Refusal
from engine.tiles import without
from engine.tzolkin import reasons, rules
from engine.tzolkin.building import any_payable_after, build_at, building_rule, none_payable, renovatable
from engine.tzolkin.frames import NOTHING_TORN, Construct
from engine.tzolkin.position import TzolkinPosition

# -- renovate {component}


def own_tiles(pos: TzolkinPosition, frame: Construct) -> Iterable[Move]:
    return [pos.game.moves.move("renovate", tile) for tile in renovatable(pos)]


def possible_renovations(pos: TzolkinPosition, frame: Construct) -> Iterable[Move]:
    if not pos.me.held & pos.tables.renovation_bits:
        return ()
    return [move for move in own_tiles(pos, frame) if refuse_renovate(pos, frame, move) is None]


def refuse_renovate(pos: TzolkinPosition, frame: Construct, move: Move) -> Refusal | None:
    """Only one building is torn down for another one, and only if that can then be paid for."""
    old, action = move.args[0], build_at(pos, frame.address)
    if frame.torn != NOTHING_TORN:
        return Refusal(reasons.TORN_ALREADY, rules.RENOVATE_ONE, (pos.game.tiles[frame.torn].id,))
    if old not in set(renovatable(pos)):
        return Refusal(NOT_OWNED, rules.RENOVATE, (pos.game.tiles[old].id,))
    bits, purse = _bits(pos, frame), in_front_of(pos)
    if any_payable_after(pos, action, purse, bits, old):
        return None
    cites = rules.RENOVATE + building_rule(action) + rules.CANNOT_PAY
    return Refusal(reasons.NONE_PAYABLE, cites, none_payable(pos, action, purse, bits))


def _bits(pos: TzolkinPosition, frame: Construct) -> int:
    return pos.in_force & ~pos.tables.grouped if frame.helped else pos.in_force


def play_renovate(pos: TzolkinPosition, frame: Construct, move: Move) -> None:
    """The old building is gone at once, with everything that it gave; the new one must follow."""
    old = move.args[0]
    pos.me.tiles = without(pos.me.tiles, old)
    renew(pos, pos.me)
    pos.tell("renovated", pos.active, (pos.game.tiles[old].id,), tuple(dict.fromkeys(_cites(pos, old))))
    pos.stack.append(frame._replace(torn=old))


def _cites(pos: TzolkinPosition, old: int) -> Iterator[str]:
    for offer in pos.tables.renovations:
        if offer.holding.source == pos.game.tiles[old].id:
            yield from offer.holding.rules
    yield from rules.RENOVATE


MOVES: MoveKinds = {"renovate": MoveKind(own_tiles, refuse_renovate, play_renovate, possible_renovations)}
