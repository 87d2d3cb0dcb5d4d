"""A sentence generator that silently omits a field is worse than none: every field of every kind must show."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.model import abilities, effects, measures
from engine.model.components import Component
from generator.wording.abilities import ability_words
from generator.wording.kinds import worded
from generator.wording.points import points_words
from generator.wording.sentences import step_sentences, tile_sentences
from tests.wording import variations
from tests.wording.voices import book, polyglot, said, voice

KINDS = {
    "effects": (variations.EFFECTS, effects.EFFECTS),
    "measures": (variations.MEASURES, measures.MEASURES),
    "forms": (variations.FORMS, abilities.FORMS),
}


def changed(examples: variations.Variations) -> list[Any]:
    """Every example together with itself after one change."""
    return [
        pytest.param(example, replace(example, **{field: value}), id=f"{type(example).__name__}.{field}")
        for example, others in examples
        for field, values in others.items()
        for value in values
    ]


@pytest.mark.parametrize(("thing", "other"), changed([*variations.EFFECTS, *variations.MEASURES, *variations.FORMS]))
def test_another_value_gives_another_sentence(thing: object, other: object) -> None:
    assert said(worded(thing, polyglot())) != said(worded(other, polyglot()))


@pytest.mark.parametrize(("thing", "other"), changed(variations.MEASURES))
def test_another_measure_gives_other_points(thing: measures.Measure, other: measures.Measure) -> None:
    assert said(points_words(thing, polyglot())) != said(points_words(other, polyglot()))


@pytest.mark.parametrize(("thing", "other"), changed(variations.MEASURES))
def test_another_measure_gives_other_points_when_it_is_multiplied(thing: Any, other: Any) -> None:
    say = polyglot()
    assert said(points_words(measures.Times(2, thing), say)) != said(points_words(measures.Times(2, other), say))


@pytest.mark.parametrize(("thing", "other"), changed(variations.ABILITIES))
def test_another_ability_gives_another_sentence(thing: abilities.Ability, other: abilities.Ability) -> None:
    assert said(ability_words(thing, polyglot())) != said(ability_words(other, polyglot()))


@pytest.mark.parametrize("kinds", KINDS.values(), ids=KINDS)
def test_the_examples_vary_every_field_of_every_kind(kinds: tuple[variations.Variations, dict[str, type]]) -> None:
    examples, known = kinds
    varied = {(type(example), field) for example, others in examples for field in others} | variations.SINGLE
    missing = [
        f"{kind.__name__}.{f.name}" for kind in known.values() for f in fields(kind) if (kind, f.name) not in varied
    ]
    assert missing == []


def test_the_examples_vary_every_field_of_an_ability() -> None:
    varied = {field for _, others in variations.ABILITIES for field in others}
    assert varied == {field.name for field in fields(abilities.Ability)}


@pytest.mark.parametrize(
    "change",
    [
        {"cost": (("wood", 2),)},
        {"effects": (variations.CORN,)},
        {"abilities": ()},
        {"scores": 3},
        {"scores": measures.Held("gold")},
        {"marks": (("age", 2),)},
        {"marks": (("category", "a"),)},
        {"marks": (("number", 1),)},
        {"marks": (("colour", "gold"),)},
    ],
)
def test_all_of_a_tile_is_told(change: dict[str, Any]) -> None:
    tile: Component = book().components["farm-one-worker"]
    before, after = (list(map(said, tile_sentences(each, voice()))) for each in (tile, replace(tile, **change)))
    assert before != after


@pytest.mark.parametrize(
    "change", [{"points": 5}, {"reward": (("gold", 2),)}, {"effects": (variations.CORN,)}, {"abilities": ()}]
)
def test_all_of_a_step_is_told(change: dict[str, Any]) -> None:
    step = replace(book().track_by_id["agriculture"].steps[1], points=4, reward=(("gold", 1),))
    before, after = (list(map(said, step_sentences(each, voice()))) for each in (step, replace(step, **change)))
    assert before != after
