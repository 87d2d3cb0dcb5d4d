"""What the content of Teotihuacan says is either played as it is said, or refused when the game is loaded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import engine
from engine.errors import RulesError
from engine.model.abilities import Ability, Change, Form, Set, Trigger, Use
from engine.model.effects import Claim, Effect, Harvest, Pay, PowerUp, Recruit, Score, Step
from engine.model.measures import BestSet, Count, Power, StepPoints, Workers
from engine.model.rulebook import Rulebook
from tests.teotihuacan.boards import at_decision, rulebook

TECHNOLOGY, DISCOVERY, ROYAL = "technology-gather-more", "discovery-any-temple", "royal-temples"
ONE_WOOD, ONE_COCOA = Pay((("wood", 1),)), Pay((("cocoa", 1),))


# -- the rulebook with one thing changed


def tile(tile_id: str, **parts: Any) -> Rulebook:
    families = tuple(
        replace(family, components=tuple(replace(t, **parts) if t.id == tile_id else t for t in family.components))
        for family in rulebook().families
    )
    return replace(rulebook(), families=families)


def holding(form: Form, tile_id: str = TECHNOLOGY, **beside: Any) -> Rulebook:
    return tile(tile_id, abilities=(Ability(form, "gathering.table", **beside),))


def sets(rule: str, param: str, to: int) -> Ability:
    return Ability(Set(rule, param, to), "gathering.table")


def royal(*effects: Effect) -> Rulebook:
    return tile(ROYAL, effects=effects)


def place(place_id: str, **parts: Any) -> Rulebook:
    places = tuple(replace(each, **parts) if each.id == place_id else each for each in rulebook().places)
    return replace(rulebook(), places=places)


def blue_step(number: int, **parts: Any) -> Rulebook:
    steps = list(rulebook().track_by_id["blue"].steps)
    steps[number] = replace(steps[number], **parts)
    tracks = tuple(replace(each, steps=tuple(steps)) if each.id == "blue" else each for each in rulebook().tracks)
    return replace(rulebook(), tracks=tracks)


def forest_cells(*more: tuple[int, int]) -> Rulebook:
    cells = rulebook().place_by_id["forest"].cells
    return place("forest", cells=(*cells, *(replace(cells[0], row=row, column=column) for row, column in more)))


def fewer_cells() -> Rulebook:
    return place("forest", cells=rulebook().place_by_id["forest"].cells[1:])


def every_cell(*effects: Effect) -> Rulebook:
    return place("forest", cells=tuple(replace(c, effects=effects) for c in rulebook().place_by_id["forest"].cells))


def wheel(**parts: Any) -> Rulebook:
    spaces = rulebook().place_by_id["ascension-wheel"].spaces
    return place("ascension-wheel", spaces=(*spaces[:-1], replace(spaces[-1], **parts)))


def costly_wheel() -> Rulebook:
    spaces = rulebook().place_by_id["ascension-wheel"].spaces
    return place("ascension-wheel", spaces=tuple(replace(space, effects=(ONE_COCOA,)) for space in spaces))


# -- refused

REFUSED: dict[str, tuple[Callable[[], Rulebook], str]] = {
    "a claim from nowhere": (lambda: royal(Claim("royal-tiles")), "nobody claims royal-tiles from “here”"),
    "a claim away from the tracks": (lambda: royal(Claim("discovery-tiles")), "tiles lie only on the steps of tracks"),
    "another game's effect": (lambda: royal(Harvest(2)), "“harvest” is no effect of teotihuacan"),
    "two dice at once": (lambda: royal(Recruit(2)), "no more than 1 die waits on the wheel"),
    "a step down somewhere": (lambda: royal(Step("temples", by=-1)), "no decision “down”"),
    "an ability that nobody holds": (
        lambda: holding(Change("gain.wood", by=1), ROYAL),
        "nobody holds tiles of the family royal-tiles",
    ),
    "a royal tile with a price": (lambda: tile(ROYAL, cost=(("wood", 1),)), "nobody pays for tiles"),
    "points at the end": (lambda: tile(ROYAL, scores=3), "tiles of the family royal-tiles are never scored"),
    "a mark": (lambda: tile(ROYAL, marks=(("age", 1),)), "no procedure reads the mark “age”"),
    "a technology with effects": (lambda: tile(TECHNOLOGY, effects=(Score(1),)), "nothing happens at once"),
    "another game's amount": (lambda: holding(Change("cost.place", by=1)), "no amount that passes 'cost.place'"),
    "an amount for some workers": (
        lambda: holding(Change("cost.main_action", by=1, workers=1)),
        "“workers” does nothing for cost.main_action",
    ),
    "a price in the palace": (
        lambda: holding(Change("cost.main_action", by=1, at=("palace",))),
        "cost.main_action never passes at palace",
    ),
    "a moment in the palace": (
        lambda: holding(Trigger("main_action", (Score(1),), at=("palace",))),
        "the moment main_action never comes at palace",
    ),
    "a round": (lambda: holding(Change("gain.wood", by=1), scope="round"), "no scope 'round'"),
    "a tax that may be refused": (
        lambda: holding(Change("gain.wood", tax=(ONE_COCOA,)), refusable=True),
        "no decision “tax”",
    ),
    "a price whose tax may be refused": (
        lambda: holding(Change("cost.main_action", tax=(ONE_WOOD,)), refusable=True),
        "there is nothing to refuse here",
    ),
    "a set constant": (
        lambda: holding(Set("ascension.trigger", "power", 5)),
        "ascension.trigger/power is the same for everybody",
    ),
    "a power that ascends": (lambda: holding(Set("ascension.new-worker", "power", 6)), "from 1 to 5, not 6"),
    "a move farther than anybody may": (
        lambda: holding(Set("turn.move", "least", 4)),
        r"technology-gather-more.*a worker moves 3 boards at most",
    ),
    "moves that two abilities rule out together": (
        lambda: tile(TECHNOLOGY, abilities=(sets("turn.move", "least", 3), sets("turn.move", "most", 2))),
        r"technology-gather-more\]\.abilities\[1\]\.set\.to: a worker moves 3 boards at least",
    ),
    "more workers than rows": (
        lambda: holding(Set("main-action.workers", "most", 4)),
        r"technology-gather-more.*the table of forest has nothing for row 4, column 1",
    ),
    "tiles that nobody owns": (lambda: royal(Score(Count(("royal-tiles",)))), "no player owns royal-tiles"),
    "points of steps": (lambda: royal(Score(StepPoints("temples"))), "the steps of temples have no points"),
    "workers on a board": (lambda: royal(Score(Workers("forest"))), "workers are counted in play, not “forest”"),
    "a set of other tiles": (lambda: royal(Score(BestSet("tomb"))), "only sets of the kind mask are worth anything"),
    "a single use of a price": (
        lambda: holding(Change("cost.main_action", by=-1), TECHNOLOGY, scope="once"),
        "teotihuacan has no scope 'once'",
    ),
    "columns from 2": (lambda: place("forest", columns=(2, 3, 4)), "columns begin at 1, and each after the last"),
    "columns in disorder": (lambda: place("forest", columns=(1, 4, 2)), "columns begin at 1, and each after the last"),
    "a column for 6": (lambda: place("forest", columns=(1, 2, 6)), "the power of a worker on a board is 5 at most"),
    "a missing cell": (fewer_cells, "the table of forest has nothing for row 1, column 1"),
    "a cell twice": (lambda: forest_cells((1, 1)), "row 1, column 1 stands there twice"),
    "a fourth row": (lambda: forest_cells((4, 1)), "nothing leads to row 4, column 1"),
    "a column between": (lambda: forest_cells((1, 3)), "nothing leads to row 1, column 3"),
    "no table": (lambda: place("forest", cells=(), columns=()), "only the palace has no main action"),
    "a table without cells": (lambda: place("palace", columns=(1,)), "the table of palace has nothing for row 1"),
    "a reward out of order": (lambda: wheel(id="50"), "the rewards of the wheel are counted from 1: 5 is next"),
    "a reward without a number": (lambda: wheel(id="last"), "the rewards of the wheel are counted from 1: 5 is next"),
    "fields on the wheel": (lambda: wheel(fields=("wood",)), "nobody harvests on a place of the kind wheel"),
    "rewards that all cost": (costly_wheel, "one of the rewards must always be possible"),
    "a step that costs": (lambda: blue_step(3, effects=(ONE_COCOA,)), "what a step gives must always be possible"),
    "a step with points": (lambda: blue_step(3, points=4), "steps of the family temples have no points"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_carried_out_is_refused(what: str) -> None:
    book, message = REFUSED[what]
    with pytest.raises(RulesError, match=message):
        engine.play_by(book())


# -- played


def arriving(book: Rulebook, black: dict[str, Any], board: str = "forest", power: int = 2, **given: Any) -> Any:
    """Black's worker arrives at a board; a red one stands in the forest."""
    players = {"black": {"technologies": [TECHNOLOGY], **black}, "red": {"forest": [1]}}
    described = {"arriving": [{"place": board, "power": power}] * 2, "players": players, **given}
    return at_decision(engine.play_by(book), described)


