"""Why moves of Tzolk'in are refused, with the figures that decided."""

from __future__ import annotations

from engine.model.text import Inline
from engine.tzolkin import rules
from generator.games.tzolkin.corn import corn_words, have_corn
from generator.games.tzolkin.reasons_for_actions import REASONS as for_actions
from generator.games.tzolkin.reasons_for_tiles import REASONS as for_tiles
from generator.games.tzolkin.where import where
from generator.wording.names import player_told, rule_number
from generator.wording.narrator import Narrator
from generator.wording.reasons import Reasoning
from generator.wording.tiles import tile_link, tile_told

# -- begging


def begged_before(say: Narrator) -> Inline:
    return say("reason.begged-before", "You have begged already this turn.")


def too_rich(say: Narrator, corn: int, at_most: int) -> Inline:
    # Translators: {corn} and {most} are counted amounts, such as "3 corn" and "2 corn".
    return say(
        "reason.too-rich",
        "You have {corn}; only a player with {most} or less may beg.",
        corn=corn_words(corn, say),
        most=corn_words(at_most, say),
    )


# -- placing


def no_worker_in_hand(say: Narrator, workers: int) -> Inline:
    return say(
        "reason.no-worker-in-hand",
        "None of your workers is in hand: {n|is|are} on the board.",
        n=workers,
    )


def no_gear(say: Narrator, place: str) -> Inline:
    # Translators: {place} is a part of the board on which workers are not placed.
    return say("reason.no-gear", "Workers are placed on gears only, not on {place:def}.", place=say.ref(place))


def full_gear(say: Narrator, place: str, spaces: int) -> Inline:
    # Translators: {place} is the name of a gear.
    return say(
        "reason.full-gear",
        "{place} is full: {n|space is|spaces are} taken.",
        place=say.ref(place),
        n=spaces,
    )


def first_space_taken(say: Narrator, player: str) -> Inline:
    # Translators: {player} is a colour.
    return say("reason.first-space-taken", "{player} has a worker there already.", player=player_told(player, say))


def placing_short(say: Narrator, space: str, for_space: int, nth: int, for_crowd: int, there: int) -> list[Inline]:
    return [_placing_price(say, space, for_space, nth, for_crowd), have_corn(there, say)]


def _placing_price(say: Narrator, space: str, for_space: int, nth: int, for_crowd: int) -> Inline:
    if not for_crowd:
        # Translators: {place} is the name of a gear, {space} the number of a space; {price} is such as "3 corn".
        return say(
            "reason.space-price",
            "Space {space} of {place:def} costs {price}.",
            **where(space, say),
            price=corn_words(for_space, say),
        )
    if not for_space:
        return _crowd_price(say, space, nth, for_crowd)
    # Translators: {place} is the name of a gear, {space} the number of a space; {price} is the sum, such as "4 corn";
    # {first} and {second} are its parts as plain numbers, each with the number of its rule; {nth} is which worker of
    # the turn it is: 2, 3 and so on.
    return say(
        "reason.placing-price",
        "Space {space} of {place:def} costs {price}: {first} for the space ({one}) and {second} for worker {nth} of "
        "the turn ({two}).",
        **where(space, say),
        price=corn_words(for_space + for_crowd, say),
        first=for_space,
        one=rule_number(rules.SPACE_COST[0], say),
        second=for_crowd,
        two=rule_number(rules.CROWD_COST[0], say),
        nth=nth,
    )


def _crowd_price(say: Narrator, space: str, nth: int, for_crowd: int) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of a space; {price} is such as "1 corn"; {nth} is
    # which worker of the turn it is: 2, 3 and so on; {rule} is the number of the rule behind it.
    return say(
        "reason.crowd-price",
        "Space {space} of {place:def} costs {price} for worker {nth} of the turn ({rule}).",
        **where(space, say),
        price=corn_words(for_crowd, say),
        nth=nth,
        rule=rule_number(rules.CROWD_COST[0], say),
    )


def first_space_short(say: Narrator, nth: int, for_crowd: int, there: int) -> list[Inline]:
    # Translators: {price} is such as "1 corn"; {nth} is which worker of the turn it is: 2, 3 and so on; {rule} is the
    # number of the rule behind it.
    price = say(
        "reason.first-space-price",
        "The Starting Player Space costs {price} for worker {nth} of the turn ({rule}).",
        price=corn_words(for_crowd, say),
        nth=nth,
        rule=rule_number(rules.CROWD_COST[0], say),
    )
    return [price, have_corn(there, say)]


def not_cheapest(say: Narrator, price: int, cheapest: int) -> Inline:
    # Translators: {price} and {cheapest} are counted amounts, such as "3 corn" and "2 corn".
    return say(
        "reason.not-cheapest",
        "This space would cost {price}, but the cheapest one has to be taken, for {cheapest}.",
        price=corn_words(price, say),
        cheapest=corn_words(cheapest, say),
    )


# -- the market, starting wealth, the calendar


def only_sales(say: Narrator) -> Inline:
    return say("reason.only-sales", "Here you can sell, but not buy.")


