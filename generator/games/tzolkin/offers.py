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


OFFERS = {
    ("act", "ahead"): OfferWords(ahead, complete=True),
    ("harvest", "harvest-bare"): OfferWords(without_a_tile),
}
