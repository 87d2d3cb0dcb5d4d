"""Begging for corn, when it is allowed and when there is no other way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.decisions import Frame, MoveKind, MoveKinds
from engine.gains import gain
from engine.kit import Questions, Steps
from engine.moves import Move
from engine.payments import give_back
from engine.refusals import Refusal
from engine.steps import Down
from engine.tzolkin import placing, rules
from engine.tzolkin.cannot_beg import cannot_beg
from engine.tzolkin.frames import AskTurn, Mercy, Turn
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.temples import can_anger

#: The question at which the first worker of a turn is placed.
FIRST_WORKER: Final = Turn(0, 0)
AFTER_BEGGING: Final = AskTurn(1)


def ask_turn(pos: TzolkinPosition, begged: int) -> None:
    """Ask for the turn, or for the one worker of mercy where neither placing, picking up nor begging is possible."""
    me = pos.players[pos.active]
    if me.hand == me.workers and stranded(pos) and cannot_beg(pos, begged) is not None:
        pos.stack.append(Mercy(0, begged, 1))
    else:
        pos.stack.append(Turn(0, begged) if begged else FIRST_WORKER)


def asked_again(pos: TzolkinPosition, frame: AskTurn) -> None:
    ask_turn(pos, frame.begged)


def asked_after_use(frame: Frame) -> Frame:
    """A free action may have brought what a turn or the mercy of the gods depends on."""
    return AskTurn(frame.begged) if isinstance(frame, Turn | Mercy) else frame


def stranded(pos: TzolkinPosition) -> bool:
    """No worker on a gear to pick up, and not enough corn to place one."""
    me = pos.players[pos.active]
    if me.hand != me.workers:
        return False
    return not placing.can_place(pos, FIRST_WORKER)


def beg_move(pos: TzolkinPosition, frame: Turn | Mercy) -> Iterable[Move]:
    return (pos.tables.beg,)


def beg_if_allowed(pos: TzolkinPosition, frame: Turn | Mercy) -> Iterable[Move]:
    """Asked at every turn: most players have too much corn."""
    me, tables = pos.players[pos.active], pos.tables
    if me.held & tables.bent_begging:
        return (tables.beg,) if cannot_beg(pos, frame.begged) is None else ()
    if me.goods[tables.corn] > tables.usual_beg_at or frame.begged or not can_anger(pos, tables.usual_beg_steps):
        return ()
    return (tables.beg,)


def refuse_beg(pos: TzolkinPosition, frame: Turn | Mercy, move: Move) -> Refusal | None:
    return cannot_beg(pos, frame.begged)


def play_beg(pos: TzolkinPosition, frame: Turn | Mercy, move: Move) -> None:
    """Give all corn back, take the fixed amount, go down on a temple; then the turn itself."""
    corn, me = pos.tables.corn, pos.me
    refill = rules.BEG_REFILL.of(pos, me)
    cites = rules.BEG_REFILL.cites(pos, me) + (rules.BEG_FORCED if stranded(pos) else ())
    pos.tell("begged", pos.active, (), cites)
    give_back(pos, corn, me.goods[corn], cites, "returned")
    pos.stack.append(AFTER_BEGGING)
    pos.stack.append(Down(rules.BEG_STEPS.of(pos, me), 0, pos.tables.begging.address))
    pos.in_force = me.held
    gain(pos, pos.tables.begging, corn, refill, pos.tables.begged_corn, cites)


MOVES: MoveKinds = {"beg": MoveKind(beg_move, refuse_beg, play_beg, beg_if_allowed)}
QUESTIONS: Questions = {"turn": Turn, "mercy": Mercy}
STEPS: Steps = {AskTurn: asked_again}
