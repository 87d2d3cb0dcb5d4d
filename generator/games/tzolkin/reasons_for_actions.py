"""Why a worker of Tzolk'in cannot be picked up, act or harvest as somebody wants."""

from __future__ import annotations

from engine.model.text import Inline
from engine.refusals import Amounts
from generator.games.tzolkin.corn import corn_words, have_corn
from generator.games.tzolkin.where import where
from generator.wording.narrator import Narrator
from generator.wording.reasons import Reasoning

# -- picking up


def no_worker_there(say: Narrator, place: str, space: int) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of a space.
    return say(
        "reason.no-worker-there",
        "No worker of yours stands on space {space} of {place:def}.",
        place=say.ref(place),
        space=space,
    )


def no_such_space(say: Narrator, place: str, space: int) -> Inline:
    # Translators: {place} is a part of the board; {space} is a number.
    return say("reason.no-such-space", "{place} has no numbered space {space}.", place=say.ref(place), space=space)


def no_action_on_zero(say: Narrator, space: str) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of a space: 0.
    return say("reason.no-action-on-zero", "Space {space} of {place:def} has no action.", **where(space, say))


def higher_action(say: Narrator, action: int, space: str) -> Inline:
    # Translators: {n} is the number of an action; the worker stands on space {space} of the gear {place}.
    return say(
        "reason.higher-action",
        "The worker stands on space {space} of {place:def}, and action {n} has a higher number.",
        n=action,
        **where(space, say),
    )


def choose_freely(say: Narrator, space: str) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of a space where any action of the gear can be
    # chosen, for nothing.
    return say(
        "reason.choose-freely",
        "Action {space} of {place:def} is a free choice: perform it, then choose.",
        **where(space, say),
    )


def way_back_short(say: Narrator, spaces: int, corn: int, there: int) -> list[Inline]:
    # Translators: {n} is how many spaces a worker goes back to a lower action; {price} is such as "2 corn".
    price = say(
        "reason.way-back", "{n|step back costs|steps back cost} {price}.", n=spaces, price=corn_words(corn, say)
    )
    return [price, have_corn(there, say)]


def nothing_ahead(say: Narrator, place: str) -> Inline:
    # Translators: {place} is the name of a gear.
    return say(
        "reason.nothing-ahead", "Nothing lets your worker at {place:def} act further ahead.", place=say.ref(place)
    )


def too_far_ahead(say: Narrator, action: int, furthest: int) -> Inline:
    # Translators: {n} and {furthest} are numbers of actions.
    return say(
        "reason.too-far-ahead",
        "Action {n} is out of reach: the furthest is {furthest}.",
        n=action,
        furthest=furthest,
    )


def not_to_choose(say: Narrator, place: str, space: int) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of an action there, which may itself be a choice.
    return say(
        "reason.not-to-choose",
        "Action {space} of {place:def} is not among the actions that can be chosen here.",
        place=say.ref(place),
        space=space,
    )


def no_action_possible(say: Narrator, actions: int) -> Inline:
    return say(
        "reason.no-action-possible",
        "{~n|The only action to choose from cannot be performed|None of the {n} actions to choose from can be "
        "performed}.",
        n=actions,
    )


def closed(say: Narrator, space: str, goods: Amounts) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of an action; {goods} is a counted list, such as
    # "1 crystal skull".
    return say(
        "reason.closed",
        "{goods} already lies beside action {space} of {place:def}.",
        **where(space, say),
        goods=say.goods(dict(goods), "subject"),
    )


# -- harvesting


def covered(say: Narrator, wood: int) -> Inline:
    return say("reason.covered", "No corn tile lies open: {n|field shows|fields show} wood.", n=wood)


def no_tile_left(say: Narrator, space: str) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of a space.
    return say("reason.no-tile-left", "No harvest tile is left for space {space} of {place:def}.", **where(space, say))


def no_wood_here(say: Narrator, space: str) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of a space.
    return say("reason.no-wood-here", "Space {space} of {place:def} gives no wood.", **where(space, say))


def no_wood_open(say: Narrator, corn: int) -> Inline:
    return say("reason.no-wood-open", "No wood tile lies open: {n|field shows|fields show} corn.", n=corn)


def tile_needed(say: Narrator) -> Inline:
    return say("reason.tile-needed", "Nothing lets you harvest without a tile.")


def corn_tile_open(say: Narrator, corn: int) -> Inline:
    return say("reason.corn-tile-open", "A corn tile has to be taken: {n|lies|lie} open.", n=corn)


REASONS: dict[str, Reasoning] = {
    "no-worker-there": no_worker_there,
    "no-such-space": no_such_space,
    "no-action-on-zero": no_action_on_zero,
    "higher-action": higher_action,
    "choose-freely": choose_freely,
    "way-back-short": way_back_short,
    "nothing-ahead": nothing_ahead,
    "too-far-ahead": too_far_ahead,
    "not-to-choose": not_to_choose,
    "no-action-possible": no_action_possible,
    "closed": closed,
    "covered": covered,
    "no-tile-left": no_tile_left,
    "no-wood-here": no_wood_here,
    "no-wood-open": no_wood_open,
    "tile-needed": tile_needed,
    "corn-tile-open": corn_tile_open,
}
