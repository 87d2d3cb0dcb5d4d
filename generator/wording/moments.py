"""Moments at which abilities act, and windows in which they may be used."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline
from generator.wording.kinds import entered
from generator.wording.narrator import Narrator

MOMENTS: dict[str, Callable[[Narrator], Inline]] = {}
WINDOWS: dict[str, Callable[[Narrator], Inline]] = {}


def moment_words(moment: str, say: Narrator) -> Inline:
    return _known(MOMENTS, moment)(say)


def window_words(window: str, say: Narrator) -> Inline:
    return _known(WINDOWS, window)(say)


def _known(table: dict[str, Callable[[Narrator], Inline]], name: str) -> Callable[[Narrator], Inline]:
    if name not in table:
        raise LookupError(f"no words for {name!r}; known are {', '.join(table)}")
    return table[name]


@entered(MOMENTS, "main_action")
def main_action(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows after a colon.
    return say("moment.main-action", "After your main action")


@entered(MOMENTS, "power_ups")
def power_ups(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows after a colon.
    return say("moment.power-ups", "After the power-ups of a main action")


@entered(MOMENTS, "building")
def building(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows after a colon.
    return say("moment.building", "When you have constructed a building")


@entered(MOMENTS, "laid")
def laid(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows after a colon. It is about crystal skulls.
    return say("moment.laid", "After an action for which you left a crystal skull")


@entered(MOMENTS, "food_day")
def food_day(say: Narrator) -> Inline:
    # Translators: when an ability acts; what happens then follows after a colon.
    return say("moment.food-day", "On a Food Day")


@entered(WINDOWS, "own_turn")
def own_turn(say: Narrator) -> Inline:
    # Translators: when an ability may be used; put into "{window}, when you wish: ...".
    return say("window.own-turn", "On your turn")
