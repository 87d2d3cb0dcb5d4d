"""Rounds and turns: everybody once, then a food day if it is one, then the calendar."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.decisions import Frame, MoveKind, Refusal
from engine.moves import Move
from engine.tzolkin import building, rules, technologies
from engine.tzolkin.begging import ask_turn
from engine.tzolkin.calendar import collect_tooth_corn
from engine.tzolkin.position import TzolkinPosition


def begin_round(pos: TzolkinPosition) -> None:
    pos.stack.extend(_round(len(pos.players)))


@cache
def _round(players: int) -> tuple[Frame, ...]:
    return (("end_round",), *(("take_turn", n) for n in reversed(range(players))))


def take_turn(pos: TzolkinPosition, place_in_order: int) -> None:
    pos.active = (pos.starting_player + place_in_order) % len(pos.players)
    pos.tell("turn", pos.active, (), rules.ORDER)
    pos.stack.append(("end_turn",))
    ask_turn(pos, 0)


def end_turn(pos: TzolkinPosition) -> None:
    building.refill(pos)
    collect_tooth_corn(pos)


def end_round(pos: TzolkinPosition) -> None:
    pos.stack.append(("advance_phase",))
    if pos.food_day:
        pos.stack.append(("food_day",))


# -- done: the end of placing, picking up, developing or building


ENOUGH = {"develop": technologies.enough, "build": building.enough}


def done(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return (pos.tables.done,)


def done_if_enough(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return () if frame[0] in ENOUGH and refuse_done(pos, frame, pos.tables.done) else (pos.tables.done,)


def refuse_done(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    enough = ENOUGH.get(frame[0])
    return enough(pos, frame) if enough else None


def play_done(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    """What comes next is waiting on the stack."""


MOVES = {"done": MoveKind(done, refuse_done, play_done, done_if_enough)}
STEPS = {"round": begin_round, "take_turn": take_turn, "end_turn": end_turn, "end_round": end_round}
