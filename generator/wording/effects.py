"""Effects as sentences: what happens, told to the player it happens to."""

from __future__ import annotations

from engine.model import effects as model
from engine.model.measures import PrintedTable
from engine.model.text import Inline
from generator.wording.automata import claimed_at_worship, claimed_next, power_of_it
from generator.wording.effect_runs import MAY, allowed, effect_sentences, effect_words, flows, in_one_sentence, numbered
from generator.wording.kinds import words
from generator.wording.level_exchange import level_exchange
from generator.wording.measures import at_least, quantity
from generator.wording.names import currency, family_term, somewhere
from generator.wording.narrator import Narrator
from generator.wording.points import points_words
from generator.wording.progress import tiles_to_build

__all__ = ["MAY", "allowed", "effect_sentences", "effect_words", "in_one_sentence"]

RESOURCE = "resource"


@words(model.Gain)
def gain(effect: model.Gain, say: Narrator) -> Inline:
    goods = say.goods(dict(effect.goods))
    if RESOURCE in dict(effect.goods):
        # Translators: {goods} is a counted list with resources in it, such as "1 corn and 2 resources".
        return say("effect.gain.any", "Take {goods} of any kind.", goods=goods)
    # Translators: {goods} is a counted list, such as "1 stone and 2 corn".
    return say("effect.gain", "Take {goods}.", goods=goods)


@words(model.Fill)
def fill(effect: model.Fill, say: Narrator) -> Inline:
    goods = say.goods(dict(effect.goods))
    # Translators: {goods} is a counted list, such as "2 corn"; whoever has more takes nothing.
    return say("effect.fill", "Take from the bank until you have at least {goods}.", goods=goods)


@words(model.GainBy)
def gain_by(effect: model.GainBy, say: Narrator) -> Inline:
    amount = quantity(effect.amount, say)
    if effect.good == RESOURCE:
        # Translators: {amount} is a number or a quantity such as "the power of the worker".
        return say("effect.gain-by.any", "Take as many resources of any kind as {amount}.", amount=amount)
    # Translators: {good} is what is taken, such as cocoa; {amount} a number or a quantity, "the power of the worker".
    return say("effect.gain-by", "Take as much {good} as {amount}.", good=say.ref(effect.good), amount=amount)


@words(model.Claim)
def claim(effect: model.Claim, say: Narrator) -> Inline:
    tile = say.ref(family_term(effect.family, say))
    match effect.source:
        case "next":
            return claimed_next(effect, say)
        case "worship":
            return claimed_at_worship(effect, say)
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
        return say("effect.pay.any", "Pay {goods} of any kind.", goods=goods)
    # Translators: {goods} is a counted list, such as "1 stone and 2 corn".
    return say("effect.pay", "Pay {goods}.", goods=goods)


@words(model.Lay)
def lay(effect: model.Lay, say: Narrator) -> Inline:
    goods = say.goods(dict(effect.goods))
    # Translators: {goods} is a counted list, such as "1 crystal skull".
    return say(
        "effect.lay",
        "Lay {goods} beside this action for the rest of the game.",
        goods=goods,
    )


