"""Passing: a turn in which workers are neither placed nor picked up, for whoever is offered it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.moves import Move
from engine.refusals import Refusal
from engine.tzolkin import reasons, rules
from engine.tzolkin.frames import Mercy, Turn
from engine.tzolkin.position import TzolkinPosition


def passes(pos: TzolkinPosition, frame: Turn | Mercy) -> Iterable[Move]:
    return (pos.game.moves.move("pass"),)


def possible_passes(pos: TzolkinPosition, frame: Turn | Mercy) -> Iterable[Move]:
    return passes(pos, frame) if pos.me.held & pos.tables.pass_bits else ()


def refuse_pass(pos: TzolkinPosition, frame: Turn | Mercy, move: Move) -> Refusal | None:
    return None if pos.me.held & pos.tables.pass_bits else Refusal(reasons.CANNOT_PASS, rules.ONE_OF_TWO)


def play_pass(pos: TzolkinPosition, frame: Turn | Mercy, move: Move) -> None:
    offer = next(each for each in pos.tables.passes if each.holding.bit & pos.me.held)
    pos.tell("passed", pos.active, (), offer.holding.rules)


MOVES: MoveKinds = {"pass": MoveKind(passes, refuse_pass, play_pass, possible_passes)}
