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


def lower_action(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence.
    return say("moment.lower-action", "Before you perform a lower action")


def turn_begins(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence.
    return say("moment.turn-begins", "At the beginning of your turn")


def placed(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence.
    return say("moment.placed", "When you have placed your workers")


def wealth_taken(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence.
    return say("moment.wealth-taken", "When you have taken your starting wealth")


def before_feeding(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence.
    return say("moment.before-feeding", "On every Food Day, before feeding")


def before_some_feedings(numbers: Inline, many: int, say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence. {numbers} says on which Food
    # Days, such as "1 and 2"; {n} is how many of them.
    return say(
        "moment.before-feeding.on", "On {~n|Food Day|Food Days} {numbers}, before feeding", n=many, numbers=numbers
    )


def own_turn(say: Narrator) -> Inline:
    # Translators: when an ability may be used; put into "{window}, you may ...".
    return say("window.any-time", "On your turn")


def food_day(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence.
    return say("moment.food-day", "On every Food Day")


MOMENTS = {
    "building": building,
    "laid": laid,
    "food_day": food_day,
    "lower_action": lower_action,
    "turn_begins": turn_begins,
    "placed": placed,
    "wealth_taken": wealth_taken,
    "before_feeding": before_feeding,
}
MOMENTS_ON = {"before_feeding": before_some_feedings}
WINDOWS = {"own_turn": own_turn}
