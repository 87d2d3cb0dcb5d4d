"""Abilities as symbols: one small function for each of the six forms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.model.abilities import Ability, Change, Offer, Set, Suspend, Trigger, Use
from generator.pictures.marks import Mark, Marks
from generator.pictures.symbols.effects import THEN, effect_marks, goods_marks
from generator.pictures.symbols.sign import Signs


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
        return ((signs.step(rest),), "resource")
    amount = signs.pictures.amounts[form.amount]
    workers = (Mark("worker", signs.number(form.workers)),) if form.workers else ()
    everyone = (Mark("worker"),) if amount.each_worker and not form.workers else ()
    return ((Mark(amount.icon), *workers, *everyone), amount.good)


def set_parameter(form: Set, signs: Signs) -> Marks:
    """The new figure; which figure it is the sentence beside the drawing says."""
    icon = signs.named(form.param)
    subject = {"workers": "worker", "points": "point"}.get(form.param, "") if icon == "tile" else icon
    values = (form.to,) if isinstance(form.to, int) else tuple(value for _, value in form.to)
    value = " · ".join(map(signs.number, values))
    return (*((Mark(subject),) if subject else ()), Mark("equals"), Mark("", words=value))


def offer(form: Offer, signs: Signs) -> Marks:
    price = (*goods_marks(form.pay, signs), THEN) if form.pay else ()
    icon = signs.pictures.offers.get(form.option, "choice")
    return (*price, Mark(icon, signs.captions.signed(form.by) if form.by else ""))


def trigger(form: Trigger, signs: Signs) -> Marks:
    boards = signs.places(form.at)
    when = (*((Mark("", words=boards),) if boards else ()), *signs.pictures.moments.get(form.moment, ()))
    moment = (*when, THEN) if when else ()
    may = (Mark("choice"),) if form.optional else ()
    return (*moment, *may, *effect_marks(form.effects, signs))


def use(form: Use, signs: Signs) -> Marks:
    return effect_marks(form.effects, signs)


def suspend(form: Suspend, signs: Signs) -> Marks:
    return (signs.tracks(form.tracks), Mark("", words=signs.number(form.level)), Mark("equals"), Mark("", words="–"))


FORMS: dict[type, Callable[[Any, Signs], Marks]] = {
    Change: change,
    Set: set_parameter,
    Offer: offer,
    Trigger: trigger,
    Use: use,
    Suspend: suspend,
}
