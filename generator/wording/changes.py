"""Amounts that change on their way: more or less of a gain, a cost, a need or a step; or something for each unit."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.abilities import Change
from engine.model.text import Inline
from generator.wording.effects import in_one_sentence
from generator.wording.game_words import AmountWords
from generator.wording.kinds import words
from generator.wording.names import family_term, somewhere
from generator.wording.narrator import Narrator


@words(Change)
def change(form: Change, say: Narrator) -> Inline:
    told = [_changed(form, say)] if form.by else []
    told += [_taxed(form, say)] if form.tax else []
    told += [only_here(form.at, say)] if form.at and not _names_its_places(form, say) else []
    told += [_few_workers(form.workers, say)] if form.workers and not _tells_workers(form, say) else []
    return say.sentences(told)


def only_here(at: tuple[str, ...], say: Narrator) -> Inline:
    # Translators: after a sentence about an ability; {places} is where it holds, several joined by "or".
    return say("ability.only-here", "This holds only at {places:def}.", places=somewhere(at, say))


def _few_workers(workers: int, say: Narrator) -> Inline:
    return say("ability.few-workers", "This counts for {n|worker|workers}.", n=workers)


def _tells_workers(form: Change, say: Narrator) -> bool:
    own = say.words.amounts.get(form.amount)
    return own is not None and own.tells_workers


def _names_its_places(form: Change, say: Narrator) -> bool:
    own = say.words.amounts.get(form.amount)
    return not form.tax and (_verb(form) == "gain" or (own is not None and own.tells_places))


def _changed(form: Change, say: Narrator) -> Inline:
    every_games = CHANGED.get(_verb(form))
    return every_games(form, say) if every_games else _own(form, say).changed(form, say)


def _taxed(form: Change, say: Narrator) -> Inline:
    effects = in_one_sentence(form.tax, say)
    every_games = TAXED.get(_verb(form))
    return every_games(form, effects, say) if every_games else _own(form, say).taxed(effects, say)


def _verb(form: Change) -> str:
    return form.amount.partition(".")[0]


def _what(form: Change) -> str:
    """Of which good, on which tracks."""
    return form.amount.partition(".")[2]


def _own(form: Change, say: Narrator) -> AmountWords:
    """The words of an amount that only this game knows."""
    if form.amount not in say.words.amounts:
        raise LookupError(f"no words for the amount {form.amount!r}; known are {', '.join(say.words.amounts)}")
    return say.words.amounts[form.amount]


def gain(form: Change, say: Narrator) -> Inline:
    good = say.ref(_what(form))
    if form.at and not form.tax:
        return _gain_somewhere(form, say)
    if form.by < 0:
        # Translators: {good} is what is taken: corn, wood ...; {amount} is such as "1 corn".
        return say(
            "ability.gain.less", "When you take {good:some}, take {amount} less.", good=good, amount=_by(form, say)
        )
    # Translators: {good} is what is taken: corn, wood ...; {amount} is such as "1 corn".
    return say("ability.gain.more", "When you take {good:some}, take {amount} more.", good=good, amount=_by(form, say))


def _by(form: Change, say: Narrator) -> Inline:
    return say.amount(_what(form), abs(form.by))


def _gain_somewhere(form: Change, say: Narrator) -> Inline:
    good, places = say.ref(_what(form)), somewhere(form.at, say)
    if form.by < 0:
        # Translators: {good} is what is taken: corn, wood ...; {places} is where, several joined by "or"; {amount} is
        # such as "1 corn".
        return say(
            "ability.gain.less.at",
            "When you take {good:some} at {places:def}, take {amount} less.",
            good=good,
            amount=_by(form, say),
            places=places,
        )
    # Translators: {good} is what is taken: corn, wood ...; {places} is where, several joined by "or"; {amount} is such
    # as "1 corn".
    return say(
        "ability.gain.more.at",
        "When you take {good:some} at {places:def}, take {amount} more.",
        good=good,
        amount=_by(form, say),
        places=places,
    )


def _tax_on_gain(form: Change, effects: Inline, say: Narrator) -> Inline:
    good = say.ref(_what(form))
    # Translators: {good} is what is taken, one piece at a time; {effects} is a sentence that is put into this one.
    return say("ability.tax.gain", "For each {good} you take, {effects:clause}.", good=good, effects=effects)


def step(form: Change, say: Narrator) -> Inline:
    if _what(form) in say.book.track_by_id:
        return _step_on_one(form, say)
    track, n = say.ref(family_term(_what(form), say)), abs(form.by)
    if form.by < 0:
        # Translators: {track} is the word for one track, such as temple.
        return say("ability.step.less", "When you go up on a {track}, go {n|step|steps} less.", track=track, n=n)
    # Translators: {track} is the word for one track, such as temple.
    return say("ability.step.more", "When you go up on a {track}, go {n|step|steps} more.", track=track, n=n)


def _step_on_one(form: Change, say: Narrator) -> Inline:
    track, n = say.ref(_what(form)), abs(form.by)
    if form.by < 0:
        # Translators: {track} is the name of one track, such as "the temple of Chaac".
        return say("ability.step.one.less", "When you go up on {track:def}, go {n|step|steps} less.", track=track, n=n)
    # Translators: {track} is the name of one track, such as "the temple of Chaac".
    return say("ability.step.one.more", "When you go up on {track:def}, go {n|step|steps} more.", track=track, n=n)


def _tax_on_step(form: Change, effects: Inline, say: Narrator) -> Inline:
    if _what(form) in say.book.track_by_id:
        one = say.ref(_what(form))
        # Translators: {track} is the name of one track, such as "the temple of Chaac"; {effects} is a sentence that is
        # put into this one.
        return say(
            "ability.tax.step.one", "For each step up on {track:def}, {effects:clause}.", track=one, effects=effects
        )
    track = say.ref(family_term(_what(form), say))
    # Translators: {track} is the word for one track, such as temple; {effects} is a sentence that is put into this one.
    return say("ability.tax.step", "For each step up on a {track}, {effects:clause}.", track=track, effects=effects)


#: What every game's amounts of this kind say when they change, and when each unit is taxed.
CHANGED: dict[str, Callable[[Change, Narrator], Inline]] = {"gain": gain, "step": step}
TAXED: dict[str, Callable[[Change, Inline, Narrator], Inline]] = {"gain": _tax_on_gain, "step": _tax_on_step}
