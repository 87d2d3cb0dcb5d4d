"""Events told in words. What every game tells is here; what one game tells is among its own words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.events import Event
from engine.model.text import Inline
from engine.position import AnyPosition
from generator.wording.game_words import AnyWords, Telling
from generator.wording.kinds import entered
from generator.wording.names import game_currency, player_name, rule_name, rule_number
from generator.wording.narrator import Narrator
from generator.wording.tiles import tile_told

PAID = "paid"
#: The fields in which events name what they cost.
COSTS = frozenset({"cost", "paid"})
#: A kind of event -> its words.
CORE: dict[str, Telling] = {}


def event_words(event: Event, pos: AnyPosition, say: Narrator) -> Inline:
    """What happened, as a sentence. `pos` is a position of the game in which it happened."""
    fields = dict(zip(pos.game.events.kinds[event.kind], event.values, strict=True))
    return telling(event.kind, say)(say, _player(event, pos, say), **fields)


def told_once(events: Sequence[Event], pos: AnyPosition) -> Iterator[Event]:
    """The events without payments that the event before them has told already, as its cost."""
    for before, event in zip((None, *events), events, strict=False):
        if before is None or event.kind != PAID or _price(before, pos) != (event.player, *event.values):
            yield event


def _price(event: Event, pos: AnyPosition) -> tuple[int, str, int]:
    """Who pays what for an event that names its cost."""
    fields = dict(zip(pos.game.events.kinds[event.kind], event.values, strict=True))
    cost = next((value for name, value in fields.items() if name in COSTS and isinstance(value, int)), 0)
    return event.player, game_currency(pos.game.rulebook), cost


def telling(kind: str, say: Narrator) -> Telling:
    known = say.words.events.get(kind) or CORE.get(kind)
    if known is None:
        raise LookupError(f"no words for the event {kind!r} of {say.game}")
    return known


def tellings(words: AnyWords) -> dict[str, Telling]:
    return {**CORE, **words.events}


def _player(event: Event, pos: AnyPosition, say: Narrator) -> Inline:
    return player_name(pos.players[event.player].colour, say) if event.player >= 0 else ()


@entered(CORE, "gained")
def gained(say: Narrator, player: Inline, good: str, amount: int) -> Inline:
    goods = say.amount(good, amount)
    # Translators: {player} is a colour; {goods} is a counted amount, such as "3 corn".
    return say("event.gained", "{player} takes {goods}.", player=player, goods=goods)


@entered(CORE, "gained_on")
def gained_on(say: Narrator, player: Inline, good: str, amount: int, track: str) -> Inline:
    goods = say.amount(good, amount)
    # Translators: {player} is a colour; {goods} is a counted amount, such as "1 gold"; {track} is the name of a temple,
    # which gives it.
    return say(
        "event.gained-on", "{player} takes {goods} on {track}.", player=player, goods=goods, track=say.ref(track)
    )


@entered(CORE, "paid")
def paid(say: Narrator, player: Inline, good: str, amount: int) -> Inline:
    goods = say.amount(good, amount)
    # Translators: {player} is a colour; {goods} is a counted amount, such as "3 corn".
    return say("event.paid", "{player} pays {goods}.", player=player, goods=goods)


@entered(CORE, "none_left")
def none_left(say: Narrator, player: Inline, good: str) -> Inline:
    # Translators: {player} is a colour; {good} is a kind of piece of which the bank has none left.
    return say(
        "event.none-left", "{player} gets nothing: the bank has no {good} left.", player=player, good=say.ref(good)
    )


@entered(CORE, "fewer_left")
def fewer_left(say: Narrator, player: Inline, good: str, amount: int) -> Inline:
    goods = say.amount(good, amount)
    # Translators: {player} is a colour; {goods} is what the player would have taken besides, such as "1 crystal skull".
    return say("event.fewer-left", "{player} goes without {goods}: the bank has no more.", player=player, goods=goods)


@entered(CORE, "added_up")
def added_up(say: Narrator, player: Inline, what: str, total: int, parts: tuple[tuple[int, str], ...]) -> Inline:
    listed = say.listing([_part(amount, rule, say) for amount, rule in parts])
    # Translators: {total} is a counted amount, such as "3 corn"; {parts} is a list of its parts, each with the number
    # of the rule behind it, such as "2 (7.2) and +1 (13.4)".
    return say(
        "event.added-up", "How {total} adds up: {parts}.", total=say.amount(what, total, "subject"), parts=listed
    )


def _part(amount: int, rule: str, say: Narrator) -> Inline:
    # Translators: a part of a sum: {n} is a number, perhaps with a minus sign; {rule} is the number of the rule behind
    # it.
    return say("event.added-up.part", "{n} ({rule})", n=amount, rule=rule_number(rule, say))


@entered(CORE, "not_counted")
def not_counted(say: Narrator, player: Inline, good: str, rule: str) -> Inline:
    # Translators: {rule} is a rule such as "13.4 Agriculture, first level: better harvests"; {good} is such as "corn".
    # The ability of that rule adds to gains elsewhere, but not to this one.
    return say(
        "event.not-counted", "No more {good} here by rule {rule}.", good=say.ref(good), rule=rule_name(rule, say)
    )


@entered(CORE, "multiplied")
def multiplied(say: Narrator, player: Inline, count: int, each: int) -> Inline:
    # Translators: {count} is how many things are counted; {n} is how many points each of them is worth.
    return say("event.multiplied", "Counted: {count}, each worth {n|point|points}.", count=count, n=each)


@entered(CORE, "scored")
def scored(say: Narrator, player: Inline, points: int) -> Inline:
    if not points:
        # Translators: {player} is a colour.
        return say("event.scored.none", "{player} scores no points.", player=player)
    if points < 0:
        # Translators: {player} is a colour.
        return say("event.lost-points", "{player} loses {n|point|points}.", player=player, n=-points)
    # Translators: {player} is a colour.
    return say("event.scored", "{player} scores {n|point|points}.", player=player, n=points)


@entered(CORE, "stepped")
def stepped(say: Narrator, player: Inline, track: str, by: int) -> Inline:
    if by < 0:
        # Translators: {player} is a colour; {track} the name of a temple or another track.
        return say(
            "event.stepped.down",
            "{player} goes down {n|step|steps} on {track:def}.",
            player=player,
            n=-by,
            track=say.ref(track),
        )
    # Translators: {player} is a colour; {track} the name of a temple or another track.
    return say(
        "event.stepped.up", "{player} goes up {n|step|steps} on {track:def}.", player=player, n=by, track=say.ref(track)
    )


@entered(CORE, "step_lost")
def step_lost(say: Narrator, player: Inline, track: str) -> Inline:
    # Translators: {player} is a colour; {track} the name of a temple on which no step is possible.
    return say(
        "event.step-lost",
        "{player} cannot go any further on {track:def} and loses the step.",
        player=player,
        track=say.ref(track),
    )


@entered(CORE, "step_refused")
def step_refused(say: Narrator, player: Inline, track: str) -> Inline:
    # Translators: {player} is a colour; {track} the name of a temple or another track. The step would have its price.
    return say(
        "event.step-refused", "{player} does without a step on {track:def}.", player=player, track=say.ref(track)
    )


@entered(CORE, "cannot_do")
def cannot_do(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour. Something further is allowed here (a second building, a payment for a step),
    # but the player has not what it takes.
    return say("event.cannot-do", "{player} can do nothing more here.", player=player)


@entered(CORE, "tax_refused")
def tax_refused(say: Narrator, player: Inline, good: str, amount: int) -> Inline:
    goods = say.amount(good, amount)
    # Translators: {player} is a colour; {goods} is what it does without, such as "1 gold", to save its price.
    return say("event.tax-refused", "{player} does without {goods}.", player=player, goods=goods)


@entered(CORE, "used")
def used(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is such as "Discovery tile (1 cocoa)", whose ability is used.
    return say("event.used", "{player} uses {tile:def}.", player=player, tile=tile_told(component, say))
