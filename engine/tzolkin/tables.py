"""What Tzolk'in compiles from its board at load: gears, jungle groups, the calendar's food days."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from itertools import pairwise
from operator import or_

from engine.actions import ANY_TRACK, Action, Spot
from engine.game import Game
from engine.handles import Citation
from engine.model import abilities as model_abilities
from engine.model import effects as model
from engine.model.board import Place
from engine.moves import Move
from engine.options import Choose
from engine.payments import priced
from engine.purse import Price
from engine.steps import Step
from engine.tzolkin import rules
from engine.tzolkin.fitting import refuse_impossible, refuse_room
from engine.tzolkin.gears import Gear, make_gear
from engine.tzolkin.offered import bits, offers
from engine.tzolkin.tiles import (
    AGES,
    AT_ONCE,
    BUILDINGS,
    MONUMENTS,
    PROPHECIES,
    QUICK,
    TRIBES,
    WEALTH,
    claim_tile,
    pile,
    put_on,
)

QUICK_BOARD = "quick-action-board"
TEMPLES, TECHNOLOGIES = "temples", "technologies"
#: Moments that come nowhere on the board, and the home that stands for them.
MOMENTS_WITHOUT_PLACE = {
    "turn_begins": "turn",
    "placed": "placing",
    "wealth_taken": "set-up",
    "before_feeding": "food-day",
}


class Tables:
    """Read at every move; made once."""

    def __init__(self, game: Game) -> None:
        self._find_goods(game)
        places = [place for place in game.places if place.kind == "gear"]
        self.gears = tuple(make_gear(game, index, place) for index, place in enumerate(places))
        self.gear_named = {gear.id: gear for gear in self.gears}
        self.gear_of = {gear.place: gear for gear in self.gears}
        self._find_moves(game)
        self._find_groups(game, places)
        self._find_tracks(game)
        self._find_tiles(game)
        self._find_abilities(game)
        self.food_days = rules.FOOD_DAYS.of(game)
        self.display_size = rules.DISPLAY.of(game)
        self.usual_crowd = _shares(game.rows[rules.CROWD.index].base)
        self.begging = _anger(game, "begging", rules.BEG)
        self.burning = _anger(game, "burning", rules.BURN)
        self._find_begging(game)
        self.begged_corn = game.gain_site(self.corn, self.begging.home)
        self.from_calendar = _from_calendar(game, self.corn)
        refuse_impossible(game, self.technologies, len(self.wealth))

    def _find_goods(self, game: Game) -> None:
        self.corn = game.good_index["corn"]
        self.skull = game.good_index["skull"]
        self.worth = {game.good_index[good]: figure for good, figure in rules.WORTH.items()}

    def _find_moves(self, game: Game) -> None:
        self.first_space = game.place_index["starting-player-space"]
        self.first_space_move = game.moves.move("place", self.first_space)
        self.quick_board = game.place_index.get(QUICK_BOARD)
        quick = (game.moves.move("place", self.quick_board),) if self.quick_board is not None else ()
        self.quick_move = quick[0] if quick else None
        self.place_moves = (*(gear.place_move for gear in self.gears), self.first_space_move, *quick)
        self.pick_moves = tuple((gear.index, gear.pick_moves) for gear in self.gears)
        self.last_spaces = tuple((gear.index, gear.numbered - 1) for gear in self.gears)
        #: For so much corn, the highest space of each gear that it pays for, and the move that places a worker there.
        self.reach = tuple(_reach(self.gears, corn) for corn in range(max(gear.numbered for gear in self.gears)))
        #: Whether only the price decides where a worker can be placed.
        self.is_usual = self.quick_move is None
        longest = max(gear.numbered for gear in self.gears)
        self.act_moves = tuple(game.moves.move("act", n) for n in range(longest))
        few, many = rules.ADVANCE_DAYS.of(game), rules.TWO_DAYS_DAYS.of(game)
        self.days = (game.moves.move("advance", few), game.moves.move("advance", many))
        self.beg, self.done, self.nothing = (game.moves.move(kind) for kind in ("beg", "done", "nothing"))

    def _find_groups(self, game: Game, gears: list[Place]) -> None:
        """Groups of fields: each belongs to a harvest action, and the jungle shows it under the same number."""
        spaces = [(gear, n, space) for gear in gears for n, space in enumerate(gear.spaces) if space.fields]
        self.groups: tuple[str, ...] = tuple(f"{gear.id}.{space.id}" for gear, _, space in spaces)
        self.group_index = {home: index for index, home in enumerate(self.groups)}
        self.group_tops = tuple(space.fields for _, _, space in spaces)
        for gear, n, _ in spaces:
            game.claims.claim("place", gear.id, "spaces", n, "fields")
        numbers = {space.id for _, _, space in spaces}
        for place in game.places:
            for n, space in enumerate(place.spaces):
                if place.kind == "jungle" and space.id in numbers:
                    game.claims.claim("place", place.id, "spaces", n, "id")

    def _find_tracks(self, game: Game) -> None:
        self.temples = game.family_tracks[TEMPLES]
        self.technologies = game.family_tracks[TECHNOLOGIES]
        self.technology_bits = reduce(or_, (game.level_bits[track][-1] for track in self.technologies), 0)
        levels, bonus = game.rows[rules.TECHNOLOGY_COST.index], game.figures[rules.BONUS_COST.index]
        #: What the next level of a technology costs, from each level; and the abilities that set that.
        self.usual_advance = {track: _next_levels(game, track, levels.base, bonus.base) for track in self.technologies}
        self.bent_advance = levels.mask | bonus.mask
        self.bonuses = {track: game.bonus_program(track, rules.BONUS) for track in self.technologies}
        self.rewards = {track: _reward(game, track) for track in self.temples}
        self.due = {track: _due(game, track) for track in self.temples}
        for track in self.temples:
            _claim_points(game, track)

    def _find_tiles(self, game: Game) -> None:
        self.costs: tuple[Price, ...] = tuple(priced(tile.cost, game) for tile in game.tiles)
        #: What has to be there to build a tile: its cost, and the goods that are put on it.
        self.needs: tuple[Price, ...] = tuple(
            (*cost, *put_on(tile, game)) for cost, tile in zip(self.costs, game.tiles, strict=True)
        )
        self.keepers = frozenset(n for n, tile in enumerate(game.tiles) if put_on(tile, game))
        self.buildings = tuple(pile(game, BUILDINGS, age) for age in AGES)
        self.monuments = pile(game, MONUMENTS, 0)
        self.quick_tiles = tuple(pile(game, QUICK, age) for age in AGES)
        self.prophecies = pile(game, PROPHECIES, 0)
        self.tribes = pile(game, TRIBES, 0)
        self.wealth = tuple(index for index, tile in enumerate(game.tiles) if tile.family == WEALTH)
        self.programs = {n: game.tile_program(tile) for n, tile in enumerate(game.tiles) if tile.family in AT_ONCE}
        for tile in game.tiles:
            claim_tile(game, tile, self.gear_named)
        for n, program in self.programs.items():
            if game.tiles[n].family == WEALTH:
                game.refuse_doubtful(program, ("component", game.tiles[n].id, "effects"))
            # A quick action is tried before a worker is placed for it; a choice without any way open has no effect.
            fails = any(action.can_fail and not isinstance(action, Choose) for action in program.actions)
            game.is_careful |= fails and game.tiles[n].family != QUICK

    def _find_abilities(self, game: Game) -> None:
        abilities = game.abilities
        self.crowd = abilities.site("cost.crowd")
        feeding = abilities.site("need.feeding")
        self.farms, self.farm_bits = feeding.changes, feeding.mask
        self.ahead = offers(game, "act", "ahead", tuple(gear.id for gear in self.gears))
        #: For each gear, the abilities that offer it there.
        self.ahead_bits = tuple(bits(each for each in self.ahead if gear.id in each.homes) for gear in self.gears)
        self.bare_harvest = offers(game, "harvest", "harvest-bare", self.groups)
        self._find_offers_of_tribes(game)
        self._find_moments(game)
        #: The abilities that act together on one building.
        self.grouped = abilities.grouped(abilities.holdings) & ~abilities.limited
        #: The abilities that change or tax what it costs to place a worker.
        sites = [site for gear in self.gears for site in gear.placing]
        bent_crowd = self.crowd.mask | self.crowd.taxed | game.rows[rules.CROWD.index].mask
        self.bent_prices = reduce(or_, (site.mask | site.taxed for site in sites), bent_crowd)
        #: Discounts for one worker of a turn; they serve the worker for whom they are worth most.
        lowered = (each.holding.bit for site in sites for each in site.changes if each.form.by < 0)
        self.discounts = reduce(or_, lowered, 0) & abilities.limited
        self.taxed_prices = reduce(or_, (site.taxed for site in sites), self.crowd.taxed)
        #: What a space costs on the way to a lower action, and the abilities that change or tax that.
        per_space, lower = game.figures[rules.LOWER_COST.index], [site for gear in self.gears for site in gear.lower]
        self.usual_lower = per_space.base
        self.bent_lower = reduce(or_, (site.mask | site.taxed for site in lower), per_space.mask)

    def _find_begging(self, game: Game) -> None:
        """With how much corn a player may beg and how many steps it costs, and the abilities that change that."""
        most, steps = game.figures[rules.BEG_AT_MOST.index], game.figures[rules.BEG_STEPS.index]
        self.usual_beg_at, self.usual_beg_steps = most.base, steps.base
        self.bent_begging = most.mask | steps.mask

    def _find_offers_of_tribes(self, game: Game) -> None:
        gears = tuple(gear.id for gear in self.gears)
        self.across = offers(game, "act", "across", gears)
        self.across_bits = bits(self.across)
        self.passes = offers(game, "turn", "pass", ("turn",))
        self.pass_bits = bits(self.passes)
        #: At the question for the turn, and while workers are being placed.
        self.skips = (offers(game, "turn", "skip", gears), offers(game, "placing", "skip", gears))
        self.skip_bits = bits((*self.skips[0], *self.skips[1]))
        self.renovations = offers(game, "build", "renovate", (BUILDINGS, MONUMENTS))
        self.renovation_bits = bits(self.renovations)
        self.bonuses_offered = offers(game, "develop", "bonus", ("technologies",))
        self.bonus_bits = bits(self.bonuses_offered)
        #: How many spaces behind the last number still hold a player's workers.
        self.room = game.abilities.site("room.gear")
        behind = min(gear.size - gear.numbered for gear in self.gears)
        self.most_room = min(behind, self.room.bend(self.room.mask).more)
        refuse_room(game, self.room, behind)

    def _find_moments(self, game: Game) -> None:
        for gear in self.gears:
            for space in range(1, gear.numbered):
                game.moments.comes("lower_action", gear.homes[space])
            for space in gear.lays:
                game.moments.comes("laid", gear.homes[space])
        for tile in self.keepers:
            game.moments.comes("laid", game.tiles[tile].id)
        for moment, home in MOMENTS_WITHOUT_PLACE.items():
            game.moments.comes(moment, home)
        self.lower_bits = _trigger_bits(game, "lower_action")
        self.turn_begins_bits = _trigger_bits(game, "turn_begins")
        self.before_feeding_bits = _trigger_bits(game, "before_feeding")
        self.placed_bits = _trigger_bits(game, "placed")
        self.wealth_bits = _trigger_bits(game, "wealth_taken")


def _trigger_bits(game: Game, moment: str) -> int:
    """The bits of everything that can answer a moment somewhere."""
    forms = ((holding.bit, holding.ability.form) for holding in game.abilities.holdings)
    return sum(bit for bit, form in forms if isinstance(form, model_abilities.Trigger) and form.moment == moment)


def _anger(game: Game, name: str, cites: Citation) -> Step:
    """Going down on a temple of one's choice; how often, whoever is angered says."""
    step = model.Step(TEMPLES, ANY_TRACK, by=-1)
    action = Step(step, Spot(f"{name}/anger", name, cites, ("rule", cites[0])), game)
    game.entered(action)
    return action


