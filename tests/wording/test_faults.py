"""Every fault of a position or a case is told in every language, with all its figures and names."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast

import pytest

import engine
from engine import case_faults, faults
from engine.faults import Fault, What
from generator.games.telling import narrator
from generator.languages.load import available_languages, load_language
from generator.wording.faults import fault_words
from generator.wording.names import family_title, player_name
from generator.wording.narrator import Narrator
from generator.wording.tiles import tile_name
from generator.wording.writers import to_text

GAME = "tzolkin"
#: What stands for each parameter: figures that no text has by chance, and things that have names.
NAMED = {"tile": "farm-one-worker", "family": "buildings", "player": "red", "before": "green", "decides": "blue"}
FIGURES = (31, 47, 53)


def kinds() -> list[type[What]]:
    for game in engine.games():
        engine.kit_of(game)
    assert case_faults
    return faults.kinds()


def sample(kind: type[What]) -> What:
    figures = iter(FIGURES)
    return kind(**{each.name: _value(each.name, str(each.type), figures) for each in fields(cast(Any, kind))})


def _value(name: str, hint: str, figures: Any) -> Any:
    if hint == "int":
        return next(figures)
    if hint.startswith("tuple"):
        return ("first-word", "second-word")
    return NAMED.get(name, f"some-{name}")


def parts(what: What, say: Narrator) -> list[str]:
    """Everything that the words must contain."""
    told = []
    for name, value in what.values().items():
        told += [to_text(_named(name, str(value), say))] if name in NAMED else _plain(value)
    return told


def _named(name: str, value: str, say: Narrator) -> Any:
    return {"tile": tile_name, "family": family_title}.get(name, player_name)(value, say)


def _plain(value: object) -> list[str]:
    return [str(each) for each in (value if isinstance(value, tuple) else (value,))]


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_a_fault_says_all_it_knows(kind: type[What], language: str) -> None:
    say = narrator(load_language(language), engine.load(GAME).rulebook, links=False)
    what = sample(kind)
    words = to_text(fault_words(what, say))
    assert [part for part in parts(what, say) if part not in words] == []
    assert language == "en" or words != to_text(fault_words(what, _english()))


def _english() -> Narrator:
    return narrator(load_language("en"), engine.load(GAME).rulebook, links=False)


def test_the_engine_says_the_same_english_by_itself() -> None:
    fault = Fault("players.green.built", faults.TileTooOften("farm-one-worker", 4, 1), "setup.buildings")
    assert str(fault) == (
        "players.green.built: “farm-one-worker” is here 4 times in all; the game has it only 1 time (setup.buildings)"
    )
