"""Amounts that pass in Tzolk'in only: what placing, lower actions, constructing, advancing and feeding cost."""

from __future__ import annotations

from engine.model.abilities import Change
from engine.model.text import Inline
from generator.wording.effects import RESOURCE
from generator.wording.game_words import AmountWords
from generator.wording.names import currency, somewhere
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value


def cost_of_placing(form: Change, say: Narrator) -> Inline:
    goods = say.amount(currency(say), abs(form.by))
    if form.at:
        return _cost_of_placing_somewhere(form, goods, say)
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "2 corn".
        return say("ability.place.less", "The space on which you place a worker costs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "2 corn".
    return say("ability.place.more", "The space on which you place a worker costs {goods} more.", goods=goods)


def _cost_of_placing_somewhere(form: Change, goods: Inline, say: Narrator) -> Inline:
    places = somewhere(form.at, say)
    if form.by < 0:
        # Translators: {places} is where, several joined by "or"; {goods} is a counted amount, such as "2 corn".
        return say(
            "ability.place.less.at",
            "When you place a worker at {places:def}, its space costs {goods} less.",
            places=places,
            goods=goods,
        )
    # Translators: {places} is where, several joined by "or"; {goods} is a counted amount, such as "2 corn".
    return say(
        "ability.place.more.at",
        "When you place a worker at {places:def}, its space costs {goods} more.",
        places=places,
        goods=goods,
    )


def tax_on_placing(effects: Inline, say: Narrator) -> Inline:
    # Translators: {effects} is a sentence that is put into this one.
    return say("ability.tax.place", "For each worker you place, {effects:clause}.", effects=effects)


def cost_of_crowd(form: Change, say: Narrator) -> Inline:
    goods = say.amount(currency(say), abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "2 corn".
        return say("ability.crowd.less", "Placing several workers in one turn costs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "2 corn".
    return say("ability.crowd.more", "Placing several workers in one turn costs {goods} more.", goods=goods)


def tax_on_crowd(effects: Inline, say: Narrator) -> Inline:
    # Translators: {effects} is a sentence that is put into this one.
    return say("ability.tax.crowd", "For each further worker you place in a turn, {effects:clause}.", effects=effects)


def cost_of_lower(form: Change, say: Narrator) -> Inline:
    goods = say.amount(currency(say), abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "2 corn".
        return say("ability.lower.less", "Performing a lower action costs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "2 corn".
    return say("ability.lower.more", "Performing a lower action costs {goods} more.", goods=goods)


def tax_on_lower(effects: Inline, say: Narrator) -> Inline:
    # Translators: {effects} is a sentence that is put into this one.
    return say("ability.tax.lower", "For each lower action, {effects:clause}.", effects=effects)


def cost_of_building(form: Change, say: Narrator) -> Inline:
    goods = say.amount(RESOURCE, abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "1 resource".
        return say("ability.build.less", "A building costs you {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "1 resource".
    return say("ability.build.more", "A building costs you {goods} more.", goods=goods)


def tax_on_building(effects: Inline, say: Narrator) -> Inline:
    # Translators: {effects} is a sentence that is put into this one.
    return say("ability.tax.build", "For each building you construct, {effects:clause}.", effects=effects)


def cost_of_advance(form: Change, say: Narrator) -> Inline:
    goods = say.amount(RESOURCE, abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "1 resource".
        return say("ability.advance.less", "Each advance on a technology costs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "1 resource".
    return say("ability.advance.more", "Each advance on a technology costs {goods} more.", goods=goods)


def tax_on_advance(effects: Inline, say: Narrator) -> Inline:
    # Translators: {effects} is a sentence that is put into this one.
    return say("ability.tax.advance", "For each advance on a technology, {effects:clause}.", effects=effects)


def need_for_food(form: Change, say: Narrator) -> Inline:
    goods = say.amount(currency(say), abs(form.by))
    if form.workers:
        return _need_of_some(form, goods, say)
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "1 corn".
        return say("ability.feeding.less", "On every Food Day, each of your workers needs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "1 corn".
    return say("ability.feeding.more", "On every Food Day, each of your workers needs {goods} more.", goods=goods)


def _need_of_some(form: Change, goods: Inline, say: Narrator) -> Inline:
    if form.by < 0:
        # Translators: {n} is a number of workers; {goods} is a counted amount, such as "2 corn", for each of them.
        return say(
            "ability.feeding.some.less",
            "On every Food Day, "
            "{~n|one of your workers needs {goods} less|{n} of your workers need {goods} less each}.",
            n=form.workers,
            goods=goods,
        )
    # Translators: {n} is a number of workers; {goods} is a counted amount, such as "2 corn", for each of them.
    return say(
        "ability.feeding.some.more",
        "On every Food Day, {~n|one of your workers needs {goods} more|{n} of your workers need {goods} more each}.",
        n=form.workers,
        goods=goods,
    )


def tax_on_feeding(effects: Inline, say: Narrator) -> Inline:
    # Translators: {effects} is a sentence that is put into this one.
    return say("ability.tax.feeding", "For each worker you feed, {effects:clause}.", effects=effects)


def together(name: str, say: Narrator) -> Inline:
    """The levels of a technology act on one building; what else belongs together is used once."""
    group = say.ref(name)
    if name in say.book.track_by_id:
        return _on_one_building(group, say)
    # Translators: {group} is the name of a tile with several abilities, of which only one can be used.
    return say("ability.group.one-use", "All that {group} allows counts as a single use.", group=group)


def _on_one_building(group: Value, say: Narrator) -> Inline:
    # Translators: {group} is the name of a technology, whose levels act together.
    return say(
        "ability.group.building",
        "If an action constructs several buildings, all your levels of {group} count for one of them only.",
        group=group,
    )


def room_on_gears(form: Change, say: Narrator) -> Inline:
    if form.by < 0:
        return say(
            "ability.room.less", "Behind its last number, each gear has {n|space|spaces} less for you.", n=-form.by
        )
    return say(
        "ability.room.more", "Behind its last number, each gear has {n|more space|more spaces} for you.", n=form.by
    )


def tax_on_room(effects: Inline, say: Narrator) -> Inline:
    # Translators: {effects} is a sentence that is put into this one.
    return say(
        "ability.tax.room", "For each space behind the last number of a gear, {effects:clause}.", effects=effects
    )


#: What an amount is called -> its words.
AMOUNTS = {
    "cost.place": AmountWords(cost_of_placing, tax_on_placing, tells_places=True),
    "cost.crowd": AmountWords(cost_of_crowd, tax_on_crowd),
    "cost.lower": AmountWords(cost_of_lower, tax_on_lower),
    "cost.build": AmountWords(cost_of_building, tax_on_building),
    "cost.advance": AmountWords(cost_of_advance, tax_on_advance),
    "room.gear": AmountWords(room_on_gears, tax_on_room),
    "need.feeding": AmountWords(need_for_food, tax_on_feeding, tells_workers=True),
}
