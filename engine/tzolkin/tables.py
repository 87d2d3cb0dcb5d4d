"""What Tzolk'in compiles from its board at load: gears, jungle groups, the calendar's food days."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from engine.abilities import Site
from engine.effects import Action, Program
from engine.game import Game
from engine.model.board import Place
from engine.model.components import Component
from engine.model.effects import Lay, Step, UseAction
from engine.moves import Move
from engine.tzolkin import rules

#: Goods with their number.
Cost = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Gear:
    """A gear: its ring of positions, its numbered spaces (the first ones) and their actions."""

    index: int
    place: int
    id: str
    size: int
    numbered: int
    programs: tuple[Program, ...]
    homes: tuple[str, ...]
    rules: tuple[str, ...]
    free_choice: frozenset[int]
    lays: frozenset[int]
    cost: Site
    place_move: Move
    pick_moves: tuple[Move, ...]


class Tables:
    """Read at every move; made once."""

    def __init__(self, game: Game) -> None:
        places = [place for place in game.places if place.kind == "gear"]
        self.gears = tuple(_gear(game, index, place) for index, place in enumerate(places))
        self.gear_named = {gear.id: gear for gear in self.gears}
        self.gear_of = {gear.place: gear for gear in self.gears}
        self.first_space = game.place_index["starting-player-space"]
        self.first_space_move = game.moves.move("place", self.first_space)
        self.place_moves = (*(gear.place_move for gear in self.gears), self.first_space_move)
        self.groups: tuple[str, ...] = tuple(
            f"{place.id}.{space.id}" for place in places for space in place.spaces if space.fields
        )
        self.group_index = {home: index for index, home in enumerate(self.groups)}
        self.group_tops = tuple(space.fields for place in places for space in place.spaces if space.fields)
        self.food_days = rules.FOOD_DAYS.plain(game)
        self.corn = game.good_index["corn"]
        self.skull = game.good_index["skull"]
        self.temples = game.family_tracks["temples"]
        self.technologies = game.family_tracks["technologies"]
        self.begging_anger = _anger(game, "begging.option", rules.BEG_STEPS.plain(game), rules.BEG)
        self.burning_anger = _anger(game, "palenque.burn", rules.BURN_STEPS.plain(game), rules.BURN)
        self.bonuses = {
            t: game.program(game.tracks[t].bonus, game.tracks[t].id, rules.BONUS) for t in self.technologies
        }
        self.rewards = {t: _reward(game, t) for t in self.temples}
        self.due = {t: _due(game, t) for t in self.temples}
        self.farms = game.abilities.changes("need.feeding")
        self.costs = tuple(_cost(game, tile) for tile in game.tiles)
        self.buildings = tuple(_pile(game, "buildings", age) for age in (1, 2))
        self.monuments = _pile(game, "monuments", 0)
        self.grouped = game.abilities.grouped()
        self.wealth = tuple(index for index, tile in enumerate(game.tiles) if tile.family == "wealth")
        self.pick_moves = tuple(gear.pick_moves for gear in self.gears)
        self.ahead = game.abilities.offers("act")
        self.ahead_bits = reduce(or_, (holding.bit for holding, _ in self.ahead), 0)
        self.bare_harvest = game.abilities.offers("harvest")
        #: The abilities that change what a space costs.
        self.bent_prices = reduce(or_, (gear.cost.mask for gear in self.gears))
        longest = max(gear.numbered for gear in self.gears)
        self.act_moves = tuple(game.moves.move("act", n) for n in range(longest))
        self.beg, self.done, self.nothing = (game.moves.move(kind) for kind in ("beg", "done", "nothing"))


def _gear(game: Game, index: int, place: Place) -> Gear:
    homes = tuple(f"{place.id}.{space.id}" for space in place.spaces)
    spot = game.place_index[place.id]
    return Gear(
        index=index,
        place=spot,
        id=place.id,
        size=place.layout.size,
        numbered=len(place.spaces),
        programs=tuple(game.space_programs[home] for home in homes),
        homes=homes,
        rules=tuple(space.rule or place.rule for space in place.spaces),
        free_choice=frozenset(n for n, space in enumerate(place.spaces) if _is_free_choice(place, space.effects)),
        lays=frozenset(n for n, space in enumerate(place.spaces) if any(isinstance(e, Lay) for e in space.effects)),
        cost=game.abilities.site("cost.place", place.id),
        place_move=game.moves.move("place", spot),
        pick_moves=tuple(game.moves.move("pick", spot, n) for n in range(len(place.spaces))),
    )


def _is_free_choice(place: Place, effects: tuple[Any, ...]) -> bool:
    return any(isinstance(effect, UseAction) and effect.of == (place.id,) for effect in effects)


def _anger(game: Game, home: str, steps: int, cites: tuple[str, ...]) -> Program:
    return game.program([Step(tracks="temples", by=-1, times=steps)], home, cites)


def _due(game: Game, track: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each step of a temple, the goods printed on it and on all below it."""
    goods: dict[int, int] = {}
    due = []
    for step in game.tracks[track].steps:
        for good, n in step.reward:
            goods[game.good_index[good]] = goods.get(game.good_index[good], 0) + n
        due.append(tuple(goods.items()))
    return tuple(due)


def _cost(game: Game, tile: Component) -> Cost:
    return tuple((game.good_index[good], n) for good, n in tile.cost)


def _pile(game: Game, family: str, age: int) -> tuple[int, ...]:
    """Every tile of a family and age, identical ones as often as they exist."""
    return tuple(
        index
        for index, tile in enumerate(game.tiles)
        if tile.family == family and tile.mark("age", 0) == age
        for _ in range(tile.count)
    )


def _reward(game: Game, track: int) -> Action:
    """What a temple gives in mid-age, as something that gains can refer to."""
    action = Action(None, f"{game.tracks[track].id}/reward", game.tracks[track].id, rules.MID_AGE, game)
    game.actions[action.address] = action
    return action
