"""Why moves of Tzolk'in are refused, with the figures that decided."""

from __future__ import annotations

from engine.model.text import Inline
from engine.refusals import Amounts, Before
from engine.tzolkin import rules
from generator.wording.names import currency, family_term, player_name, rule_number
from generator.wording.narrator import Narrator
from generator.wording.reasons import Reasoning, have_words, price_words
from generator.wording.resolve import Value
from generator.wording.tiles import tile_link, tile_told

RESOURCE = "resource"


def _corn(amount: int, say: Narrator) -> Inline:
    return say.amount(currency(say), amount)


def _have_corn(amount: int, say: Narrator) -> Inline:
    return have_words(((currency(say), amount),), say)


# -- begging


def begged_before(say: Narrator) -> Inline:
    return say("reason.begged-before", "You have begged already this turn.")


def too_rich(say: Narrator, corn: int, at_most: int) -> Inline:
    # Translators: {corn} and {most} are counted amounts, such as "3 corn" and "2 corn".
    return say(
        "reason.too-rich",
        "You have {corn}; whoever begs has {most} or less.",
        corn=_corn(corn, say),
        most=_corn(at_most, say),
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
    return say("reason.first-space-taken", "{player} has a worker there already.", player=player_name(player, say))


def placing_short(say: Narrator, space: str, for_space: int, nth: int, for_crowd: int, there: int) -> list[Inline]:
    return [_placing_price(say, space, for_space, nth, for_crowd), _have_corn(there, say)]


def _where(home: str, say: Narrator) -> dict[str, Value]:
    """The place and the number of a space, for a sentence that names it."""
    place, _, space = home.partition(".")
    return {"place": say.ref(place), "space": int(space)}


def _placing_price(say: Narrator, space: str, for_space: int, nth: int, for_crowd: int) -> Inline:
    if not for_crowd:
        # Translators: {place} is the name of a gear, {space} the number of a space; {price} is such as "3 corn".
        return say(
            "reason.space-price",
            "Space {space} of {place:def} costs {price}.",
            **_where(space, say),
            price=_corn(for_space, say),
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
        **_where(space, say),
        price=_corn(for_space + for_crowd, say),
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
        **_where(space, say),
        price=_corn(for_crowd, say),
        nth=nth,
        rule=rule_number(rules.CROWD_COST[0], say),
    )


def first_space_short(say: Narrator, nth: int, for_crowd: int, there: int) -> list[Inline]:
    # Translators: {price} is such as "1 corn"; {nth} is which worker of the turn it is: 2, 3 and so on; {rule} is the
    # number of the rule behind it.
    price = say(
        "reason.first-space-price",
        "The Starting Player Space costs {price} for worker {nth} of the turn ({rule}).",
        price=_corn(for_crowd, say),
        nth=nth,
        rule=rule_number(rules.CROWD_COST[0], say),
    )
    return [price, _have_corn(there, say)]


def not_cheapest(say: Narrator, price: int, cheapest: int) -> Inline:
    # Translators: {price} and {cheapest} are counted amounts, such as "3 corn" and "2 corn".
    return say(
        "reason.not-cheapest",
        "This space would cost {price}, but the cheapest one has to be taken, for {cheapest}.",
        price=_corn(price, say),
        cheapest=_corn(cheapest, say),
    )


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
    return say("reason.no-action-on-zero", "Space {space} of {place:def} has no action.", **_where(space, say))


def higher_action(say: Narrator, action: int, space: str) -> Inline:
    # Translators: {n} is the number of an action; the worker stands on space {space} of the gear {place}.
    return say(
        "reason.higher-action",
        "The worker stands on space {space} of {place:def}, and action {n} has a higher number.",
        n=action,
        **_where(space, say),
    )


def choose_freely(say: Narrator, space: str) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of a space where any action of the gear can be
    # chosen, for nothing.
    return say(
        "reason.choose-freely",
        "Action {space} of {place:def} is a free choice: perform it, then choose.",
        **_where(space, say),
    )


def way_back_short(say: Narrator, spaces: int, corn: int, there: int) -> list[Inline]:
    # Translators: {n} is how many spaces a worker goes back to a lower action; {price} is such as "2 corn".
    price = say("reason.way-back", "{n|step back costs|steps back cost} {price}.", n=spaces, price=_corn(corn, say))
    return [price, _have_corn(there, say)]


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
        **_where(space, say),
        goods=say.goods(dict(goods), "subject"),
    )


