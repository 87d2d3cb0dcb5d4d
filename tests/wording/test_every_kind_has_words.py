"""Whatever content or the engine can say, the wording can say too."""

from __future__ import annotations

import inspect
import json
import re

import pytest

import engine
from engine.effects import CORE_EVENTS
from engine.model.abilities import FORMS, Offer
from engine.model.effects import EFFECTS
from engine.model.measures import MEASURES
from engine.model.text import parameters, parse
from engine.share import schemas_root
from generator.games import kit_of
from generator.wording import changes
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


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told_with_all_its_fields(game: str) -> None:
    known = {**CORE_EVENTS, **engine.kit_of(game).events}
    words = kit_of(game).words
    told = {kind: tuple(inspect.signature(telling).parameters)[2:] for kind, telling in tellings(words).items()}
    assert told == known


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_and_every_window_is_named(game: str) -> None:
    kit, words = engine.kit_of(game), kit_of(game).words
    assert set(kit.moments) <= set(words.moments)
    assert set(kit.windows) == set(words.windows)


@pytest.mark.parametrize("game", GAMES)
def test_every_amount_can_change_and_be_taxed(game: str) -> None:
    shared = {amount for amount in engine.kit_of(game).amounts if amount.partition(".")[0] in changes.CHANGED}
    assert set(changes.CHANGED) == set(changes.TAXED) == {"gain", "step"}
    assert set(engine.kit_of(game).amounts) - shared == set(kit_of(game).words.amounts)


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_leaves_amounts_moments_and_windows_to_the_game(game: str) -> None:
    """The engine refuses those that a game does not know, and names the nearest; so no schema lists them."""
    kit = engine.kit_of(game)
    definitions = json.loads((schemas_root() / "kinds.schema.json").read_text(encoding="utf-8"))["$defs"]
    pattern = definitions["ability"]["properties"]["change"]["properties"]["amount"]["pattern"]
    assert all(re.fullmatch(pattern, amount) for amount in kit.amounts)
    assert not re.fullmatch(pattern, "place")
    assert all(re.fullmatch(definitions["word"]["pattern"], word) for word in (*kit.moments, *kit.windows))
    written = json.dumps(definitions)
    assert not [amount for amount in kit.amounts if amount.startswith(("cost.", "need.")) and amount in written]


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_move_has_its_value(game: str) -> None:
    for move in book(game).moves:
        slots = set(re.findall(r"\{(\w+)\}", move.form))
        assert slots <= set(SLOTS)
        shown = set(parameters(parse(move.title)))
        told = (shown - {"goods"}) | ({"good", "n"} if "goods" in shown else set())
        assert told == slots, f"the title of {move.id} shows what the move says"


@pytest.mark.parametrize("game", GAMES)
def test_every_offered_option_has_a_title_that_says_enough(game: str) -> None:
    tiles = [ability for tile in book(game).components.values() for ability in tile.abilities]
    levels = [ability for track in book(game).tracks for step in track.steps for ability in step.abilities]
    titles = {move.id: move.title for move in book(game).moves}
    for form in (ability.form for ability in (*tiles, *levels)):
        if isinstance(form, Offer):
            assert (form.decision, form.option) in kit_of(game).words.offers or not parameters(
                parse(titles[form.option])
            )
