"""A worker picked up by an effect: with all usual options, but none that was placed in the same turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from engine.actions import Action, Effects, Spot
from engine.game import Game
from engine.kit import Questions
from engine.model import effects as model
from engine.purse import Purse
from engine.refusals import Refusal
from engine.tzolkin import reasons
from engine.tzolkin.frames import PickOne
from engine.tzolkin.picking_up import own_workers
from engine.tzolkin.position import TzolkinPosition

if TYPE_CHECKING:
    from engine.position import AnyPosition


class PickUp(Action):
    """Ask which worker; impossible when none is there that was not placed in this turn."""

    can_fail = True
    asks: tuple[str, ...] = ("pick-one",)

    def __init__(self, effect: model.PickUp, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.workers = effect.workers

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        found = list(own_workers(cast("TzolkinPosition", pos), PickOne(self.workers, self.address)))
        return None if len(found) >= self.workers else Refusal(reasons.NO_OTHER_WORKER, self.rules, (len(found),))

    def run(self, pos: AnyPosition) -> None:
        pos.stack.append(PickOne(self.workers, self.address))


EFFECTS: Effects = {model.PickUp: PickUp}
QUESTIONS: Questions = {"pick-one": PickOne}
