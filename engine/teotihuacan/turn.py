"""A turn: a worker moves and does one action, with free actions in between; then comes the next player."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.decisions import MoveKind, MoveKinds, everywhere
from engine.kit import Questions, Steps
from engine.moves import Move
from engine.position import NOBODY
from engine.refusals import Refusal
from engine.teotihuacan import rules
from engine.teotihuacan.bot_turn import BotTurn
from engine.teotihuacan.calendar import last_player_disc
from engine.teotihuacan.frames import (
    Act,
    AfterTurn,
    Arrive,
    Eclipse,
    EndOfTurn,
    EndTurn,
    StartTurn,
    TakeTurn,
    Turn,
)
from engine.teotihuacan.position import TeotihuacanPosition

#: What can be once in a while: an action, and a turn with its free actions.
SCOPES = ("action", "turn")


@cache
def _turn_of(who: int) -> tuple[AfterTurn, EndTurn, EndOfTurn, Turn]:
    """The turn of a player, last to first."""
    return AfterTurn(who), EndTurn(), EndOfTurn(), Turn()


def start_turn(pos: TeotihuacanPosition, frame: StartTurn) -> None:
    _start(pos, frame.who)


def _start(pos: TeotihuacanPosition, who: int) -> None:
    pos.active = who
    _begin(pos)
    if pos.trace is not None:
        pos.tell("turn", who, (), rules.ORDER)
    pos.stack.extend((AfterTurn(who), BotTurn()) if who == pos.bot else _turn_of(who))


def take_turn(pos: TeotihuacanPosition, frame: TakeTurn) -> None:
    """A turn that begins with a worker that has arrived."""
    pos.active, pos.at = frame.who, frame.place
    _begin(pos)
    pos.stack.extend((EndTurn(), EndOfTurn(), Arrive(frame.place, frame.power)))


def _begin(pos: TeotihuacanPosition) -> None:
    me = pos.players[pos.active]
    if me.spent & pos.game.abilities.waking:
        for scope in SCOPES:
            pos.game.abilities.over(pos, me, scope)
    pos.in_force = me.held


def end_turn(pos: TeotihuacanPosition, frame: EndTurn) -> None:
    pos.at = pos.acting = NOBODY


def after_turn(pos: TeotihuacanPosition, frame: AfterTurn) -> None:
    """The last player moves the light disc; then it is the next player's turn."""
    seats = len(pos.players)
    is_last = frame.who == seats - 1
    if is_last:
        last_player_disc(pos)
    if pos.countdown and (is_last or pos.harsh) and _has_come(pos):
        pos.stack.extend((StartTurn((frame.who + 1) % seats), Eclipse()))
    else:
        _start(pos, (frame.who + 1) % seats)


def _has_come(pos: TeotihuacanPosition) -> bool:
    """An eclipse comes when the rounds until then are over; harsh ones come after the turn that brought them."""
    pos.countdown -= 1
    return not pos.countdown


# -- done


def done(pos: TeotihuacanPosition, frame: EndOfTurn) -> Iterable[Move]:
    return pos.game.moves.bare["done"]


def refuse_done(pos: TeotihuacanPosition, frame: EndOfTurn, move: Move) -> Refusal | None:
    return None


def play_done(pos: TeotihuacanPosition, frame: EndOfTurn, move: Move) -> None:
    """What comes next is waiting on the stack."""


MOVES: MoveKinds = {"done": MoveKind(done, refuse_done, play_done, always=everywhere)}
QUESTIONS: Questions = {"arrive": Arrive, "act": Act, "end-of-turn": EndOfTurn}
STEPS: Steps = {
    StartTurn: start_turn,
    TakeTurn: take_turn,
    EndTurn: end_turn,
    AfterTurn: after_turn,
}
#: Free actions are possible while a player decides about the own turn.
OWN_TURN: tuple[type, ...] = (Turn, Arrive, EndOfTurn)
