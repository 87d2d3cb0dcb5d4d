"""The calendar of Tzolk'in: its days and Food Days from the rules, turned to the day it is."""

from __future__ import annotations

from engine.model.rulebook import Rulebook
from engine.model.rules import Rows
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
    name, day = captions.term("calendar"), captions.day(today)
    heap = (signs.good("corn", corn),) if corn else ()
    return draw_calendar(Calendar(days, (today - 1) % teeth, (name, day), Alternative(name, f"{day}."), heap))


def _day(signs: Signs, tooth: int, teeth: int, today: int, food: FoodDay | None) -> Day:
    """After a full turn the first tooth is the last day: it is numbered anew once the game has begun."""
    number = tooth + 1 if tooth + 1 >= today or tooth + teeth + 1 > _last(signs.book) else tooth + teeth + 1
    words = signs.captions.day(number)
    return Day(Space(label=signs.number(number), title=words, id=f"calendar.{number}"), food, past=number < today)


def _table(book: Rulebook, rule: str, name: str) -> Rows:
    rows = book.rules[rule].param(name)
    return rows if isinstance(rows, tuple) else ()


def _last(book: Rulebook) -> int:
    return max(day for _, day in _table(book, "calendar.food-days", "day"))


def _food_teeth(book: Rulebook, teeth: int) -> dict[int, FoodDay]:
    mid_age = {number for _, number in _table(book, "rewards.mid-age", "food_day")}
    return {
        (day - 1) % teeth: _MID_AGE if number in mid_age else _END_OF_AGE
        for number, day in _table(book, "calendar.food-days", "day")
    }
