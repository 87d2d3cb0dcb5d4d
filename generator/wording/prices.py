"""Prices that cannot be paid, in words: what is asked, by which rules, and what is there."""

from __future__ import annotations

from engine.model.text import Inline
from engine.refusals import Amounts, Before
from generator.wording.names import rule_number
from generator.wording.narrator import Narrator
from generator.wording.resolve import TermList, TermRef

# -- what it costs


def price_words(price: Amounts, say: Narrator) -> Inline:
    # Translators: {price} is a counted list, such as "2 wood and 1 gold".
    return say("reason.costs", "This costs {price}.", price=say.goods(dict(price)))


def whole_price_words(total: Amounts, parts: Before, say: Narrator) -> Inline:
    """Everything that has to be paid in one sum, then its parts, each with the rule that asks for it."""
    # Translators: {total} is a counted list, such as "5 corn"; {parts} is a list of what makes it up, each with the
    # number of the rule that asks for it, such as "4 corn (10.4) and 1 corn (20.11)".
    return say(
        "reason.costs-in-all",
        "This costs {total} in all: {parts}.",
        total=say.goods(dict(total)),
        parts=_ruled_parts(parts, say),
    )


def _ruled_parts(parts: Before, say: Narrator) -> Inline:
    return say.listing([ruled(say.goods(dict(paid)), rule, say) for paid, rule in parts])


def ruled(words: Inline, rule: str, say: Narrator) -> Inline:
    """A part of something, with the number of the rule behind it."""
    # Translators: {part} is a part of a price, such as "1 corn"; {rule} is the number of the rule behind it.
    return say("reason.part", "{part} ({rule})", part=words, rule=rule_number(rule, say))


# -- what is there


def have_words(left: Amounts, say: Narrator, before: Before = ()) -> Inline:
    """What is there to pay with, and what has to be paid before."""
    if before:
        return _have_left(left, before, say)
    if not _there(left):
        return _have_none(left, say)
    if len(_there(left)) < len(left):
        return _have_some(left, say)
    # Translators: {goods} is a counted list, such as "2 wood and 1 gold". It is not enough for a price.
    return say("reason.have", "You have {goods}.", goods=say.goods(_there(left)))


def _have_some(left: Amounts, say: Narrator) -> Inline:
    goods, lacking = say.goods(_there(left)), _lacking(left, say)
    if isinstance(lacking, TermRef):
        # Translators: {goods} is a counted list, such as "2 wood and 1 stone"; {lacking} is a good of which the player
        # has none. It is not enough for a price.
        return say("reason.have.some", "You have {goods}, but no {lacking}.", goods=goods, lacking=lacking)
    # Translators: {goods} is a counted list, such as "2 wood and 1 stone"; {lacking} is several goods of which the
    # player has none, joined as `neither` of your terms.yaml says. It is not enough for a price.
    return say("reason.have.some.several", "You have {goods}, but no {lacking}.", goods=goods, lacking=lacking)


def _have_none(left: Amounts, say: Narrator) -> Inline:
    if len(left) == 1:
        return none_there(say, left[0][0])
    # Translators: {goods} is several goods of which the player has none, joined as `neither` of your terms.yaml says.
    return say("reason.have.none.several", "You have no {goods}.", goods=_lacking(left, say))


def _there(left: Amounts) -> dict[str, int]:
    return {good: amount for good, amount in left if amount}


def _lacking(left: Amounts, say: Narrator) -> TermRef | TermList:
    """One good, or several under one negation; languages deny them in different sentences."""
    goods = tuple(good for good, amount in left if not amount)
    return say.ref(goods[0]) if len(goods) == 1 else say.refs(goods, "neither")


def _have_left(left: Amounts, before: Before, say: Narrator) -> Inline:
    paid = _ruled_parts(before, say)
    if not _there(left):
        return _none_left(_lacking(left, say), paid, say)
    # Translators: {before} is a list of what has to be paid first, with the number of the rule that asks for it, such
    # as "1 corn (6.4)"; {goods} is what is left then, such as "2 corn". It is not enough for a price.
    return say(
        "reason.have-left",
        "After paying {before}, you have {goods} left.",
        before=paid,
        goods=say.goods(_there(left)),
    )


def _none_left(lacking: TermRef | TermList, paid: Inline, say: Narrator) -> Inline:
    if isinstance(lacking, TermRef):
        # Translators: {before} is a list of what has to be paid first, with the number of the rule that asks for it,
        # such as "1 corn (6.4)"; {goods} is a good of which nothing is left then.
        return say(
            "reason.have-left.none", "After paying {before}, you have no {goods} left.", before=paid, goods=lacking
        )
    # Translators: {before} is a list of what has to be paid first, with the number of the rule that asks for it, such
    # as "1 corn (6.4)"; {goods} is several goods of which nothing is left then, joined as `neither` of your terms.yaml
    # says.
    return say(
        "reason.have-left.none.several",
        "After paying {before}, you have no {goods} left.",
        before=paid,
        goods=lacking,
    )


def have_by_then(left: Amounts, there: Amounts, say: Narrator, before: Before) -> Inline:
    if before or left == there:
        return have_words(left, say, before)
    if not _there(left):
        return _none_by_then(_lacking(left, say), say)
    # Translators: {goods} is a counted list: what the player will have when the price is due, and that is not enough.
    return say("reason.have-then", "By then you have only {goods} left.", goods=say.goods(_there(left)))


def _none_by_then(lacking: TermRef | TermList, say: Narrator) -> Inline:
    if isinstance(lacking, TermRef):
        # Translators: {goods} is a good of which the player will have none when the price is due.
        return say("reason.have-then.none", "By then you have no {goods} left.", goods=lacking)
    # Translators: {goods} is several goods of which the player will have none when the price is due, joined as
    # `neither` of your terms.yaml says.
    return say("reason.have-then.none.several", "By then you have no {goods} left.", goods=lacking)


def none_there(say: Narrator, good: str) -> Inline:
    # Translators: {good} is such as "gold".
    return say("reason.none-there", "You have no {good}.", good=say.ref(good))
