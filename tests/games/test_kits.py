"""The generator's half of every game: found by its folder, declared once."""

from __future__ import annotations

import pytest

import engine
from engine.errors import RulesError
from engine.loading import load_rulebook
from generator.browser.bundle import code_files
from generator.browser.form import fields
from generator.games import games, kit_of
from generator.games.fields import term_of
from generator.languages.load import load_language


def test_every_game_that_is_played_is_told_and_drawn() -> None:
    assert games() == engine.games()
    assert len(games()) >= 2


def test_a_game_without_a_folder_is_refused_with_the_nearest_name() -> None:
    name = games()[0]
    with pytest.raises(RulesError, match=f"nothing is told or drawn of the game '{name}s'; did you mean '{name}'"):
        kit_of(f"{name}s")


@pytest.mark.parametrize("game", games())
def test_every_part_of_a_described_position_is_called_by_a_term(game: str) -> None:
    kit, own = engine.kit_of(game), kit_of(game)
    playing = engine.load(game)
    state = playing.state(playing.position({"players": dict.fromkeys(playing.seats[:2])}))
    players = state.pop("players")
    assert isinstance(players, dict)
    named = [
        *(term_of(key, kit.position_fields, own.labels) for key in state if key not in own.labels.untold),
        *(term_of(key, kit.player_fields, own.labels) for key in players[playing.seats[0]]),
    ]
    english = load_language("en")
    assert [term for term in named if not english.find_term(term, game)] == []


@pytest.mark.parametrize("game", games())
def test_every_figure_that_is_declared_can_be_changed_in_the_form(game: str) -> None:
    kit, playing = engine.kit_of(game), engine.load(game)
    first, second = playing.seats[:2]
    offered = {field.path for field in fields(playing.position({"players": {first: {}, second: {}}}))}
    assert set(kit.position_fields.keyed) <= offered
    assert {f"players.{first}.{key}" for key in (*kit.player_fields.keyed, *playing.goods)} <= offered


@pytest.mark.parametrize("game", games())
def test_a_sensible_player_knows_what_every_good_is_worth(game: str) -> None:
    values = kit_of(game).values
    assert set(values.goods) == {good.id for good in load_rulebook(game).goods}
    assert values.food in values.goods


@pytest.mark.parametrize("game", games())
def test_the_browser_gets_both_halves_of_a_game_and_of_no_other(game: str) -> None:
    names = code_files([game])
    assert {f"engine/{game}/kit.py", f"generator/games/{game}/kit.py", "generator/games/kit.py"} <= set(names)
    others = [other for other in games() if other != game]
    assert not [name for name in names for other in others if f"/{other}/" in name]


@pytest.mark.parametrize("game", games())
def test_every_kind_of_work_is_saved_under_a_name_of_its_own(game: str) -> None:
    names = list(engine.load(game).frame_names.values())
    assert sorted(names) == sorted(set(names))
