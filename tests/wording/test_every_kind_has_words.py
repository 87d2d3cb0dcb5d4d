"""Whatever content or the engine can say, the wording can say too."""

from __future__ import annotations

import inspect
import json
import re
from importlib import import_module

import pytest

import engine
from engine.effects import CORE_EVENTS
from engine.model.abilities import FORMS, Offer
from engine.model.effects import EFFECTS
from engine.model.measures import MEASURES
from engine.model.text import parameters, parse
from engine.share import schemas_root
from generator.wording import abilities, changes, moments
from generator.wording.events import tellings
from generator.wording.kinds import WORDS, entered, worded
from generator.wording.moves import SLOTS
from tests.wording.voices import GAMES, book, voice


@pytest.mark.parametrize("kind", [*EFFECTS.values(), *MEASURES.values(), *FORMS.values()])
def test_every_kind_is_worded(kind: type) -> None:
    assert kind in WORDS


def test_nothing_is_worded_that_does_not_exist() -> None:
    assert set(WORDS) == {*EFFECTS.values(), *MEASURES.values(), *FORMS.values()}


def test_a_kind_cannot_be_worded_twice() -> None:
    with pytest.raises(ValueError, match="worded twice"):
        entered(WORDS, EFFECTS["gain"])(lambda effect, say: ())


def test_a_kind_without_words_is_named() -> None:
    with pytest.raises(LookupError, match="no words for object"):
        worded(object(), voice())


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_event_is_told_with_all_its_fields(game: str) -> None:
    known = {**CORE_EVENTS, **import_module(f"engine.{game}").EVENTS}
    told = {kind: tuple(inspect.signature(telling).parameters)[2:] for kind, telling in tellings(game).items()}
    assert told == known


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_moment_and_every_window_is_named(game: str) -> None:
    procedures = import_module(f"engine.{game}").PROCEDURES
    assert set(procedures.moments) <= set(moments.MOMENTS)
    assert {window for windows in procedures.windows.values() for window in windows} <= set(moments.WINDOWS)


def test_every_amount_that_the_schema_allows_can_change() -> None:
    schema = json.loads((schemas_root() / "kinds.schema.json").read_text(encoding="utf-8"))
    pattern: str = schema["$defs"]["ability"]["properties"]["change"]["properties"]["amount"]["pattern"]
    (costs,) = re.findall(r"cost\\\.\(([a-z_|]+)\)", pattern)
    assert {"gain", "step", "need.feeding", *(f"cost.{cost}" for cost in costs.split("|"))} == set(changes.CHANGED)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_move_has_its_value(game: str) -> None:
    for move in book(game).moves:
        slots = set(re.findall(r"\{(\w+)\}", move.form))
        assert slots <= set(SLOTS)
        assert parameters(parse(move.title)) == slots, f"the title of {move.id} shows what the move says"


@pytest.mark.parametrize("game", GAMES)
def test_every_offered_option_has_a_title_that_says_enough(game: str) -> None:
    tiles = [ability for tile in book(game).components.values() for ability in tile.abilities]
    levels = [ability for track in book(game).tracks for step in track.steps for ability in step.abilities]
    titles = {move.id: move.title for move in book(game).moves}
    for form in (ability.form for ability in (*tiles, *levels)):
        if isinstance(form, Offer):
            assert form.option in abilities.OFFERED or not parameters(parse(titles[form.option]))
