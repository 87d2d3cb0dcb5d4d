"""The jungle of Palenque: tiles of wood lie on tiles of corn, and the top one is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.abilities import Site
from engine.binding import Citation
from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import Action, Purse, first_of_all, gain
from engine.game import Game
from engine.model import effects as model
from engine.moves import Move
from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.temples import can_anger

WOOD, CORN = 0, 1
WAYS = ("harvest-corn", "harvest-wood", "harvest-burn", "harvest-bare")


class Harvest(Action):
    """Corn or wood of this space's fields; impossible when no way of harvesting is open."""

    can_fail = True
    __slots__ = ("corn", "wood", "corn_good", "wood_good", "corn_site", "wood_site")

    def __init__(self, effect: model.Harvest, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.corn, self.wood = effect.corn, effect.wood
        self.corn_good, self.wood_good = game.good_index["corn"], game.good_index["wood"]
        self.corn_site: Site = game.abilities.site("gain.corn", home)
        self.wood_site: Site = game.abilities.site("gain.wood", home)

    def refusal(self, pos: TzolkinPosition, purse: Purse) -> Refusal | None:
        return first_of_all(refuse(pos, self) for refuse in REFUSALS.values())

    def run(self, pos: TzolkinPosition) -> None:
        pos.stack.append(("harvest", self.address))


def fields(pos: TzolkinPosition, action: Harvest) -> list[int]:
    """How many fields of the action's group show wood, and how many corn."""
    return pos.jungle[pos.tables.group_index[action.home]]


def no_corn(pos: TzolkinPosition, action: Harvest) -> Refusal | None:
    wood, corn, _ = fields(pos, action)
    return None if corn else rules.COVERED if wood else rules.NO_TILE


def no_wood(pos: TzolkinPosition, action: Harvest) -> Refusal | None:
    return None if action.wood and fields(pos, action)[WOOD] else rules.NO_TILE


def no_burning(pos: TzolkinPosition, action: Harvest) -> Refusal | None:
    if not fields(pos, action)[WOOD]:
        return rules.NO_TILE
    return None if can_anger(pos) else rules.BURN


def no_bare_harvest(pos: TzolkinPosition, action: Harvest) -> Refusal | None:
    """Only an ability offers it, and only while no corn tile is in sight."""
    held = [holding for holding, _ in pos.tables.bare_harvest if holding.bit & pos.me.held]
    if not held:
        return rules.NEEDS_TILE
    return held[0].rules if fields(pos, action)[CORN] else None


REFUSALS: dict[str, Callable[[TzolkinPosition, Harvest], Refusal | None]] = {
    "harvest-corn": no_corn,
    "harvest-wood": no_wood,
    "harvest-burn": no_burning,
    "harvest-bare": no_bare_harvest,
}


def way(pos: TzolkinPosition, kind: str) -> Iterable[Move]:
    return (pos.game.moves.move(kind),)


def refuse(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    return REFUSALS[move.kind](pos, pos.game.actions[frame[1]])


def take_corn(pos: TzolkinPosition, action: Harvest) -> None:
    fields(pos, action)[CORN] -= 1
    pos.me.corn_tiles += 1
    _reap(pos, action, "corn", rules.HARVEST)


def take_wood(pos: TzolkinPosition, action: Harvest) -> None:
    """The corn tile below comes to light."""
    group = fields(pos, action)
    group[WOOD] -= 1
    group[CORN] += 1
    pos.me.wood_tiles += 1
    pos.tell("harvested", pos.active, ("wood",), rules.HARVEST)
    gain(pos, action, action.wood_good, action.wood, action.wood_site)


def burn(pos: TzolkinPosition, action: Harvest) -> None:
    """The wood tile is lost, the corn tile below is kept, and the gods are angry."""
    fields(pos, action)[WOOD] -= 1
    pos.me.corn_tiles += 1
    pos.stack.extend(pos.tables.burning_anger.frames)
    _reap(pos, action, "burned", rules.BURN)


def reap_bare(pos: TzolkinPosition, action: Harvest) -> None:
    held = [holding for holding, _ in pos.tables.bare_harvest if holding.bit & pos.me.held]
    _reap(pos, action, "bare", held[0].rules)


def _reap(pos: TzolkinPosition, action: Harvest, how: str, cites: Citation) -> None:
    pos.tell("harvested", pos.active, (how,), cites)
    gain(pos, action, action.corn_good, action.corn, action.corn_site)


PLAYS: dict[str, Callable[[TzolkinPosition, Harvest], None]] = {
    "harvest-corn": take_corn,
    "harvest-wood": take_wood,
    "harvest-burn": burn,
    "harvest-bare": reap_bare,
}


def play(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    PLAYS[move.kind](pos, pos.game.actions[frame[1]])


def _kind(name: str) -> MoveKind:
    return MoveKind(lambda pos, frame: way(pos, name), refuse, play)


EFFECTS = {model.Harvest: Harvest}
MOVES = {name: _kind(name) for name in WAYS}
