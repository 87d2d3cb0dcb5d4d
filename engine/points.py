"""Victory points, in as many parts as the game divides a point into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import explaining
from engine.actions import Action, Spot
from engine.handles import Citation
from engine.measures import amount_of
from engine.model import effects as model

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition


class Score(Action):
    """Victory points."""

    def __init__(self, effect: model.Score, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.points = effect.points
        game.claim_amount(effect.points, (*place.content, "score"))

    def run(self, pos: AnyPosition) -> None:
        if pos.explains:
            explaining.points(pos, pos.active, pos.me, self.points)
        points = amount_of(self.points, pos, pos.players[pos.active])
        if points:
            score(pos, pos.active, points, self.rules)
        else:
            pos.tell("scored", pos.active, (0,), self.rules)


def score(pos: AnyPosition, who: int, points: int, rules: Citation) -> None:
    if points:
        pos.players[who].points += pos.game.kit.parts_of_a_point * points
        if pos.trace is not None:
            pos.tell("scored", who, (points,), rules)
