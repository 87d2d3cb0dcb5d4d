"""The events of Tzolk'in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from engine.model.text import Inline
from engine.tzolkin.kit import KIT
from generator.games.tzolkin.corn import corn_words
from generator.games.tzolkin.events_of_calendar import EVENTS as of_calendar
from generator.games.tzolkin.events_of_set_up import EVENTS as of_set_up
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.names import has_spaces, player_name, rule_title
from generator.wording.narrator import Narrator
from generator.wording.resolve import Named
from generator.wording.tiles import tile_link, tile_told

EVENTS: dict[str, Telling] = {**of_set_up, **of_calendar}


def tells(kind: str) -> Callable[[Telling], Telling]:
    return entered(EVENTS, kind)


# -- workers


@tells("placed")
def placed(say: Narrator, player: Inline, place: str, space: int, cost: int) -> Inline:
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


def _placed_apart(say: Narrator, player: Inline, place: str, cost: int) -> Inline:
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
def picked(say: Narrator, player: Inline, place: str, space: int) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a gear, {space} the number of a space.
    return say(
        "event.picked",
        "{player} picks up the worker on space {space} of {place:def}.",
        player=player,
        place=say.ref(place),
        space=space,
    )


@tells("passed")
def passed(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour; the player does nothing in this turn.
    return say("event.passed", "{player} neither places nor picks up workers.", player=player)


@tells("skipped")
def skipped(say: Narrator, player: Inline, place: str, space: int) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a gear, {space} the number of a space, which counts as
    # taken for this player.
    return say(
        "event.skipped",
        "{player} skips space {space} of {place:def}.",
        player=player,
        place=say.ref(place),
        space=space,
    )


@tells("stays")
def stays(say: Narrator, player: Inline, place: str) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a gear. The worker stands behind the last number.
    return say(
        "event.stays",
        "{player} still has a worker behind the last number of {place}.",
        player=player,
        place=say.ref(place),
    )


@tells("quick_tile")
def quick_tile(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {tile} is such as "quick action tile (no. 2)".
    return say("event.quick-tile", "The {tile} now lies on the board.", tile=tile_told(component, say))


@tells("quick_done")
def quick_done(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is such as "quick action tile (no. 2)", whose action is done.
    return say("event.quick-done", "{player} uses the {tile}.", player=player, tile=tile_told(component, say))


@tells("quick_lost")
def quick_lost(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is such as "quick action tile (no. 2)", whose action cannot be done.
    return say("event.quick-lost", "{player} cannot use the {tile}.", player=player, tile=tile_told(component, say))


@tells("quick_home")
def quick_home(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour.
    return say("event.quick-home", "A worker returns from the quick action to {player}.", player=player)


@tells("quick_blocked")
def quick_blocked(say: Narrator, player: Inline) -> Inline:
    return say("event.quick-blocked", "A dummy worker blocks a quick action space.")


@tells("acted")
def acted(say: Narrator, player: Inline, place: str, space: int, cost: int) -> Inline:
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
def no_action(say: Narrator, player: Inline, place: str, space: int) -> Inline:
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
def no_worker_left(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour.
    return say("event.no-worker-left", "{player} has no worker left in the bank.", player=player)


@tells("fewer_workers_left")
def fewer_workers_left(say: Narrator, player: Inline, workers: int) -> Inline:
    # Translators: {player} is a colour; {n} is how many workers the player would have got besides.
    return say(
        "event.fewer-workers-left",
        "{player} goes without {n|worker|workers}: no more are left in the bank.",
        player=player,
        n=workers,
    )


@tells("recruited")
def recruited(say: Narrator, player: Inline, workers: int) -> Inline:
    # Translators: {player} is a colour.
    return say("event.recruited", "{player} gets {n|new worker|new workers}.", player=player, n=workers)


@tells("pushed_off")
def pushed_off(say: Narrator, player: Inline, place: str) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a gear.
    return say(
        "event.pushed-off",
        "A worker is pushed off the gear of {place} and returns to {player}.",
        player=player,
        place=say.ref(place),
    )


@tells("neutral_stays")
def neutral_stays(say: Narrator, player: Inline, place: str) -> Inline:
    # Translators: {place} is the name of a gear.
    return say(
        "event.neutral-stays",
        "A dummy worker stays on the gear of {place} and goes round with it.",
        place=say.ref(place),
    )


# -- harvests


@tells("harvested")
def harvested(say: Narrator, player: Inline, way: str) -> Inline:
    return WAYS[way](say, player)


def _corn_tile(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour.
    return say("event.harvested.corn", "{player} takes a corn harvest tile.", player=player)


def _wood_tile(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour.
    return say("event.harvested.wood", "{player} takes a wood harvest tile.", player=player)


def _burned(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour.
    return say("event.harvested.burned", "{player} burns the forest and takes the corn harvest tile.", player=player)


def _bare(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour.
    return say("event.harvested.bare", "{player} harvests corn without a tile.", player=player)


WAYS: dict[str, Telling] = {"corn": _corn_tile, "wood": _wood_tile, "burned": _burned, "bare": _bare}


# -- technologies, buildings, offerings


@tells("developed")
def developed(say: Narrator, player: Inline, technology: str, level: int) -> Inline:
    # Translators: {player} is a colour; {technology} is the name of a technology, {level} the number of its level.
    return say(
        "event.developed",
        "{player} advances to level {level} of {technology}.",
        player=player,
        technology=say.ref(technology),
        level=level,
    )


@tells("developed_beyond")
def developed_beyond(say: Narrator, player: Inline, technology: str) -> Inline:
    # Translators: {player} is a colour; {technology} is the name of a technology that stands on its last level.
    return say(
        "event.developed-beyond",
        "{player} has reached the last level of {technology} and gets its bonus.",
        player=player,
        technology=say.ref(technology),
    )


@tells("gap_stays")
def gap_stays(say: Narrator, player: Inline, tiles: int) -> Inline:
    if not tiles:
        return say("event.gap-stays.empty", "The gap in the row is not filled: the stack is empty.")
    return say(
        "event.gap-stays",
        "The gap in the row is not filled: the stack has {n|building|buildings} left.",
        n=tiles,
    )


@tells("temple_scored")
def temple_scored(say: Narrator, player: Inline, track: str, points: int) -> Inline:
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


@tells("advance_lost")
def advance_lost(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour. The advance would be free, but something else asks a price for it.
    return say("event.advance-lost", "{player} loses an advance: its price cannot be paid.", player=player)


@tells("built")
def built(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is such as "farm (1 wood)".
    return say("event.built", "{player} constructs the {tile}.", player=player, tile=tile_told(component, say))


@tells("renovated")
def renovated(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is the name of a building that is given up for a new one.
    return say("event.renovated", "{player} gives up the {tile}.", player=player, tile=tile_told(component, say))


@tells("put_on")
def put_on(say: Narrator, player: Inline, good: str, amount: int, component: str) -> Inline:
    # Translators: {player} is a colour; {goods} is such as "1 crystal skull"; {tile} is the name of a building.
    return say(
        "event.put-on",
        "{player} puts {goods} on the {tile}.",
        player=player,
        goods=say.amount(good, amount),
        tile=tile_told(component, say),
    )


@tells("fell_back")
def fell_back(say: Narrator, player: Inline, technology: str, level: int) -> Inline:
    # Translators: {player} is a colour; {technology} is the name of a technology, {level} the number of its level now.
    return say(
        "event.fell-back",
        "{player} falls back to level {level} of {technology}.",
        player=player,
        technology=say.ref(technology),
        level=level,
    )


@tells("saved")
def saved(say: Narrator, player: Inline, good: str) -> Inline:
    # Translators: {player} is a colour; {good} is such as "1 stone", which need not be paid.
    return say("event.saved", "{player} does not have to pay {good}.", player=player, good=say.amount(good, 1))


@tells("revealed")
def revealed(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {tile} is such as "farm (1 wood)"; it is laid out for everyone.
    return say("event.revealed", "The {tile} is new on display.", tile=tile_told(component, say))


@tells("laid")
def laid(say: Narrator, player: Inline, good: str, amount: int, space: str) -> Inline:
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


# -- food days, ages and the end


@tells("fed")
def fed(say: Narrator, player: Inline, workers: int, paid: int) -> Inline:
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
def unfed(say: Narrator, player: Inline, workers: int) -> Inline:
    # Translators: {player} is a colour.
    return say("event.unfed", "{player} cannot feed {n|worker|workers}.", player=player, n=workers)


@tells("new_age")
def new_age(say: Narrator, player: Inline, age: int) -> Inline:
    # Translators: {age} is the number of the age that begins; new buildings are laid out.
    return say("event.new-age", "Age {age} begins, with new buildings.", age=age)


@tells("skull_shortage")
def skull_shortage(say: Narrator, player: Inline, due: int, left: int) -> Inline:
    # Translators: {n} is how many skulls the players should get, {left} how many there are: plain numbers.
    return say(
        "event.skull-shortage",
        "{n|crystal skull is|crystal skulls are} due, but the bank has {left}: nobody takes any.",
        n=due,
        left=left,
    )


@tells("prophecy_begins")
def prophecy_begins(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {tile} is the name of a prophecy, in quotation marks.
    return say("event.prophecy-begins", "The prophecy {tile} begins.", tile=say.quoted(tile_link(component, say)))


@tells("prophecy_over")
def prophecy_over(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {tile} is the name of a prophecy, in quotation marks.
    return say("event.prophecy-over", "The prophecy {tile} ends.", tile=say.quoted(tile_link(component, say)))


@tells("temple_led")
def temple_led(say: Narrator, player: Inline, track: str, points: int) -> Inline:
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
def final_points(say: Narrator, player: Inline, reason: str, quarters: int) -> Inline:
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


def _points_of_a_tile(say: Narrator, player: Inline, tile: Named, points: Fraction, lost: bool) -> Inline:
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


@tells("game_over")
def game_over(say: Narrator, player: Inline, winners: Sequence[str]) -> Inline:
    names = say.listing([player_name(colour, say) for colour in winners])
    # Translators: {winners} is a list of colours, {n} how many there are.
    return say(
        "event.game-over",
        "The game is over. {~n|The winner is|The winners are} {winners}.",
        n=len(winners),
        winners=names,
    )
