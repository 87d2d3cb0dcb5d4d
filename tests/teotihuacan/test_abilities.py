"""Triggers, free actions and changes are held by any game: executed from data, without a word about tiles in code."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import engine
from engine.errors import RulesError
from engine.game import Game
from engine.model.abilities import Ability, Change, Form, Trigger, Use
from engine.model.effects import Gain, Score
from tests.teotihuacan.boards import arriving, at_decision, described, rulebook


def with_tile(tile_id: str, *forms: Form, scope: str = "game") -> Game:
    """The game with other abilities on one tile."""
    book = rulebook()
    abilities = tuple(Ability(form, "gathering.table", scope) for form in forms)
    families = tuple(
        replace(
            family,
            components=tuple(replace(t, abilities=abilities) if t.id == tile_id else t for t in family.components),
        )
        for family in book.families
    )
    return engine.play_by(replace(book, families=families))


def at_the_forest(game: Game, black: dict[str, Any]) -> Any:
    given = {"arriving": [{"place": "forest", "power": 2}], "players": {"black": black, "red": {}}}
    return at_decision(game, given)


def test_a_change_meets_what_the_table_gives() -> None:
    game = with_tile("technology-gather-more", Change("gain.wood", by=2, at=("forest",)))
    pos = at_the_forest(game, {"technologies": ["technology-gather-more"]})
    pos.play("main-action")
    assert pos.me.goods[game.good_index["wood"]] == 3


def test_a_change_elsewhere_does_not_meet_it() -> None:
    game = with_tile("technology-gather-more", Change("gain.cocoa", by=2, at=("stone-quarry",)))
    pos = at_the_forest(game, {"technologies": ["technology-gather-more"]})
    pos.play("collect")
    assert pos.me.goods[game.good_index["cocoa"]] == 1


def test_a_change_where_nothing_of_it_passes_is_refused() -> None:
    with pytest.raises(RulesError, match=r"gain\.wood never passes at stone-quarry"):
        with_tile("technology-gather-more", Change("gain.wood", by=2, at=("stone-quarry",)))


def test_a_change_meets_cocoa_that_is_collected() -> None:
    game = with_tile("technology-gather-more", Change("gain.cocoa", by=2, at=("forest",)))
    pos = at_the_forest(game, {"technologies": ["technology-gather-more"]})
    pos.play("collect")
    assert pos.me.goods[game.good_index["cocoa"]] == 3


def test_a_change_makes_a_main_action_cheaper_but_never_less_than_free() -> None:
    game = with_tile("technology-gather-more", Change("cost.main_action", by=-3))
    pos = at_the_forest(game, {"forest": [2], "technologies": ["technology-gather-more"]})
    pos.play("main-action")
    assert pos.me.goods[game.good_index["cocoa"]] == 0


def test_triggers_answer_in_the_order_of_content() -> None:
    pos = arriving("forest", 2, {"technologies": ["technology-gather-and-score", "technology-gather-more"]})
    told = [(event.kind, *event.values) for event in pos.play("main-action") if event.kind in ("gained", "scored")]
    assert told == [("gained", "wood", 1), ("gained", "wood", 1), ("gained", "cocoa", 1), ("scored", 1)]


def test_a_trigger_elsewhere_stays_silent() -> None:
    game = with_tile("technology-gather-more", Trigger("main_action", (Score(9),), at=("stone-quarry",)))
    pos = at_the_forest(game, {"technologies": ["technology-gather-more"]})
    pos.play("main-action")
    assert pos.me.points == 0


def test_what_works_once_in_a_turn_answers_the_first_of_two_boards_that_are_passed() -> None:
    for scope, pieces in (("turn", [1, 2]), ("game", [2, 4])):
        game = with_tile("technology-gather-more", Trigger("passed", (Gain((("wood", 1),)),)), scope=scope)
        black = {"palace": [1, 2], "technologies": ["technology-gather-more"]}
        pos = at_decision(game, {"now": "turn", "players": {"black": black}})
        for power, wanted in zip((1, 2), pieces, strict=True):
            pos.play(f"move palace {power} 2")
            assert pos.me.goods[game.good_index["wood"]] == wanted
            pos.play("collect")
            pos.play("done")


def test_only_abilities_held_when_the_action_began_answer() -> None:
    pos = arriving("forest", 5, {"cocoa": 1})
    pos.play("main-action")
    tile = pos.game.tile_index["technology-power-up"]
    pos.me.tiles += (tile,)
    pos.me.held |= pos.game.abilities.of("technology-power-up")
    pos.play("power-up forest 5")
    pos.play("reward 1")
    assert pos.decision.kind == "end-of-turn"


def test_a_trigger_cites_its_tile_and_the_rule_it_bends() -> None:
    pos = arriving("forest", 2, {"technologies": ["technology-gather-and-score"]})
    (scored,) = [event for event in pos.play("main-action") if event.kind == "scored"]
    assert set(scored.rules) == {"gathering.table", "technology.tile"}


def test_an_unknown_moment_is_named_when_the_game_is_loaded() -> None:
    with pytest.raises(RulesError, match="no moment 'main_acton'; did you mean 'main_action'"):
        with_tile("technology-gather-more", Trigger("main_acton", (Score(1),)))


def test_an_unknown_window_is_named_when_the_game_is_loaded() -> None:
    with pytest.raises(RulesError, match="no window 'own_tun'; did you mean 'own_turn'"):
        with_tile("discovery-power-ups", Use("own_tun", (Score(1),)))


def test_each_copy_of_a_tile_is_used_once() -> None:
    pos = described(now="end-of-turn", players={"black": {"discoveries": ["discovery-any-temple"] * 2}})
    for track in ("red", "red"):
        pos.play("use discovery-any-temple")
        pos.play(f"up {track}")
    assert [move.text for move in pos.legal_moves()] == ["done"]
    assert pos.why_not("use discovery-any-temple") == ("discovery.use", "discovery.tile")


def test_a_free_action_is_no_answer_outside_its_window() -> None:
    pos = arriving("forest", 2, {"discoveries": ["discovery-any-temple"]})
    pos.play("main-action")
    assert pos.why_not("use discovery-any-temple") == ("main-action.in-full",)


def test_any_effect_can_be_a_free_action() -> None:
    game = with_tile("discovery-power-ups", Use("own_turn", (Gain((("gold", 2),)),)))
    pos = at_the_forest(game, {"discoveries": ["discovery-power-ups"]})
    pos.play("use discovery-power-ups")
    assert pos.me.goods[game.good_index["gold"]] == 2
    assert pos.decision.kind == "arrive"