# -- harvesting


def covered(say: Narrator, wood: int) -> Inline:
    return say("reason.covered", "No corn tile lies open: {n|field shows|fields show} wood.", n=wood)


def no_tile_left(say: Narrator, space: str) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of a space.
    return say("reason.no-tile-left", "No harvest tile is left for space {space} of {place:def}.", **_where(space, say))


def no_wood_here(say: Narrator, space: str) -> Inline:
    # Translators: {place} is the name of a gear, {space} the number of a space.
    return say("reason.no-wood-here", "Space {space} of {place:def} gives no wood.", **_where(space, say))


def no_wood_open(say: Narrator, corn: int) -> Inline:
    return say("reason.no-wood-open", "No wood tile lies open: {n|field shows|fields show} corn.", n=corn)


def tile_needed(say: Narrator) -> Inline:
    return say("reason.tile-needed", "Nothing lets you harvest without a tile.")


def corn_tile_open(say: Narrator, corn: int) -> Inline:
    return say("reason.corn-tile-open", "A corn tile has to be taken: {n|lies|lie} open.", n=corn)


# -- technologies


def advance_short(
    say: Narrator, technology: str, level: int, resources: int, left: Amounts, before: Before
) -> list[Inline]:
    # Translators: {technology} is such as "Agriculture"; {level} is a number; {price} is such as "2 resources".
    price = say(
        "reason.advance",
        "The advance to level {level} of {technology} costs {price}.",
        technology=say.ref(technology),
        level=level,
        price=say.amount(RESOURCE, resources),
    )
    return [price, have_words(left, say, before)]


def beyond_short(say: Narrator, technology: str, resources: int, left: Amounts, before: Before) -> list[Inline]:
    # Translators: {technology} is such as "Agriculture"; {price} is such as "1 resource".
    price = say(
        "reason.beyond",
        "An advance beyond the last level of {technology} costs {price}.",
        technology=say.ref(technology),
        price=say.amount(RESOURCE, resources),
    )
    return [price, have_words(left, say, before)]


def other_technology(say: Narrator, technology: str, technologies: tuple[str, ...]) -> Inline:
    # Translators: {technologies} is a technology or a choice of several, such as "Agriculture or Theology";
    # {technology} is another one.
    return say(
        "reason.other-technology",
        "Only {technologies} can be advanced here, not {technology}.",
        technologies=say.refs(technologies, either=True),
        technology=say.ref(technology),
    )


def advance_first(say: Narrator, least: int, made: int) -> Inline:
    if not made:
        return say("reason.advance-first.none", "At least {n|advance has|advances have} to be made.", n=least)
    # Translators: {made} is how many advances have been made so far: a number.
    return say(
        "reason.advance-first",
        "At least {n|advance has|advances have} to be made, and so far there {~made|is|are} only {made}.",
        n=least,
        made=made,
    )


# -- buildings and monuments


