"""Whatever is offered leads on to the end of what it began: nobody gets stuck, and nobody pays what is not there.

Every way is followed, in all content and with tiles that hold any two effects one after the other.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from typing import Any

import pytest

import engine
from engine.game import Game
from engine.payments import Pay
from engine.position import AnyPosition
from tests.engine.playing import game
from tests.engine.scenes import with_components

Plain = dict[str, Any]

#: Effects that give, ask, cost or may fail; any two of them make a tile.
EFFECTS: dict[str, Plain] = {
    "a skull is paid": {"pay": {"skull": 1}},
    "wood is paid": {"pay": {"wood": 1}},
    "a resource is paid": {"pay": {"resource": 1}},
    "corn is paid": {"pay": {"corn": 2}},
    "a skull comes": {"gain": {"skull": 1}},
    "a resource comes": {"gain": {"resource": 1}},
    "a step down": {"step": {"tracks": "temples", "track": "any", "by": -1}},
    "two steps down": {"step": {"tracks": "temples", "track": "any", "by": -2}},
    "a named step down": {"step": {"tracks": "temples", "track": "chaac", "by": -1}},
    "different steps down": {"step": {"tracks": "temples", "track": "any", "by": -1, "times": 2, "different": True}},
    "a choice": {"choose": [[{"pay": {"wood": 1}}], [{"pay": {"stone": 1}}, {"score": 1}]]},
    "something that may be": {"may": [{"pay": {"resource": 1}}, {"score": 2}]},
    "a paid advance": {"advance": {"track": "any", "paying": True}},
    "another building": {"build": {"family": "buildings"}},
}
PAIRS = [(one, other) for one, other in product(EFFECTS, EFFECTS)]

#: From nothing to a little of everything, and from the bottom of the temples upwards.
STOCKS: dict[str, Plain] = {
    "nothing": {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1},
    "one of each": {"corn": 1, "wood": 2, "stone": 1, "chaac": 0, "quetzalcoatl": -1, "kukulcan": -1},
    "a skull": {"corn": 2, "wood": 2, "skull": 1, "chaac": -1, "quetzalcoatl": 1, "kukulcan": -1},
}


@cache
def built_of_pairs() -> Game:
    tiles = [
        {"id": f"pair-{n}", "cost": {"wood": 1}, "marks": {"age": 1}, "effects": [EFFECTS[one], EFFECTS[other]]}
        for n, (one, other) in enumerate(PAIRS)
    ]
    return engine.play_by(with_components("tzolkin", {"buildings": tiles}))


def follow_every_way(pos: AnyPosition, until: str) -> int:
    """Play every legal move up to a question that is outside of effects; says how many positions were seen."""
    seen: set[str] = set()
    waiting = [pos]
    while waiting:
        here = waiting.pop()
        assert all(amount >= 0 for player in here.players for amount in player.goods), here.game.state(here)
        assert all(level >= 0 for player in here.players for level in player.tracks), here.game.state(here)
        key = json.dumps(here.to_json())
        if key in seen or here.decision is None or here.decision.kind == until:
            continue
        seen.add(key)
        for move in here.legal_moves():
            there = here.copy()
            there.play(move, trace=False)
            waiting.append(there)
    return len(seen)


@pytest.mark.parametrize("stock", STOCKS)
@pytest.mark.parametrize("first", EFFECTS)
def test_a_building_of_two_effects_is_offered_only_if_both_can_be_done(first: str, stock: str) -> None:
    table, ways = built_of_pairs(), 0
    for n, (one, _) in enumerate(PAIRS):
        if one == first:
            ways += follow_every_way(at_the_building(table, f"pair-{n}", stock), "picking")
    assert ways >= len(EFFECTS)


def at_the_building(table: Game, tile: str, stock: str) -> AnyPosition:
    pos = table.position({"display": [tile], "players": {"green": {"tikal": [2], **STOCKS[stock]}, "red": {}}})
    pos.stepwise = True
    pos.run()
    pos.play("pick tikal 2")
    return pos


def test_a_building_whose_skull_is_not_there_is_refused_with_the_reason() -> None:
    number = PAIRS.index(("a skull is paid", "a skull comes"))
    pos = at_the_building(built_of_pairs(), f"pair-{number}", "one of each")
    refused = pos.refusal("act 2")
    assert refused is not None
    assert refused.reason.id == "short"
    assert refused.figures["price"] == (("skull", 1),)


def test_a_choice_that_would_spoil_a_later_price_is_refused() -> None:
    number = PAIRS.index(("a resource is paid", "wood is paid"))
    pos = at_the_building(built_of_pairs(), f"pair-{number}", "one of each")
    pos.play("act 2")
    pos.play(f"build pair-{number}")
    assert [move.text for move in pos.legal_moves()] == ["pay stone"]
    assert pos.why_not("pay wood")[0] == "materials.pay"


def test_a_step_down_needs_a_temple_for_each() -> None:
    number = PAIRS.index(("different steps down", "a skull comes"))
    pos = at_the_building(built_of_pairs(), f"pair-{number}", "a skull")
    refused = pos.refusal("act 2")
    assert refused is not None
    assert refused.reason.id == "too-low"


def test_following_every_way_finds_what_cannot_be_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search itself can fail: with a price that nobody asks about, it finds somebody who pays what is not there."""
    number = PAIRS.index(("a skull is paid", "wood is paid"))
    monkeypatch.setattr(Pay, "refusal", lambda self, pos, purse: None)
    pos = at_the_building(built_of_pairs(), f"pair-{number}", "one of each")
    with pytest.raises(AssertionError):
        follow_every_way(pos, "picking")


