"""The events of Tzolk'in when the calendar turns: corn on its teeth, the marker, days and food days."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline
from generator.games.tzolkin.corn import corn_words
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value

EVENTS: dict[str, Telling] = {}


def tells(kind: str) -> Callable[[Telling], Telling]:
    return entered(EVENTS, kind)


@tells("turned_light")
def turned_light(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour; the player may again advance the calendar by two days.
    return say("event.turned-light", "{player} turns the player board to its light side.", player=player)


@tells("turned_dark")
def turned_dark(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour; the player has used up the right to advance the calendar by two days.
    return say("event.turned-dark", "{player} turns the player board to its dark side.", player=player)


@tells("corn_laid")
def corn_laid(say: Narrator, player: Value, corn: int) -> Inline:
    # Translators: {corn} is a counted amount, such as "1 corn"; {n} is its number, for a verb that agrees with it.
    return say(
        "event.corn-laid", "{corn} {~n|is|are} laid on the calendar.", corn=corn_words(corn, say, "subject"), n=corn
    )


@tells("marker")
def marker(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour.
    return say("event.marker", "{player} gets the starting player marker.", player=player)


@tells("advanced")
def advanced(say: Narrator, player: Value, days: int, day: int) -> Inline:
    # Translators: {day} is the number of the new day.
    return say("event.advanced", "The calendar turns by {n|day|days}, to day {day}.", n=days, day=day)


@tells("food_day")
def food_day(say: Narrator, player: Value, number: int) -> Inline:
    # Translators: {number} is 1, 2, 3 or 4.
    return say("event.food-day", "Food Day {number} is here.", number=number)


@tells("late_food_day")
def late_food_day(say: Narrator, player: Value, number: int) -> Inline:
    # Translators: {number} is 1, 2, 3 or 4; the calendar has turned past its day.
    return say("event.late-food-day", "Food Day {number} has been passed and is held now.", number=number)
