"""Why a technology cannot be advanced, or a building or monument of Tzolk'in constructed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.model.text import Inline
from engine.refusals import Amounts, Before
from generator.games.tzolkin.corn import corn_words
from generator.wording.names import family_term
from generator.wording.narrator import Narrator
from generator.wording.prices import have_words, price_words
from generator.wording.reasons import Reasoning
from generator.wording.tiles import tile_told, tiles_told

RESOURCE = "resource"


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
        technologies=say.refs(technologies, "either"),
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


def none_payable(
    say: Narrator,
    family: str,
    components: tuple[str, ...],
    corn: int,
    less: int,
    more: int,
    left: Amounts,
    before: Before,
) -> Inline | list[Inline]:
    if not components:
        # Translators: {family} is such as "building" or "monument".
        return say(
            "reason.none-on-display",
            "No {family} is on display.",
            family=say.ref(family_term(family, say)),
        )
    # Translators: {tiles} is such as "the farm (4 wood) and the shrine (2 gold)"; {n} is how many there are.
    shown = say(
        "reason.none-payable",
        "On display {~n|is {tiles:def}, and you cannot pay for it|are {tiles:def}, and you cannot pay for any of "
        "them}.",
        tiles=tiles_told(components, say),
        n=len(components),
    )
    return [shown, *_not_printed(say, corn, less, more), have_words(left, say, before)]


def _not_printed(say: Narrator, corn: int, less: int, more: int) -> Iterator[Inline]:
    """What a tile costs other than is printed on it."""
    if corn:
        # Translators: {price} is a counted amount, such as "4 corn".
        yield say("reason.least-corn", "At least {price} would be needed.", price=corn_words(corn, say))
    if less:
        # Translators: of buildings on display; {less} is such as "1 resource".
        yield say("reason.each-costs-less", "You would pay {less} less than that.", less=say.amount(RESOURCE, less))
    if more:
        # Translators: of buildings on display; {more} is such as "1 resource".
        yield say("reason.each-costs-more", "You would pay {more} more than that.", more=say.amount(RESOURCE, more))


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
        each=corn_words(each, say),
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


REASONS: dict[str, Reasoning] = {
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
}
