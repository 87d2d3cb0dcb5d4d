"""Amounts that pass in Teotihuacan only: what a main action costs and how many workers count in it, what is built."""

from __future__ import annotations

from engine.model.abilities import Change
from engine.model.text import Inline
from generator.wording.game_words import AmountWords
from generator.wording.names import currency, somewhere
from generator.wording.narrator import Narrator


def cost_of_main_action(form: Change, say: Narrator) -> Inline:
    goods = say.amount(currency(say), abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "1 cocoa".
        return say("ability.main-action.less", "Your main action costs {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "1 cocoa".
    return say("ability.main-action.more", "Your main action costs {goods} more.", goods=goods)


def tax_on_main_action(effects: Inline, say: Narrator) -> Inline:
    # Translators: {effects} is a sentence that is put into this one.
    return say("ability.tax.main-action", "For each main action, {effects:clause}.", effects=effects)


def cost_of_building(form: Change, say: Narrator) -> Inline:
    goods = say.amount("resource", abs(form.by))
    if form.by < 0:
        # Translators: {goods} is a counted amount, such as "1 resource".
        return say("ability.construct.less", "A Pyramid tile costs you {goods} less.", goods=goods)
    # Translators: {goods} is a counted amount, such as "1 resource".
    return say("ability.construct.more", "A Pyramid tile costs you {goods} more.", goods=goods)


def tax_on_building(effects: Inline, say: Narrator) -> Inline:
    # Translators: {effects} is a sentence that is put into this one.
    return say("ability.tax.build-tile", "For each Pyramid tile you build, {effects:clause}.", effects=effects)


def workers_that_count(form: Change, say: Narrator) -> Inline:
    if form.at:
        return _workers_that_count_somewhere(form, say)
    if form.by < 0:
        return say(
            "ability.workers.less",
            "In your main action, {~n|one worker fewer counts|{n} fewer workers count}.",
            n=-form.by,
        )
    return say(
        "ability.workers.more", "In your main action, {~n|one more worker counts|{n} more workers count}.", n=form.by
    )


def _workers_that_count_somewhere(form: Change, say: Narrator) -> Inline:
    places = somewhere(form.at, say)
    if form.by < 0:
        # Translators: {places} is the name of a board, or several joined by "or".
        return say(
            "ability.workers.less.at",
            "In your main action at {places:def}, {~n|one worker fewer counts|{n} fewer workers count}.",
            n=-form.by,
            places=places,
        )
    # Translators: {places} is the name of a board, or several joined by "or".
    return say(
        "ability.workers.more.at",
        "In your main action at {places:def}, {~n|one more worker counts|{n} more workers count}.",
        n=form.by,
        places=places,
    )


def tax_on_workers(effects: Inline, say: Narrator) -> Inline:
    return tax_on_main_action(effects, say)


#: What an amount is called -> its words.
AMOUNTS = {
    "cost.main_action": AmountWords(cost_of_main_action, tax_on_main_action),
    "cost.build": AmountWords(cost_of_building, tax_on_building),
    "count.workers": AmountWords(workers_that_count, tax_on_workers, tells_places=True),
}
