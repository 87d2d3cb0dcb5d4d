"""The moments of Teotihuacan at which abilities act, and the window in which they may be used."""

from __future__ import annotations

from engine.model.text import Inline
from generator.wording.narrator import Narrator


def main_action(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows after a colon.
    return say("moment.main-action", "After your main action")


def power_ups(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows after a colon.
    return say("moment.power-ups", "After the power-ups of a main action")


def passed(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows after a colon. Which board it is, is said elsewhere.
    return say("moment.passed", "When you move a worker onto a board or past it")


def own_turn(say: Narrator) -> Inline:
    # Translators: when an ability may be used; put into "{window}, when you wish: ...".
    return say("window.own-turn", "On your turn")


MOMENTS = {"main_action": main_action, "power_ups": power_ups, "passed": passed}
WINDOWS = {"own_turn": own_turn}
