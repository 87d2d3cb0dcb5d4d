"""Why moves of Teotihuacan are refused, with the figures that decided."""

from __future__ import annotations

from engine.model.text import Inline
from generator.wording.names import currency, player_name
from generator.wording.narrator import Narrator
from generator.wording.reasons import Reasoning, have_words
from generator.wording.tiles import tile_link


def _have_cocoa(amount: int, say: Narrator) -> Inline:
    return have_words(((currency(say), amount),), say)


# -- the main action


def no_main_action(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of an action board.
    return say("reason.no-main-action", "There is no main action here: {place}.", place=say.ref(place))


def colours_short(say: Narrator, colours: int, price: int, there: int) -> list[Inline]:
    # Translators: {price} is such as "3 cocoa"; {n} is how many colours of workers stand on the board.
    told = say(
        "reason.colours",
        "The main action costs {price}, for {n|colour|colours} of workers.",
        price=say.amount(currency(say), price),
        n=colours,
    )
    return [told, _have_cocoa(there, say)]


# -- power-ups and ascension


def no_worker_on_board(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of an action board.
    return say("reason.no-worker-on-board", "{place}: no unlocked worker of yours is there.", place=say.ref(place))


def no_worker_unlocked(say: Narrator) -> Inline:
    return say("reason.no-worker-unlocked", "You have no unlocked worker.")


def no_such_worker(say: Narrator, place: str, power: int) -> Inline:
    # Translators: {place} is the name of an action board; {power} is a number.
    return say(
        "reason.no-such-worker",
        "{place}: no unlocked worker of yours has power {power} there.",
        place=say.ref(place),
        power=power,
    )


def other_board(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of the action board on which the action takes place.
    return say("reason.other-board", "The worker has to be on the board of the action: {place}.", place=say.ref(place))


def no_such_reward(say: Narrator, space: int) -> Inline:
    # Translators: {space} is a number.
    return say("reason.no-such-reward", "The Ascension wheel has no reward {space}.", space=space)


def no_die_left(say: Narrator, workers: int) -> Inline:
    return say("reason.no-die-left", "On the Ascension wheel you have {n|worker|workers} left.", n=workers)


# -- worship


def not_in_the_palace(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of an action board.
    return say("reason.not-in-the-palace", "There are no royal tiles here: {place}.", place=say.ref(place))


def no_such_royal_tile(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a royal tile.
    return say("reason.no-such-royal-tile", "{tile} is not on the board.", tile=tile_link(component, say))


def own_worker_there(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a royal tile.
    return say(
        "reason.own-worker-there", "{tile}: a worker of your own is locked there.", tile=tile_link(component, say)
    )


def displacing_short(say: Narrator, player: str, price: int, there: int) -> list[Inline]:
    # Translators: {player} is a colour; {price} is such as "3 cocoa".
    told = say(
        "reason.displacing",
        "{player} has a worker locked there, and its place costs {price}.",
        player=player_name(player, say),
        price=say.amount(currency(say), price),
    )
    return [told, _have_cocoa(there, say)]


REASONS: dict[str, Reasoning] = {
    "no-main-action": no_main_action,
    "colours-short": colours_short,
    "no-worker-on-board": no_worker_on_board,
    "no-worker-unlocked": no_worker_unlocked,
    "no-such-worker": no_such_worker,
    "other-board": other_board,
    "no-such-reward": no_such_reward,
    "no-die-left": no_die_left,
    "not-in-the-palace": not_in_the_palace,
    "no-such-royal-tile": no_such_royal_tile,
    "own-worker-there": own_worker_there,
    "displacing-short": displacing_short,
}
