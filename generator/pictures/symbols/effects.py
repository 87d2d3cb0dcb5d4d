"""Effects as symbols: one small function for each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from engine.model import effects as model
from engine.model.effects import Effect, Goods
from generator.pictures.marks import Mark, Marks
from generator.pictures.symbols.measures import TIMES, amount_marks, counted
from generator.pictures.symbols.sign import Signs

Shows = Callable[[Any, Signs], Marks]
Shown = TypeVar("Shown", bound=Shows)

SHOWN: dict[type, Shows] = {}
THEN, OR = Mark("then"), Mark("or")


def shows(kind: type) -> Callable[[Shown], Shown]:
    def enter(function: Shown) -> Shown:
        SHOWN[kind] = function
        return function

    return enter


def effect_marks(effects: Iterable[Effect], signs: Signs) -> Marks:
    """Effects one after another; what is paid stands before an arrow."""
    row: list[Mark] = []
    for effect in effects:
        if row and _is_price(effect):
            row.append(Mark("plus"))
        row.extend(SHOWN[type(effect)](effect, signs))
        if _is_price(effect):
            row.append(THEN)
    return tuple(row[:-1] if row and row[-1] is THEN else row)


def _is_price(effect: Effect) -> bool:
    return isinstance(effect, model.Pay | model.Lay | model.Put)


def goods_marks(goods: Goods, signs: Signs) -> Marks:
    return tuple(signs.good(good, amount) for good, amount in goods)


@shows(model.Gain)
@shows(model.Fill)
@shows(model.Pay)
@shows(model.Lay)
@shows(model.Put)
def goods(effect: model.Gain | model.Fill | model.Pay | model.Lay | model.Put, signs: Signs) -> Marks:
    return goods_marks(effect.goods, signs)


@shows(model.GainBy)
def gain_by(effect: model.GainBy, signs: Signs) -> Marks:
    return (*counted(effect.amount, signs), TIMES, Mark(signs.named(effect.good)))


@shows(model.Claim)
def claim(effect: model.Claim, signs: Signs) -> Marks:
    return (Mark(signs.named(effect.kind or effect.family)),)


@shows(model.Score)
def score(effect: model.Score, signs: Signs) -> Marks:
    return amount_marks(effect.points, signs)


@shows(model.Step)
def step(effect: model.Step, signs: Signs) -> Marks:
    count = abs(effect.by) * effect.times
    amount = signs.number(count) if count > 1 else ""
    return (signs.track(effect.tracks, effect.track, down=effect.by < 0, amount=amount),)


@shows(model.Advance)
def advance(effect: model.Advance, signs: Signs) -> Marks:
    amount = signs.captions.signed(effect.by) if effect.by < 0 else _span(effect.least, effect.most, signs)
    return (signs.track("technologies", effect.track, amount=amount),)


@shows(model.Build)
def build(effect: model.Build, signs: Signs) -> Marks:
    tile = Mark(signs.named(effect.family), _span(1, effect.most, signs))
    if not effect.corn_each:
        return (tile,)
    return (signs.good("corn", effect.corn_each), Mark("", words="/"), Mark("resource"), THEN, tile)


def _span(least: int, most: int, signs: Signs) -> str:
    if least != most:
        return f"{signs.number(least)}–{signs.number(most)}"
    return signs.number(most) if most > 1 else ""


@shows(model.Harvest)
def harvest(effect: model.Harvest, signs: Signs) -> Marks:
    corn = signs.good("corn", effect.corn)
    return (corn, OR, signs.good("wood", effect.wood)) if effect.wood else (corn,)


@shows(model.Exchange)
def exchange(effect: model.Exchange, signs: Signs) -> Marks:
    return (Mark("market"),)


@shows(model.Recruit)
def recruit(effect: model.Recruit, signs: Signs) -> Marks:
    return (signs.signed("worker", effect.workers),)


@shows(model.PickUp)
def pick_up(effect: model.PickUp, signs: Signs) -> Marks:
    return (Mark("worker"), THEN, Mark("choice", signs.number(effect.workers)))


@shows(model.UseAction)
def use_action(effect: model.UseAction, signs: Signs) -> Marks:
    return (Mark("any-action"),)


@shows(model.PowerUp)
def power_up(effect: model.PowerUp, signs: Signs) -> Marks:
    return (Mark("power-up", signs.number(effect.times) if effect.times > 1 else ""),)


@shows(model.Discard)
def discard(effect: model.Discard, signs: Signs) -> Marks:
    return (Mark(signs.named(effect.family)), THEN, Mark("none"))


@shows(model.Walk)
def walk(effect: model.Walk, signs: Signs) -> Marks:
    return (Mark("move"), Mark("worship")) if effect.to == "worship" else (Mark("move"),)


@shows(model.ByWorker)
def by_worker(effect: model.ByWorker, signs: Signs) -> Marks:
    """A die, where it has to stand, and what it does."""
    return (*worker_marks(effect, signs), Mark("", words=":"), *effect_marks(effect.effects, signs))


def worker_marks(effect: model.ByWorker, signs: Signs) -> Marks:
    """Which worker, and where it has to stand."""
    rank = {"highest": "▲", "lowest": "▼"}.get(effect.order, "")
    die = (Mark("die"), Mark("", words=rank)) if rank else (Mark("worship"),)
    return (*die, *place_marks(effect.at, signs))


def place_marks(places: tuple[str, ...], signs: Signs) -> Marks:
    return (Mark("place"), Mark("", words=signs.places(places))) if places else ()


@shows(model.Perform)
def perform(effect: model.Perform, signs: Signs) -> Marks:
    return (Mark("any-action"),)


@shows(model.First)
def first(effect: model.First, signs: Signs) -> Marks:
    """Numbered lines."""
    lines = [(Mark("", words=f"{n}."), *effect_marks(option, signs)) for n, option in enumerate(effect.options, 1)]
    return tuple(mark for line in lines for mark in line)


@shows(model.Choose)
def choose(effect: model.Choose, signs: Signs) -> Marks:
    options = [effect_marks(option, signs) for option in effect.options]
    return tuple(mark for option in options for mark in (OR, *option))[1:]


@shows(model.May)
def may(effect: model.May, signs: Signs) -> Marks:
    return (Mark("choice"), *effect_marks(effect.effects, signs))


@shows(model.Repeat)
def repeat(effect: model.Repeat, signs: Signs) -> Marks:
    return (*counted(effect.most, signs), TIMES, *effect_marks(effect.effects, signs))
