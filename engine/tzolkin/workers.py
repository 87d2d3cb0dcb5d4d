"""New workers from the bank."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from engine.actions import Action, Effects, Spot
from engine.game import Game
from engine.measures import Fault, Measures, Uncountables
from engine.model import effects as model
from engine.model import measures
from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPlayer, TzolkinPosition

if TYPE_CHECKING:
    from engine.position import AnyPosition

IN_PLAY, FED, PLACED = "in_play", "fed", "placed"


class Recruit(Action):
    """Own workers from the bank, as many as are left there."""

    def __init__(self, effect: model.Recruit, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.workers = effect.workers

    def run(self, pos: AnyPosition) -> None:
        me = cast("TzolkinPlayer", pos.me)
        new = min(self.workers, rules.MOST_WORKERS.of(pos, me) - me.workers)
        me.workers += new
        me.hand += new
        cites = (*self.rules, rules.MOST_WORKERS.rule)
        if not new:
            pos.tell("no_worker_left", pos.active, (), cites)
            return
        pos.tell("recruited", pos.active, (new,), cites)
        if new < self.workers:
            pos.tell("fewer_workers_left", pos.active, (self.workers - new,), cites)


def workers(measure: measures.Workers, pos: TzolkinPosition, player: TzolkinPlayer) -> int:
    """Workers in play, fed on the latest food day, placed on gears in this turn, or on one gear."""
    if measure.where == IN_PLAY:
        return player.workers
    if measure.where == FED:
        return player.fed
    if measure.where == PLACED:
        return len(pos.placed) if player is pos.me else 0
    return pos.gears[pos.tables.gear_named[measure.where].index].count(pos.players.index(player))


def uncountable(measure: measures.Workers, game: Game) -> Iterator[Fault]:
    gears = [place.id for place in game.places if place.kind == "gear"]
    known = [IN_PLAY, FED, PLACED, *gears]
    if measure.where not in known:
        yield (), f"workers are counted in play, on a food day or on a gear, not “{measure.where}”"


EFFECTS: Effects = {model.Recruit: Recruit}
MEASURES: Measures = {measures.Workers: workers}
UNCOUNTABLE: Uncountables = {measures.Workers: uncountable}
