"""Options that abilities of Tzolk'in offer: what the holder may do, and where."""

from __future__ import annotations

from engine.model.abilities import Offer
from engine.model.text import Inline
from generator.wording.game_words import OfferWords
from generator.wording.names import somewhere
from generator.wording.narrator import Narrator


def ahead(form: Offer, say: Narrator) -> Inline:
    if form.at:
        return _ahead_somewhere(form, say)
    if form.pay:
        # Translators: {n} is how many spaces further ahead the action lies; {goods} is such as "1 corn".
        return say(
            "offer.ahead.paying",
            "For {goods}, a worker that you pick up may perform "
            "{~n|the next higher action|the action {n} spaces ahead} instead.",
            n=form.by,
            goods=say.goods(dict(form.pay)),
        )
    # Translators: {n} is how many spaces further ahead the action lies.
    return say(
        "offer.ahead",
        "A worker that you pick up may perform {~n|the next higher action|the action {n} spaces ahead} instead.",
        n=form.by,
    )


def _ahead_somewhere(form: Offer, say: Narrator) -> Inline:
    places = somewhere(form.at, say)
    if form.pay:
        # Translators: {places} is where, several joined by "or"; {n} is how many spaces further ahead the action lies;
        # {goods} is such as "1 corn".
        return say(
            "offer.ahead.at.paying",
            "For {goods}, a worker that you pick up at {places:def} may perform "
            "{~n|the next higher action|the action {n} spaces ahead} instead.",
            n=form.by,
            places=places,
            goods=say.goods(dict(form.pay)),
        )
    # Translators: {places} is where, several joined by "or"; {n} is how many spaces further ahead the action lies.
    return say(
        "offer.ahead.at",
        "A worker that you pick up at {places:def} may perform "
        "{~n|the next higher action|the action {n} spaces ahead} instead.",
        n=form.by,
        places=places,
    )


def without_a_tile(form: Offer, say: Narrator) -> Inline:
    # Translators: about the harvests of Palenque.
    return say("offer.harvest-bare", "You may also harvest corn without taking a tile.")


def across(form: Offer, say: Narrator) -> Inline:
    if len(form.at) == 2:
        # Translators: {places} are two gears, joined by "or".
        return say(
            "offer.across.pair",
            "A worker that you pick up at {places:def} may instead perform an action with the same or a lower number "
            "on the other of these two gears.",
            places=somewhere(form.at, say),
        )
    if form.at:
        # Translators: {places} are gears, joined by "or".
        return say(
            "offer.across.at",
            "A worker that you pick up at {places:def} may instead perform an action with the same or a lower number "
            "on another of these gears.",
            places=somewhere(form.at, say),
        )
    return say(
        "offer.across",
        "A worker that you pick up may instead perform an action with the same or a lower number on another gear.",
    )


def skip_first(form: Offer, say: Narrator) -> Inline:
    # Translators: the worker then goes to the next free space of the gear.
    return say(
        "offer.skip.first", "Before you place your first worker, you may treat one free space of a gear as taken."
    )


def skip_between(form: Offer, say: Narrator) -> Inline:
    # Translators: the next worker then goes to the next free space of the gear.
    return say(
        "offer.skip.between", "Before you place a further worker, you may treat one free space of a gear as taken."
    )


def pass_(form: Offer, say: Narrator) -> Inline:
    return say("offer.pass", "You need not place or pick up workers: you may pass.")


def bonus(form: Offer, say: Narrator) -> Inline:
    # Translators: about the bonus for whoever advances beyond the last level of a technology.
    return say("offer.bonus", "When you get the bonus of a technology, you may take that of any other one instead.")


def renovate(form: Offer, say: Narrator) -> Inline:
    # Translators: "this one" is the building that says so.
    return say(
        "offer.renovate",
        "When you construct another building or a monument, you may give up this one; its cost then counts as paid.",
    )


OFFERS = {
    ("act", "ahead"): OfferWords(ahead, complete=True),
    ("harvest", "harvest-bare"): OfferWords(without_a_tile),
    ("act", "across"): OfferWords(across, complete=True),
    ("turn", "skip"): OfferWords(skip_first),
    ("placing", "skip"): OfferWords(skip_between),
    ("turn", "pass"): OfferWords(pass_),
    ("develop", "bonus"): OfferWords(bonus),
    ("build", "renovate"): OfferWords(renovate),
}
