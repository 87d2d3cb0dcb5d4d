"""Rounds and turns: everybody once, then a food day if it is one, then the calendar."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import cast

from engine.decisions import Frame, MoveKind, MoveKinds
from engine.kit import Steps
from engine.moments import fire
from engine.moves import Move
from engine.refusals import Refusal
from engine.tzolkin import building, display, rules, technologies
from engine.tzolkin.begging import ask_turn
from engine.tzolkin.calendar import advance_phase, collect_tooth_corn
from engine.tzolkin.frames import (
    AdvancePhase,
    AfterQuick,
    AskTurn,
    Construct,
    Develop,
    DoQuick,
    EndRound,
    EndTurn,
    FoodDay,
    Placing,
    Round,
    TakeTurn,
)
from engine.tzolkin.placing import end_placing
from engine.tzolkin.position import TzolkinPosition

END_TURN, ADVANCE_PHASE, FOOD_DAY, FIRST_QUESTION = EndTurn(), AdvancePhase(), FoodDay(), AskTurn(0)
DO_QUICK, AFTER_QUICK = DoQuick(), AfterQuick()


def begin_round(pos: TzolkinPosition, frame: Round) -> None:
    if pos.game.abilities.limited:
        for player in pos.players:
            pos.game.abilities.over(pos, player, "round")
    pos.stack.extend(round_of(len(pos.players)))


@cache
def round_of(players: int) -> tuple[Frame, ...]:
    return (EndRound(), *(TakeTurn(n) for n in reversed(range(players))))


def take_turn(pos: TzolkinPosition, frame: TakeTurn) -> None:
    pos.active = (pos.starting_player + frame.place_in_order) % len(pos.players)
    me = pos.players[pos.active]
    if me.spent and me.spent & pos.game.abilities.waking:
        pos.game.abilities.over(pos, me, "turn")
    if pos.trace is not None:
        pos.tell("turn", pos.active, (), rules.ORDER)
    if pos.placed or pos.spared or pos.skipped:
        pos.placed, pos.spared, pos.skipped = (), 0, ()
    pos.stack.append(END_TURN)
    if me.held & pos.tables.turn_begins_bits:
        pos.stack.append(FIRST_QUESTION)
        pos.begin(())
        fire(pos, "turn_begins", "turn")
    else:
        ask_turn(pos, 0)


def end_turn(pos: TzolkinPosition, frame: EndTurn) -> None:
    """The corn of the calendar comes before a quick action, and new buildings come after it."""
    if pos.quick_spaces and pos.active in pos.quick_spaces:
        pos.stack.extend((AFTER_QUICK, DO_QUICK))
    elif len(pos.display) < pos.tables.display_size:
        display.refill(pos)
    if pos.first_space == pos.active:
        collect_tooth_corn(pos)


def end_round(pos: TzolkinPosition, frame: EndRound) -> None:
    if pos.food_day:
        pos.stack.extend((ADVANCE_PHASE, FOOD_DAY))
    else:
        advance_phase(pos, ADVANCE_PHASE)


# -- done: the end of placing, picking up, developing or building


#: What has to be enough before a player may stop.
ENOUGH = cast(
    "dict[type, Callable[[TzolkinPosition, Frame], Refusal | None]]",
    {Develop: technologies.enough, Construct: building.enough},
)

#: What tells that nothing more could be paid.
TOO_DEAR = cast(
    "dict[type, Callable[[TzolkinPosition, Frame], None]]",
    {Develop: technologies.tell_too_dear, Construct: building.tell_too_dear},
)


def done(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return (pos.tables.done,)


def needs_nothing(question: type) -> bool:
    """Whether a player may always stop there."""
    return question not in ENOUGH


def refuse_done(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    enough = ENOUGH.get(type(frame))
    return enough(pos, frame) if enough else None


def play_done(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    """What comes next is waiting on the stack: something after placing, or word that more could not be paid for."""
    if type(frame) is Placing and pos.tables.placed_bits:
        end_placing(pos)
    if pos.trace is not None and type(frame) in TOO_DEAR:
        TOO_DEAR[type(frame)](pos, frame)


MOVES: MoveKinds = {"done": MoveKind(done, refuse_done, play_done, always=needs_nothing)}
STEPS: Steps = {Round: begin_round, TakeTurn: take_turn, EndTurn: end_turn, EndRound: end_round}