@words(model.Put)
def put(effect: model.Put, say: Narrator) -> Inline:
    goods = say.goods(dict(effect.goods))
    # Translators: {goods} is a counted list, such as "1 crystal skull"; it is part of what the tile costs.
    return say(
        "effect.put",
        "Put {goods} on this tile for the rest of the game, as a part of its cost.",
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


@words(model.PickUp)
def pick_up(effect: model.PickUp, say: Narrator) -> Inline:
    return say(
        "effect.pick-up",
        "Pick up {n|worker|workers} that you did not place in this turn, with all usual options.",
        n=effect.workers,
    )


@words(model.UseAction)
def use_action(effect: model.UseAction, say: Narrator) -> Inline:
    # Translators: {places} is the name of a gear or board, or several joined by "or".
    return say("effect.use-action", "Perform any action of {places:def}.", places=somewhere(effect.of, say))


@words(model.PowerUp)
def power_up(effect: model.PowerUp, say: Narrator) -> Inline:
    if effect.where == "worker":
        return power_of_it(effect.times, say)
    if effect.where == "anywhere":
        # Translators: the workers stand on whichever boards; where {n} is more than 1, it may be the same worker again.
        return say(
            "effect.power-up.anywhere",
            "{~n|Power up one of your unlocked workers|Do {n} power-ups in all with your unlocked workers}, "
            "on any {~n|board|boards}.",
            n=effect.times,
        )
    # Translators: the workers stand on the board of the action; where {n} is more than 1, it may be the same one again.
    return say(
        "effect.power-up.here",
        "{~n|Power up one of your unlocked workers|Do {n} power-ups in all with your unlocked workers} on this board.",
        n=effect.times,
    )


@words(model.Choose)
def choose(effect: model.Choose, say: Narrator) -> Inline:
    as_one = level_exchange(effect, say)
    if as_one:
        return as_one
    built = _either_built(effect, say)
    if built:
        return built
    options = say.sentences(numbered(n, option, say) for n, option in enumerate(effect.options, 1))
    # Translators: numbered options follow, each with whole sentences: "(1) Take 1 corn. (2) Take 1 wood."
    return say("effect.choose", "Choose one: {options}", options=options)


def _either_built(effect: model.Choose, say: Narrator) -> Inline:
    """Several things to construct, of which one is chosen: one sentence; nothing where anything else is offered."""
    builds = [option[0] for option in effect.options if len(option) == 1]
    tiles = [tiles_to_build(each, say) for each in builds if isinstance(each, model.Build) and not each.corn_each]
    if len(tiles) < len(effect.options):
        return ()
    # Translators: {tiles} is such as "1 building" or "up to 2 buildings".
    return say("effect.build", "Construct {tiles} and pay the cost.", tiles=say.choice(tiles))


@words(model.May)
def may(effect: model.May, say: Narrator) -> Inline:
    if all(map(flows, effect.effects)):
        effects, say = allowed(effect.effects, say)
        # Translators: {effects} is a sentence that is put into this one, such as "pay 1 corn to take 1 wood".
        return say("effect.may", "You may {effects:clause}.", effects=effects)
    # Translators: {effects} is several whole sentences.
    return say("effect.may.all", "If you wish, all of this: {effects}", effects=effect_words(effect.effects, say))


@words(model.Repeat)
def repeat(effect: model.Repeat, say: Narrator) -> Inline:
    effects, say = allowed(effect.effects, say)
    if isinstance(effect.most, int):
        # Translators: {effects} is a sentence that is put into this one and may be repeated.
        return say(
            "effect.repeat", "{~n|Once|Up to {n} times}, you may {effects:clause}.", n=effect.most, effects=effects
        )
    if isinstance(effect.most, PrintedTable) and effect.most.rows[0] == (0, 0) and len(effect.most.rows) == 2:
        return _from_so_many(effect.most, effects, say)
    amount = quantity(effect.most, say)
    # Translators: {effects} is a sentence that is put into this one; {amount} is a quantity such as "the power of the
    # worker", which says how often at most.
    return say(
        "effect.repeat.measured",
        "You may {effects:clause}, at most as many times as {amount}.",
        amount=amount,
        effects=effects,
    )


def _from_so_many(most: PrintedTable, effects: Inline, say: Narrator) -> Inline:
    """Something that is possible as soon as there are enough of what is counted."""
    (_, (least, times)) = most.rows
    # Translators: {effects} is a sentence that is put into this one; {condition} is a clause, such as "you have placed
    # 2 workers or more on gears in this turn".
    return say(
        "effect.repeat.from",
        "{~n|You may|Up to {n} times, you may} {effects:clause} if {condition}.",
        n=times,
        effects=effects,
        condition=at_least(most.of, least, say),
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
            "Exchange resources for {currency} or {currency} for resources at market rates, "
            "{~n|only once|at most {n} times}.",
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
            "Exchange {~n|one resource|up to {n} resources} for {currency} at market rates.",
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
            "Take a corn harvest tile from the fields of this space; it brings you {corn}.",
            corn=corn,
        )
    # Translators: {corn} and {wood} are counted amounts, such as "5 corn" and "2 wood".
    return say(
        "effect.harvest",
        "Take a harvest tile from the fields of this space: a corn tile brings you {corn}, a wood tile {wood}.",
        corn=corn,
        wood=say.amount("wood", effect.wood),
    )
