"""Reasons in words: why a move is refused, with the figures that decided. What one game alone refuses is with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from engine.model.text import Inline
from engine.refusals import Amounts, Before, Refusal
from generator.wording.game_words import AnyWords
from generator.wording.kinds import entered
from generator.wording.moves import decision_words, now_words
from generator.wording.names import family_term
from generator.wording.narrator import Narrator
from generator.wording.prices import have_by_then, have_words, none_there, price_words, whole_price_words
from generator.wording.tiles import tile_told

#: The words of a reason, in one sentence or several. It takes a narrator and the reason's own fields.
Reasoning = Callable[..., "Inline | list[Inline]"]
#: A reason -> its words.
CORE: dict[str, Reasoning] = {}


def reason_words(refusal: Refusal, say: Narrator) -> Inline:
    """Why a move is refused, in a short sentence; where it cannot be paid, a second one says what is there."""
    return say.sentences(_sentences(refusal, say))


def _sentences(refusal: Refusal, say: Narrator) -> list[Inline]:
    told = reasonings(say.words)[refusal.reason.id](say, **refusal.figures)
    return told if isinstance(told, list) else [told]


def reasonings(words: AnyWords) -> dict[str, Reasoning]:
    return {**CORE, **words.reasons}


# -- questions


@entered(CORE, "over")
def over(say: Narrator) -> Inline:
    return say("reason.over", "There is nothing left to decide.")


@entered(CORE, "not-asked")
def not_asked(say: Narrator, decision: str, move: str) -> Inline:
    """Where a game knows a better reason for a kind of move at a question, it says that."""
    better = say.words.not_asked.get((decision, move))
    if better is not None:
        return better(say)
    now = now_words(decision, say)
    if now:
        return now
    question = say.quoted(decision_words(decision, say))
    # Translators: {question} is the title of a question in quotation marks, such as “Placing workers”.
    return say("reason.not-asked", "Not now: {question} has to be decided first.", question=question)


@entered(CORE, "no-more")
def no_more(say: Narrator, times: int) -> Inline:
    # Translators: {times} is how often a move, such as constructing a building, has been made in this action.
    return say("reason.no-more", "The action allows no more of this (done so far: {times}).", times=times)


@entered(CORE, "no-option")
def no_option(say: Narrator, option: int, most: int) -> Inline:
    # Translators: {option} is the number of an option that somebody has asked for.
    return say(
        "reason.no-option",
        "There is no option {option}; only {n|option is|options are} offered.",
        option=option,
        n=most,
    )


@entered(CORE, "every-way")
def every_way(say: Narrator, ways: tuple[Refusal, ...]) -> list[Inline]:
    """What stands against each of several ways; the same is said once, and what is there at the end."""
    told = [_sentences(way, say) for way in ways]
    last = [have for way, each in zip(ways, told, strict=True) for have in each[1:] if not _is_part(way, ways)]
    return list(dict.fromkeys([each[0] for each in told] + last))


def _is_part(way: Refusal, ways: tuple[Refusal, ...]) -> bool:
    """Whether another way tells of the same goods, and of more."""
    return any(_told(way) < _told(other) for other in ways)


def _told(way: Refusal) -> frozenset[object]:
    """The goods that a refusal tells of, and what is paid before."""
    figures = way.figures
    return frozenset([*cast("Amounts", figures.get("left", ())), *cast("Before", figures.get("before", ()))])


# -- goods


@entered(CORE, "short")
def short(say: Narrator, price: Amounts, left: Amounts, there: Amounts, before: Before) -> list[Inline]:
    return [price_words(price, say), have_by_then(left, there, say, before)]


@entered(CORE, "short-in-all")
def short_in_all(say: Narrator, price: Amounts, there: Amounts, parts: Before) -> list[Inline]:
    return [whole_price_words(price, parts, say), have_words(there, say)]


entered(CORE, "none-there")(none_there)


@entered(CORE, "no-resource")
def no_resource(say: Narrator, good: str) -> Inline:
    # Translators: {resources} is a list such as "wood, stone and gold"; {good} is such as "corn".
    return say(
        "reason.no-resource",
        "Only {resources} are resources, not {good:some}.",
        resources=say.refs(say.book.resources),
        good=say.ref(good),
    )


@entered(CORE, "other-good")
def other_good(say: Narrator, good: str, asked: str) -> Inline:
    # Translators: {asked} and {good} are goods, such as "gold" and "stone".
    return say(
        "reason.other-good", "The question is about {asked}, not {good}.", asked=say.ref(asked), good=say.ref(good)
    )


@entered(CORE, "too-many")
def too_many(say: Narrator, good: str, amount: int, most: int) -> Inline:
    asked, offered = say.amount(good, amount), say.amount(good, most)
    # Translators: {asked} and {offered} are counted amounts, such as "3 gold" and "2 gold".
    return say(
        "reason.too-many", "You cannot take {asked}: no more than {offered} can be had.", asked=asked, offered=offered
    )


# -- markers on tracks


@entered(CORE, "other-track")
def other_track(say: Narrator, track: str, tracks: str) -> Inline:
    family = say.ref(family_term(tracks, say))
    # Translators: {track} is the name of a track, such as "Avenue of the Dead"; {family} is such as "temple".
    return say(
        "reason.other-track",
        "{track} is no {family}, and the step has to be taken on one.",
        track=say.ref(track),
        family=family,
    )


@entered(CORE, "same-track")
def same_track(say: Narrator, track: str) -> Inline:
    # Translators: {track} is the name of a temple.
    return say(
        "reason.same-track",
        "{track} has been chosen already, and each step has to go to another one.",
        track=say.ref(track),
    )


@entered(CORE, "at-the-bottom")
def at_the_bottom(say: Narrator, track: str) -> Inline:
    # Translators: {track} is the name of a temple.
    return say("reason.at-the-bottom", "On {track:def}, your marker stands on the bottom step.", track=say.ref(track))


@entered(CORE, "at-the-top")
def at_the_top(say: Narrator, track: str) -> Inline:
    # Translators: {track} is the name of a temple or another track.
    return say("reason.at-the-top", "On {track:def}, your marker stands at the top.", track=say.ref(track))


@entered(CORE, "top-taken")
def top_taken(say: Narrator, track: str, markers: int) -> Inline:
    # Translators: {track} is the name of a temple.
    return say(
        "reason.top-taken",
        "On {track:def}, the top step is taken: it holds {n|marker|markers}.",
        track=say.ref(track),
        n=markers,
    )


@entered(CORE, "too-low")
def too_low(say: Narrator, steps: int, left: int) -> Inline:
    if not left:
        return say(
            "reason.too-low.bottom",
            "You would have to go down {n|step|steps}, and all your markers stand on the bottom step.",
            n=steps,
        )
    # Translators: {left} is how many steps there are below the player's markers; it is fewer than {n}.
    return say(
        "reason.too-low",
        "You would have to go down {n|step|steps}, and only {left|is|are} below your markers.",
        n=steps,
        left=left,
    )


# -- free actions


@entered(CORE, "not-usable")
def not_usable(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a tile.
    return say("reason.not-usable", "{tile:Def} cannot be used at this moment.", tile=tile_told(component, say))


@entered(CORE, "not-owned")
def not_owned(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a tile.
    return say("reason.not-owned", "{tile:Def} does not lie in front of you.", tile=tile_told(component, say))


@entered(CORE, "used-up")
def used_up(say: Narrator, component: str) -> Inline:
    # Translators: {tile} is the name of a tile.
    return say("reason.used-up", "{tile:Def} has been used already.", tile=tile_told(component, say))
