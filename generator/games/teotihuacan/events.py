"""The events of Teotihuacan."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.names import currency
from generator.wording.narrator import Narrator
from generator.wording.tiles import tile_told

EVENTS: dict[str, Telling] = {}


def tells(kind: str) -> Callable[[Telling], Telling]:
    return entered(EVENTS, kind)


# -- the action of a turn


@tells("collected")
def collected(say: Narrator, player: Inline, place: str, colours: int) -> Inline:
    where = say.ref(place)
    if not colours:
        # Translators: {player} is a colour; {place} is the name of a board on which no unlocked worker stands.
        return say(
            "event.collected.alone",
            "{player} collects cocoa at {place:def}, where no unlocked worker stands.",
            player=player,
            place=where,
        )
    # Translators: {player} is a colour; {place} is the name of a board on which unlocked workers of so many colours
    # stand.
    return say(
        "event.collected",
        "{player} collects cocoa at {place:def}, where unlocked workers of {n|colour|colours} stand.",
        player=player,
        place=where,
        n=colours,
    )


@tells("main_action")
def main_action(say: Narrator, player: Inline, place: str, workers: int, power: int, cost: int) -> Inline:
    where = say.ref(place)
    if not cost:
        # Translators: {player} is a colour; {place} is the name of a board; {power} is the lowest power of the workers.
        return say(
            "event.main-action.free",
            "{player} performs the main action at {place:def}, free of charge, with "
            "{~n|one worker of power {power}|{n} workers (lowest power {power})}.",
            player=player,
            place=where,
            n=workers,
            power=power,
        )
    # Translators: {player} is a colour; {place} is the name of a board; {power} is the lowest power of the workers;
    # {cost} is a counted amount, such as "2 cocoa".
    return say(
        "event.main-action",
        "{player} performs the main action at {place:def} for {cost}, with "
        "{~n|one worker of power {power}|{n} workers (lowest power {power})}.",
        player=player,
        place=where,
        n=workers,
        power=power,
        cost=_cocoa(cost, say),
    )


@tells("worshipped")
def worshipped(say: Narrator, player: Inline, component: str, cost: int) -> Inline:
    tile = tile_told(component, say)
    if not cost:
        # Translators: {player} is a colour; {tile} is such as "Royal tile (no. 8)", on which the worker is locked.
        return say(
            "event.worshipped.free", "{player} worships on the {tile}, free of charge.", player=player, tile=tile
        )
    # Translators: {player} is a colour; {tile} is such as "Royal tile (no. 8)", on which the worker is locked; {cost}
    # is such as "1 cocoa".
    return say(
        "event.worshipped",
        "{player} worships on the {tile} for {cost}.",
        player=player,
        tile=tile,
        cost=_cocoa(cost, say),
    )


@tells("unlocked")
def unlocked(say: Narrator, player: Inline, place: str, power: int) -> Inline:
    # Translators: {player} is a colour whose worker no longer stands on a worship space of {place}.
    return say(
        "event.unlocked",
        "A worker of {player} with power {power} is unlocked at {place:def}.",
        player=player,
        place=say.ref(place),
        power=power,
    )


# -- power and ascension


@tells("powered_up")
def powered_up(say: Narrator, player: Inline, place: str, power: int) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a board; {power} is the worker's new power.
    return say(
        "event.powered-up",
        "{player} powers up a worker at {place:def} to {power}.",
        player=player,
        place=say.ref(place),
        power=power,
    )


@tells("ascended")
def ascended(say: Narrator, player: Inline, place: str, power: int) -> Inline:
    # Translators: {player} is a colour; {place} is the board that it leaves; {power} is the power of the new one.
    return say(
        "event.ascended",
        "A worker of {player} at {place:def} ascends; a new one starts with power {power}.",
        player=player,
        place=say.ref(place),
        power=power,
    )


@tells("rewarded")
def rewarded(say: Narrator, player: Inline, space: int) -> Inline:
    # Translators: {player} is a colour; {space} is the number of a reward on the Ascension wheel.
    return say("event.rewarded", "{player} takes reward {space} of the Ascension wheel.", player=player, space=space)


@tells("recruited")
def recruited(say: Narrator, player: Inline, power: int) -> Inline:
    # Translators: {player} is a colour; {power} is the power of the new worker.
    return say(
        "event.fourth-worker", "{player} gets the fourth worker, with power {power}.", player=player, power=power
    )


# -- the calendar


@tells("disc_advanced")
def disc_advanced(say: Narrator, player: Inline, space: int) -> Inline:
    # Translators: {space} is the number of the space of the calendar track on which the light disc now lies.
    return say("event.disc-advanced", "The light disc moves on to space {space}.", space=space)


@tells("disc_stopped")
def disc_stopped(say: Narrator, player: Inline) -> Inline:
    return say("event.disc-stopped", "The light disc has reached the dark disc and stays there.")


@tells("eclipse")
def eclipse(say: Narrator, player: Inline) -> Inline:
    return say("event.eclipse", "An eclipse is coming.")


def _cocoa(amount: int, say: Narrator) -> Inline:
    return say.amount(currency(say), amount)
