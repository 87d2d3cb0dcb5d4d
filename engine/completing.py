"""Everything that is offered can be completed: where a choice could spoil what still has to be done, it is tried out.

Most effects know from a purse whether they can be completed. Where one asks and a later one can fail, the answer
depends on the choice; there every way is followed on a copy, as far as the effects reach that have begun.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Do
from engine.decisions import Frame, Question
from engine.moments import Fire
from engine.purse import Purse, in_front_of
from engine.reasons import EVERY_WAY
from engine.refusals import Refusal

if TYPE_CHECKING:
    from engine.listing import Listed
    from engine.moves import Move
    from engine.position import AnyPosition


class CarefulQuestion(Question):
    """A question of a game in which a choice can spoil what comes later: such a choice is refused."""

    __slots__ = ()

    def refusal(self, pos: AnyPosition, frame: Frame, move: Move) -> Refusal | None:
        return super().refusal(pos, frame, move) or spoils(pos, frame, move)


def careful(question: Question) -> CarefulQuestion:
    return CarefulQuestion(
        question.id, question.rule, question.kinds, question.not_now, question.out_of_place, _unspoiling(question.legal)
    )


def _unspoiling(listed: Listed) -> Listed:
    def unspoiling(pos: AnyPosition, frame: Frame) -> tuple[Move, ...]:
        return tuple([move for move in listed(pos, frame) if spoils(pos, frame, move) is None])

    return unspoiling


def spoils(pos: AnyPosition, frame: Frame, move: Move) -> Refusal | None:
    """Why what has begun could not be completed after a move that nothing else refuses."""
    trial = pos.copy()
    trial.trace = None
    if trial.stack and trial.stack[-1] is frame:
        trial.stack.pop()
    rest = _begun(trial.stack)
    trial.game.questions[type(frame)].kinds[move.kind].play(trial, frame, move)
    return _stuck(trial, rest)


def incomplete(pos: AnyPosition, frames: tuple[Frame, ...], purse: Purse) -> Refusal | None:
    """Why effects cannot be completed in any way with what is in a purse."""
    trial = pos.copy()
    trial.trace = None
    rest = len(trial.stack)
    trial.me.goods[:], trial.me.tracks[:] = purse.goods, purse.levels
    trial.stack.extend(frames)
    return _stuck(trial, rest)


def _begun(stack: list[Frame]) -> int:
    """How many frames at the bottom belong to no effect that has begun."""
    rest = len(stack)
    while rest and _is_effect(stack[rest - 1]):
        rest -= 1
    return rest


def _is_effect(frame: Frame) -> bool:
    """Frames of effects know the address of their action; a moment belongs to what it answers."""
    return hasattr(frame, "address") or isinstance(frame, Fire)


def _stuck(trial: AnyPosition, rest: int) -> Refusal | None:
    """Do what needs no decision, down to the frames that rest; a question that has an answer leads on."""
    steps, questions = trial.game.steps, trial.game.questions
    while len(trial.stack) > rest:
        frame = trial.stack.pop()
        question = questions.get(type(frame))
        if question is not None:
            return None if question.legal(trial, frame) else _no_answer(trial, frame, question)
        refused = trial.game.actions[frame.address].refusal(trial, _purse(trial)) if isinstance(frame, Do) else None
        if refused is not None:
            return refused.settled()
        steps[type(frame)](trial, frame)
    return None


def _purse(trial: AnyPosition) -> Purse:
    return in_front_of(trial).copy()


def _no_answer(trial: AnyPosition, frame: Frame, question: Question) -> Refusal:
    """What stands against each answer of a question that has none; figures say more than that one may not stop."""
    refused = [question.refusal(trial, frame, move) for move in question.candidates(trial, frame)]
    told = [each.settled() for each in refused if each is not None]
    ways = tuple(each for each in told if each.reason.fields) or tuple(told)
    rules = tuple(dict.fromkeys(rule for way in ways for rule in way.rules)) or (question.rule,)
    return ways[0] if len(ways) == 1 else Refusal(EVERY_WAY, rules, (ways,))
