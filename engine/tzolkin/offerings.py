"""Goods left on a space for the rest of the game, which closes it for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from engine.actions import Action, Effects, Spot
from engine.game import Game
from engine.handles import Citation
from engine.measures import Fault, Measures, Uncountables
from engine.model import effects as model
from engine.model import measures
from engine.payments import is_paid_from, named, pay_from, priced
from engine.purse import Purse
from engine.refusals import Refusal
from engine.tzolkin import reasons, rules
from engine.tzolkin.position import TzolkinPlayer, TzolkinPosition

if TYPE_CHECKING:
    from engine.position import AnyPosition

#: How deep in the content the effects of a space lie: place, its id, spaces, number, effects, number.
_IN_SPACE = 6
#: And those of a tile: component, its id, effects, number.
_IN_TILE = 4


class Lay(Action):
    """Leave goods on this space; impossible on a space that already holds some."""

    can_fail = True
    spends = True

    def __init__(self, effect: model.Lay, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.parts = priced(effect.goods, game)
        self.cites: Citation = rules.CANNOT_PAY + self.rules
        if place.content[0] != "place" or len(place.content) != _IN_SPACE:
            game.claims.refuse((*place.content, "lay"), "goods are left only by the action of a space, always")
        for good, _ in effect.goods:
            if good not in game.good_index:
                game.claims.refuse((*place.content, "lay", good), "what is left on a space is named")

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        own = cast("TzolkinPosition", pos)
        if self.home in own.laid:
            return Refusal(reasons.CLOSED, rules.CLOSED, (self.home, named(pos, self.parts, 0)))
        return pay_from(pos, purse, self.parts, 0, self.cites)

    def is_possible(self, pos: AnyPosition, purse: Purse) -> bool:
        return self.home not in cast("TzolkinPosition", pos).laid and is_paid_from(pos, purse, self.parts, 0)

    def run(self, pos: AnyPosition) -> None:
        """The pieces do not go back to the bank."""
        own = cast("TzolkinPosition", pos)
        own.laid = (*own.laid, self.home)
        for good, amount in self.parts:
            pos.me.goods[good] -= amount
            pos.tell("laid", pos.active, (pos.game.goods[good], amount, self.home), self.rules)


class Put(Action):
    """Put goods on the tile itself for the rest of the game; whoever builds it has seen to it that they are there."""

    def __init__(self, effect: model.Put, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.parts = priced(effect.goods, game)
        if place.content[0] != "component" or len(place.content) != _IN_TILE:
            game.claims.refuse((*place.content, "put"), "goods are put on a tile when it is built, always")
        for good, _ in effect.goods:
            if good not in game.good_index:
                game.claims.refuse((*place.content, "put", good), "what is put on a tile is named")

    def run(self, pos: AnyPosition) -> None:
        own = cast("TzolkinPosition", pos)
        own.laid = (*own.laid, self.home)
        for good, amount in self.parts:
            pos.me.goods[good] -= amount
            pos.tell("put_on", pos.active, (pos.game.goods[good], amount, self.home), self.rules + rules.SKULL_LAID)


def laid(measure: measures.Laid, pos: TzolkinPosition, player: TzolkinPlayer) -> int:
    """On spaces of the place; and what has been put on a tile counts as if it lay there."""
    return sum(home.split(".")[0] in (measure.place, home) for home in pos.laid)


def uncountable(measure: measures.Laid, game: Game) -> Iterator[Fault]:
    """Spaces are counted, so each must take one piece of that good and nothing else."""
    place = game.rulebook.place_by_id[measure.place]
    laid = [effect.goods for space in place.spaces for effect in space.effects if isinstance(effect, model.Lay)]
    if not laid or any(goods != ((measure.good, 1),) for goods in laid):
        yield ("good",), f"one {measure.good} must be what every space of {measure.place} takes"


EFFECTS: Effects = {model.Lay: Lay, model.Put: Put}
MEASURES: Measures = {measures.Laid: laid}
UNCOUNTABLE: Uncountables = {measures.Laid: uncountable}
