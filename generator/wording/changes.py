"""Amounts that change on their way: more or less of a gain, a cost, a need or a step; or something for each unit."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.abilities import Change
from engine.model.text import Inline
from generator.wording.effects import RESOURCE, effect_words
from generator.wording.kinds import entered, words
from generator.wording.names import currency, family_term, somewhere
from generator.wording.narrator import Narrator

#: What an amount is called -> the sentence that says by how much it changes.
CHANGED: dict[str, Callable[[Change, Narrator], Inline]] = {}


@words(Change)
def change(form: Change, say: Narrator) -> Inline:
    told = [_changed(form, say)] if form.by else []
    told += [_taxed(form, say)] if form.tax else []
    told += [only_here(form.at, say)] if form.at and not _names_its_places(form) else []
    told += [_few_workers(form.workers, say)] if form.workers and form.amount != "need.feeding" else []
    return say.sentences(told)


def only_here(at: tuple[str, ...], say: Narrator) -> Inline:
    # Translators: after a sentence about an ability; {places} is where it holds, several joined by "or".
    return say("ability.only-here", "This holds only here: {places}.", places=somewhere(at, say))


def _few_workers(workers: int, say: Narrator) -> Inline:
    return say("ability.few-workers", "This counts for {n|worker|workers}.", n=workers)


def _names_its_places(form: Change) -> bool:
    return form.amount.startswith("gain.") and not form.tax


def _changed(form: Change, say: Narrator) -> Inline:
    known = form.amount if form.amount in CHANGED else form.amount.partition(".")[0]
    return CHANGED[known](form, say)


def _taxed(form: Change, say: Narrator) -> Inline:
    verb, _, name = form.amount.partition(".")
    effects = effect_words(form.tax, say)
    if verb == "gain":
        # Translators: {good} is what is taken, one piece at a time; {effects} is one or more whole sentences.
        return say("ability.tax.gain", "For each {good} you take: {effects}", good=say.ref(name), effects=effects)
    if verb == "step":
        track = say.ref(family_term(name, say))
        # Translators: {track} is the word for one track, such as temple; {effects} is one or more whole sentences.
        return say("ability.tax.step", "For each step up on a {track}: {effects}", track=track, effects=effects)
    return _taxed_cost(form.amount, effects, say)


def _taxed_cost(amount: str, effects: Inline, say: Narrator) -> Inline:
    match amount:
        case "need.feeding":
            # Translators: {effects} is one or more whole sentences.
            return say("ability.tax.feeding", "For each worker you feed: {effects}", effects=effects)
        case "cost.place":
            # Translators: {effects} is one or more whole sentences.
            return say("ability.tax.place", "For each worker you place: {effects}", effects=effects)
        case "cost.crowd":
            # Translators: {effects} is one or more whole sentences.
            return say("ability.tax.crowd", "For each further worker you place in a turn: {effects}", effects=effects)
        case "cost.lower":
            # Translators: {effects} is one or more whole sentences.
            return say("ability.tax.lower", "For each lower action: {effects}", effects=effects)
        case "cost.advance":
            # Translators: {effects} is one or more whole sentences.
            return say("ability.tax.advance", "For each advance on a technology: {effects}", effects=effects)
        case "cost.build":
            # Translators: {effects} is one or more whole sentences.
            return say("ability.tax.build", "For each tile you construct: {effects}", effects=effects)
        case "cost.main_action":
            # Translators: {effects} is one or more whole sentences.
            return say("ability.tax.main-action", "For each main action: {effects}", effects=effects)
    raise LookupError(f"no words for a tax on {amount}")


@entered(CHANGED, "gain")
def gain(form: Change, say: Narrator) -> Inline:
    good, n = say.ref(form.amount.partition(".")[2]), abs(form.by)
    if form.at and not form.tax:
        return _gain_somewhere(form, say)
    if form.by < 0:
        # Translators: {good} is what is taken: corn, wood ...
        return say("ability.gain.less", "When you take {good}, take {n} less.", good=good, n=n)
    # Translators: {good} is what is taken: corn, wood ...
    return say("ability.gain.more", "When you take {good}, take {n} more.", good=good, n=n)


def _gain_somewhere(form: Change, say: Narrator) -> Inline:
    good, n, places = say.ref(form.amount.partition(".")[2]), abs(form.by), somewhere(form.at, say)
    if form.by < 0:
        # Translators: {good} is what is taken: corn, wood ...; {places} is where, several joined by "or".
        return say(
            "ability.gain.less.at",
            "When you take {good} at {places:def}, take {n} less.",
            good=good,
            n=n,
            places=places,
        )
    # Translators: {good} is what is taken: corn, wood ...; {places} is where, several joined by "or".
    return say(
        "ability.gain.more.at", "When you take {good} at {places:def}, take {n} more.", good=good, n=n, places=places
    )


@entered(CHANGED, "step")
def step(form: Change, say: Narrator) -> Inline:
    track, n = say.ref(family_term(form.amount.partition(".")[2], say)), abs(form.by)
    if form.by < 0:
        # Translators: {track} is the word for one track, such as temple.
        return say("ability.step.less", "When you go up on a {track}, go {n|step|steps} less.", track=track, n=n)
    # Translators: {track} is the word for one track, such as temple.
    return say("ability.step.more", "When you go up on a {track}, go {n|step|steps} more.", track=track, n=n)


@entered(CHANGED, "cost.place")
def cost_of_placing(form: Change, say: Narrator) -> Inline:
    goods = say.amount(currency(say), abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "2 corn".
        return say("ability.place.less", "The space on which you place a worker costs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "2 corn".
    return say("ability.place.more", "The space on which you place a worker costs {goods} more.", goods=goods)


@entered(CHANGED, "cost.crowd")
def cost_of_crowd(form: Change, say: Narrator) -> Inline:
    goods = say.amount(currency(say), abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "2 corn".
        return say("ability.crowd.less", "Placing several workers in one turn costs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "2 corn".
    return say("ability.crowd.more", "Placing several workers in one turn costs {goods} more.", goods=goods)


@entered(CHANGED, "cost.lower")
def cost_of_lower(form: Change, say: Narrator) -> Inline:
    goods = say.amount(currency(say), abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "2 corn".
        return say("ability.lower.less", "Performing a lower action costs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "2 corn".
    return say("ability.lower.more", "Performing a lower action costs {goods} more.", goods=goods)


@entered(CHANGED, "cost.build")
def cost_of_building(form: Change, say: Narrator) -> Inline:
    goods = say.amount(RESOURCE, abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "1 resource".
        return say("ability.build.less", "What you construct costs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "1 resource".
    return say("ability.build.more", "What you construct costs {goods} more.", goods=goods)


@entered(CHANGED, "cost.advance")
def cost_of_advance(form: Change, say: Narrator) -> Inline:
    goods = say.amount(RESOURCE, abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "1 resource".
        return say("ability.advance.less", "Each advance on a technology costs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "1 resource".
    return say("ability.advance.more", "Each advance on a technology costs {goods} more.", goods=goods)


@entered(CHANGED, "cost.main_action")
def cost_of_main_action(form: Change, say: Narrator) -> Inline:
    goods = say.amount(currency(say), abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "1 cocoa".
        return say("ability.main-action.less", "Your main action costs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "1 cocoa".
    return say("ability.main-action.more", "Your main action costs {goods} more.", goods=goods)


@entered(CHANGED, "need.feeding")
def need_for_food(form: Change, say: Narrator) -> Inline:
    goods = say.amount(currency(say), abs(form.by))
    if form.workers:
        return _need_of_some(form, goods, say)
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "1 corn".
        return say("ability.feeding.less", "On a Food Day, each of your workers needs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "1 corn".
    return say("ability.feeding.more", "On a Food Day, each of your workers needs {goods} more.", goods=goods)


def _need_of_some(form: Change, goods: Inline, say: Narrator) -> Inline:
    if form.by < 0:
        # Translators: {n} is a number of workers; {goods} is a counted amount, such as "2 corn", for each of them.
        return say(
            "ability.feeding.some.less",
            "On a Food Day, {n|of your workers needs|of your workers each need} {goods} less.",
            n=form.workers,
            goods=goods,
        )
    # Translators: {n} is a number of workers; {goods} is a counted amount, such as "2 corn", for each of them.
    return say(
        "ability.feeding.some.more",
        "On a Food Day, {n|of your workers needs|of your workers each need} {goods} more.",
        n=form.workers,
        goods=goods,
    )
