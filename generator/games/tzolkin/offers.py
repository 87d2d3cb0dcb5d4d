"""Options that abilities of Tzolk'in offer, and that say more there than as the title of a move."""

from __future__ import annotations

from engine.model.abilities import Offer
from engine.model.text import Inline
from generator.wording.narrator import Narrator


def ahead(form: Offer, say: Narrator) -> Inline:
    return say("ability.offer.ahead", "the action {n|space|spaces} ahead", n=form.by)


def across(form: Offer, say: Narrator) -> Inline:
    return say("ability.offer.across", "the action of the same number, or a lower one, on another of these gears")


def skip(form: Offer, say: Narrator) -> Inline:
    return say("ability.offer.skip", "a free space that counts as taken")


def bonus(form: Offer, say: Narrator) -> Inline:
    return say("ability.offer.bonus", "the bonus of any technology instead of the one you are to get")


def renovate(form: Offer, say: Narrator) -> Inline:
    return say("ability.offer.renovate", "tear down this building, so that its cost counts towards the new one")


OFFERS = {"ahead": ahead, "across": across, "skip": skip, "bonus": bonus, "renovate": renovate}
