"""Everything that a tile, a space, a cell or a step of a track says, sentence by sentence. Nothing is left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from engine.model.abilities import Ability
from engine.model.board import Cell, Space, Track, TrackStep
from engine.model.components import Component
from engine.model.text import Inline
from generator.wording.abilities import bent_rule
from generator.wording.ability_runs import told_together
from generator.wording.costs import cost_words, worth_words
from generator.wording.effects import effect_sentences, in_one_sentence
from generator.wording.narrator import Narrator
from generator.wording.own_words import own_words
from generator.wording.points import points_words
from generator.wording.resolve import Value, capitalised
from generator.wording.tiles import counts_as

Sentences = tuple[Inline, ...]


def tile_sentences(tile: Component, say: Narrator) -> Sentences:
    return tuple(_tile(tile, say))


def use_sentences(tile: Component, say: Narrator) -> Sentences:
    """What a tile does, beyond what its name says: its cost, its marks."""
    return tile_sentences(replace(tile, cost=(), marks=()), say)


def _tile(tile: Component, say: Narrator) -> Iterator[Inline]:
    if tile.cost:
        yield cost_words(tile, say)
    yield from _marks(tile, say)
    if counts_as(tile, say):
        # Translators: a tile that is called by its family counts as one of a kind: {kind} is such as tomb or shrine.
        yield say("tile.counts-as", "Counts as a {kind}.", kind=say.ref(counts_as(tile, say)))
    own = own_words(tile, say)
    if own is not None:
        yield own
        yield from (bent_rule(rule, say) for rule in dict.fromkeys(ability.bends for ability in tile.abilities))
        return
    yield from effect_sentences(tile.effects, say)
    yield from _abilities(tile.abilities, say)
    if tile.scores != 0:
        yield worth_words(tile, say)


def _marks(tile: Component, say: Narrator) -> Iterator[Inline]:
    """A gear and its space are one thing; every other mark is told by itself."""
    marks = dict(tile.marks)
    gear, space = marks.get("gear"), marks.get("space")
    if isinstance(gear, str) and isinstance(space, int):
        # Translators: a space of a gear that is printed on a tile: {place} is the name of the gear.
        yield say("tile.space", "Space {space} of {place:def} is printed on it.", space=space, place=say.ref(gear))
        marks = {name: value for name, value in marks.items() if name not in {"gear", "space"}}
    if not tile.name:
        marks.pop("number", None)  # the name tells it
    yield from (mark_words(mark, value, say) for mark, value in marks.items())


def mark_words(mark: str, value: int | str, say: Narrator) -> Inline:
    """What else is printed on a tile, as the game words it; a letter stays a letter, any other word is a term."""
    own = say.words.marks.get(mark)
    if own is not None:
        return own(value, say)
    shown: Value = value if isinstance(value, int) else value.upper() if len(value) == 1 else say.ref(value)
    match mark:
        case "age":
            # Translators: printed on a tile: the age to which it belongs.
            return say("tile.age", "Age {value}.", value=shown)
        case "number":
            # Translators: printed on a tile: its number.
            return say("tile.number", "Number {value}.", value=shown)
        case "category":
            # Translators: printed on a tile: the letter of its group.
            return say("tile.category", "Category {value}.", value=shown)
    # Translators: something printed on a tile; {mark} is what it is about.
    return say("tile.mark", "{mark}: {value}.", mark=capitalised(say.term(mark)), value=shown)


def _abilities(abilities: Sequence[Ability], say: Narrator) -> Iterator[Inline]:
    """Where several in a row bend the same rule, it is named after the last of them."""
    for bends, bending in groupby(abilities, key=lambda ability: ability.bends):
        told = [say.sentences(each) for each in told_together(tuple(bending), say)]
        yield from told[:-1]
        yield say.sentences((told[-1], bent_rule(bends, say)))


def space_sentences(space: Space, say: Narrator) -> Sentences:
    """What the action of a space does; a space without effects has only its rule."""
    return effect_sentences(space.effects, say)


def cell_sentences(cell: Cell, say: Narrator) -> Sentences:
    return effect_sentences(cell.effects, say)


def step_sentences(step: TrackStep, say: Narrator) -> Sentences:
    return tuple(_step(step, say))


def _step(step: TrackStep, say: Narrator) -> Iterator[Inline]:
    if step.points:
        # Translators: a step of a track is worth so many points; {points} is such as "4 points".
        yield say("track.points", "{points}.", points=points_words(step.points, say))
    if step.reward:
        # Translators: the goods printed at a step of a temple; {goods} is a counted list, such as "1 stone".
        yield say("track.reward", "Reward: {goods}.", goods=say.goods(dict(step.reward), "subject"))
    yield from effect_sentences(step.effects, say)
    yield from _abilities(step.abilities, say)


def track_sentences(track: Track, say: Narrator) -> Sentences:
    """What holds for a whole track: the bonus beyond its end, the bonus for whoever stands highest."""
    return tuple(_track(track, say))


def _track(track: Track, say: Narrator) -> Iterator[Inline]:
    if track.bonus:
        effects = in_one_sentence(track.bonus, say)
        # Translators: what a further advance gives on the last level; {effects} is a sentence put into this one.
        yield say("track.bonus", "For each advance beyond the last level, {effects:clause}.", effects=effects)
    for age, points in enumerate(track.leader, 1):
        # Translators: the points for whoever stands highest on a temple at the end of an age.
        yield say(
            "track.leader",
            "Whoever stands highest at the end of age {age} scores {points|point|points}.",
            age=age,
            points=points,
        )
