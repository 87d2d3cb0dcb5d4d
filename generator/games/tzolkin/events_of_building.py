"""The events of Tzolk'in that tell of technologies, of buildings and of what is laid at an action."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value
from generator.wording.tiles import tile_told

EVENTS: dict[str, Telling] = {}


def tells(kind: str) -> Callable[[Telling], Telling]:
    return entered(EVENTS, kind)


@tells("developed")
def developed(say: Narrator, player: Value, technology: str, level: int) -> Inline:
    # Translators: {player} is a colour; {technology} is the name of a technology, {level} the number of its level.
    return say(
        "event.developed",
        "{player} advances to level {level} of {technology}.",
        player=player,
        technology=say.ref(technology),
        level=level,
    )


@tells("developed_beyond")
def developed_beyond(say: Narrator, player: Value, technology: str) -> Inline:
    # Translators: {player} is a colour; {technology} is the name of a technology that stands on its last level.
    return say(
        "event.developed-beyond",
        "{player} has reached the last level of {technology} and gets its bonus.",
        player=player,
        technology=say.ref(technology),
    )


@tells("gap_stays")
def gap_stays(say: Narrator, player: Value, tiles: int) -> Inline:
    if not tiles:
        return say("event.gap-stays.empty", "The gap in the row is not filled: the stack is empty.")
    return say(
        "event.gap-stays",
        "Not all gaps in the row can be filled: the stack has only {n|building|buildings} left.",
        n=tiles,
    )


@tells("advance_lost")
def advance_lost(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour. The advance would be free, but something else asks a price for it.
    return say("event.advance-lost", "{player} loses an advance: its price cannot be paid.", player=player)


@tells("built")
def built(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is such as "farm (1 wood)".
    return say("event.built", "{player} constructs the {tile}.", player=player, tile=tile_told(component, say))


@tells("saved")
def saved(say: Narrator, player: Value, good: str) -> Inline:
    # Translators: {player} is a colour; {good} is such as "1 stone", which need not be paid.
    return say("event.saved", "{player} does not have to pay {good}.", player=player, good=say.amount(good, 1))


@tells("laid")
def laid(say: Narrator, player: Value, good: str, amount: int, space: str) -> Inline:
    place, _, number = space.partition(".")
    # Translators: {player} is a colour; {goods} is such as "1 crystal skull"; {place} is the name of a gear, {space}
    # the number of a space.
    return say(
        "event.laid",
        "{player} lays {goods} at space {space} of {place:def}.",
        player=player,
        goods=say.amount(good, amount),
        place=say.ref(place),
        space=number,
    )
