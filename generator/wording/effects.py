"""Effects as sentences: what happens, told to the player it happens to."""

from __future__ import annotations

from collections.abc import Iterable

import generator.wording.progress  # noqa: F401 (enters its kinds)
from engine.model import effects as model
from engine.model.text import Inline
from generator.wording.kinds import worded, words
from generator.wording.measures import quantity
from generator.wording.names import currency, family_term, somewhere
from generator.wording.narrator import Narrator
from generator.wording.points import points_words

RESOURCE = "resource"


def effect_words(effects: Iterable[model.Effect], say: Narrator) -> Inline:
    """All effects, one sentence after another."""
    return say.sentences(effect_sentences(effects, say))


def effect_sentences(effects: Iterable[model.Effect], say: Narrator) -> tuple[Inline, ...]:
    return tuple(worded(effect, say) for effect in effects)


@words(model.Gain)
def gain(effect: model.Gain, say: Narrator) -> Inline:
    goods = say.goods(dict(effect.goods))
    if RESOURCE in dict(effect.goods):
        # Translators: {goods} is a counted list with resources in it, such as "1 corn and 2 resources".
        return say("effect.gain.any", "Take {goods} (of any kind).", goods=goods)
    # Translators: {goods} is a counted list, such as "1 stone and 2 corn".
    return say("effect.gain", "Take {goods}.", goods=goods)


@words(model.GainBy)
def gain_by(effect: model.GainBy, say: Narrator) -> Inline:
    amount = quantity(effect.amount, say)
    if effect.good == RESOURCE:
        # Translators: {amount} is a number or a quantity such as "the power of the worker".
        return say("effect.gain-by.any", "Take resources (of any kind), as many as this: {amount}.", amount=amount)
    # Translators: {good} is what is taken, such as cocoa; {amount} a number or a quantity, "the power of the worker".
    return say("effect.gain-by", "Take {good}, as much as this: {amount}.", good=say.ref(effect.good), amount=amount)


@words(model.Claim)
def claim(effect: model.Claim, say: Narrator) -> Inline:
    tile = say.ref(family_term(effect.family, say))
    match effect.source:
        case "lowest":
            # Translators: {tile} is a kind of tile, such as technology tile; the one with the lowest number on display.
            return say("effect.claim.lowest", "You get the {tile} with the lowest number, free of charge.", tile=tile)
        case "stack":
            # Translators: {tile} is a kind of tile, such as discovery tile; it has been drawn at random.
            return say("effect.claim.stack", "Claim the {tile} that was drawn, and pay its cost.", tile=tile)
    # Translators: {tile} is a kind of tile, such as discovery tile; some of them lie on this step of a track.
    return say("effect.claim.here", "Claim a {tile} that lies here, and pay its cost.", tile=tile)


@words(model.Pay)
def pay(effect: model.Pay, say: Narrator) -> Inline:
    goods = say.goods(dict(effect.goods))
    if RESOURCE in dict(effect.goods):
        # Translators: {goods} is a counted list with resources in it, such as "1 corn and 2 resources".
        return say("effect.pay.any", "Pay {goods} (of any kind).", goods=goods)
    # Translators: {goods} is a counted list, such as "1 stone and 2 corn".
    return say("effect.pay", "Pay {goods}.", goods=goods)


@words(model.Lay)
def lay(effect: model.Lay, say: Narrator) -> Inline:
    goods = say.goods(dict(effect.goods))
    # Translators: {goods} is a counted list, such as "1 crystal skull".
    return say(
        "effect.lay",
        "Lay {goods} beside this action for the rest of the game; nobody can perform it again.",
        goods=goods,
    )


@words(model.Score)
def score(effect: model.Score, say: Narrator) -> Inline:
    points = effect.points
    if isinstance(points, int) and points < 0:
        return say("effect.lose", "Lose {n|point|points}.", n=-points)
    # Translators: {points} says how many: "4 points", "2 points for each tomb you have", "points by ...".
    return say("effect.score", "Score {points}.", points=points_words(points, say))


@words(model.Recruit)
def recruit(effect: model.Recruit, say: Narrator) -> Inline:
    return say("effect.recruit", "Take {n|new worker|new workers} of your colour.", n=effect.workers)


