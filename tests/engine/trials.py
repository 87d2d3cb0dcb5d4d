"""Trials: every synthetic ability that a kit allows, played in its scene, and by how much play must change.

What must change is worked out from the figures that the scene names, never by the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import engine
from engine.abilities import ACTION
from engine.game import Game
from engine.kit import Part, Parts
from tests.engine.scenes import (
    PART,
    REFUSE,
    TAKE,
    Moves,
    Plain,
    Scene,
    Tile,
    Tiles,
    at_start,
    follow,
    held,
    samples,
    watched,
)

#: So much of what taxes ask for is there where it is there at all.
STOCK = 50
#: The name of a tile that stands in a scene's moves for the one that it needs besides.
ALSO = "also"
Changes = dict[str, list[int]]


class Trial(NamedTuple):
    """One ability in one scene: what changes of each watched figure, stage by stage."""

    game_id: str
    name: str
    ability: Plain
    scene: Scene
    stages: tuple[Moves, ...]
    changes: Changes
    answer: str = TAKE
    stock: int = STOCK
    family: str = ""
    modules: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.game_id}: {self.name}"


def amounts(game_id: str) -> Iterator[tuple[str, Scene, Parts]]:
    kit = engine.kit_of(game_id)
    return ((name, scene, kit.amounts.get(name, frozenset())) for name, scene in samples(game_id).amounts.items())


def currency(game_id: str, scene: Scene) -> str:
    return next(good for good in samples(game_id).currencies if good != scene.watch)


def is_price(amount: str) -> bool:
    return amount.startswith(("cost.", "need."))


# -- change


def changes(game_id: str) -> Iterator[Trial]:
    for amount, scene, carried in amounts(game_id):
        if Part.BY in carried:
            yield from _more_and_less(game_id, amount, scene)
        if Part.WORKERS in carried:
            yield from _for_some_workers(game_id, amount, scene)
        if Part.TAX in carried:
            yield from _taxed(game_id, amount, scene)
        if {Part.TAX, Part.REFUSABLE} <= carried and not is_price(amount):
            yield from _refused(game_id, amount, scene)
        if Part.SCOPE in carried:
            yield from _changes_in_scope(game_id, amount, scene, carried)
        if Part.GROUP in carried:
            grouped = {"change": {"amount": amount, "by": 1}, "group": "architecture"}
            yield _within(game_id, f"{amount} in a group", grouped, scene, scene.unit)


def _change(amount: str, **said: object) -> Plain:
    return {"change": {"amount": amount, **said}}


def _once(game_id: str, name: str, ability: Plain, scene: Scene, changed: Changes, **how: object) -> Trial:
    return Trial(game_id, name, ability, scene, (scene.play,), changed, **how)  # type: ignore[arg-type]


def _by(scene: Scene, by: int) -> int:
    """By how much the watched figure changes: an amount never falls below nothing."""
    return scene.unit * (max(0, scene.usual + by) - scene.usual)


def _more_and_less(game_id: str, amount: str, scene: Scene) -> Iterator[Trial]:
    for by in (1, 2, -1, -scene.usual - 5):
        yield _once(game_id, f"{amount} by {by}", _change(amount, by=by), scene, {scene.watch: [_by(scene, by)]})
    for at, by in ((scene.here, 1), (scene.elsewhere, 0)):
        if at:
            ability = _change(amount, by=1, at=list(at))
            yield _once(game_id, f"{amount} at {at}", ability, scene, {scene.watch: [_by(scene, by)]})


def _for_some_workers(game_id: str, amount: str, scene: Scene) -> Iterator[Trial]:
    for workers in (1, 2):
        ability = _change(amount, by=-1, workers=workers)
        changed = {scene.watch: [-scene.each * workers]}
        yield _once(game_id, f"{amount} for {workers}", ability, scene, changed)


def _units(amount: str, scene: Scene) -> int:
    """A gain is taxed piece by piece, a price once whenever it is paid."""
    return 1 if is_price(amount) else scene.usual


def _tax(game_id: str, amount: str, scene: Scene, **said: object) -> Plain:
    return _change(amount, tax=[{"pay": {currency(game_id, scene): 1}}], **said)


def _taxed(game_id: str, amount: str, scene: Scene) -> Iterator[Trial]:
    good, units = currency(game_id, scene), _units(amount, scene)
    paid = {scene.watch: [0], good: [-units]}
    yield _once(game_id, f"{amount} taxed", _tax(game_id, amount, scene), scene, paid)
    if scene.elsewhere:
        spared, ability = {scene.watch: [0], good: [0]}, _tax(game_id, amount, scene, at=list(scene.elsewhere))
        yield _once(game_id, f"{amount} taxed at {scene.elsewhere}", ability, scene, spared)
    if not is_price(amount):
        lost = {scene.watch: [-scene.unit * scene.usual], good: [0]}
        yield _once(game_id, f"{amount} taxed in vain", _tax(game_id, amount, scene), scene, lost, stock=0)


def _refused(game_id: str, amount: str, scene: Scene) -> Iterator[Trial]:
    ability = {**_tax(game_id, amount, scene), "refusable": True}
    for answer, taken in ((TAKE, scene.usual), (REFUSE, 0), (PART, 1)):
        if answer != PART or scene.usual > 1:
            changed = {scene.watch: [scene.unit * (taken - scene.usual)], currency(game_id, scene): [-taken]}
            yield _once(game_id, f"{amount}, tax: {answer}", ability, scene, changed, answer=answer)


def _times(scope: str, scene: Scene) -> list[int]:
    """How often something has worked after each stage."""
    again = 1 + bool(scene.again) if scope == ACTION else 1
    return [1, again, again + 1]


def scopes(game_id: str, carried: Parts) -> list[str]:
    kit = engine.kit_of(game_id)
    return [scope for scope in kit.scopes if scope != ACTION or Part.OUTSIDE not in carried]


def _stages(scene: Scene) -> tuple[Moves, ...]:
    return (scene.play, scene.again, scene.later)


def _changes_in_scope(game_id: str, amount: str, scene: Scene, carried: Parts) -> Iterator[Trial]:
    good, units = currency(game_id, scene), _units(amount, scene)
    for scope in scopes(game_id, carried):
        name, times, stages = f"{amount} once in each {scope}", _times(scope, scene), _stages(scene)
        more = {scene.watch: [scene.unit * n for n in times]}
        yield Trial(game_id, name, {**_change(amount, by=1), "scope": scope}, scene, stages, more)
        if Part.TAX in carried:
            taxed = {scene.watch: [0, 0, 0], good: [-units * n for n in times]}
            ability = {**_tax(game_id, amount, scene), "scope": scope}
            yield Trial(game_id, f"{name}, taxed", ability, scene, stages, taxed)
        if scene.within:
            ability = {**_change(amount, by=1), "scope": scope}
            yield _within(game_id, f"{name}, twice in an action", ability, scene, scene.unit)
    if scene.within:
        yield _within(game_id, f"{amount} twice in an action", _change(amount, by=1), scene, 2 * scene.unit)


def _within(game_id: str, name: str, ability: Plain, scene: Scene, change: int) -> Trial:
    inner = Scene(**{"watch": scene.watch, **(scene.within or {})})
    return Trial(game_id, name, ability, inner, (inner.play,), {scene.watch: [change]})


# -- trigger


def triggers(game_id: str) -> Iterator[Trial]:
    kit = engine.kit_of(game_id)
    for moment, scene in samples(game_id).moments.items():
        carried = kit.moments.get(moment, frozenset())
        yield from _triggered(game_id, moment, scene)
        yield from _optional(game_id, moment, scene)
        if scene.numbered:
            yield from _on_some(game_id, moment, scene, scene.numbered)
        if Part.SCOPE in carried:
            yield from _triggers_in_scope(game_id, moment, scene, carried)
        if Part.GROUP in carried:
            grouped = {**_trigger(moment), "group": "architecture"}
            yield _within(game_id, f"{moment} in a group", grouped, scene, 1)


def _trigger(moment: str, **said: object) -> Plain:
    return {"trigger": {"moment": moment, "effects": [{"score": 1}], **said}}


def _triggered(game_id: str, moment: str, scene: Scene) -> Iterator[Trial]:
    yield _once(game_id, moment, _trigger(moment), scene, {scene.watch: [1]})
    for at, points in ((scene.here, 1), (scene.elsewhere, 0)):
        if at:
            yield _once(game_id, f"{moment} at {at}", _trigger(moment, at=list(at)), scene, {scene.watch: [points]})


def _on_some(game_id: str, moment: str, scene: Scene, numbered: Plain) -> Iterator[Trial]:
    for which, points in (("number", 1), ("other", 0)):
        ability = _trigger(moment, on=[numbered[which]])
        yield _once(game_id, f"{moment} on {numbered[which]}", ability, scene, {scene.watch: [points]})


def _optional(game_id: str, moment: str, scene: Scene) -> Iterator[Trial]:
    good = currency(game_id, scene)
    ability = _trigger(moment, optional=True, effects=[{"pay": {good: 1}}, {"score": 1}])
    for answer, stock, times in ((TAKE, STOCK, 1), (REFUSE, STOCK, 0), (TAKE, 0, 0)):
        name = f"{moment}, if wished: {answer} with {stock} there"
        yield _once(game_id, name, ability, scene, {scene.watch: [times], good: [-times]}, answer=answer, stock=stock)


def _triggers_in_scope(game_id: str, moment: str, scene: Scene, carried: Parts) -> Iterator[Trial]:
    for scope in scopes(game_id, carried):
        ability = {**_trigger(moment), "scope": scope}
        name = f"{moment} once in each {scope}"
        yield Trial(game_id, name, ability, scene, _stages(scene), {scene.watch: _times(scope, scene)})
        if scene.within:
            yield _within(game_id, f"{name}, twice in an action", ability, scene, 1)
    if scene.within:
        yield _within(game_id, f"{moment} twice in an action", _trigger(moment), scene, 2)


# -- every family that can be held


def families(game_id: str) -> Iterator[Trial]:
    amount, scene, _ = next(amounts(game_id))
    for family, how in samples(game_id).tiles.items():
        changed = {scene.watch: [scene.unit]}
        modules = tuple(how.get("modules", ()))
        yield _once(game_id, f"{family} held", _change(amount, by=1), scene, changed, family=family, modules=modules)


# -- what is played


class Workshop:
    """The synthetic tiles of all trials of a game, compiled together."""

    def __init__(self, game_id: str) -> None:
        self.tiles = Tiles(game_id)
        self.trials = [*changes(game_id), *triggers(game_id), *families(game_id)]
        for trial in self.trials:
            self.tile(trial)
            self.also(trial.scene)
        self.game = cache(self._game)

    def _game(self, modules: tuple[str, ...]) -> Game:
        return self.tiles.game(modules)

    def tile(self, trial: Trial) -> Tile:
        return self.tiles.holding(trial.ability, trial.family)

    def also(self, scene: Scene) -> list[Tile]:
        return [self.tiles.holding(ability) for ability in scene.also]

    def figures(self, trial: Trial, tiles: list[Tile]) -> dict[str, list[int]]:
        """The watched figures after each stage, with some tiles."""
        scene, stock = trial.scene, {good: trial.stock for good in trial.changes if good != trial.scene.watch}
        also = self.also(scene)
        given = held(trial.game_id, scene.given, [*also, *tiles], stock)
        pos, found = at_start(self.game(trial.modules), given), {name: list[int]() for name in trial.changes}
        for stage in trial.stages:
            follow(pos, named(stage, also), scene.watch, trial.answer)
            for name, values in found.items():
                values.append(watched(pos, given, name))
        return found


def named(moves: Moves, also: list[Tile]) -> Moves:
    return [move.replace(ALSO, also[0].id) if also else move for move in moves]


@cache
def workshop(game_id: str) -> Workshop:
    return Workshop(game_id)
