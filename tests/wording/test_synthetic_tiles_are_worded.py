"""Whatever a synthetic tile does is said in every language: its figures, its places, how often, at what price."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields, replace
from functools import cache
from typing import Any

import pytest

import engine
from engine.model.abilities import Ability
from engine.model.build import build
from engine.model.components import Component
from generator.languages.load import available_languages
from generator.wording.abilities import ability_words
from tests.engine.test_synthetic_offers import WINDOWS, game_with_uses
from tests.engine.test_synthetic_offers import tiles as offering_tiles
from tests.engine.test_synthetic_sets import tiles as setting_tiles
from tests.engine.trials import workshop
from tests.wording.voices import said, voice

SPOKEN = [(game, language) for game in engine.games() for language in available_languages()]
#: Fields that are words, not figures: another form of ability is another sentence anyhow.
NAMES = frozenset({"amount", "rule", "param", "decision", "option", "moment", "window", "effects", "form", "bends"})


@cache
def abilities(game: str) -> tuple[Ability, ...]:
    """The abilities of all synthetic tiles that are played."""
    made = [*workshop(game).tiles.made.values(), *offering_tiles(game)[0].made.values()]
    made += setting_tiles(game).made.values()
    made += [tile for name, window in WINDOWS if name == game for tile in game_with_uses(game, window)[1].values()]
    tiles = [build(Component, {"id": tile.id, "abilities": [tile.ability]}) for tile in made]
    return tuple(dict.fromkeys(tile.abilities[0] for tile in tiles))


def shorter(ability: Ability) -> Iterator[tuple[str, Ability]]:
    """The same ability without one of the things that it says."""
    for name, default in _said(ability):
        yield name, replace(ability, **{name: default})
    for name, default in _said(ability.form):
        yield name, replace(ability, form=replace(ability.form, **{name: default}))


def _said(thing: Any) -> Iterator[tuple[str, Any]]:
    for field in fields(thing):
        if field.name not in NAMES and field.default is not MISSING and getattr(thing, field.name) != field.default:
            yield field.name, field.default


def figures(ability: Ability) -> list[int]:
    """The numbers that the sentence must show."""
    form: Any = ability.form
    found = [abs(getattr(form, name, 0)) for name in ("by", "workers")]
    found += [n for _, n in getattr(form, "pay", ())]
    found += [form.to] if isinstance(getattr(form, "to", None), int) else []
    return [figure for figure in found if figure]


def sentence(ability: Ability, game: str, language: str) -> str:
    return said(ability_words(ability, voice(language, game)))


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_synthetic_tile_shows_its_figures(game: str, language: str) -> None:
    silent = [
        (ability, figure)
        for ability in abilities(game)
        for figure in figures(ability)
        if str(figure) not in sentence(ability, game, language)
    ]
    assert silent == []


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_nothing_that_a_synthetic_tile_says_is_left_out(game: str, language: str) -> None:
    left_out = [
        (name, ability)
        for ability in abilities(game)
        for name, other in shorter(ability)
        if sentence(other, game, language) == sentence(ability, game, language)
    ]
    assert left_out == []


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_different_tiles_have_different_sentences(game: str, language: str) -> None:
    told = {ability: sentence(ability, game, language) for ability in abilities(game)}
    assert len(told) > 20
    alike = [ability for ability, words in told.items() if list(told.values()).count(words) > 1]
    assert alike == []
