"""Seats that no player takes: what an automaton is asked it answers by rule, so that nobody is asked in its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from engine.decisions import Frame, Question
from engine.moves import Move

if TYPE_CHECKING:
    from engine.position import AnyPosition


class Answer(NamedTuple):
    """What an automaton answers to a question, and how it carries that out: it tells by which rule, then plays.

    `play` says whether that was all; if not, the move is played as usual.
    """

    find: Callable[..., Move]
    play: Callable[..., bool]


#: What an automaton answers, by the frame of the question.
Answers = Mapping[type, Answer]
#: Whether it is an automaton that is asked.
IsAsked = Callable[["AnyPosition"], bool]


class AnsweredQuestion(Question):
    """A question to which an automaton has one answer; players are asked as usual."""

    __slots__ = ("_answer", "_is_asked")

    def __init__(self, usual: Question, answer: Answer, is_asked: IsAsked) -> None:
        super().__init__(usual.id, usual.rule, usual.kinds, usual.not_now, usual.out_of_place, usual.legal)
        self._answer, self._is_asked = answer, is_asked

    def answered(self, pos: AnyPosition, frame: Frame) -> tuple[Move, ...] | None:
        """What players can choose from; nothing where the automaton was asked, for it has answered."""
        if not self._is_asked(pos):
            return self.legal(pos, frame)
        move = self._answer.find(pos, frame)
        if not self._answer.play(pos, frame, move):
            self.plays[move.kind](pos, frame, move)
        return None


def answered(questions: Mapping[type, Question], answers: Answers, is_asked: IsAsked) -> dict[type, Question]:
    """The questions of a game in which an automaton plays."""
    return {
        frame: AnsweredQuestion(question, answers[frame], is_asked) if frame in answers else question
        for frame, question in questions.items()
    }


def asked(question: Question) -> Callable[[AnyPosition, Frame], tuple[Move, ...] | None]:
    """How a question lists what can be chosen, if there is anybody to choose."""
    return question.answered if isinstance(question, AnsweredQuestion) else question.legal
