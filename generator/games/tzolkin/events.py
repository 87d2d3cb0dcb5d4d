"""The events of Tzolk'in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from engine.model.text import Inline
from engine.tzolkin.kit import KIT
from generator.wording.game_words import Telling
from generator.wording.kinds import entered
from generator.wording.names import currency, family_title, player_name, rule_name, space_name
from generator.wording.narrator import Narrator
from generator.wording.tiles import tile_link

EVENTS: dict[str, Telling] = {}


def tells(kind: str) -> Callable[[Telling], Telling]:
    return entered(EVENTS, kind)


# -- setting up and turns


@tells("set_up")
def set_up(say: Narrator, player: Inline, what: str) -> Inline:
    if what == "workers":
        # Translators: {player} is a colour.
        return say("event.set-up.workers", "{player} starts with workers and markers.", player=player)
    # Translators: {what} is what has been laid out: the jungle, buildings ...
    return say("event.set-up", "Laid out: {what}.", what=family_title(what, say))


@tells("neutral_placed")
def neutral_placed(say: Narrator, player: Inline, place: str, space: int) -> Inline:
    if space >= len(say.book.place_by_id[place].spaces):
        # Translators: {place} is the name of a gear. The worker stands behind its last numbered space.
        return say(
            "event.neutral-behind", "A dummy worker is placed behind the last number of {place}.", place=say.ref(place)
        )
    # Translators: {space} is such as "Palenque 2".
    return say("event.neutral-placed", "A dummy worker is placed: {space}.", space=space_name(f"{place}.{space}", say))


@tells("kept")
def kept(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {player} is a colour; {tile} is the name of a starting wealth tile.
    return say("event.kept", "{player} has kept: {tile}.", player=player, tile=tile_link(component, say))


@tells("turn")
def turn(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour.
    return say("event.turn", "It is the turn of {player}.", player=player)


@tells("begged")
def begged(say: Narrator, player: Inline, corn: int) -> Inline:
    # Translators: {player} is a colour; {corn} is a counted amount, such as "3 corn".
    return say("event.begged", "{player} begs and will have {corn}.", player=player, corn=_corn(corn, say))


# -- workers


@tells("placed")
def placed(say: Narrator, player: Inline, place: str, space: int, cost: int) -> Inline:
    # Translators: {player} is a colour, used as a name. Where verbs or articles would have to agree with it, begin
    # with "{player}:". {space} is such as "Palenque 2"; {cost} is a counted amount, such as "3 corn".
    return say(
        "event.placed",
        "{player} places a worker: {space}, for {cost}.",
        player=player,
        space=space_name(f"{place}.{space}", say),
        cost=_corn(cost, say),
    )


@tells("picked")
def picked(say: Narrator, player: Inline, place: str, space: int) -> Inline:
    # Translators: {player} is a colour; {space} is such as "Palenque 2".
    return say(
        "event.picked", "{player} picks up a worker: {space}.", player=player, space=space_name(f"{place}.{space}", say)
    )


@tells("acted")
def acted(say: Narrator, player: Inline, place: str, space: int, cost: int) -> Inline:
    where = space_name(f"{place}.{space}", say)
    if not cost:
        # Translators: {player} is a colour; {space} is such as "Palenque 2".
        return say("event.acted", "{player} performs the action {space}.", player=player, space=where)
    # Translators: {player} is a colour; {space} is such as "Palenque 2"; {cost} is a counted amount, such as "3 corn".
    return say(
        "event.acted.paying",
        "{player} performs the action {space} for {cost}.",
        player=player,
        space=where,
        cost=_corn(cost, say),
    )


@tells("no_action")
def no_action(say: Narrator, player: Inline, place: str, space: int) -> Inline:
    # Translators: {player} is a colour; {space} is such as "Palenque 2", from where the worker came.
    return say(
        "event.no-action",
        "{player} takes the worker back without an action: {space}.",
        player=player,
        space=space_name(f"{place}.{space}", say),
    )


@tells("no_worker_left")
def no_worker_left(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour.
    return say("event.no-worker-left", "{player} has no worker left in the bank.", player=player)


@tells("recruited")
def recruited(say: Narrator, player: Inline, workers: int) -> Inline:
    # Translators: {player} is a colour.
    return say("event.recruited", "{player} gets {n|new worker|new workers}.", player=player, n=workers)


@tells("pushed_off")
def pushed_off(say: Narrator, player: Inline, place: str) -> Inline:
    # Translators: {player} is a colour; {place} is the name of a gear.
    return say(
        "event.pushed-off",
        "A worker is pushed off the gear {place} and returns to {player}.",
        player=player,
        place=say.ref(place),
    )


@tells("neutral_stays")
def neutral_stays(say: Narrator, player: Inline, place: str) -> Inline:
    # Translators: {place} is the name of a gear.
    return say("event.neutral-stays", "A dummy worker stays on the gear {place} and goes round.", place=say.ref(place))


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
        "{player} advances: {technology}, level {level}.",
        player=player,
        technology=say.ref(technology),
        level=level,
    )


@tells("developed_beyond")
def developed_beyond(say: Narrator, player: Inline, technology: str) -> Inline:
    # Translators: {player} is a colour; {technology} is the name of a technology that stands on its last level.
    return say(
        "event.developed-beyond",
        "{player} gets the bonus beyond the last level: {technology}.",
        player=player,
        technology=say.ref(technology),
    )


@tells("gap_stays")
def gap_stays(say: Narrator, player: Inline, tiles: int) -> Inline:
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
            "{player} loses {n|point|points}: {track}.",
            player=player,
            n=-points,
            track=say.ref(track),
        )
    # Translators: {player} is a colour; {track} is the name of a temple.
    return say(
        "event.temple-scored",
        "{player} scores {n|point|points}: {track}.",
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
    # Translators: {player} is a colour; {tile} is the name of a tile, such as "Farm · 1 wood".
    return say("event.built", "{player} constructs: {tile}.", player=player, tile=tile_link(component, say))


@tells("saved")
def saved(say: Narrator, player: Inline, good: str) -> Inline:
    # Translators: {player} is a colour; {good} is such as "1 stone", which need not be paid.
    return say("event.saved", "{player} does not have to pay {good}.", player=player, good=say.amount(good, 1))


@tells("revealed")
def revealed(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {tile} is the name of a tile, such as "Farm · 1 wood", that is laid out for everyone.
    return say("event.revealed", "New on display: {tile}.", tile=tile_link(component, say))


@tells("laid")
def laid(say: Narrator, player: Inline, good: str, amount: int, space: str) -> Inline:
    # Translators: {player} is a colour; {goods} is such as "1 crystal skull"; {space} is such as "Chichen Itza 3".
    return say(
        "event.laid",
        "{player} lays down {goods}: {space}.",
        player=player,
        goods=say.amount(good, amount),
        space=space_name(space, say),
    )


# -- the calendar


@tells("turned_light")
def turned_light(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour; the player may again advance the calendar by two days.
    return say("event.turned-light", "{player} turns the player board to its light side.", player=player)


@tells("turned_dark")
def turned_dark(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour; the player has used up the right to advance the calendar by two days.
    return say("event.turned-dark", "{player} turns the player board to its dark side.", player=player)


@tells("corn_laid")
def corn_laid(say: Narrator, player: Inline, corn: int) -> Inline:
    # Translators: {corn} is a counted amount, such as "1 corn".
    return say("event.corn-laid", "On the calendar, {corn} is laid down.", corn=_corn(corn, say, "subject"))


@tells("marker")
def marker(say: Narrator, player: Inline) -> Inline:
    # Translators: {player} is a colour.
    return say("event.marker", "{player} gets the starting player marker.", player=player)


@tells("advanced")
def advanced(say: Narrator, player: Inline, days: int, day: int) -> Inline:
    # Translators: {day} is the number of the new day.
    return say("event.advanced", "The calendar turns by {n|day|days}: day {day}.", n=days, day=day)


@tells("food_day")
def food_day(say: Narrator, player: Inline, number: int) -> Inline:
    # Translators: {number} is 1, 2, 3 or 4.
    return say("event.food-day", "Food Day {number} is here.", number=number)


@tells("late_food_day")
def late_food_day(say: Narrator, player: Inline, number: int) -> Inline:
    # Translators: {number} is 1, 2, 3 or 4; the calendar has turned past its day.
    return say("event.late-food-day", "Food Day {number} has been passed and is held now.", number=number)


# -- food days, ages and the end


@tells("fed")
def fed(say: Narrator, player: Inline, workers: int, paid: int) -> Inline:
    # Translators: {player} is a colour; {corn} is a counted amount, such as "3 corn".
    return say(
        "event.fed",
        "{player} feeds {n|worker|workers} with {corn}.",
        player=player,
        n=workers,
        corn=_corn(paid, say),
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
def skull_shortage(say: Narrator, player: Inline) -> Inline:
    return say("event.skull-shortage", "There are not enough crystal skulls for everybody: nobody takes any.")


@tells("prophecy_over")
def prophecy_over(say: Narrator, player: Inline, component: str) -> Inline:
    # Translators: {tile} is the name of a prophecy.
    return say("event.prophecy-over", "The prophecy ends: {tile}.", tile=tile_link(component, say))


@tells("final_points")
def final_points(say: Narrator, player: Inline, reason: str, quarters: int) -> Inline:
    why = rule_name(reason, say) if reason in say.book.rules else tile_link(reason, say)
    # Translators: {player} is a colour; {reason} is the rule or the tile that gives the points.
    return say(
        "event.final-points",
        "{player} at the end: {n|point|points} ({reason}).",
        player=player,
        n=Fraction(quarters, KIT.parts_of_a_point),
        reason=why,
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


def _corn(amount: int, say: Narrator, role: str = "object") -> Inline:
    return say.amount(currency(say), amount, role)