def goods(pos: Any) -> dict[str, int]:
    return {good: n for good, n in zip(pos.game.goods, pos.me.goods, strict=True) if n}


def test_a_tax_on_the_main_action_is_paid_before_anything_comes() -> None:
    book = holding(Change("cost.main_action", tax=(ONE_WOOD,)))
    assert arriving(book, {"cocoa": 1}).why_not("main-action")[-1] == "materials.pay"
    pos = arriving(book, {"cocoa": 1, "wood": 1})
    told = [(event.kind, *event.values) for event in pos.play("main-action")]
    assert told[1:] == [("paid", "cocoa", 1), ("paid", "wood", 1), ("gained", "wood", 1)]


def test_a_discount_of_a_turn_comes_back_with_the_next_turn() -> None:
    pos = arriving(holding(Change("cost.main_action", by=-1), scope="turn"), {"cocoa": 1})
    for paid in (0, 1):
        (told,) = [event for event in pos.play("main-action") if event.kind == "main_action"]
        assert (told.values[-1], "technology.tile" in told.rules) == (paid, True)
        while pos.legal_moves() and pos.decision.kind != "arrive":
            pos.play(pos.legal_moves()[0])


def test_a_further_step_is_taken_one_after_the_other() -> None:
    pos = arriving(holding(Change("step.avenue", by=1)), {"cocoa": 1}, power=5)
    pos.play("main-action")
    pos.play("power-up forest 5")
    assert pos.me.tracks[pos.game.track_index["avenue-of-the-dead"]] == 2


