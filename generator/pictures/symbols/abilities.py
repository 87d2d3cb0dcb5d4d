"""Abilities as symbols: one small function for each of the five forms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.model.abilities import Ability, Change, Offer, Set, Trigger, Use
from generator.pictures.marks import Mark, Marks
from generator.pictures.symbols.effects import THEN, effect_marks, goods_marks
from generator.pictures.symbols.sign import Signs

# What a changed amount concerns, and in what it is paid.
_COSTS = {
    "cost.place": ("place", "corn"),
    "cost.crowd": ("worker", "corn"),
    "cost.lower": ("move", "corn"),
    "cost.build": ("building", "resource"),
    "cost.advance": ("technology", "resource"),
    "cost.main_action": ("die", "cocoa"),
    "need.feeding": ("feed", "corn"),
}

_MOMENTS: dict[str, Marks] = {"power_ups": (Mark("power-up"),)}
_OPTIONS = {"ahead": "move", "harvest-bare": "bare-field"}


def ability_marks(ability: Ability, signs: Signs) -> Marks:
    return FORMS[type(ability.form)](ability.form, signs)


def change(form: Change, signs: Signs) -> Marks:
    subject, good = _subject(form, signs)
    if form.tax:
        return (*subject, THEN, Mark("pay"), *effect_marks(form.tax, signs))
    return (*subject, signs.signed(good, form.by))


def _subject(form: Change, signs: Signs) -> tuple[Marks, str]:
    head, _, rest = form.amount.partition(".")
    if head == "gain":
        return ((Mark(signs.named(rest)),) if form.tax else (), rest)
    if head == "step":
        return ((signs.track(rest, "any"),), "resource")
    icon, good = _COSTS[form.amount]
    workers = (Mark("worker", signs.number(form.workers)),) if form.workers else ()
    everyone = (Mark("worker"),) if form.amount == "need.feeding" and not form.workers else ()
    return ((Mark(icon), *workers, *everyone), good)


def set_parameter(form: Set, signs: Signs) -> Marks:
    """The new figure; which figure it is the sentence beside the drawing says."""
    subject = (
        form.param
        if signs.named(form.param) != "tile"
        else {"workers": "worker", "points": "point"}.get(form.param, "")
    )
    value = signs.number(form.to) if isinstance(form.to, int) else "…"
    return (*((Mark(subject),) if subject else ()), Mark("equals"), Mark("", words=value))


def offer(form: Offer, signs: Signs) -> Marks:
    price = (*goods_marks(form.pay, signs), THEN) if form.pay else ()
    return (*price, Mark(_OPTIONS.get(form.option, "choice"), signs.captions.signed(form.by) if form.by else ""))


def trigger(form: Trigger, signs: Signs) -> Marks:
    boards = signs.places(form.at)
    when = (*((Mark("", words=boards),) if boards else ()), *_MOMENTS.get(form.moment, ()))
    moment = (*when, THEN) if when else ()
    may = (Mark("choice"),) if form.optional else ()
    return (*moment, *may, *effect_marks(form.effects, signs))


def use(form: Use, signs: Signs) -> Marks:
    return effect_marks(form.effects, signs)


FORMS: dict[type, Callable[[Any, Signs], Marks]] = {
    Change: change,
    Set: set_parameter,
    Offer: offer,
    Trigger: trigger,
    Use: use,
}
