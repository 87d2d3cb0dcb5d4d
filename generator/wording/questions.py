"""What has to be asked before an effect of an automaton can be done: one small function for each kind that can fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.model import effects as model
from engine.model.text import Inline
from generator.wording.kinds import entered
from generator.wording.names import family_term, somewhere
from generator.wording.narrator import Narrator

Question = Callable[[Any, Narrator], Inline]
QUESTIONS: dict[type, Question] = {}


def can_fail(effect: model.Effect) -> bool:
    """Whether there are positions in which an automaton cannot do this, as the engine sees it."""
    match effect:
        case model.First(options):
            return all(any(map(can_fail, option)) for option in options)
        case model.ByWorker(_, effects, at):
            return bool(at) or any(map(can_fail, effects))
    return type(effect) in QUESTIONS


def question(effect: model.Effect, say: Narrator) -> Inline:
    return QUESTIONS[type(effect)](effect, say)


def asks(kind: type) -> Callable[[Question], Question]:
    """Enter a function as the question of a kind."""
    return entered(QUESTIONS, kind)


@asks(model.Pay)
def pay(effect: model.Pay, say: Narrator) -> Inline:
    # Translators: a question in a decision flow about the automaton; {goods} is such as "2 stone".
    return say("question.pay", "Can it pay {goods}?", goods=say.goods(dict(effect.goods)))


@asks(model.Build)
def build(effect: model.Build, say: Narrator) -> Inline:
    if any(effect.family == place.id for place in say.book.places):
        # Translators: a question in a decision flow: whether one is left to be put up.
        return say("question.build.at", "Is a building left?")
    tile = say.ref(family_term(effect.family, say))
    # Translators: a question in a decision flow; {tile} is a kind of tile on display, such as Pyramid tile.
    return say("question.build", "A {tile}, and room for it?", tile=tile)


@asks(model.Claim)
def claim(effect: model.Claim, say: Narrator) -> Inline:
    if effect.source == "worship":
        tile = say.ref(effect.kind or family_term(effect.family, say))
        # Translators: a question in a decision flow; {tile} is a kind of tile, such as mask; "it" is the automaton.
        return say(
            "question.claim.worship",
            "A {tile} beside a worship space that it lacks and can pay for?",
            tile=tile,
        )
    tile = say.ref(family_term(effect.family, say))
    # Translators: a question in a decision flow; {tile} is a kind of tile, such as Technology tile; "it" is the
    # automaton.
    return say("question.claim", "A {tile} that it lacks?", tile=tile)


@asks(model.Perform)
def perform(effect: model.Perform, say: Narrator) -> Inline:
    # Translators: a question in a decision flow; "it" is a worker.
    return say("question.perform", "Can it do the line of its board?")


@asks(model.ByWorker)
def by_worker(effect: model.ByWorker, say: Narrator) -> Inline:
    if effect.at:
        return _at(effect, say)
    match effect.order:
        case "highest":
            # Translators: a question in a decision flow, before another about that worker.
            return say("question.worker.highest", "Unlocked worker? The highest power first.")
        case "lowest":
            # Translators: a question in a decision flow, before another about that worker.
            return say("question.worker.lowest", "Unlocked worker? The lowest power first.")
    # Translators: a question in a decision flow, before another about that worker.
    return say("question.worker.worship", "Worker on a worship space?")


def _at(effect: model.ByWorker, say: Narrator) -> Inline:
    places = somewhere(effect.at, say)
    match effect.order:
        case "highest":
            # Translators: a question in a decision flow, and which of several workers does what follows; {places} is
            # the name of a board.
            return say(
                "question.worker.at.highest",
                "Unlocked worker at {places:def}? The strongest acts.",
                places=places,
            )
        case "lowest":
            # Translators: a question in a decision flow, and which of several workers does what follows; {places} is
            # the name of a board.
            return say(
                "question.worker.at.lowest",
                "Unlocked worker at {places:def}? The weakest acts.",
                places=places,
            )
    # Translators: a question in a decision flow about the worker that has just moved; {places} is the name of a board.
    return say("question.worker.at.worship", "Is it on the worship space of {places:def}?", places=places)
