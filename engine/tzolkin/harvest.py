"""The jungle of Palenque: tiles of wood lie on tiles of corn, and the top one is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, cast

from engine.abilities import Site
from engine.actions import Action, Effects, Spot, every_way
from engine.decisions import MoveKind, MoveKinds
from engine.gains import gain
from engine.game import Game
from engine.handles import Citation
from engine.kit import Questions
from engine.model import effects as model
from engine.moves import Move
from engine.purse import Purse, purse_of
from engine.refusals import Refusal
from engine.steps import Down, too_low
from engine.tzolkin import reasons, rules
from engine.tzolkin.frames import HarvestHow
from engine.tzolkin.offered import Offered
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.temples import can_anger

if TYPE_CHECKING:
    from engine.position import AnyPosition

WOOD, CORN = 0, 1
TILE_NEEDED = Refusal(reasons.TILE_NEEDED, rules.NEEDS_TILE)


class Harvest(Action):
    """Corn or wood of this space's fields; impossible when no way of harvesting is open."""

    can_fail = True
    asks: tuple[str, ...] = ("harvest",)

    def __init__(self, effect: model.Harvest, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.corn, self.wood = effect.corn, effect.wood
        self.corn_good, self.wood_good = game.good_index["corn"], game.good_index["wood"]
        self.corn_site: Site = game.gain_site(self.corn_good, place.home)
        self.wood_site: Site = game.gain_site(self.wood_good, place.home)
        if not _has_fields(game, place.home):
            game.claims.refuse((*place.content, "harvest"), "only a space with fields can be harvested")

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        return every_way(refuse(cast("TzolkinPosition", pos), self) for refuse in REFUSALS.values())

    def is_possible(self, pos: AnyPosition, purse: Purse) -> bool:
        """Usually a tile lies open that can simply be taken."""
        wood, corn, _ = fields(cast("TzolkinPosition", pos), self)
        return bool(corn or (wood and self.wood)) or self.refusal(pos, purse) is None

    def run(self, pos: AnyPosition) -> None:
        pos.stack.append(HarvestHow(self.address))


def _has_fields(game: Game, home: str) -> bool:
    name, _, number = home.partition(".")
    spaces = game.places[game.place_index[name]].spaces if name in game.place_index else ()
    return any(space.id == number and space.fields for space in spaces)


def harvest_at(pos: TzolkinPosition, address: str) -> Harvest:
    action = pos.game.actions[address]
    assert isinstance(action, Harvest)
    return action


def fields(pos: TzolkinPosition, action: Harvest) -> tuple[int, int, int]:
    """How many fields of the action's group show wood, how many corn, and how many there are."""
    return pos.jungle[pos.tables.group_index[action.home]]


def uncover(pos: TzolkinPosition, action: Harvest, wood: int = 0, corn: int = 0) -> None:
    """So many fields of the action's group show wood or corn more than before, or less."""
    there = fields(pos, action)
    pos.jungle[pos.tables.group_index[action.home]] = (there[WOOD] + wood, there[CORN] + corn, there[2])


def no_corn(pos: TzolkinPosition, action: Harvest) -> Refusal | None:
    wood, corn, _ = fields(pos, action)
    if corn:
        return None
    return Refusal(reasons.COVERED, rules.COVERED, (wood,)) if wood else no_tile_left(action)


def no_tile_left(action: Harvest) -> Refusal:
    return Refusal(reasons.NO_TILE_LEFT, rules.NO_TILE, (action.home,))


def no_wood(pos: TzolkinPosition, action: Harvest) -> Refusal | None:
    wood, corn, _ = fields(pos, action)
    if not action.wood:
        return Refusal(reasons.NO_WOOD_HERE, action.rules, (action.home,))
    return None if wood else no_wood_open(action, corn)


def no_wood_open(action: Harvest, corn: int) -> Refusal:
    return Refusal(reasons.NO_WOOD_OPEN, rules.COVERED, (corn,)) if corn else no_tile_left(action)


def no_burning(pos: TzolkinPosition, action: Harvest) -> Refusal | None:
    wood, corn, _ = fields(pos, action)
    if not wood:
        return no_wood_open(action, corn)
    steps = rules.BURN_STEPS.now(pos)
    return None if can_anger(pos, steps) else too_low(pos, pos.tables.temples, steps, rules.BURN)


def no_bare_harvest(pos: TzolkinPosition, action: Harvest) -> Refusal | None:
    """Only an ability offers it, and only while no corn tile is in sight."""
    offers = offered(pos, action)
    if not offers:
        return TILE_NEEDED
    corn = fields(pos, action)[CORN]
    if corn:
        return Refusal(reasons.CORN_TILE_OPEN, offers[0].holding.rules, (corn,))
    return every_way(offer.price.refusal(pos, purse_of(pos)) for offer in offers)


def offered(pos: TzolkinPosition, action: Harvest) -> list[Offered]:
    """The offers to harvest without a tile that are in force for this space; the cheapest first."""
    bits = pos.in_force
    met = [offer for offer in pos.tables.bare_harvest if offer.holding.bit & bits and action.home in offer.homes]
    return sorted(met, key=lambda offer: offer.price.wild + sum(n for _, n in offer.price.parts))


REFUSALS: dict[str, Callable[[TzolkinPosition, Harvest], Refusal | None]] = {
    "harvest-corn": no_corn,
    "harvest-wood": no_wood,
    "harvest-burn": no_burning,
    "harvest-bare": no_bare_harvest,
}


def refuse(pos: TzolkinPosition, frame: HarvestHow, move: Move) -> Refusal | None:
    return REFUSALS[move.kind](pos, harvest_at(pos, frame.address))


def take_corn(pos: TzolkinPosition, action: Harvest) -> None:
    uncover(pos, action, corn=-1)
    pos.me.corn_tiles += 1
    _reap(pos, action, "corn", rules.HARVEST)


def take_wood(pos: TzolkinPosition, action: Harvest) -> None:
    """The corn tile below comes to light."""
    uncover(pos, action, wood=-1, corn=+1)
    pos.me.wood_tiles += 1
    pos.tell("harvested", pos.active, ("wood",), rules.HARVEST)
    gain(pos, action, action.wood_good, action.wood, action.wood_site)


def burn(pos: TzolkinPosition, action: Harvest) -> None:
    """The wood tile is lost, the corn tile below is kept, and the gods are angry."""
    uncover(pos, action, wood=-1)
    pos.me.corn_tiles += 1
    pos.stack.append(Down(rules.BURN_STEPS.now(pos), 0, pos.tables.burning.address))
    _reap(pos, action, "burned", rules.BURN)


def reap_bare(pos: TzolkinPosition, action: Harvest) -> None:
    """By the cheapest offer that can be paid."""
    offer = next(each for each in offered(pos, action) if each.price.refusal(pos, purse_of(pos)) is None)
    offer.price.pay(pos)
    pos.game.abilities.spend(pos, offer.holding.bit)
    _reap(pos, action, "bare", offer.holding.rules)


def _reap(pos: TzolkinPosition, action: Harvest, how: str, cites: Citation) -> None:
    pos.tell("harvested", pos.active, (how,), cites)
    gain(pos, action, action.corn_good, action.corn, action.corn_site)


PLAYS: dict[str, Callable[[TzolkinPosition, Harvest], None]] = {
    "harvest-corn": take_corn,
    "harvest-wood": take_wood,
    "harvest-burn": burn,
    "harvest-bare": reap_bare,
}


def play(pos: TzolkinPosition, frame: HarvestHow, move: Move) -> None:
    PLAYS[move.kind](pos, harvest_at(pos, frame.address))


def _way(name: str) -> MoveKind[TzolkinPosition, HarvestHow]:
    def candidates(pos: TzolkinPosition, frame: HarvestHow) -> Iterable[Move]:
        return (pos.game.moves.move(name),)

    return MoveKind(candidates, refuse, play)


EFFECTS: Effects = {model.Harvest: Harvest}
MOVES: MoveKinds = {name: _way(name) for name in REFUSALS}
QUESTIONS: Questions = {"harvest": HarvestHow}
