"""The calendar of Tzolk'in: its days and Food Days from the rules, turned to the day it is."""

from __future__ import annotations

from engine.model.rulebook import Rulebook
from engine.tzolkin import rules
from generator.pictures.calendar import Calendar, Day, FoodDay, draw_calendar
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.marks import Mark
from generator.pictures.spaces import Space
from generator.pictures.symbols import Signs

_MID_AGE = FoodDay("orange", "diamond", (Mark("resource"),))
_END_OF_AGE = FoodDay("teal", "square", (Mark("point"),))


def draw_wheel(signs: Signs, today: int = 1, corn: int = 0) -> Drawing:
    captions, place = signs.captions, signs.book.place_by_id["calendar"]
    teeth = place.layout.size
    food = _food_teeth(signs.book, teeth)
    days = tuple(_day(signs, tooth, teeth, today, food.get(tooth)) for tooth in range(teeth))
    name, day = captions.term("calendar"), _words(signs, today)
    heap = (signs.good("corn", corn),) if corn else ()
    return draw_calendar(Calendar(days, (today - 1) % teeth, (name, day), Alternative(name, f"{day}."), heap))


def _day(signs: Signs, tooth: int, teeth: int, today: int, food: FoodDay | None) -> Day:
    """After a full turn the first tooth is the last day: it is numbered anew once the game has begun."""
    number = tooth + 1 if tooth + 1 >= today or tooth + teeth + 1 > _last(signs.book) else tooth + teeth + 1
    words = _words(signs, number)
    return Day(Space(label=signs.number(number), title=words, id=f"calendar.{number}"), food, past=number < today)


def _words(signs: Signs, day: int) -> str:
    captions = signs.captions
    # Translators: in the middle of the drawn calendar.
    return captions.plain(captions.say("picture.day", "Day {day}", day=day))


def _last(book: Rulebook) -> int:
    return max(rules.FOOD_DAYS.printed(book).values())


def _food_teeth(book: Rulebook, teeth: int) -> dict[int, FoodDay]:
    mid_age = rules.MID_AGE_DAYS.printed(book).values()
    return {
        (day - 1) % teeth: _MID_AGE if number in mid_age else _END_OF_AGE
        for number, day in rules.FOOD_DAYS.printed(book).items()
    }
