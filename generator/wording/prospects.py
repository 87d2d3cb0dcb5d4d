"""A move that can be chosen, with what it costs and brings."""

from __future__ import annotations

from collections.abc import Iterator

from engine.model.text import Inline
from engine.moves import Move
from engine.position import AnyPosition
from engine.prospects import Prospect, prospect
from generator.wording.moves import move_words, named_tiles, says_itself
from generator.wording.narrator import Narrator
from generator.wording.sentences import use_sentences


def offer_words(move: Move, pos: AnyPosition, say: Narrator) -> Inline:
    """The move as its title says it, and its figures; one that says itself what it does needs no more."""
    said = move_words(move, pos, say)
    notes = () if says_itself(move, pos) else tuple(_notes(prospect(pos, move), pos, say))
    if not notes:
        return said
    # Translators: {move} is a move such as "Perform action 3"; {notes} says what it costs and brings, such as "brings 1
    # gold; costs 1 corn".
    return say("move.offer", "{move} ({notes})", move=said, notes=_joined(notes, say))


def full_offer_words(move: Move, pos: AnyPosition, say: Narrator) -> Inline:
    """The same, and what it leads to."""
    told, offered = effects_of(move, pos, say), offer_words(move, pos, say)
    if not told:
        return offered
    # Translators: {move} is a move such as "Construct: Farm · 1 wood (costs 1 wood)"; {effects} is what the tile or the
    # space does, in whole sentences.
    return say("move.offer-of-tile", "{move}. {effects}", move=offered, effects=say.sentences(told))


def effects_of(move: Move, pos: AnyPosition, say: Narrator) -> tuple[Inline, ...]:
    """What the tiles do that a move names, and the spaces that it leads to."""
    tiles = (sentence for tile in named_tiles(move, pos.game) for sentence in use_sentences(tile, say))
    return (*tiles, *say.words.effects(move, pos, say))


def _joined(notes: tuple[Inline, ...], say: Narrator) -> Inline:
    whole, *others = notes
    for note in others:
        # Translators: two notes on a move: {first} and {second} are such as "brings 1 gold" and "costs 1 corn".
        whole = say("move.notes", "{first}; {second}", first=whole, second=note)
    return whole


def _notes(found: Prospect, pos: AnyPosition, say: Narrator) -> Iterator[Inline]:
    yield from say.words.notes(found, pos, say)
    yield from (_lost(str(event.values[0]), say) for event in found.events if event.kind == "step_lost")
    brings = tuple(_brings(found, say))
    if brings:
        # Translators: {what} is a list such as "1 gold, 2 corn and 3 points".
        yield say("move.brings", "brings {what}", what=say.listing(brings))
    costs = tuple(_costs(found, say))
    if costs:
        # Translators: {what} is a list such as "1 gold and 2 corn".
        yield say("move.costs", "costs {what}", what=say.listing(costs))


def _brings(found: Prospect, say: Narrator) -> Iterator[Inline]:
    yield from (say.amount(good, n) for good, n in found.brings.items() if n)
    if found.points > 0:
        yield say("move.points", "{n|point|points}", n=found.points)
    yield from (_step(track, by, say) for track, by in found.steps.items() if by > 0)


def _costs(found: Prospect, say: Narrator) -> Iterator[Inline]:
    yield from (say.amount(good, n) for good, n in found.costs.items() if n)
    if found.points < 0:
        yield say("move.points", "{n|point|points}", n=-found.points)
    yield from (_step(track, -by, say) for track, by in found.steps.items() if by < 0)


def _lost(track: str, say: Narrator) -> Inline:
    # Translators: a note on a move: {track} is the name of a temple or another track on which the marker cannot go on.
    return say("move.step-lost", "the step on {track:def} is lost", track=say.ref(track))


def _step(track: str, steps: int, say: Narrator) -> Inline:
    if not track:
        # Translators: part of a list of what a move brings or costs: steps on temples of the player's choice.
        return say("move.steps", "{n|step|steps} of your choice", n=steps)
    # Translators: part of a list of what a move brings or costs; {track} is the name of a temple or another track.
    return say("move.steps-on", "{n|step|steps} on {track:def}", n=steps, track=say.ref(track))
