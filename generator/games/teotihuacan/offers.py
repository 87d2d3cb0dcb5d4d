"""Options that tiles of Teotihuacan offer: what the holder may do, once the tile is used for it."""

from __future__ import annotations

from engine.model.abilities import Offer
from engine.model.text import Inline
from generator.wording.game_words import OfferWords
from generator.wording.names import somewhere
from generator.wording.narrator import Narrator


def join(form: Offer, say: Narrator) -> Inline:
    # Translators: what a tile allows; the second worker moves together with the first.
    return say("offer.join", "When you move a worker, a second one may come along from the same board.")


def leap(form: Offer, say: Narrator) -> Inline:
    # Translators: what a tile allows, in place of the usual move.
    return say("offer.leap", "A worker may go to any board instead of moving as usual.")


def waive(form: Offer, say: Narrator) -> Inline:
    # Translators: what a tile allows; cocoa is what the game pays with, here for an action.
    return say("offer.waive", "You may act without paying cocoa.")


def waive_salary(form: Offer, say: Narrator) -> Inline:
    # Translators: what a tile allows; workers are paid in cocoa at an eclipse.
    return say("offer.waive-salary", "At an Eclipse, your workers may do without their salary.")


def helper(form: Offer, say: Narrator) -> Inline:
    if form.at:
        # Translators: what a tile allows; workers count in an action that are not there. {places} is the name of a
        # board, or several joined by "or".
        return say(
            "offer.helper.at",
            "In your main action at {places:def}, you may let {~n|one more worker|{n} more workers} count.",
            n=form.by,
            places=somewhere(form.at, say),
        )
    # Translators: what a tile allows; workers count in an action that are not there.
    return say(
        "offer.helper", "In your main action, you may let {~n|one more worker|{n} more workers} count.", n=form.by
    )


OFFERS = {
    ("second", "join"): OfferWords(join),
    ("turn", "leap"): OfferWords(leap),
    ("arrive", "waive"): OfferWords(waive),
    ("salary", "waive"): OfferWords(waive_salary),
    ("arrive", "helper"): OfferWords(helper, complete=True),
}
