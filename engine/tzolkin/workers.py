"""New workers from the bank."""

from __future__ import annotations

from engine.binding import Citation
from engine.effects import Action
from engine.game import Game
from engine.model import effects as model
from engine.model import measures
from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPlayer, TzolkinPosition


class Recruit(Action):
    """Own workers from the bank, as many as are left there."""

    __slots__ = ("workers",)

    def __init__(self, effect: model.Recruit, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.workers = effect.workers

    def run(self, pos: TzolkinPosition) -> None:
        new = min(self.workers, rules.MOST_WORKERS.of(pos, pos.me) - pos.me.workers)
        pos.me.workers += new
        pos.me.hand += new
        cites = (*self.rules, rules.MOST_WORKERS.rule)
        if new:
            pos.tell("recruited", pos.active, (new,), cites)
        else:
            pos.tell("no_worker_left", pos.active, (), cites)


def workers(measure: measures.Workers, pos: TzolkinPosition, player: TzolkinPlayer) -> int:
    """Workers in play, or those of the player on one gear."""
    if measure.where == "in_play":
        return player.workers
    who = pos.players.index(player)
    return sum(pos.gears[gear.index].count(who) for gear in pos.tables.gears if gear.id == measure.where)


EFFECTS = {model.Recruit: Recruit}
MEASURES = {measures.Workers: workers}
