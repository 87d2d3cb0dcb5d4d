"""For everything that a kit declares there is a tile that does it: play changes by exactly what its sentence says.

Without the tile nothing changes, because the same scene is played without it. Games are found; their scenes stand in
`tests/samples`.
"""

from __future__ import annotations

import pytest

import engine
from engine.abilities import ACTION
from engine.judge import judge
from engine.kit import Part
from engine.loading.assemble import case_plain
from engine.model.build import build
from engine.model.cases import Case
from tests.engine.scenes import (
    Plain,
    Tiles,
    at_start,
    follow,
    held,
    lead,
    sample_files,
    samples,
    watched,
    with_components,
)
from tests.engine.trials import Trial, amounts, currency, is_price, workshop

GAMES = engine.games()
TRIALS = [trial for game_id in GAMES for trial in workshop(game_id).trials]


@pytest.mark.parametrize("trial", TRIALS, ids=str)
def test_play_changes_as_the_tile_says(trial: Trial) -> None:
    shop = workshop(trial.game_id)
    without, with_tile = shop.figures(trial, []), shop.figures(trial, [shop.tile(trial)])
    changed = {
        name: [after - before for before, after in zip(without[name], values, strict=True)]
        for name, values in with_tile.items()
    }
    assert changed == trial.changes


# -- prices


TAXED_PRICES = [
    (game_id, amount)
    for game_id in GAMES
    for amount, _, carried in amounts(game_id)
    if is_price(amount) and Part.TAX in carried
]


@pytest.mark.parametrize(("game_id", "amount"), TAXED_PRICES)
def test_what_costs_a_tax_is_refused_to_whoever_cannot_pay_it(game_id: str, amount: str) -> None:
    scene, shop = samples(game_id).amounts[amount], workshop(game_id)
    (trial,) = [each for each in shop.trials if each.name == f"{amount} taxed"]
    good, before = currency(game_id, scene), scene.play[: scene.play.index(scene.refused)]
    for there, refused in ((0, True), (1, False)):
        pos = at_start(shop.game(()), held(game_id, scene.given, [shop.tile(trial)], {good: there}))
        lead(pos, before, scene.watch)
        assert (set(pos.game.kit.cannot_pay) <= set(pos.why_not(scene.refused))) == refused


REFUSABLE_PRICES = [
    (game_id, amount)
    for game_id in GAMES
    for amount, _, carried in amounts(game_id)
    if {Part.PAY, Part.REFUSABLE} <= carried
]


@pytest.mark.parametrize(("game_id", "amount"), REFUSABLE_PRICES)
def test_what_costs_more_can_be_left_only_if_it_is_refusable(game_id: str, amount: str) -> None:
    scene, tiles = samples(game_id).amounts[amount], Tiles(game_id)
    more = {"change": {"amount": amount, "by": 1}}
    duty, choice = tiles.holding(more), tiles.holding({**more, "refusable": True})
    game = tiles.game()
    *before, leave = scene.left
    for tile, may_leave in ((duty, False), (choice, True)):
        pos = at_start(game, held(game_id, scene.given, [tile]))
        there = watched(pos, scene.given, scene.watch)
        follow(pos, before, until=leave)
        assert (pos.why_not(leave) == ()) == may_leave
        assert watched(pos, scene.given, scene.watch) == there
        follow(pos, scene.play[-1:], scene.watch)
        assert watched(pos, scene.given, scene.watch) == there + scene.unit * (scene.usual + 1)


# -- several at once


def together(game_id: str) -> list[Plain]:
    return samples(game_id).together


TOGETHER = [(game_id, each) for game_id in GAMES for each in together(game_id)]


@pytest.mark.parametrize(("game_id", "each"), TOGETHER, ids=[f"{name}:{each['case']['id']}" for name, each in TOGETHER])
def test_several_tiles_act_in_the_fixed_order(game_id: str, each: Plain) -> None:
    book = with_components(game_id, each["tiles"])
    case = build(Case, case_plain(each["case"]))
    assert judge(engine.play_by(book, case.modules), case).failures == []


# -- nothing is left out


@pytest.mark.parametrize("game_id", GAMES)
def test_there_is_a_scene_for_everything_that_is_declared_and_for_nothing_else(game_id: str) -> None:
    kit, known = engine.kit_of(game_id), samples(game_id)
    assert known.tiles.keys() == kit.held
    assert known.amounts.keys() == kit.amounts.keys()
    assert known.moments.keys() == kit.moments.keys()
    assert {tuple(name.split(" ", 1)) for name in known.offers} == kit.offers.keys()
    assert known.windows.keys() == kit.windows.keys()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_scene_shows_all_that_is_declared_for_it(game_id: str) -> None:
    kit, known = engine.kit_of(game_id), samples(game_id)
    declared = [*((kit.amounts[name], name, scene) for name, scene in known.amounts.items())]
    declared += [(kit.moments[name], name, scene) for name, scene in known.moments.items()]
    for carried, name, scene in declared:
        assert bool(scene.later) == (Part.SCOPE in carried), name
        in_actions = ACTION in kit.scopes and Part.SCOPE in carried and Part.OUTSIDE not in carried
        assert (bool(scene.within) or scene.once_an_action) == in_actions, name
        assert bool(scene.each) == (Part.WORKERS in carried), name
        assert bool(scene.left) == (Part.PAY in carried), name
        assert bool(scene.numbered) == (Part.ON in carried), name


def test_every_game_has_samples_and_every_sample_a_game() -> None:
    assert sample_files().keys() == set(GAMES)
