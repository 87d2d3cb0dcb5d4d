"""Options that tiles of Teotihuacan offer, and that say more there than as the title of a move."""

from __future__ import annotations

from engine.model.abilities import Offer
from engine.model.text import Inline
from generator.wording.narrator import Narrator


def join(form: Offer, say: Narrator) -> Inline:
    # Translators: one more thing to choose, in quotation marks; a second worker moves together with the first.
    return say("ability.offer.join", "a second worker comes along from the same board")


def leap(form: Offer, say: Narrator) -> Inline:
    # Translators: one more thing to choose, in quotation marks; in place of the usual move.
    return say("ability.offer.leap", "a worker goes to any board")


def waive(form: Offer, say: Narrator) -> Inline:
    # Translators: one more thing to choose, in quotation marks; cocoa is what the game pays with.
    return say("ability.offer.waive", "it costs no cocoa")


def helper(form: Offer, say: Narrator) -> Inline:
    # Translators: one more thing to choose, in quotation marks; workers count in an action that are not there.
    return say("ability.offer.helper", "{n|more worker counts|more workers count}", n=form.by)


OFFERS = {"join": join, "leap": leap, "waive": waive, "helper": helper}