def not_dealt(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a starting wealth tile.
    return say("reason.not-dealt", "{tile:Def} was not dealt to you.", tile=tile_told(component, say))


def other_days(say: Narrator, days: int, few: int, many: int) -> Inline:
    # Translators: {few}, {n} and {days} are numbers of days.
    return say(
        "reason.other-days",
        "The calendar advances by {few} or {n|day|days}, not by {days}.",
        few=few,
        n=many,
        days=days,
    )


def dark_side(say: Narrator, days: int) -> Inline:
    return say(
        "reason.dark-side",
        "The calendar advances by {n|day|days} only with the light side up; your player board shows its dark side.",
        n=days,
    )


def pushed_off(say: Narrator, player: str, place: str, space: int) -> Inline:
    # Translators: {player} is the colour of the worker that stands on space {space} of the gear {place}.
    return say(
        "reason.pushed-off",
        "The worker of {player} on space {space} of {place:def} would be pushed off.",
        place=say.ref(place),
        space=space,
        player=player_told(player, say),
    )


# -- tribes


def cannot_pass(say: Narrator) -> Inline:
    return say("reason.cannot-pass", "You have to place or to pick up workers: nothing allows you to pass.")


def cannot_skip(say: Narrator) -> Inline:
    return say("reason.cannot-skip", "You have nothing that lets you skip a space.")


def skipped_already(say: Narrator, place: str, space: int) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of a space.
    return say(
        "reason.skipped-already",
        "You have skipped a space in this turn already: space {space} of {place:def}.",
        place=say.ref(place),
        space=space,
    )


def nothing_across(say: Narrator, place: str, other: str) -> Inline:
    # Translators: {place} and {other} are names of gears.
    return say(
        "reason.nothing-across",
        "Nothing lets your worker act from {place:def} on {other:def}.",
        place=say.ref(place),
        other=say.ref(other),
    )


def no_other_worker(say: Narrator, workers: int) -> Inline:
    if not workers:
        return say("reason.no-other-worker.none", "You have no worker on a gear that you did not place in this turn.")
    return say(
        "reason.no-other-worker",
        "You have only {n|worker|workers} on gears that you did not place in this turn.",
        n=workers,
    )


def just_placed(say: Narrator, place: str, space: int) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of a space.
    return say(
        "reason.just-placed",
        "The worker on space {space} of {place:def} was placed in this very turn.",
        place=say.ref(place),
        space=space,
    )


def no_other_bonus(say: Narrator) -> Inline:
    return say("reason.no-other-bonus", "No bonus is due for which you could take another.")


def nothing_to_sell(say: Narrator) -> Inline:
    return say("reason.nothing-to-sell", "You have no resource to sell.")


def one_quick_action(say: Narrator) -> Inline:
    return say(
        "reason.one-quick-action", "You have a worker there already; only one quick action is allowed in a turn."
    )


def quick_board_full(say: Narrator, spaces: int) -> Inline:
    return say("reason.quick-board-full", "All {n|quick action space is|quick action spaces are} taken.", n=spaces)


def quick_short(say: Narrator, for_space: int, nth: int, for_crowd: int, there: int) -> list[Inline]:
    return [_quick_price(say, for_space, nth, for_crowd), have_corn(there, say)]


def _quick_price(say: Narrator, for_space: int, nth: int, for_crowd: int) -> Inline:
    if not for_crowd:
        # Translators: {price} is a counted amount, such as "1 corn".
        return say("reason.quick-price", "A quick action space costs {price}.", price=corn_words(for_space, say))
    # Translators: {price} is the sum, such as "2 corn"; {first} and {second} are its parts as plain numbers, each with
    # the number of its rule; {nth} is which worker of the turn it is: 2, 3 and so on.
    return say(
        "reason.quick-price-crowd",
        "A quick action space costs {price}: {first} for the space ({one}) and {second} for worker {nth} of the turn "
        "({two}).",
        price=corn_words(for_space + for_crowd, say),
        first=for_space,
        one=rule_number(rules.QUICK_CORN.rule, say),
        second=for_crowd,
        two=rule_number(rules.CROWD_COST[0], say),
        nth=nth,
    )


def not_for_mercy(say: Narrator) -> Inline:
    return say("reason.not-for-mercy", "The mercy of the gods does not extend to quick actions.")


def torn_already(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a building that has been given up for a new one.
    return say("reason.torn-already", "{tile:Def} is given up for it already.", tile=tile_told(component, say))


def new_one_first(say: Narrator, component: str) -> Inline:
    tile = tile_told(component, say)
    # Translators: {tile} is the name of a building that has been given up for a new one.
    return say("reason.new-one-first", "{tile:Def} is given up; now construct the new one.", tile=tile)


def no_level(say: Narrator, technology: str) -> Inline:
    # Translators: {technology} is the name of a technology.
    return say("reason.no-level", "You have no level of {technology}.", technology=say.ref(technology))


def tribe_not_dealt(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a tribe.
    return say("reason.tribe-not-dealt", "You were not dealt {tile}.", tile=tile_link(component, say))


REASONS: dict[str, Reasoning] = {
    **for_actions,
    **for_tiles,
    "begged-before": begged_before,
    "too-rich": too_rich,
    "no-worker-in-hand": no_worker_in_hand,
    "no-gear": no_gear,
    "full-gear": full_gear,
    "first-space-taken": first_space_taken,
    "placing-short": placing_short,
    "first-space-short": first_space_short,
    "not-cheapest": not_cheapest,
    "only-sales": only_sales,
    "not-dealt": not_dealt,
    "other-days": other_days,
    "dark-side": dark_side,
    "pushed-off": pushed_off,
    "cannot-pass": cannot_pass,
    "cannot-skip": cannot_skip,
    "skipped-already": skipped_already,
    "nothing-across": nothing_across,
    "no-other-worker": no_other_worker,
    "just-placed": just_placed,
    "no-other-bonus": no_other_bonus,
    "nothing-to-sell": nothing_to_sell,
    "tribe-not-dealt": tribe_not_dealt,
    "torn-already": torn_already,
    "one-quick-action": one_quick_action,
    "quick-board-full": quick_board_full,
    "quick-short": quick_short,
    "not-for-mercy": not_for_mercy,
    "new-one-first": new_one_first,
    "no-level": no_level,
}
