"""Effects around other effects: one of several, all or none, again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.actions import Action, Spot, every_way
from engine.measures import amount_of
from engine.model import effects as model
from engine.model.effects import Effect
from engine.purse import Purse, purse_of
from engine.refusals import Refusal

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition


class Choose(Action):
    """One of several programs; impossible when none of them can be completed."""

    can_be_lost = True
    asks: tuple[str, ...] = ("choose",)

    def __init__(self, effect: model.Choose, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        #: The action of a space is only begun when it can be completed.
        self.is_sure = place.content[0] == "place"
        self.options = tuple(
            game.inner_program(option, place, ("choose", n), f"{n}") for n, option in enumerate(effect.options)
        )
        self.can_fail = all(option.can_fail for option in self.options)

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        return every_way(option.refusal(pos, purse.copy()) for option in self.options)

    def is_possible(self, pos: AnyPosition, purse: Purse) -> bool:
        return any(option.is_possible(pos, purse.copy()) for option in self.options)

    def run(self, pos: AnyPosition) -> None:
        """What has come about although none of the programs can be completed has no effect."""
        if self.is_sure or self.is_possible(pos, purse_of(pos)):
            pos.stack.append(ChooseOne(self.address))


class ChooseOne(NamedTuple):
    """One of several programs is to be chosen."""

    address: str


class Optional(Action):
    """A program that may be left out, or done again and again."""

    asks: tuple[str, ...] = ("may",)

    def __init__(self, effects: tuple[Effect, ...], word: str, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.program = game.inner_program(effects, place, (word,))


class May(Optional):
    """A program that may be left out."""

    def __init__(self, effect: model.May, place: Spot, game: Game) -> None:
        super().__init__(effect.effects, "may", place, game)

    def run(self, pos: AnyPosition) -> None:
        pos.stack.append(MayDo(self.address, 1))


class Repeat(Optional):
    """A program that may be done again and again, up to a measured number of times."""

    def __init__(self, effect: model.Repeat, place: Spot, game: Game) -> None:
        super().__init__(effect.effects, "repeat", place, game)
        self.most = effect.most
        game.claim_amount(effect.most, (*place.content, "repeat", "most"))

    def run(self, pos: AnyPosition) -> None:
        times = amount_of(self.most, pos, pos.me)
        if times > 0:
            pos.stack.append(MayDo(self.address, times))


class MayDo(NamedTuple):
    """Whether a program is done, for the last time or with so many to follow."""

    address: str
    left: int


class Spend(Action):
    """An ability that works once in a while has been called upon."""

    def __init__(self, bit: int, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.bit = bit

    def run(self, pos: AnyPosition) -> None:
        pos.game.abilities.spend(pos, self.bit)
