"""Effects one after another: a sentence each, or all in one sentence where they can be said in one."""

from __future__ import annotations

from collections.abc import Iterable

from engine.model import effects as model
from engine.model.text import Inline
from generator.wording.kinds import worded
from generator.wording.narrator import Narrator
from generator.wording.resolve import clause, opening

#: The mood of what is allowed.
MAY = "may"


def effect_words(effects: Iterable[model.Effect], say: Narrator) -> Inline:
    """All effects, one sentence after another."""
    return say.sentences(effect_sentences(effects, say))


def effect_sentences(effects: Iterable[model.Effect], say: Narrator) -> tuple[Inline, ...]:
    """A sentence each; but what is paid first is paid for all that follows, and stands in one sentence with it."""
    effects = tuple(effects)
    if _is_price(effects):
        return (_paying(effects, say),)
    return tuple(worded(effect, say) for effect in effects)


def in_one_sentence(effects: tuple[model.Effect, ...], say: Narrator) -> Inline:
    """Effects that happen together, or not at all: one sentence, where they can be said in one."""
    if _is_price(effects):
        return _paying(effects, say)
    if len(effects) == 1 or not all(map(flows, effects)):
        return effect_words(effects, say)
    first, *others = (worded(effect, say) for effect in effects)
    # Translators: several things to do in one sentence, joined by "and": "Take 1 corn and score 1 point."
    return say("effect.together", "{effects}.", effects=say.listing([opening(first), *map(clause, others)]))


def allowed(effects: tuple[model.Effect, ...], say: Narrator) -> tuple[Inline, Narrator]:
    """Effects as something that one may do, and who says the sentence around them: "take 1 corn" in "you may take 1
    corn". Where the language has no such words for all of it, they are told as always: "if you wish, take 1 corn"."""
    permitting = say.in_mood(MAY)
    told = in_one_sentence(effects, permitting)
    return (in_one_sentence(effects, say), say) if permitting.unsaid else (told, permitting)


def _is_price(effects: tuple[model.Effect, ...]) -> bool:
    return len(effects) > 1 and isinstance(effects[0], model.Pay) and all(map(flows, effects))


def flows(effect: model.Effect) -> bool:
    """Whether an effect is told by one sentence, which can be a part of another one."""
    return not isinstance(effect, model.May | model.Repeat | model.Choose | model.First | model.ByWorker)


def _paying(effects: tuple[model.Effect, ...], say: Narrator) -> Inline:
    if any(map(_has_its_own_price, effects[1:])):
        # Translators: {payment} is a sentence such as "Pay 1 corn"; {effects} is a sentence that asks for a further
        # payment, such as "Construct 1 building and pay the cost".
        return say(
            "effect.paying.first",
            "{payment:opening}, then {effects:clause}.",
            payment=worded(effects[0], say),
            effects=in_one_sentence(effects[1:], say),
        )
    # Translators: {payment} is a sentence such as "Pay 1 corn", {effects} what one gets for it, as a sentence such as
    # "Go up 1 step on any temple". Many languages join the two by "and".
    return say(
        "effect.paying",
        "{payment:opening} to {effects:clause}.",
        payment=worded(effects[0], say),
        effects=in_one_sentence(effects[1:], say),
    )


def _has_its_own_price(effect: model.Effect) -> bool:
    return (isinstance(effect, model.Build) and not effect.free) or (
        isinstance(effect, model.Advance) and effect.paying
    )


def numbered(n: int, effects: tuple[model.Effect, ...], say: Narrator) -> Inline:
    # Translators: one of several options, numbered from 1; {effects} is one or more whole sentences.
    return say("effect.option", "({n}) {effects}", n=n, effects=effect_words(effects, say))
