"""The events of Teotihuacan."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.names import currency, player_name
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value
from generator.wording.tiles import tile_told

EVENTS: dict[str, Telling] = {}
#: A kind of move -> the event that says the same, and more exactly.
ACTS = {
    "keep": "kept",
    "start": "started",
    "move": "moved",
    "leap": "moved",
    "collect": "collected",
    "main-action": "main_action",
    "worship": "worshipped",
    "worship-temple": "prayed",
    "discovery": "claimed",
    "claim": "claimed",
    "learn": "learnt",
    "noble": "ennobled",
    "decorate": "decorated",
    "build": "built",
    "waive": "used",
    "helper": "used",
    "power-up": "powered_up",
    "reward": "rewarded",
    "salary": "salary",
}


def tells(kind: str) -> Callable[[Telling], Telling]:
    return entered(EVENTS, kind)


# -- setting up


@tells("set_up")
def set_up(say: Narrator, player: Value) -> Inline:
    return say("event.set-up.part", "The set-up goes on.")


@tells("boards_laid")
def boards_laid(say: Narrator, player: Value) -> Inline:
    return say("event.boards-laid", "The action boards lie in their places.")


@tells("received")
def received(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is the name of a starting tile.
    return say("event.received", "{player} gains what the {tile} shows.", player=player, tile=tile_told(component, say))


@tells("received_gift")
def received_gift(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour; goods, workers and markers of a first game.
    return say("event.received-gift", "{player} takes what belongs to a first game.", player=player)


@tells("started")
def started(say: Narrator, player: Value, place: str, power: int) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a board.
    return say(
        "event.started",
        "{player} puts a worker with power {power} on {place:def}.",
        player=player,
        place=say.ref(place),
        power=power,
    )


@tells("neutral_placed")
def neutral_placed(say: Narrator, player: Value, colour: str, place: str) -> Inline:
    # Translators: {colour} is a colour that nobody plays; {place} is the name of a board.
    return say(
        "event.neutral-worker",
        "A neutral worker ({colour}) goes to {place:def}.",
        colour=player_name(colour, say),
        place=say.ref(place),
    )


# -- a turn


@tells("moved")
def moved(say: Narrator, player: Value, place: str, power: int, to: str) -> Inline:
    # Translators: {player} is a colour; {place} and {to} are names of boards, from the one to the other.
    return say(
        "event.moved",
        "{player} moves a worker with power {power} from {place:def} to {to:def}.",
        player=player,
        place=say.ref(place),
        to=say.ref(to),
        power=power,
    )


# -- the action of a turn


@tells("collected")
def collected(say: Narrator, player: Value, place: str, colours: int) -> Inline:
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
def main_action(say: Narrator, player: Value, place: str, workers: int, power: int, cost: int) -> Inline:
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
def worshipped(say: Narrator, player: Value, component: str, cost: int) -> Inline:
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


@tells("prayed")
def prayed(say: Narrator, player: Value, place: str, cost: int) -> Inline:
    if not cost:
        # Translators: {player} is a colour; {place} is the name of a board.
        return say(
            "event.prayed.free",
            "{player} worships at {place:def}, free of charge.",
            player=player,
            place=say.ref(place),
        )
    # Translators: {player} is a colour; {place} is the name of a board; {cost} is such as "1 cocoa".
    return say(
        "event.prayed",
        "{player} worships at {place:def} for {cost}.",
        player=player,
        place=say.ref(place),
        cost=_cocoa(cost, say),
    )


@tells("claimed")
def claimed(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is the name of a discovery tile.
    return say("event.claimed", "{player} claims the {tile}.", player=player, tile=tile_told(component, say))


@tells("unlocked")
def unlocked(say: Narrator, player: Value, place: str, power: int) -> Inline:
    # Translators: {player} is a colour whose worker no longer stands on a worship space of {place}.
    return say(
        "event.unlocked",
        "A worker of {player} with power {power} is unlocked at {place:def}.",
        player=player,
        place=say.ref(place),
        power=power,
    )


# -- work on the boards


@tells("learnt")
def learnt(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is the name of a technology tile.
    return say("event.learnt", "{player} puts a marker on the {tile}.", player=player, tile=tile_told(component, say))


@tells("ennobled")
def ennobled(say: Narrator, player: Value, row: int, space: int) -> Inline:
    # Translators: {player} is a colour; {row} and {space} are numbers: the third space of the second row.
    return say(
        "event.ennobled",
        "{player} puts a building on space {space} in row {row} of the nobles.",
        player=player,
        row=row,
        space=space,
    )


@tells("decorated")
def decorated(say: Narrator, player: Value, component: str, side: int, slot: int) -> Inline:
    # Translators: {player} is a colour; {tile} is the name of a decoration; sides and slots have numbers.
    return say(
        "event.decorated",
        "{player} decorates side {side} of the Pyramid with the {tile}, on slot {slot}.",
        player=player,
        tile=tile_told(component, say),
        side=side,
        slot=slot,
    )


@tells("built")
def built(say: Narrator, player: Value, component: str, level: int, space: int) -> Inline:
    # Translators: {player} is a colour; {tile} is the name of a pyramid tile; {space} is the number of its slot.
    return say(
        "event.built-pyramid",
        "{player} builds the {tile} on slot {space}, on level {level} of the Pyramid.",
        player=player,
        tile=tile_told(component, say),
        level=level,
        space=space,
    )


@tells("pyramid_completed")
def pyramid_completed(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour.
    return say("event.pyramid-completed", "{player} completes the Pyramid.", player=player)


# -- power and ascension


@tells("powered_up")
def powered_up(say: Narrator, player: Value, place: str, power: int) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a board; {power} is the worker's new power.
    return say(
        "event.powered-up",
        "{player} powers up a worker at {place:def} to {power}.",
        player=player,
        place=say.ref(place),
        power=power,
    )


@tells("ascended")
def ascended(say: Narrator, player: Value, place: str, power: int) -> Inline:
    # Translators: {player} is a colour; {place} is the board that it leaves; {power} is the power of the new one.
    return say(
        "event.ascended",
        "A worker of {player} at {place:def} ascends; a new one starts with power {power}.",
        player=player,
        place=say.ref(place),
        power=power,
    )


@tells("rewarded")
def rewarded(say: Narrator, player: Value, space: int) -> Inline:
    # Translators: {player} is a colour; {space} is the number of a reward on the Ascension wheel.
    return say("event.rewarded", "{player} takes reward {space} of the Ascension wheel.", player=player, space=space)


@tells("recruited")
def recruited(say: Narrator, player: Value, power: int) -> Inline:
    # Translators: {player} is a colour; {power} is the power of the new worker.
    return say(
        "event.fourth-worker", "{player} gets the fourth worker, with power {power}.", player=player, power=power
    )


# -- the calendar


@tells("disc_advanced")
def disc_advanced(say: Narrator, player: Value, space: int) -> Inline:
    # Translators: {space} is the number of the space of the calendar track on which the light disc now lies.
    return say("event.disc-advanced", "The light disc moves on to space {space}.", space=space)


@tells("disc_stopped")
def disc_stopped(say: Narrator, player: Value) -> Inline:
    return say("event.disc-stopped", "The light disc has reached the dark disc and stays there.")


@tells("eclipse")
def eclipse(say: Narrator, player: Value) -> Inline:
    return say("event.eclipse", "An Eclipse is coming.")


# -- an eclipse


@tells("eclipse_scored")
def eclipse_scored(say: Narrator, player: Value, number: int) -> Inline:
    # Translators: the first, second or third eclipse is being scored.
    return say("event.eclipse-scored", "Eclipse {number} is scored.", number=number)


@tells("track_reset")
def track_reset(say: Narrator, player: Value, track: str) -> Inline:
    # Translators: {track} is the name of a track.
    return say("event.track-reset", "All markers on {track:def} go back to the start.", track=say.ref(track))


@tells("salary")
def salary(say: Narrator, player: Value, need: int, paid: int) -> Inline:
    if not need:
        # Translators: {player} is a colour.
        return say("event.salary.none", "{player} has no salaries to pay.", player=player)
    if not paid:
        # Translators: {player} is a colour; {need} is an amount such as "2 cocoa".
        return say(
            "event.salary.unpaid",
            "{player} pays no salaries, although {need} would be due.",
            player=player,
            need=_cocoa(need, say, "subject"),
        )
    if paid == need:
        # Translators: {player} is a colour; {paid} is an amount such as "2 cocoa".
        return say("event.salary.full", "{player} pays all salaries: {paid}.", player=player, paid=_cocoa(paid, say))
    # Translators: {player} is a colour; {paid} and {need} are amounts such as "2 cocoa".
    return say(
        "event.salary",
        "{player} pays only {paid} in salaries, although {need} would be due.",
        player=player,
        paid=_cocoa(paid, say),
        need=_cocoa(need, say, "subject"),
    )


@tells("points_lost")
def points_lost(say: Narrator, player: Value, points: int) -> Inline:
    if not points:
        # Translators: {player} is a colour.
        return say("event.points-lost.none", "{player} loses no points.", player=player)
    # Translators: {player} is a colour.
    return say("event.points-lost", "{player} loses {n|point|points}.", player=player, n=points)


@tells("new_era")
def new_era(say: Narrator, player: Value, light: int, dark: int) -> Inline:
    # Translators: {light} and {dark} are the spaces of the calendar track on which the discs lie now.
    return say("event.new-era", "The light disc goes back to {light}, the dark disc to {dark}.", light=light, dark=dark)


def _cocoa(amount: int, say: Narrator, role: str = "object") -> Inline:
    return say.amount(currency(say), amount, role)
