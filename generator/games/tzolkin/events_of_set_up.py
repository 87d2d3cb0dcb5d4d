"""The events of Tzolk'in before the first round, and those with which a turn begins."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.names import family_title
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value

EVENTS: dict[str, Telling] = {}


def tells(kind: str) -> Callable[[Telling], Telling]:
    return entered(EVENTS, kind)


@tells("set_up")
def set_up(say: Narrator, player: Value, what: str) -> Inline:
    match what:
        case "workers":
            # Translators: {player} is a colour.
            return say("event.set-up.workers", "{player} starts with workers and markers.", player=player)
        case "jungle":
            return say("event.set-up.jungle", "The harvest tiles of the jungle are laid out.")
        case "buildings":
            return say("event.set-up.buildings", "Buildings and monuments are laid out.")
        case "wealth":
            return say("event.set-up.wealth", "The starting wealth tiles are dealt.")
    # Translators: {what} is what has been laid out, in quotation marks.
    return say("event.set-up", "What is laid out now is {what}.", what=say.quoted(family_title(what, say)))


@tells("neutral_placed")
def neutral_placed(say: Narrator, player: Value, place: str, space: int) -> Inline:
    if space >= len(say.book.place_by_id[place].spaces):
        # Translators: {place} is the name of a gear. The worker stands behind its last numbered space.
        return say(
            "event.neutral-behind", "A dummy worker is placed behind the last number of {place}.", place=say.ref(place)
        )
    # Translators: {place} is the name of a gear, {space} the number of a space.
    return say(
        "event.neutral-placed",
        "A dummy worker is placed on space {space} of {place:def}.",
        place=say.ref(place),
        space=space,
    )


@tells("begged")
def begged(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour. What is returned and taken follows, each in a sentence of its own.
    return say("event.begged", "{player} begs for corn.", player=player)


@tells("returned")
def returned(say: Narrator, player: Value, good: str, amount: int) -> Inline:
    # Translators: {player} is a colour; {goods} is a counted amount, such as "2 corn", which goes back to the bank.
    return say("event.returned", "{player} returns {goods} to the bank.", player=player, goods=say.amount(good, amount))


@tells("sold")
def sold(say: Narrator, player: Value, good: str, amount: int) -> Inline:
    # Translators: {player} is a colour; {goods} is a counted amount, such as "1 wood". What it brings follows.
    return say("event.sold", "{player} sells {goods}.", player=player, goods=say.amount(good, amount))
