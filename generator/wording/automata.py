"""Effects of tiles that an automaton carries out, told to the person who moves its pieces."""

from __future__ import annotations

from engine.model import effects as model
from engine.model.text import Inline
from generator.wording.effect_runs import effect_words, in_one_sentence, numbered
from generator.wording.kinds import words
from generator.wording.names import family_term, somewhere
from generator.wording.narrator import Narrator


@words(model.First)
def first(effect: model.First, say: Narrator) -> Inline:
    options = say.sentences(numbered(n, option, say) for n, option in enumerate(effect.options, 1))
    # Translators: numbered lines follow, each with whole sentences; an automaton does the first that is possible.
    return say("effect.first", "The first of these that can be done: {options}", options=options)


@words(model.ByWorker)
def by_worker(effect: model.ByWorker, say: Narrator) -> Inline:
    if effect.at:
        return _at(effect, say)
    effects = effect_words(effect.effects, say)
    match effect.order:
        case "highest":
            # Translators: an automaton tries its workers one after the other; {effects} is one or more whole sentences.
            return say(
                "effect.by-worker.highest",
                "With the first unlocked worker that can do it, from the highest power down: {effects}",
                effects=effects,
            )
        case "lowest":
            # Translators: {effects} is one or more whole sentences.
            return say(
                "effect.by-worker.lowest",
                "With the unlocked worker of the lowest power: {effects}",
                effects=in_one_sentence(effect.effects, say),
            )
    # Translators: {effects} is one or more whole sentences.
    return say("effect.by-worker.worship", "With the worker on a worship space: {effects}", effects=effects)


def _at(effect: model.ByWorker, say: Narrator) -> Inline:
    places, effects = somewhere(effect.at, say), in_one_sentence(effect.effects, say)
    match effect.order:
        case "highest":
            # Translators: {places} is the name of a board; {effects} is one or more whole sentences.
            return say(
                "effect.by-worker.at.highest",
                "With the strongest unlocked worker at {places:def}: {effects}",
                places=places,
                effects=effects,
            )
        case "lowest":
            # Translators: {places} is the name of a board; {effects} is one or more whole sentences.
            return say(
                "effect.by-worker.at.lowest",
                "With the weakest unlocked worker at {places:def}: {effects}",
                places=places,
                effects=effects,
            )
    # Translators: {places} is the name of a board; {effects} is one or more whole sentences.
    return say(
        "effect.by-worker.at.worship",
        "With the worker on the worship space of {places:def}: {effects}",
        places=places,
        effects=effects,
    )


@words(model.Perform)
def perform(effect: model.Perform, say: Narrator) -> Inline:
    lines = say.listing([_line(place, tile, say) for place, tile in effect.tiles])
    # Translators: {lines} is a list of boards, each with the tile whose line is done there: "Forest: Nobles".
    return say("effect.perform", "Do the line of its board as on that tile: {lines}.", lines=lines)


def _line(place: str, tile: str, say: Narrator) -> Inline:
    # Translators: {place} is the name of a board, {tile} the name of a tile of the automaton.
    return say("effect.perform.line", "{place} ({tile})", place=say.ref(place), tile=say.ref(tile))


@words(model.Walk)
def walk(effect: model.Walk, say: Narrator) -> Inline:
    if effect.to == "worship":
        return say("effect.walk.worship", "Move it to the next worship space clockwise, never to the Palace.")
    return say("effect.walk", "Let it walk on.")


@words(model.Discard)
def discard(effect: model.Discard, say: Narrator) -> Inline:
    tile = say.ref(family_term(effect.family, say))
    # Translators: {tile} is a kind of tile, such as discovery tile; it lies beside the worship space of the worker.
    return say("effect.discard", "Put away the {tile} of that space and replace it.", tile=tile)


def power_of_it(times: int, say: Narrator) -> Inline:
    """A power-up of the acting worker."""
    return say("effect.power-up.worker", "Power it up {~n|once|{n} times}.", n=times)


def built_free(effect: model.Build, say: Narrator) -> Inline:
    if any(effect.family == place.id for place in say.book.places):
        # Translators: {place} is the board Nobles; the rules say on which space the building comes.
        return say("effect.build.at", "Put up a building at {place:def}.", place=say.ref(effect.family))
    tiles = say.counted(family_term(effect.family, say), effect.most)
    # Translators: {tiles} is such as "1 Pyramid tile"; nothing is paid for it besides.
    return say("effect.build.free", "Construct {tiles}.", tiles=tiles)


def claimed_next(effect: model.Claim, say: Narrator) -> Inline:
    tile = say.ref(family_term(effect.family, say))
    # Translators: {tile} is a kind of tile, such as technology tile; the one with the lowest number that nobody has.
    return say("effect.claim.next", "Put a marker on the lowest {tile} that nobody has.", tile=tile)


def claimed_at_worship(effect: model.Claim, say: Narrator) -> Inline:
    tile = say.ref(effect.kind or family_term(effect.family, say))
    # Translators: {tile} is a kind of tile, such as mask or discovery tile.
    return say("effect.claim.worship", "Claim a {tile} beside a worship space, and pay its cost.", tile=tile)
