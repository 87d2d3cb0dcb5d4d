"""The moments of Tzolk'in at which abilities act."""

from __future__ import annotations

from engine.model.text import Inline
from generator.wording.narrator import Narrator


def building(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence.
    return say("moment.building", "When you have constructed a building")


def laid(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence. It is about crystal skulls.
    return say("moment.laid", "After an action for which you left a crystal skull")


def food_day(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence.
    return say("moment.food-day", "On every Food Day")


MOMENTS = {"building": building, "laid": laid, "food_day": food_day}
