"""The events that every game tells: what is taken and paid, points, steps, tiles, whose turn it is and the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.model.text import Inline
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.names import player_name, rule_name, rule_number
from generator.wording.narrator import Narrator
from generator.wording.resolve import Value
from generator.wording.tiles import tile_told

#: A kind of event -> its words.
CORE: dict[str, Telling] = {}


@entered(CORE, "gained")
def gained(say: Narrator, player: Value, good: str, amount: int) -> Inline:
    goods = say.amount(good, amount)
    # Translators: {player} is a colour; {goods} is a counted amount, such as "3 corn".
    return say("event.gained", "{player} takes {goods}.", player=player, goods=goods)


@entered(CORE, "gained_on")
def gained_on(say: Narrator, player: Value, good: str, amount: int, track: str) -> Inline:
    goods = say.amount(good, amount)
    # Translators: {player} is a colour; {goods} is a counted amount, such as "1 gold"; {track} is the name of a temple,
    # which gives it.
    return say(
        "event.gained-on", "{player} takes {goods} on {track}.", player=player, goods=goods, track=say.ref(track)
    )


@entered(CORE, "paid")
def paid(say: Narrator, player: Value, good: str, amount: int) -> Inline:
    if not amount:
        # Translators: {player} is a colour; what was bought has become free.
        return say("event.paid.nothing", "{player} pays nothing.", player=player)
    goods = say.amount(good, amount)
    # Translators: {player} is a colour; {goods} is a counted amount, such as "3 corn".
    return say("event.paid", "{player} pays {goods}.", player=player, goods=goods)


@entered(CORE, "none_left")
def none_left(say: Narrator, player: Value, good: str) -> Inline:
    # Translators: {player} is a colour; {good} is a kind of piece of which the bank has none left.
    return say(
        "event.none-left", "{player} gets nothing: the bank has no {good} left.", player=player, good=say.ref(good)
    )


@entered(CORE, "fewer_left")
def fewer_left(say: Narrator, player: Value, good: str, amount: int) -> Inline:
    goods = say.amount(good, amount)
    # Translators: {player} is a colour; {goods} is what the player would have taken besides, such as "1 crystal skull".
    return say("event.fewer-left", "{player} goes without {goods}: the bank has no more.", player=player, goods=goods)


@entered(CORE, "added_up")
def added_up(say: Narrator, player: Value, what: str, total: int, parts: tuple[tuple[int, str], ...]) -> Inline:
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
def not_counted(say: Narrator, player: Value, good: str, rule: str) -> Inline:
    # Translators: {rule} is a rule such as "13.4 Agriculture, first level: better harvests"; {good} is such as "corn".
    # The ability of that rule adds to gains elsewhere, but not to this one.
    return say(
        "event.not-counted", "No more {good} here by rule {rule}.", good=say.ref(good), rule=rule_name(rule, say)
    )


@entered(CORE, "multiplied")
def multiplied(say: Narrator, player: Value, count: int, each: int) -> Inline:
    # Translators: {count} is how many things are counted; {n} is how many points each of them is worth.
    return say("event.multiplied", "Counted: {count}, each worth {n|point|points}.", count=count, n=each)


@entered(CORE, "scored")
def scored(say: Narrator, player: Value, points: int) -> Inline:
    if not points:
        # Translators: {player} is a colour.
        return say("event.scored.none", "{player} scores no points.", player=player)
    if points < 0:
        # Translators: {player} is a colour.
        return say("event.lost-points", "{player} loses {n|point|points}.", player=player, n=-points)
    # Translators: {player} is a colour.
    return say("event.scored", "{player} scores {n|point|points}.", player=player, n=points)


@entered(CORE, "stepped")
def stepped(say: Narrator, player: Value, track: str, by: int) -> Inline:
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
def step_lost(say: Narrator, player: Value, track: str) -> Inline:
    # Translators: {player} is a colour; {track} the name of a temple on which no step is possible.
    return say(
        "event.step-lost",
        "{player} cannot go any further on {track:def} and loses the step.",
        player=player,
        track=say.ref(track),
    )


@entered(CORE, "step_refused")
def step_refused(say: Narrator, player: Value, track: str) -> Inline:
    # Translators: {player} is a colour; {track} the name of a temple or another track. The step would have its price.
    return say(
        "event.step-refused", "{player} does without a step on {track:def}.", player=player, track=say.ref(track)
    )


@entered(CORE, "cannot_do")
def cannot_do(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour. Something further is allowed here (a second building, a payment for a step),
    # but the player has not what it takes.
    return say("event.cannot-do", "{player} can do nothing more here.", player=player)


@entered(CORE, "tax_refused")
def tax_refused(say: Narrator, player: Value, good: str, amount: int) -> Inline:
    goods = say.amount(good, amount)
    # Translators: {player} is a colour; {goods} is what it does without, such as "1 gold", to save its price.
    return say("event.tax-refused", "{player} does without {goods}.", player=player, goods=goods)


@entered(CORE, "used")
def used(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is such as "Discovery tile (1 cocoa)", whose ability is used.
    return say("event.used", "{player} uses {tile:def}.", player=player, tile=tile_told(component, say))


@entered(CORE, "turn")
def turn(say: Narrator, player: Value) -> Inline:
    # Translators: {player} is a colour.
    return say("event.turn", "It is {player}’s turn.", player=player)


@entered(CORE, "kept")
def kept(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is such as "starting wealth tile (Palenque 1)".
    return say("event.kept", "{player} keeps {tile:def}.", player=player, tile=tile_told(component, say))


@entered(CORE, "revealed")
def revealed(say: Narrator, player: Value, component: str) -> Inline:
    # Translators: {tile} is such as "farm (1 wood)"; it is laid out for everyone.
    return say("event.revealed", "The {tile} is new on display.", tile=tile_told(component, say))


@entered(CORE, "game_over")
def game_over(say: Narrator, player: Value, winners: Sequence[str]) -> Inline:
    names = say.listing([player_name(colour, say) for colour in winners])
    # Translators: {winners} is a list of colours, {n} how many there are.
    return say(
        "event.game-over",
        "The game is over. {~n|The winner is|The winners are} {winners}.",
        n=len(winners),
        winners=names,
    )
