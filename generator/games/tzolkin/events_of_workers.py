"""The events of Tzolk'in that tell what workers do: placing, picking up, actions and harvests."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline
from generator.games.tzolkin.corn import corn_words
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.names import has_spaces
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value

EVENTS: dict[str, Telling] = {}


def tells(kind: str) -> Callable[[Telling], Telling]:
    return entered(EVENTS, kind)


@tells("placed")
def placed(say: Narrator, player: Value, place: str, space: int, cost: int) -> Inline:
    if not has_spaces(place, say):
        return _placed_apart(say, player, place, cost)
    where = say.ref(place)
    if not cost:
        # Translators: {player} is a colour, used as a name. Where verbs or articles would have to agree with it, begin
        # with "{player}:". {place} is the name of a gear, {space} the number of a space.
        return say(
            "event.placed.free",
            "{player} places a worker on space {space} of {place:def}, free of charge.",
            player=player,
            place=where,
            space=space,
        )
    # Translators: {player} is a colour; {place} is the name of a gear, {space} the number of a space; {cost} is a
    # counted amount, such as "3 corn".
    return say(
        "event.placed",
        "{player} places a worker on space {space} of {place:def} for {cost}.",
        player=player,
        place=where,
        space=space,
        cost=corn_words(cost, say),
    )


def _placed_apart(say: Narrator, player: Value, place: str, cost: int) -> Inline:
    """On a place that is itself a space."""
    where = say.ref(place)
    if not cost:
        # Translators: {player} is a colour; {place} is the Starting Player Space.
        return say(
            "event.placed-apart.free",
            "{player} places a worker on {place:def}, free of charge.",
            player=player,
            place=where,
        )
    # Translators: {player} is a colour; {place} is the Starting Player Space; {cost} is how much corn it costs.
    return say(
        "event.placed-apart",
        "{player} places a worker on {place:def} for {cost}.",
        player=player,
        place=where,
        cost=corn_words(cost, say),
    )


@tells("picked")
def picked(say: Narrator, player: Value, place: str, space: int) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a gear, {space} the number of a space.
    return say(
        "event.picked",
        "{player} picks up the worker on space {space} of {place:def}.",
        player=player,
        place=say.ref(place),
        space=space,
    )


@tells("stays")
def stays(say: Narrator, player: Value, place: str) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a gear. The worker stands behind the last number.
    return say(
        "event.stays",
        "{player} still has a worker behind the last number of {place}.",
        player=player,
        place=say.ref(place),
    )


@tells("acted")
def acted(say: Narrator, player: Value, place: str, space: int, cost: int) -> Inline:
    where = say.ref(place)
    if not cost:
        # Translators: {player} is a colour; {place} is the name of a gear, {space} the number of a space
        # and its action.
        return say(
            "event.acted", "{player} performs action {space} of {place:def}.", player=player, place=where, space=space
        )
    # Translators: {player} is a colour; {place} is the name of a gear, {space} the number of a space and its action;
    # {cost} is a counted amount, such as "3 corn".
    return say(
        "event.acted.paying",
        "{player} performs action {space} of {place:def} for {cost}.",
        player=player,
        place=where,
        space=space,
        cost=corn_words(cost, say),
    )


@tells("no_action")
def no_action(say: Narrator, player: Value, place: str, space: int) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a gear, {space} the number of the space from where the
    # worker came. That it has been picked up is told before.
    return say(
        "event.no-action",
        "The worker of {player} from space {space} of {place:def} performs no action.",
        player=player,
        place=say.ref(place),
        space=space,
    )


@tells("no_worker_left")
def no_worker_left(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour.
    return say("event.no-worker-left", "{player} has no worker left in the bank.", player=player)


@tells("fewer_workers_left")
def fewer_workers_left(say: Narrator, player: Value, workers: int) -> Inline:
    # Translators: {player} is a colour; {n} is how many workers the player would have got besides.
    return say(
        "event.fewer-workers-left",
        "{player} goes without {n|worker|workers}: no more are left in the bank.",
        player=player,
        n=workers,
    )


@tells("recruited")
def recruited(say: Narrator, player: Value, workers: int) -> Inline:
    # Translators: {player} is a colour.
    return say("event.recruited", "{player} gets {n|new worker|new workers}.", player=player, n=workers)


@tells("neutral_stays")
def neutral_stays(say: Narrator, player: Value, place: str) -> Inline:
    # Translators: {place} is the name of a gear.
    return say(
        "event.neutral-stays",
        "A dummy worker stays on the gear of {place} and goes round with it.",
        place=say.ref(place),
    )


@tells("harvested")
def harvested(say: Narrator, player: Value, way: str) -> Inline:
    return WAYS[way](say, player)


def _corn_tile(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour.
    return say("event.harvested.corn", "{player} takes a corn harvest tile.", player=player)


def _wood_tile(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour.
    return say("event.harvested.wood", "{player} takes a wood harvest tile.", player=player)


def _burned(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour.
    return say("event.harvested.burned", "{player} burns the forest and takes the corn harvest tile.", player=player)


def _bare(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour.
    return say("event.harvested.bare", "{player} harvests corn without a tile.", player=player)


WAYS: dict[str, Telling] = {"corn": _corn_tile, "wood": _wood_tile, "burned": _burned, "bare": _bare}
