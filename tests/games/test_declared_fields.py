"""A field that the engine declares with a key, bounds and a term is told and can be changed, without another edit."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any

import pytest

import engine
from engine.faults import BadPosition
from engine.fields import Field, Fields
from engine.game import Game
from engine.kit import AnyKit
from engine.loading import load_rulebook
from engine.position import AnyPosition
from generator.browser.form import Field as Figure
from generator.browser.form import fields as figures
from generator.browser.labels import label
from generator.games.telling import narrator
from generator.languages.load import load_language
from generator.playing.overview import overview
from generator.playing.voice import Voice
from generator.wording.writers import to_text

#: Two made-up fields, called by terms that no figure of a game has.
RAIN = Field("rain", key="rain", least=2, most=9, default=2, term="quarter-of-game")
TIRED = Field("tired", key="tired_workers", most=6, term="privilege")


@pytest.fixture(params=engine.games())
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose package declares both fields."""
    kit = engine.kit_of(request.param)
    grown = {
        kit.position_fields: kit.position_fields + Fields(RAIN),
        kit.player_fields: kit.player_fields + Fields(TIRED),
    }
    for module in {import_module(notation.__module__) for notation in (kit.read, kit.state)}:
        for name, value in list(vars(module).items()):
            if isinstance(value, Fields):
                monkeypatch.setattr(module, name, grown[value])
    declared: AnyKit = replace(
        kit,
        position=_with_room(kit.position),
        player=_with_room(kit.player),
        position_fields=grown[kit.position_fields],
        player_fields=grown[kit.player_fields],
    )
    return Game(load_rulebook(request.param), declared)


def _with_room(of: Any) -> Any:
    """A class that has an attribute for another field, as the package would declare it."""
    return type(of.__name__, (of,), {"__slots__": (RAIN.name, TIRED.name)})


def described(game: Game, rain: int = 7, tired: int = 4) -> AnyPosition:
    first, second = game.seats[:2]
    return game.position({"rain": rain, "players": {first: {"tired_workers": tired}, second: {}}})


def test_it_is_read_reported_copied_and_saved(game: Game) -> None:
    pos = described(game)
    for same in (pos, pos.copy(), game.from_json(pos.to_json())):
        assert game.state(same)["rain"] == 7
    with pytest.raises(BadPosition, match="10 is impossible: the least is 2, the most 9"):
        described(game, rain=10)


def test_the_form_offers_it_within_its_bounds_and_by_its_term(game: Game) -> None:
    pos, say = described(game), narrator(load_language("de"), game.rulebook)
    found = {figure.path: figure for figure in figures(pos)}
    first = game.seats[0]
    assert found["rain"] == Figure("rain", "", "rain", "quarter-of-game", 7, 2, 9)
    assert found[f"players.{first}.tired_workers"] == Figure(
        f"players.{first}.tired_workers", first, "tired_workers", "privilege", 4, 0, 6
    )
    assert to_text(label(found["rain"], say)) == "Spielviertel"


def test_the_overview_shows_it_by_its_term(game: Game) -> None:
    tell = partial(overview, voice=Voice(game.rulebook, load_language("en")))
    lines = [" ".join(line.split()) for line in tell(described(game))]
    assert "Quarter of the game 7" in " · ".join(lines).split(" · ")
    assert "Privilege 4 –" in lines
    assert not any("Privilege" in line for line in tell(described(game, tired=0)))
