"""What Teotibot does in its turn, step by step: what it tried, why it passed over it, and what it did."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline
from engine.refusals import Amounts
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.names import currency
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value
from generator.wording.tiles import tile_told

BOT_EVENTS: dict[str, Telling] = {}


def tells(kind: str) -> Callable[[Telling], Telling]:
    return entered(BOT_EVENTS, kind)


# -- setting up


@tells("bot_received")
def received(say: Narrator, player: Value, resources: int, cocoa: int) -> Inline:
    if not cocoa:
        # Translators: {player} is Teotibot; {n} is how many of each resource it has.
        return say(
            "event.bot-received-no-cocoa",
            "{player} starts with {n} of each resource and without cocoa.",
            player=player,
            n=resources,
        )
    # Translators: {player} is Teotibot; {n} is how many of each resource it has; {cocoa} is such as "1 cocoa".
    return say(
        "event.bot-received",
        "{player} starts with {n} of each resource and {cocoa}.",
        player=player,
        n=resources,
        cocoa=say.amount(currency(say), cocoa),
    )


@tells("bot_marker")
def marker(say: Narrator, player: Value, track: str, step: int) -> Inline:
    # Translators: {player} is Teotibot; {track} the name of a temple or another track; {step} the number of a step.
    return say(
        "event.bot-marker",
        "{player} starts on step {step} of {track:def}.",
        player=player,
        step=step,
        track=say.ref(track),
    )


@tells("bot_worships")
def worships(say: Narrator, player: Value, place: str, power: int) -> Inline:
    # Translators: {player} is Teotibot; {place} is the name of a board.
    return say(
        "event.bot-worships",
        "{player} puts a worker with power {power} on the worship space of {place:def}.",
        player=player,
        place=say.ref(place),
        power=power,
    )


# -- dice and tiles


@tells("bot_rolled")
def rolled(say: Narrator, player: Value, first: int, second: int, slot: int) -> Inline:
    # Translators: {player} is Teotibot; {first} and {second} are two dice, {sum} their sum; {slot} is the number of a
    # space of its action pyramid.
    return say(
        "event.bot-rolled",
        "{player} rolls {first} and {second}: the sum of {sum} names space {slot} of the action pyramid.",
        player=player,
        first=first,
        second=second,
        sum=first + second,
        slot=slot,
    )


@tells("bot_activated")
def activated(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {player} is Teotibot; {tile} is the name of one of its action tiles.
    return say(
        "event.bot-activated", "{player} activates the tile {tile}.", player=player, tile=tile_told(component, say)
    )


@tells("bot_does")
def does(say: Narrator, player: Value, line: int) -> Inline:
    # Translators: {player} is Teotibot; {line} is the number of a line of its action tile.
    return say("event.bot-does", "{player} does line {line}.", player=player, line=line)


@tells("bot_works")
def works(say: Narrator, player: Value, place: str, power: int) -> Inline:
    # Translators: {player} is Teotibot; {place} is the name of a board.
    return say(
        "event.bot-works",
        "{player} acts with its worker of power {power} at {place:def}.",
        player=player,
        place=say.ref(place),
        power=power,
    )


@tells("bot_tried")
def tried(say: Narrator, player: Value, place: str, power: int) -> Inline:
    # Translators: {player} is Teotibot; {place} is the name of a board. What follows says why that worker cannot do it.
    return say(
        "event.bot-tried",
        "{player} looks at its worker of power {power} at {place:def}.",
        player=player,
        place=say.ref(place),
        power=power,
    )


# -- what is passed over


@tells("bot_lacks")
def lacks(say: Narrator, player: Value, line: int, price: Amounts, left: Amounts) -> Inline:
    if not any(amount for _, amount in left):
        # Translators: {player} is Teotibot; {line} a line of its action tile, by number; {price} is such as "2 stone".
        return say(
            "event.bot-lacks-all",
            "Line {line} cannot be done: it costs {price}, and {player} has none.",
            player=player,
            line=line,
            price=say.goods(dict(price)),
        )
    # Translators: {player} is Teotibot; {line} is the number of a line of its action tile; {price} and {left} are
    # counted amounts, such as "2 stone" and "1 stone".
    return say(
        "event.bot-lacks",
        "Line {line} cannot be done: it costs {price}, and {player} has {left}.",
        player=player,
        line=line,
        price=say.goods(dict(price)),
        left=say.goods(dict(left)),
    )


@tells("bot_not_there")
def not_there(say: Narrator, player: Value, line: int, place: str) -> Inline:
    # Translators: {player} is Teotibot; {line} is the number of a line of its action tile; {place} the name of a board.
    return say(
        "event.bot-not-there",
        "Line {line} cannot be done: {player} has no worker at {place:def} that could do it.",
        player=player,
        line=line,
        place=say.ref(place),
    )


@tells("bot_passed_over")
def passed_over(say: Narrator, player: Value, line: int, why: str) -> Inline:
    # Translators: {player} is Teotibot; {line} is the number of a line of its action tile; {reason} is a sentence,
    # such as "There is no building left."
    return say(
        "event.bot-passed-over",
        "Line {line} cannot be done: {reason:clause}.",
        line=line,
        reason=_why(why, player, say),
    )


def _why(why: str, player: Value, say: Narrator) -> Inline:
    match why:
        case "pyramid":
            return say("event.bot-why.pyramid", "There is no Pyramid tile to build, or no slot for it.")
        case "decoration":
            return say("event.bot-why.decoration", "There is no decoration to build, or no slot for it.")
        case "building":
            return say("event.bot-why.building", "There is no building left.")
        case "technology":
            # Translators: {player} is Teotibot.
            return say("event.bot-why.technology", "There is no technology left that {player} lacks.", player=player)
        case "mask":
            # Translators: {player} is Teotibot.
            return say("event.bot-why.mask", "There is no mask that {player} lacks and can pay for.", player=player)
    return say("event.bot-why.palace", "There is no line for the Palace.")


# -- what it decides


@tells("bot_chose_temple")
def chose_temple(say: Narrator, player: Value, track: str) -> Inline:
    # Translators: {player} is Teotibot; {track} is the name of a temple.
    return say(
        "event.bot-chose-temple",
        "Of the temples on which it can go up, {player} is highest on {track:def}.",
        player=player,
        track=say.ref(track),
    )


@tells("bot_chose_resource")
def chose_resource(say: Narrator, player: Value, good: str) -> Inline:
    # Translators: {player} is Teotibot; {good} is a resource, such as gold.
    return say("event.bot-chose-resource", "{player} has least of {good}.", player=player, good=say.ref(good))


@tells("bot_left_tile")
def left_tile(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is Teotibot.
    return say("event.bot-left-tile", "{player} takes no Discovery tile.", player=player)


@tells("bot_discarded")
def discarded(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {player} is Teotibot; {tile} is the name of a discovery tile.
    return say("event.bot-discarded", "{player} puts away the {tile}.", player=player, tile=tile_told(component, say))


# -- the action pyramid


@tells("bot_shifted")
def shifted(say: Narrator, player: Value, component: str, slot: int, direction: str) -> Inline:
    tile = tile_told(component, say)
    if direction == "left":
        # Translators: {tile} is the name of an action tile; {slot} is the number of a space of the action pyramid.
        return say(
            "event.bot-shifted.left", "The tile {tile} moves up to the left, to space {slot}.", tile=tile, slot=slot
        )
    # Translators: {tile} is the name of an action tile; {slot} is the number of a space of the action pyramid.
    return say(
        "event.bot-shifted.right", "The tile {tile} moves up to the right, to space {slot}.", tile=tile, slot=slot
    )


@tells("bot_replaced")
def replaced(say: Narrator, player: Value, component: str, slot: int) -> Inline:
    # Translators: {tile} is the name of an action tile; {slot} is the number of a space of the action pyramid.
    return say(
        "event.bot-replaced",
        "The tile {tile}, which lay aside, comes to space {slot}.",
        tile=tile_told(component, say),
        slot=slot,
    )


@tells("bot_flipped")
def flipped(say: Narrator, player: Value, direction: str) -> Inline:
    if direction == "left":
        return say("event.bot-flipped.left", "The direction tiles change: the upper one points to the left now.")
    return say("event.bot-flipped.right", "The direction tiles change: the upper one points to the right now.")
