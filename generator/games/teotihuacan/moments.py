"""The moments of Teotihuacan at which abilities act, and the window in which they may be used."""

from __future__ import annotations

from engine.model.text import Inline
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value


def main_action(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence.
    return say("moment.main-action", "After your main action")


def main_action_at(places: Value, say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence. {places} is the name of a
    # board, or several joined by "or".
    return say("moment.main-action.at", "After your main action at {places:def}", places=places)


def power_ups(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence.
    return say("moment.power-ups", "After the power-ups of a main action")


def passed(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence.
    return say("moment.passed", "When you move a worker onto a board or past it")


def passed_at(places: Value, say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows in the same sentence. {places} is the name of a
    # board, or several joined by "or".
    return say("moment.passed.at", "When you move a worker onto {places:def} or past it", places=places)


def own_turn(say: Narrator) -> Inline:
    # Translators: when a tile may be used, which is turned over then; put into "{window}, you may ...".
    return say("window.own-turn", "Once in the game, before or after your action")


MOMENTS_AT = {"main_action": main_action_at, "passed": passed_at}
MOMENTS = {"main_action": main_action, "power_ups": power_ups, "passed": passed}
WINDOWS = {"own_turn": own_turn}
