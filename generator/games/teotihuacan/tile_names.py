"""Discovery tiles are told apart by what they bring, masks by a number of their own."""

from __future__ import annotations

from engine.model.abilities import Offer, Use
from engine.model.components import Component
from engine.model.effects import Gain, PowerUp, Score, Step
from engine.model.text import Inline
from generator.wording.narrator import Narrator
from generator.wording.tiles import own_number

DISCOVERIES, MASK, ANY = "discovery-tiles", "mask", "any"


def told_by(tile: Component, say: Narrator) -> Inline:
    if tile.family != DISCOVERIES:
        return ()
    if tile.kind == MASK:
        return _number(tile, say)
    for ability in tile.abilities:
        if isinstance(ability.form, Use):
            return _brought(ability.form, say)
        if isinstance(ability.form, Offer):
            return _offered(ability.form.option, say)
    return ()


def _number(tile: Component, say: Narrator) -> Inline:
    family = next(each for each in say.book.families if each.id == tile.family)
    masks = [each.id for each in family.components if each.kind == MASK]
    return own_number(masks.index(tile.id) + 1, say)


def _brought(form: Use, say: Narrator) -> Inline:
    match form.effects:
        case (Gain(goods),):
            return say.goods(dict(goods), "subject")
        case (Score(int(points)),):
            return say.counted("point", points, "subject")
        case (PowerUp(times=times),):
            return say.counted("power-up", times, "subject")
        case (Step(track=track),):
            # Translators: a tile that lets you go up on a temple of your choice, in brackets after its name.
            return say.term(track) if track != ANY else say("name.tile.any-temple", "any temple")
    return ()


def _offered(option: str, say: Narrator) -> Inline:
    match option:
        case "join":
            # Translators: a tile with which a second worker comes along, in brackets after its name.
            return say("name.tile.join", "second worker")
        case "leap":
            # Translators: a tile with which a worker goes to any board, in brackets after its name.
            return say("name.tile.leap", "any board")
        case "waive":
            # Translators: a tile with which no cocoa has to be paid, in brackets after its name.
            return say("name.tile.waive", "no cocoa")
        case "helper":
            # Translators: a tile with which one more worker counts, in brackets after its name.
            return say("name.tile.helper", "one more worker")
    return ()