def test_more_power_never_turns_a_die_beyond_its_last_side() -> None:
    pos = arriving(holding(Set("power-up.worker", "power", 3)), {"cocoa": 1}, power=4)
    pos.play("main-action")
    assert pos.play("power-up forest 4")[0].values == ("forest", 6)


def test_more_power_ups_for_one_player() -> None:
    pos = arriving(holding(Set("gathering.power-up", "times", 2)), {"cocoa": 1})
    pos.play("main-action")
    pos.play("power-up forest 2")
    assert [move.text for move in pos.legal_moves()] == ["power-up forest 3"]


def test_a_royal_tile_that_cannot_be_paid_is_refused() -> None:
    given: dict[str, Any] = {"board": "palace", "royal": [ROYAL]}
    assert arriving(royal(ONE_WOOD), {}, **given).why_not(f"worship {ROYAL}") == ("materials.pay", "royal.tile")
    pos = arriving(royal(ONE_WOOD), {"wood": 1}, **given)
    pos.play(f"worship {ROYAL}")
    pos.play("benefit")
    assert goods(pos) == {}


def test_a_table_that_asks_for_goods_is_refused_without_them() -> None:
    book = every_cell(ONE_WOOD, PowerUp(1))
    refused = arriving(book, {"cocoa": 1}).why_not("main-action")
    assert refused == ("materials.pay", "gathering.table", "worker.power")
    pos = arriving(book, {"cocoa": 1, "wood": 1})
    pos.play("main-action")
    assert (goods(pos), pos.decision.kind) == ({}, "power-up")


def test_a_named_step_down_gives_nothing() -> None:
    pos = arriving(royal(Step("temples", "blue", by=-1)), {"blue": 8}, "palace", royal=[ROYAL])
    pos.play(f"worship {ROYAL}")
    pos.play("benefit")
    assert (pos.me.tracks[pos.game.track_index["blue"]], pos.me.points) == (7, 0)
    bottom = arriving(royal(Step("temples", "blue", by=-1)), {}, "palace", royal=[ROYAL])
    assert bottom.why_not(f"worship {ROYAL}")[0] == "temples.lost-step"


def test_before_a_worker_acts_there_is_no_power_to_count() -> None:
    book = holding(Use("own_turn", (Score(Power("worker")),)), DISCOVERY)
    pos = arriving(book, {"discoveries": [DISCOVERY] * 2}, power=3)
    pos.play(f"use {DISCOVERY}")
    assert pos.me.points == 0
    pos.play("collect")
    pos.play(f"use {DISCOVERY}")
    assert pos.me.points == 3


def test_a_technology_that_costs_cocoa_is_paid_with_what_the_colours_leave() -> None:
    """Two cocoa for the tile, and one for the colour that is there."""
    game = engine.play_by(tile(TECHNOLOGY, cost=(("cocoa", 2),)))
    for cocoa, is_legal in ((2, False), (3, True)):
        players = {"black": {"cocoa": cocoa}, "red": {"alchemy": [1]}}
        given = {"arriving": [{"place": "alchemy", "power": 1}], "technologies": [TECHNOLOGY], "players": players}
        pos = at_decision(game, given)
        assert ("main-action" in [move.text for move in pos.legal_moves()]) is is_legal
        assert (pos.why_not("main-action") == ()) is is_legal
