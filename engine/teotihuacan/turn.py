"""A turn: a worker moves and does one action, with free actions in between; then comes the next player."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.kit import Questions, Steps
from engine.moves import Move
from engine.position import NOBODY
from engine.refusals import Refusal
from engine.teotihuacan import rules
from engine.teotihuacan.frames import (
    Act,
    AfterTurn,
    Arrive,
    Eclipse,
    EndOfTurn,
    EndTurn,
    LastPlayerDisc,
    NextTurn,
    StartTurn,
    TakeTurn,
    Turn,
)
from engine.teotihuacan.position import TeotihuacanPosition

#: What can be once in a while: an action, and a turn with its free actions.
SCOPES = ("action", "turn")


def start_turn(pos: TeotihuacanPosition, frame: StartTurn) -> None:
    pos.active = frame.who
    _begin(pos)
    pos.tell("turn", pos.active, (), rules.ORDER)
    pos.stack.extend((AfterTurn(frame.who), EndTurn(), EndOfTurn(), Turn()))


def take_turn(pos: TeotihuacanPosition, frame: TakeTurn) -> None:
    """A turn that begins with a worker that has arrived."""
    pos.active, pos.at = frame.who, frame.place
    _begin(pos)
    pos.stack.extend((EndTurn(), EndOfTurn(), Arrive(frame.place, frame.power)))


def _begin(pos: TeotihuacanPosition) -> None:
    if pos.me.spent:
        for scope in SCOPES:
            pos.game.abilities.over(pos, pos.me, scope)
    pos.in_force = pos.me.held


def end_turn(pos: TeotihuacanPosition, frame: EndTurn) -> None:
    pos.at = pos.acting = NOBODY


def after_turn(pos: TeotihuacanPosition, frame: AfterTurn) -> None:
    """The last player moves the light disc."""
    pos.stack.append(NextTurn(frame.who))
    if _is_last(pos, frame.who):
        pos.stack.append(LastPlayerDisc())


def _is_last(pos: TeotihuacanPosition, who: int) -> bool:
    return who == len(pos.players) - 1


def next_turn(pos: TeotihuacanPosition, frame: NextTurn) -> None:
    """An eclipse comes when the rounds until then are over; harsh ones come after the turn that brought them."""
    pos.stack.append(StartTurn((frame.who + 1) % len(pos.players)))
    if pos.countdown and (_is_last(pos, frame.who) or pos.harsh):
        pos.countdown -= 1
        if not pos.countdown:
            pos.stack.append(Eclipse())


# -- done


def done(pos: TeotihuacanPosition, frame: EndOfTurn) -> Iterable[Move]:
    return (pos.tables.done,)


def refuse_done(pos: TeotihuacanPosition, frame: EndOfTurn, move: Move) -> Refusal | None:
    return None


def play_done(pos: TeotihuacanPosition, frame: EndOfTurn, move: Move) -> None:
    """What comes next is waiting on the stack."""


MOVES: MoveKinds = {"done": MoveKind(done, refuse_done, play_done, legal=done)}
QUESTIONS: Questions = {"arrive": Arrive, "act": Act, "end-of-turn": EndOfTurn}
STEPS: Steps = {
    StartTurn: start_turn,
    TakeTurn: take_turn,
    EndTurn: end_turn,
    AfterTurn: after_turn,
    NextTurn: next_turn,
}
#: Free actions are possible while a player decides about the own turn.
WINDOWS: dict[str, tuple[type, ...]] = {"own_turn": (Turn, Arrive, EndOfTurn)}
