"""The families of tiles: their piles, what is put on them, and what of them the game carries out."""

from __future__ import annotations

from engine.game import Game
from engine.model import effects as model
from engine.model.components import Component
from engine.payments import priced
from engine.purse import Price
from engine.tzolkin.gears import Gear

BUILDINGS, MONUMENTS, WEALTH = "buildings", "monuments", "wealth"
TRIBES, PROPHECIES, QUICK = "tribes", "prophecies", "quick-actions"
AGES = (1, 2)
#: What does something at the moment when it comes to a player.
AT_ONCE = frozenset({BUILDINGS, WEALTH, QUICK})


def pile(game: Game, family: str, age: int) -> tuple[int, ...]:
    """Every tile of a family and age, identical ones as often as they exist."""
    return tuple(
        index
        for index, tile in enumerate(game.tiles)
        if tile.family == family and tile.mark("age", 0) == age
        for _ in range(tile.count)
    )


def put_on(tile: Component, game: Game) -> Price:
    """The goods that are put on a tile when it is built."""
    put = [effect.goods for effect in tile.effects if isinstance(effect, model.Put)]
    return tuple(part for goods in put for part in priced(goods, game))


def claim_tile(game: Game, tile: Component, gears: dict[str, Gear]) -> None:
    """Buildings and monuments are built; they and prophecies are scored; wealth shows where a neutral worker stands."""
    if tile.family in (BUILDINGS, MONUMENTS):
        game.claim_tile(tile, "cost")
        _refuse_open_cost(game, tile)
    if tile.family in (BUILDINGS, MONUMENTS, WEALTH, PROPHECIES):
        game.claim_tile(tile, "scores")
    if tile.family in (BUILDINGS, QUICK):
        game.claim_marks(tile, "age")
        if tile.mark("age") not in AGES:
            game.claims.refuse(("component", tile.id, "marks", "age"), f"there is no age {tile.mark('age')}")
    if tile.family == WEALTH:
        _claim_space(game, tile, gears)


def _refuse_open_cost(game: Game, tile: Component) -> None:
    for good, _ in tile.cost:
        if good not in game.good_index:
            game.claims.refuse(("component", tile.id, "cost", good), "the cost of a tile names its goods")


def _claim_space(game: Game, tile: Component, gears: dict[str, Gear]) -> None:
    game.claim_marks(tile, "gear", "space")
    gear, space = gears.get(str(tile.mark("gear"))), tile.mark("space")
    if gear is None:
        game.claims.refuse(("component", tile.id, "marks", "gear"), "a tile of wealth names a gear")
    elif not isinstance(space, int) or not 0 <= space < gear.size:
        game.claims.refuse(("component", tile.id, "marks", "space"), f"{gear.id} has {gear.size} teeth, counted from 0")
