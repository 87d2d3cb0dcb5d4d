"""The events of Tzolk'in that tell of food days, of ages, of points and of the end."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from engine.model.text import Inline
from engine.tzolkin.kit import KIT
from generator.games.tzolkin.corn import corn_words
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.names import rule_title
from generator.wording.narrator import Narrator
from generator.wording.resolve import Named, Value
from generator.wording.tiles import tile_told

EVENTS: dict[str, Telling] = {}


def tells(kind: str) -> Callable[[Telling], Telling]:
    return entered(EVENTS, kind)


@tells("temple_scored")
def temple_scored(say: Narrator, player: Value, track: str, points: int) -> Inline:
    if points < 0:
        # Translators: {player} is a colour; {track} is the name of a temple.
        return say(
            "event.temple-lost-points",
            "{player} loses {n|point|points} on {track}.",
            player=player,
            n=-points,
            track=say.ref(track),
        )
    # Translators: {player} is a colour; {track} is the name of a temple.
    return say(
        "event.temple-scored",
        "{player} scores {n|point|points} on {track}.",
        player=player,
        n=points,
        track=say.ref(track),
    )


@tells("fed")
def fed(say: Narrator, player: Value, workers: int, paid: int) -> Inline:
    if not workers:
        # Translators: {player} is a colour.
        return say("event.fed.none", "{player} feeds no worker.", player=player)
    if not paid:
        # Translators: {player} is a colour.
        return say(
            "event.fed.free", "{player} feeds {n|worker|workers} without paying any corn.", player=player, n=workers
        )
    # Translators: {player} is a colour; {corn} is a counted amount, such as "3 corn".
    return say(
        "event.fed",
        "{player} feeds {n|worker|workers} for {corn}.",
        player=player,
        n=workers,
        corn=corn_words(paid, say),
    )


@tells("unfed")
def unfed(say: Narrator, player: Value, workers: int) -> Inline:
    # Translators: {player} is a colour.
    return say("event.unfed", "{player} cannot feed {n|worker|workers}.", player=player, n=workers)


@tells("new_age")
def new_age(say: Narrator, player: Value, age: int) -> Inline:
    # Translators: {age} is the number of the age that begins; new buildings are laid out.
    return say("event.new-age", "Age {age} begins, with new buildings.", age=age)


@tells("skull_shortage")
def skull_shortage(say: Narrator, player: Value, due: int, left: int) -> Inline:
    # Translators: {n} is how many skulls the players should get, {left} how many there are: plain numbers.
    return say(
        "event.skull-shortage",
        "{n|crystal skull is|crystal skulls are} due, but the bank has {left}: nobody takes any.",
        n=due,
        left=left,
    )


@tells("temple_led")
def temple_led(say: Narrator, player: Value, track: str, points: int) -> Inline:
    # Translators: {player} is a colour that stands highest on a temple, perhaps together with others; {track} is the
    # name of the temple.
    return say(
        "event.temple-led",
        "{player} scores a bonus of {n|point|points} for standing highest on {track}.",
        player=player,
        n=points,
        track=say.ref(track),
    )


@tells("final_points")
def final_points(say: Narrator, player: Value, reason: str, quarters: int) -> Inline:
    points = Fraction(abs(quarters), KIT.parts_of_a_point)
    if reason not in say.book.rules:
        return _points_of_a_tile(say, player, tile_told(reason, say), points, quarters < 0)
    why = rule_title(reason, say)
    if quarters < 0:
        # Translators: {player} is a colour; {reason} is the title of the rule that costs the points.
        return say(
            "event.final-points.lost",
            "At the end {player} loses {n|point|points} ({reason}).",
            player=player,
            n=points,
            reason=why,
        )
    # Translators: {player} is a colour; {reason} is the title of the rule that gives the points.
    return say(
        "event.final-points",
        "At the end {player} scores {n|point|points} ({reason}).",
        player=player,
        n=points,
        reason=why,
    )


def _points_of_a_tile(say: Narrator, player: Value, tile: Named, points: Fraction, lost: bool) -> Inline:
    if not points:
        # Translators: {player} is a colour; {tile} is such as "monument (2 wood and 1 gold)".
        return say(
            "event.final-points.tile.none",
            "At the end {player} scores nothing for the {tile}.",
            player=player,
            tile=tile,
        )
    if lost:
        # Translators: {player} is a colour; {tile} is such as "monument (2 wood and 1 gold)".
        return say(
            "event.final-points.tile.lost",
            "At the end {player} loses {n|point|points} for the {tile}.",
            player=player,
            n=points,
            tile=tile,
        )
    # Translators: {player} is a colour; {tile} is such as "monument (2 wood and 1 gold)".
    return say(
        "event.final-points.tile",
        "At the end {player} scores {n|point|points} for the {tile}.",
        player=player,
        n=points,
        tile=tile,
    )
