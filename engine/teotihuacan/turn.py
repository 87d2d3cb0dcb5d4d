"""A turn, from the moment when a worker arrives: one action, with free actions before and after it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind
from engine.kit import Questions, Steps
from engine.moves import Move
from engine.position import NOBODY
from engine.refusals import Refusal
from engine.teotihuacan.frames import Arrive, EndOfTurn, EndTurn, TakeTurn
from engine.teotihuacan.position import TeotihuacanPosition

#: What can be once in a while: an action, and a turn with its free actions.
SCOPES = ("action", "turn")


def take_turn(pos: TeotihuacanPosition, frame: TakeTurn) -> None:
    pos.active, pos.at = frame.who, frame.place
    for scope in SCOPES:
        pos.game.abilities.over(pos, pos.me, scope)
    pos.in_force = pos.me.held
    pos.stack.extend((EndTurn(), EndOfTurn(), Arrive(frame.place, frame.power)))


def end_turn(pos: TeotihuacanPosition, frame: EndTurn) -> None:
    pos.at = pos.acting = NOBODY


def done(pos: TeotihuacanPosition, frame: EndOfTurn) -> Iterable[Move]:
    return (pos.game.moves.move("done"),)


def refuse_done(pos: TeotihuacanPosition, frame: EndOfTurn, move: Move) -> Refusal | None:
    return None


def play_done(pos: TeotihuacanPosition, frame: EndOfTurn, move: Move) -> None:
    """What comes next is waiting on the stack."""


MOVES = {"done": MoveKind(done, refuse_done, play_done)}
QUESTIONS: Questions = {"arrive": Arrive, "end-of-turn": EndOfTurn}
STEPS: Steps = {TakeTurn: take_turn, EndTurn: end_turn}
#: Free actions are possible while a player decides about the own turn.
WINDOWS: dict[str, tuple[type, ...]] = {"own_turn": (Arrive, EndOfTurn)}
