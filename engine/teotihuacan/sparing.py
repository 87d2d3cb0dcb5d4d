"""Effects without the cocoa that they cost, for a tile that spares it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.actions import Program, Spot
from engine.game import Game
from engine.model.effects import Effect, May, Pay, Repeat

COCOA = "cocoa"


def spared_spaces(game: Game, kind: str) -> dict[int, Program]:
    """What the spaces of a place do that cost cocoa, by their numbers, without that cocoa."""
    place = next(place for place in game.places if place.kind == kind)
    found: dict[int, Program] = {}
    for n, space in enumerate(place.spaces):
        if pays_cocoa(space.effects):
            home, content = f"{place.id}.{space.id}", ("place", place.id, "spaces", n, "effects")
            spot = Spot(f"{home}/spared", home, (space.rule or place.rule,), content)
            found[n + 1] = game.program(without_cocoa(space.effects), spot)
    return found


def spared_tiles(game: Game, tiles: Iterable[int]) -> dict[int, Program]:
    """What tiles do that cost cocoa, without it."""
    found: dict[int, Program] = {}
    for n in tiles:
        tile = game.tiles[n]
        if pays_cocoa(tile.effects):
            spot = Spot(f"{tile.id}/spared", tile.id, (game.tile_rules[tile.id],), ("component", tile.id, "effects"))
            found[n] = game.program(without_cocoa(tile.effects), spot)
    return found


def pays_cocoa(effects: tuple[Effect, ...]) -> bool:
    """Whether something of this costs cocoa."""
    return without_cocoa(effects) != effects


def without_cocoa(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The same effects, those inside others too, but cocoa is not paid."""
    spared = (_spared(effect) for effect in effects)
    return tuple(effect for effect in spared if effect is not None)


def _spared(effect: Effect) -> Effect | None:
    if isinstance(effect, Pay):
        goods = tuple((good, amount) for good, amount in effect.goods if good != COCOA)
        return replace(effect, goods=goods) if goods else None
    if isinstance(effect, May | Repeat):
        return replace(effect, effects=without_cocoa(effect.effects))
    return effect