# -- all content

PLACES = [
    (gear.id, space.id)
    for gear in game("tzolkin").places
    if gear.kind == "gear"
    for space in gear.spaces
    if space.id != "0"
]


@pytest.mark.parametrize(("gear", "space"), PLACES)
def test_every_action_that_is_offered_can_be_completed(gear: str, space: str) -> None:
    for stock in STOCKS.values():
        given = {"display": ["farm-one-worker"], "players": {"green": {gear: [int(space)], **stock}, "red": {}}}
        pos = game("tzolkin").position(given)
        pos.stepwise = True
        pos.run()
        pos.play(f"pick {gear} {space}")
        follow_every_way(pos, "picking")


@pytest.mark.parametrize("tile", [tile.id for tile in game("tzolkin").tiles if tile.family == "buildings"])
def test_every_building_that_is_offered_can_be_completed(tile: str) -> None:
    for stock in STOCKS.values():
        rich = {**stock, "wood": 4, "stone": 3, "gold": 3, "tikal": [2]}
        pos = game("tzolkin").position({"display": [tile], "players": {"green": rich, "red": {}}})
        pos.stepwise = True
        pos.run()
        pos.play("pick tikal 2")
        follow_every_way(pos, "picking")


# -- the other game: royal tiles, on which the worker is locked before they do anything

ROYAL: dict[str, Plain] = {
    "cocoa is paid": {"pay": {"cocoa": 1}},
    "wood is paid": {"pay": {"wood": 1}},
    "a resource is paid": {"pay": {"resource": 1}},
    "a resource comes": {"gain": {"resource": 1}},
    "a step up": {"step": {"tracks": "temples", "track": "any"}},
    "a named step down": {"step": {"tracks": "temples", "track": "green", "by": -1}},
    "something that may be": {"may": [{"pay": {"resource": 1}}, {"score": 2}]},
    "a power-up": {"power_up": {"times": 1}},
}
ROYAL_PAIRS = list(product(ROYAL, ROYAL))


@cache
def royal_pairs() -> Game:
    tiles = [{"id": f"royal-{n}", "effects": [ROYAL[one], ROYAL[other]]} for n, (one, other) in enumerate(ROYAL_PAIRS)]
    return engine.play_by(with_components("teotihuacan", {"royal-tiles": tiles}))


@pytest.mark.parametrize("stock", [{}, {"cocoa": 1, "wood": 1}, {"stone": 1, "wood": 1, "green": 1, "forest": [2]}])
def test_a_royal_tile_of_two_effects_is_offered_only_if_both_can_be_done(stock: Plain) -> None:
    for n, _ in enumerate(ROYAL_PAIRS):
        arriving = [{"place": "palace", "power": 2}]
        given = {"royal": [f"royal-{n}"], "arriving": arriving, "players": {"black": stock, "red": {}}}
        pos = royal_pairs().position(given)
        pos.stepwise = True
        pos.run()
        assert follow_every_way(pos, "end-of-turn")
