"""Begging for corn, when it is allowed and when there is no other way."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import give_back, take
from engine.moves import Move
from engine.tzolkin import placing, rules
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.temples import can_anger

#: Frames of the questions at which workers are placed begin with how many have been placed this turn.
FIRST_WORKER: Frame = ("turn", 0, 0)


def ask_turn(pos: TzolkinPosition, begged: int) -> None:
    """Ask for the turn, or for the one worker of mercy where neither placing, picking up nor begging is possible."""
    if stranded(pos) and cannot_beg(pos, begged) is not None:
        pos.stack.append(("mercy", 0, begged, 1))
    else:
        pos.stack.append(("turn", 0, begged))


def stranded(pos: TzolkinPosition) -> bool:
    """No worker on a gear to pick up, and not enough corn to place one."""
    me = pos.players[pos.active]
    if me.hand != me.workers:
        return False
    return not placing.placements(pos, FIRST_WORKER)


def cannot_beg(pos: TzolkinPosition, begged: int) -> Refusal | None:
    if begged:
        return rules.BEG_FIRST
    me = pos.players[pos.active]
    if me.goods[pos.tables.corn] > rules.BEG_AT_MOST.of(pos, me):
        return rules.BEG
    return None if can_anger(pos) else rules.BEG_BOTTOM


def beg_move(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return (pos.tables.beg,)


def beg_if_allowed(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return () if cannot_beg(pos, frame[2]) else (pos.tables.beg,)


def refuse_beg(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    return cannot_beg(pos, frame[2])


def play_beg(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    """Give all corn back, take the fixed amount, go down on a temple; then the turn itself."""
    corn = pos.tables.corn
    cites = rules.BEG_REFILL.cites(pos, pos.me) + (rules.BEG_FORCED if stranded(pos) else ())
    pos.tell("begged", pos.active, (rules.BEG_REFILL.of(pos, pos.me),), cites)
    give_back(pos, corn, pos.me.goods[corn], cites)
    take(pos, corn, rules.BEG_REFILL.of(pos, pos.me), cites)
    pos.stack.append(("ask_turn", 1))
    pos.stack.extend(pos.tables.begging_anger.frames)


MOVES = {"beg": MoveKind(beg_move, refuse_beg, play_beg, beg_if_allowed)}
STEPS = {"ask_turn": ask_turn}