def _from_calendar(game: Game, corn: int) -> Action:
    """The corn that has gathered on the calendar, as something that gains can refer to."""
    action = Action(Spot("calendar/corn", "calendar", rules.TOOTH_CORN, ("rule", rules.TOOTH_CORN[0])), game)
    game.gain_site(corn, action.home)
    return game.entered(action)


def _due(game: Game, track: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each step of a temple, the goods printed on it and on all below it."""
    goods: dict[int, int] = {}
    due = []
    for level, step in enumerate(game.tracks[track].steps):
        address = ("track", game.tracks[track].id, "steps", level, "reward")
        for good, n in step.reward:
            if good not in game.good_index:
                game.claims.refuse((*address, good), "a temple gives goods of a kind that it names")
                continue
            goods[game.good_index[good]] = goods.get(game.good_index[good], 0) + n
        game.claims.claim(*address)
        due.append(tuple(goods.items()))
    return tuple(due)


def _claim_points(game: Game, track: int) -> None:
    """The points of a temple's steps, and for each age those of its leader."""
    temple, ages = game.tracks[track], len(rules.END_OF_AGE_DAYS.of(game))
    for level, _ in enumerate(temple.steps):
        game.claims.claim("track", temple.id, "steps", level, "points")
    game.claims.claim("track", temple.id, "leader")
    if len(temple.leader) != ages:
        game.claims.refuse(("track", temple.id, "leader"), f"there are {ages} ages, and each needs a figure")


def _next_levels(game: Game, track: int, costs: Mapping[int, int], bonus: int) -> tuple[int, ...]:
    """Level by level, and at the end the bonus; content that leaves a level without a cost is refused elsewhere."""
    return (*(costs.get(level, 0) for level in range(1, len(game.tracks[track].steps))), bonus)


def _reach(gears: tuple[Gear, ...], corn: int) -> tuple[tuple[int, int, Move], ...]:
    """Usually the number of a space is its price."""
    return tuple((gear.index, min(corn, gear.numbered - 1), gear.place_move) for gear in gears)


def _shares(crowd: Mapping[int, int]) -> tuple[int, ...]:
    """What each worker adds to the cost of all: the first, the second and so on."""
    costs = [0, *(crowd[n] for n in sorted(crowd))]
    return tuple(after - before for before, after in pairwise(costs))


def _reward(game: Game, track: int) -> Action:
    """What a temple gives in mid-age, as something that gains can refer to."""
    temple = game.tracks[track].id
    action = Action(Spot(f"{temple}/reward", temple, rules.MID_AGE, ("track", temple)), game)
    action.source = temple
    game.entered(action)
    for good in range(len(game.goods)):
        game.gain_site(good, temple)
    return action
