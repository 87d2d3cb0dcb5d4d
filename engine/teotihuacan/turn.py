"""A turn, from the moment when a worker arrives: one action, with free actions before and after it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import Frame, MoveKind, Refusal
from engine.moves import Move
from engine.position import NOBODY
from engine.teotihuacan.position import TeotihuacanPosition

#: Discovery tiles may be used while a player decides about the own turn.
WINDOWS: dict[str, tuple[str, ...]] = {"arrive": ("own_turn",), "end-of-turn": ("own_turn",)}
MOMENTS = ("main_action", "power_ups")


def take_turn(pos: TeotihuacanPosition, who: int, place: int, power: int) -> None:
    pos.active = who
    pos.stack.append(("end_turn",))
    pos.stack.append(("end-of-turn",))
    pos.stack.append(("arrive", place, power))


def end_turn(pos: TeotihuacanPosition) -> None:
    pos.at = pos.acting = NOBODY


def done(pos: TeotihuacanPosition, frame: Frame) -> Iterable[Move]:
    return (pos.game.moves.move("done"),)


def refuse_done(pos: TeotihuacanPosition, frame: Frame, move: Move) -> Refusal | None:
    return None


def play_done(pos: TeotihuacanPosition, frame: Frame, move: Move) -> None:
    """What comes next is waiting on the stack."""


MOVES = {"done": MoveKind(done, refuse_done, play_done)}
STEPS = {"take_turn": take_turn, "end_turn": end_turn}
