"""The events that only Tribes & Prophecies brings: quick actions, prophecies, and what tribes do."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value
from generator.wording.tiles import tile_link, tile_told

EVENTS: dict[str, Telling] = {}


def tells(kind: str) -> Callable[[Telling], Telling]:
    return entered(EVENTS, kind)


@tells("passed")
def passed(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour; the player does nothing in this turn.
    return say("event.passed", "{player} neither places nor picks up workers.", player=player)


@tells("skipped")
def skipped(say: Narrator, player: Value, place: str, space: int) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a gear, {space} the number of a space, which counts as
    # taken for this player.
    return say(
        "event.skipped",
        "{player} skips space {space} of {place:def}.",
        player=player,
        place=say.ref(place),
        space=space,
    )


@tells("quick_tile")
def quick_tile(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {tile} is such as "quick action tile (no. 2)".
    return say("event.quick-tile", "The {tile} now lies on the board.", tile=tile_told(component, say))


@tells("quick_done")
def quick_done(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is such as "quick action tile (no. 2)", whose action is done.
    return say("event.quick-done", "{player} uses the {tile}.", player=player, tile=tile_told(component, say))


@tells("quick_lost")
def quick_lost(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is such as "quick action tile (no. 2)", whose action cannot be done.
    return say("event.quick-lost", "{player} cannot use the {tile}.", player=player, tile=tile_told(component, say))


@tells("quick_home")
def quick_home(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour.
    return say("event.quick-home", "A worker returns from the quick action to {player}.", player=player)


@tells("quick_blocked")
def quick_blocked(say: Narrator, player: Value) -> Inline:
    return say("event.quick-blocked", "A dummy worker blocks a quick action space.")


@tells("pushed_off")
def pushed_off(say: Narrator, player: Value, place: str) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a gear.
    return say(
        "event.pushed-off",
        "A worker is pushed off the gear of {place} and returns to {player}.",
        player=player,
        place=say.ref(place),
    )


@tells("renovated")
def renovated(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is the name of a building that is given up for a new one.
    return say("event.renovated", "{player} gives up the {tile}.", player=player, tile=tile_told(component, say))


@tells("put_on")
def put_on(say: Narrator, player: Value, good: str, amount: int, component: str) -> Inline:
    # Translators: {player} is a colour; {goods} is such as "1 crystal skull"; {tile} is the name of a building.
    return say(
        "event.put-on",
        "{player} puts {goods} on the {tile}.",
        player=player,
        goods=say.amount(good, amount),
        tile=tile_told(component, say),
    )


@tells("fell_back")
def fell_back(say: Narrator, player: Value, technology: str, level: int) -> Inline:
    # Translators: {player} is a colour; {technology} is the name of a technology, {level} the number of its level now.
    return say(
        "event.fell-back",
        "{player} falls back to level {level} of {technology}.",
        player=player,
        technology=say.ref(technology),
        level=level,
    )


@tells("prophecy_begins")
def prophecy_begins(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {tile} is the name of a prophecy, in quotation marks.
    return say("event.prophecy-begins", "The prophecy {tile} begins.", tile=say.quoted(tile_link(component, say)))


@tells("prophecy_over")
def prophecy_over(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {tile} is the name of a prophecy, in quotation marks.
    return say("event.prophecy-over", "The prophecy {tile} ends.", tile=say.quoted(tile_link(component, say)))