def not_on_display(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a building or monument.
    return say("reason.not-on-display", "{tile:Def} is not on display.", tile=tile_told(component, say))


def other_family(say: Narrator, component: str, family: str) -> Inline:
    # Translators: {tile} is the name of a tile; {family} is such as "building" or "monument".
    return say(
        "reason.other-family",
        "{tile:Def} is no {family}, and nothing else can be constructed here.",
        tile=tile_told(component, say),
        family=say.ref(family_term(family, say)),
    )


def build_first(say: Narrator) -> Inline:
    return say("reason.build-first", "At least one tile has to be constructed first.")


def none_payable(say: Narrator, family: str, tiles: int, left: Amounts, before: Before) -> Inline | list[Inline]:
    if not tiles:
        # Translators: {family} is such as "building" or "monument".
        return say(
            "reason.none-on-display",
            "No {family} is on display.",
            family=say.ref(family_term(family, say)),
        )
    shown = say.counted(family_term(family, say), tiles, "subject")
    # Translators: {tiles} is such as "6 buildings" or "1 monument", {n} how many there are.
    price = say(
        "reason.none-payable",
        "{~n|There is {tiles} on display, and you cannot pay for it|"
        "There are {tiles} on display, and you cannot pay for any of them}.",
        tiles=shown,
        n=tiles,
    )
    return [price, have_words(left, say, before)]


def tile_short(say: Narrator, cost: Amounts, less: int, more: int, left: Amounts, before: Before) -> list[Inline]:
    return [_bent_cost(say, cost, less, more), have_words(left, say, before)]


def _bent_cost(say: Narrator, cost: Amounts, less: int, more: int) -> Inline:
    if not less and not more:
        return price_words(cost, say)
    goods, spared, added = say.goods(dict(cost)), say.amount(RESOURCE, less), say.amount(RESOURCE, more)
    if not more:
        # Translators: {goods} is a counted list, such as "2 wood and 1 gold"; {less} is such as "1 resource".
        return say("reason.costs-less", "This costs {goods}, less {less} of your choice.", goods=goods, less=spared)
    if not less:
        # Translators: {goods} is a counted list, such as "2 wood and 1 gold"; {more} is such as "1 resource".
        return say(
            "reason.costs-more", "This costs {goods}, and {more} of your choice besides.", goods=goods, more=added
        )
    # Translators: {goods} is a counted list, such as "2 wood and 1 gold"; {less} and {more} are such as "1 resource".
    return say(
        "reason.costs-less-and-more",
        "This costs {goods}, less {less} of your choice, and {more} besides.",
        goods=goods,
        less=spared,
        more=added,
    )


def tile_short_in_corn(
    say: Narrator, pieces: int, each: int, price: Amounts, left: Amounts, before: Before
) -> list[Inline]:
    # Translators: {price} is a counted list, such as "6 corn"; {each} is such as "2 corn"; {n} is how many resources
    # the tile costs.
    told = say(
        "reason.costs-corn",
        "This costs {price}: {each} for {~n|the one resource|each of the {n} resources} of its cost.",
        price=say.goods(dict(price)),
        each=_corn(each, say),
        n=pieces,
    )
    return [told, have_words(left, say, before)]


def no_help(say: Narrator) -> Inline:
    return say("reason.no-help", "You have no level of Architecture to keep back.")


def help_used(say: Narrator) -> Inline:
    return say("reason.help-used", "Architecture has served a building of this action already.")


def last_building(say: Narrator, most: int) -> Inline:
    return say(
        "reason.last-building", "No building can follow: this action constructs {n|building|buildings} at most.", n=most
    )


def not_in_cost(say: Narrator, good: str) -> Inline:
    # Translators: {good} is such as "wood".
    return say("reason.not-in-cost", "The cost contains no {good}.", good=say.ref(good))


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
        player=player_name(player, say),
    )


# -- tribes


def cannot_pass(say: Narrator) -> Inline:
    return say("reason.cannot-pass", "You have to place or to pick up workers: nothing allows you to pass.")


def cannot_skip(say: Narrator) -> Inline:
    return say("reason.cannot-skip", "You have nothing that lets you skip a space, or you have used it in this turn.")


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


def quick_short(say: Narrator, price: int, there: int) -> Inline:
    # Translators: {price} is a counted amount, such as "2 corn".
    costs = say("reason.quick-price", "A quick action space costs {price} now.", price=_corn(price, say))
    return say.sentences([costs, _have_corn(there, say)])


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
    "begged-before": begged_before,
    "too-rich": too_rich,
    "no-worker-in-hand": no_worker_in_hand,
    "no-gear": no_gear,
    "full-gear": full_gear,
    "first-space-taken": first_space_taken,
    "placing-short": placing_short,
    "first-space-short": first_space_short,
    "not-cheapest": not_cheapest,
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
    "advance-short": advance_short,
    "beyond-short": beyond_short,
    "other-technology": other_technology,
    "advance-first": advance_first,
    "not-on-display": not_on_display,
    "other-family": other_family,
    "build-first": build_first,
    "none-payable": none_payable,
    "tile-short": tile_short,
    "tile-short-in-corn": tile_short_in_corn,
    "no-help": no_help,
    "help-used": help_used,
    "last-building": last_building,
    "not-in-cost": not_in_cost,
    "only-sales": only_sales,
    "not-dealt": not_dealt,
    "other-days": other_days,
    "dark-side": dark_side,
    "pushed-off": pushed_off,
    "cannot-pass": cannot_pass,
    "cannot-skip": cannot_skip,
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