@words(model.UseAction)
def use_action(effect: model.UseAction, say: Narrator) -> Inline:
    # Translators: {places} is the name of a gear or board, or several joined by "or".
    return say("effect.use-action", "Perform any action of {places:def}.", places=somewhere(effect.of, say))


@words(model.PowerUp)
def power_up(effect: model.PowerUp, say: Narrator) -> Inline:
    if effect.where == "anywhere":
        return say(
            "effect.power-up.anywhere",
            "Do {n|power-up|power-ups} with your unlocked workers on any boards.",
            n=effect.times,
        )
    return say(
        "effect.power-up.here",
        "Do {n|power-up|power-ups} with your unlocked workers on this board.",
        n=effect.times,
    )


@words(model.Choose)
def choose(effect: model.Choose, say: Narrator) -> Inline:
    options = say.sentences(_option(n, option, say) for n, option in enumerate(effect.options, 1))
    # Translators: numbered options follow, each with whole sentences: "(1) Take 1 corn. (2) Take 1 wood."
    return say("effect.choose", "Choose one: {options}", options=options)


def _option(n: int, effects: tuple[model.Effect, ...], say: Narrator) -> Inline:
    # Translators: one of several options, numbered from 1; {effects} is one or more whole sentences.
    return say("effect.option", "({n}) {effects}", n=n, effects=effect_words(effects, say))


@words(model.May)
def may(effect: model.May, say: Narrator) -> Inline:
    effects = effect_words(effect.effects, say)
    if len(effect.effects) == 1:
        # Translators: {effects} is a whole sentence.
        return say("effect.may", "If you wish: {effects}", effects=effects)
    # Translators: {effects} is several whole sentences.
    return say("effect.may.all", "If you wish, all of this: {effects}", effects=effects)


@words(model.Repeat)
def repeat(effect: model.Repeat, say: Narrator) -> Inline:
    effects = effect_words(effect.effects, say)
    if isinstance(effect.most, int):
        # Translators: {effects} is one or more whole sentences that may be repeated.
        return say("effect.repeat", "Up to {n|time|times}: {effects}", n=effect.most, effects=effects)
    amount = quantity(effect.most, say)
    # Translators: {amount} is a quantity such as "the power of the worker"; {effects} is one or more whole sentences.
    return say(
        "effect.repeat.measured",
        "As many times as you wish, limited by {amount}: {effects}",
        amount=amount,
        effects=effects,
    )


@words(model.Exchange)
def exchange(effect: model.Exchange, say: Narrator) -> Inline:
    coin = say.ref(currency(say))
    if effect.way == "sell":
        return _sell(effect.most, say)
    if effect.most:
        # Translators: {currency} is what the game pays with: corn.
        return say(
            "effect.exchange.limited",
            "Exchange resources for {currency} or {currency} for resources at market rates, at most {n|time|times}.",
            currency=coin,
            n=effect.most,
        )
    # Translators: {currency} is what the game pays with: corn.
    return say(
        "effect.exchange",
        "Exchange resources for {currency} or {currency} for resources at market rates, as often as you wish.",
        currency=coin,
    )


def _sell(most: int, say: Narrator) -> Inline:
    coin = say.ref(currency(say))
    if most:
        # Translators: {currency} is what the game pays with: corn. Not the other way round.
        return say(
            "effect.sell.limited",
            "Exchange resources for {currency} at market rates, at most {n|time|times}.",
            currency=coin,
            n=most,
        )
    # Translators: {currency} is what the game pays with: corn. Not the other way round.
    return say("effect.sell", "Exchange resources for {currency} at market rates, as often as you wish.", currency=coin)


@words(model.Harvest)
def harvest(effect: model.Harvest, say: Narrator) -> Inline:
    corn = say.amount("corn", effect.corn)
    if not effect.wood:
        # Translators: {corn} is a counted amount, such as "4 corn".
        return say(
            "effect.harvest.corn",
            "Take a corn harvest tile from the fields of this space, and {corn}.",
            corn=corn,
        )
    # Translators: {corn} and {wood} are counted amounts, such as "5 corn" and "2 wood".
    return say(
        "effect.harvest",
        "Take a harvest tile from the fields of this space, and {corn} for a corn tile or {wood} for a wood tile.",
        corn=corn,
        wood=say.amount("wood", effect.wood),
    )
