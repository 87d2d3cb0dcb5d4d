"""Options that abilities of Tzolk'in offer, and that say more there than as the title of a move."""

from __future__ import annotations

from engine.model.abilities import Offer
from engine.model.text import Inline
from generator.wording.narrator import Narrator


def ahead(form: Offer, say: Narrator) -> Inline:
    return say("ability.offer.ahead", "the action {n|space|spaces} ahead", n=form.by)


OFFERS = {"ahead": ahead}
