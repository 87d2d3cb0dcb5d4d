"""Moves that a synthetic tile offers, and free actions in its window: possible with the tile, impossible without it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

import engine
from engine.abilities import ACTION
from engine.errors import IllegalMove
from engine.game import Game
from engine.kit import Part
from engine.model.abilities import Use
from engine.model.effects import Score
from engine.position import AnyPosition
from tests.engine.scenes import Moves, OfferScene, Plain, Tile, Tiles, at_start, follow, held, samples, watched
from tests.engine.trials import STOCK, scopes

GAMES = engine.games()
#: Stands in a move for the tile that offers it.
SELF = "SELF"


class OfferTrial(NamedTuple):
    """Whether a move is possible after others, for whoever holds an ability."""

    game_id: str
    name: str
    ability: Plain
    given: Plain
    moves: Moves
    move: str
    is_possible: bool
    stock: Plain = {}  # noqa: RUF012 - never changed
    #: What is left of the goods when the move has been made.
    left: Plain = {}  # noqa: RUF012

    def __str__(self) -> str:
        return f"{self.game_id}: {self.name}"


def offers(game_id: str) -> Iterator[OfferTrial]:
    kit = engine.kit_of(game_id)
    for name, scene in samples(game_id).offers.items():
        carried = kit.offers[tuple(name.split(" ", 1))]  # type: ignore[index]
        yield from _reach(game_id, name, scene, Part.BY in carried)
        yield from _places(game_id, name, scene, carried)
        yield from _prices(game_id, name, scene, carried)
        yield from _scopes(game_id, name, scene, carried)


def _offer(name: str, carried: frozenset[str], **said: object) -> Plain:
    decision, option = name.split(" ", 1)
    reach = {"by": 1} if Part.BY in carried else {}
    return {"offer": {"decision": decision, "option": option, **reach, **said}}


def _reach(game_id: str, name: str, scene: OfferScene, reaches: bool) -> Iterator[OfferTrial]:
    for far in range(1, len(scene.reaches) + 1) if reaches else ():
        for n, move in enumerate(scene.reaches, 1):
            ability = _offer(name, frozenset(), by=far)
            yield OfferTrial(game_id, f"{name} by {far}: {move}", ability, scene.given, scene.before, move, n <= far)


def _places(game_id: str, name: str, scene: OfferScene, carried: frozenset[str]) -> Iterator[OfferTrial]:
    named = ((scene.here, True), (scene.elsewhere, False)) if Part.AT in carried else ()
    for at, is_possible in (((), True), *named):
        ability = _offer(name, carried, **({"at": list(at)} if at else {}))
        yield OfferTrial(game_id, f"{name} at {at}", ability, scene.given, scene.before, scene.move, is_possible)


def _prices(game_id: str, name: str, scene: OfferScene, carried: frozenset[str]) -> Iterator[OfferTrial]:
    good = samples(game_id).currencies[0]
    for asked in (good, "resource") if Part.PAY in carried else ():
        ability = _offer(name, carried, pay={asked: 2})
        for there in (STOCK, 2, 1):
            trial = OfferTrial(
                game_id, f"{name} for {asked}, {there} there", ability, scene.given, scene.before, scene.move, there > 1
            )
            yield trial._replace(stock={good: there}, left={good: there - 2} if there > 1 else {})


def _scopes(game_id: str, name: str, scene: OfferScene, carried: frozenset[str]) -> Iterator[OfferTrial]:
    for scope in scopes(game_id, carried) if Part.SCOPE in carried else ():
        ability = {**_offer(name, carried), "scope": scope}
        used = [*scene.before, scene.move]
        trial = OfferTrial(game_id, f"{name} in each {scope}", ability, scene.given, scene.before, scene.move, True)
        yield trial
        again = trial._replace(name=f"{trial.name}, again", moves=[*used, *scene.again], move=scene.again_move)
        yield again._replace(is_possible=scope == ACTION)
        yield trial._replace(name=f"{trial.name}, later", moves=[*used, *scene.later], move=scene.later_move)


@cache
def tiles(game_id: str) -> tuple[Tiles, list[OfferTrial]]:
    made, trials = Tiles(game_id), list(offers(game_id))
    for trial in trials:
        made.holding(trial.ability)
    return made, trials


@cache
def game_with_offers(game_id: str) -> Game:
    return tiles(game_id)[0].game()


def reached(game: Game, trial: OfferTrial, held_tiles: list[Tile]) -> AnyPosition | None:
    """The position in which the move is possible, if it ever is."""
    pos = at_start(game, held(trial.game_id, trial.given, held_tiles, trial.stock))
    try:
        follow(pos, trial.moves, until=trial.move)
    except IllegalMove:
        return None
    return pos if pos.why_not(trial.move) == () else None


OFFERS = [trial for game_id in GAMES for trial in tiles(game_id)[1]]


@pytest.mark.parametrize("trial", OFFERS, ids=str)
def test_a_move_is_offered_where_and_as_often_as_the_tile_says(trial: OfferTrial) -> None:
    game, tile = game_with_offers(trial.game_id), tiles(trial.game_id)[0].holding(trial.ability)
    trial = trial._replace(move=trial.move.replace(SELF, tile.id))
    assert reached(game, trial, []) is None
    pos = reached(game, trial, [tile])
    assert (pos is not None) == trial.is_possible
    if pos is not None:
        follow(pos, [trial.move])
        assert {good: watched(pos, trial.given, good) for good in trial.left} == trial.left


# -- free actions

WINDOWS = [(game_id, window) for game_id in GAMES for window in engine.kit_of(game_id).windows]


@cache
def game_with_uses(game_id: str, window: str) -> tuple[Game, dict[str, Tile]]:
    """A tile for each scope in which a free action can be done."""
    made, use = Tiles(game_id), {"use": {"window": window, "effects": [{"score": 1}]}}
    scopes = [scope for scope in engine.kit_of(game_id).scopes if scope != ACTION]
    uses = {"": made.holding(use), **{scope: made.holding({**use, "scope": scope}) for scope in scopes}}
    return made.game(), uses


def possible(pos: AnyPosition, tile: Tile) -> bool:
    return pos.why_not(f"use {tile.id}") == ()


@pytest.mark.parametrize(("game_id", "window"), WINDOWS)
def test_a_free_action_is_possible_at_every_question_of_its_window(game_id: str, window: str) -> None:
    game, uses = game_with_uses(game_id, window)
    scene, shut = samples(game_id).windows[window], game.kit.shut(game, Use(window, (Score(1),)))
    frames = set(game.kit.windows[window]) - set(shut)
    assert set(scene.open) == {game.frame_names[frame] for frame in frames}
    for question, given in scene.open.items():
        without, pos = at_start(game, given), at_start(game, held(game_id, given, [uses[""]]))
        for each in (without, pos):
            follow(each, scene.before.get(question, []), until=f"use {uses[''].id}")
        assert pos.decision is not None
        assert (pos.decision.kind, possible(without, uses[""])) == (question, False)
        pos.play(f"use {uses[''].id}")
        assert watched(pos, given, "points") - watched(without, given, "points") == 1
        assert not possible(pos, uses[""])


@pytest.mark.parametrize(("game_id", "window"), WINDOWS)
def test_a_free_action_is_impossible_outside_its_window(game_id: str, window: str) -> None:
    game, uses = game_with_uses(game_id, window)
    scene = samples(game_id).windows[window].shut
    pos = at_start(game, held(game_id, scene["given"], [uses[""]]))
    assert possible(pos, uses[""])
    for move in scene["play"]:
        pos.play(move)
    assert not possible(pos, uses[""])


@pytest.mark.parametrize(("game_id", "window"), WINDOWS)
def test_a_free_action_comes_back_when_its_scope_is_over(game_id: str, window: str) -> None:
    game, uses = game_with_uses(game_id, window)
    scene = samples(game_id).windows[window]
    given = next(iter(scene.open.values()))
    for scope, tile in uses.items():
        pos = at_start(game, held(game_id, given, [tile]))
        pos.play(f"use {tile.id}")
        assert not possible(pos, tile)
        follow(pos, scene.later)
        assert possible(pos, tile) == bool(scope)
