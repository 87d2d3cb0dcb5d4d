"""Lines of Teotibot's tiles: the first that can be done, with the first worker that can do it, which then walks on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from engine.actions import Action, Effects, Program, Spot, every_way
from engine.game import Game
from engine.kit import Steps
from engine.model import effects as model
from engine.model.effects import Effect
from engine.purse import Purse, in_front_of
from engine.refusals import Refusal
from engine.teotihuacan import bot_rules, reasons
from engine.teotihuacan.bot import HIGHEST, LOWEST, in_order
from engine.teotihuacan.bot_telling import BOT_PASSES, BOT_WORKER, tell_passed_over
from engine.teotihuacan.bot_walking import leave_palace, walk_on, walk_to_worship
from engine.teotihuacan.drawing import replace_discovery
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.power_ups import PowerUp, raise_power
from engine.teotihuacan.tiles import ACTION_TILES, DISCOVERIES

if TYPE_CHECKING:
    from engine.position import AnyPosition

WORKER, TO_WORSHIP = "worker", "worship"
#: The rules by which workers are looked at in an order.
ORDERS = {HIGHEST: bot_rules.WORKER + bot_rules.HIGHEST, LOWEST: bot_rules.LOWEST}


def refuse_elsewhere(game: Game, place: Spot, word: str) -> None:
    """Only tiles of Teotibot can say so: nobody else has an acting worker that decides nothing."""
    tile = game.tile_index.get(str(place.content[1]), -1) if place.content[0] == "component" else -1
    if tile < 0 or game.tiles[tile].family != ACTION_TILES:
        game.claims.refuse((*place.content, word), f"only tiles of the family {ACTION_TILES} can say this")


class First(Action):
    """The first of several programs that can be completed; what is passed over is told with the reason."""

    def __init__(self, effect: model.First, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        refuse_elsewhere(game, place, "first")
        self.options = tuple(
            game.inner_program(option, place, ("first", n), f"{n}") for n, option in enumerate(effect.options)
        )
        self.can_fail = all(option.can_fail for option in self.options)

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        return every_way(option.refusal(pos, purse.copy()) for option in self.options)

    def run(self, pos: AnyPosition) -> None:
        own = cast("TeotihuacanPosition", pos)
        for line, option in enumerate(self.options, 1):
            refused = option.refusal(pos)
            if refused is None:
                pos.tell("bot_does", own.bot, (line,), self.rules)
                pos.stack.extend(option.frames)
                return
            tell_passed_over(own, line, refused.cited(self.rules))


class AfterWork(NamedTuple):
    """A worker of Teotibot has done its work."""


class ByWorker(Action):
    """Done with the first worker, in an order, with which it can be completed."""

    spends = True

    def __init__(self, effect: model.ByWorker, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        refuse_elsewhere(game, place, "by_worker")
        self.order, self.at = effect.order, tuple(effect.at)
        self.boards = frozenset(game.place_index[board] for board in effect.at)
        self.program: Program = game.inner_program(effect.effects, place, ("by_worker", "effects"), "by")
        self.can_fail = bool(self.at) or self.program.can_fail
        self.order_rules = ORDERS.get(effect.order, bot_rules.WORSHIP)

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        own = cast("TeotihuacanPosition", pos)
        found = in_order(own, self.order, self.boards)
        if not found:
            board = self.at[0] if self.at else own.game.places[own.tables.palace].id
            return Refusal(reasons.NO_WORKER_ON_BOARD, self.order_rules, (board,))
        return every_way(self._refuse(own, n, purse) for n in found)

    def _refuse(self, pos: TeotihuacanPosition, n: int, purse: Purse) -> Refusal | None:
        """Why it cannot be done with one worker; where any board will do, the worker is named."""
        before = pos.at, pos.acting
        worker = pos.players[pos.bot].workers[n]
        pos.at, pos.acting = worker.place, n
        refused = self.program.refusal(pos, purse.copy())
        pos.at, pos.acting = before
        if refused is None or self.at:
            return refused
        told = (pos.game.places[worker.place].id, worker.power, refused.settled())
        return Refusal(BOT_WORKER, bot_rules.MASTERY + self.order_rules, told)

    def run(self, pos: AnyPosition) -> None:
        own = cast("TeotihuacanPosition", pos)
        for n in in_order(own, self.order, self.boards):
            refused = self._refuse(own, n, in_front_of(pos))
            if refused is None:
                self._begin(own, n)
                return
            tell_passed_over(own, 1, refused)

    def _begin(self, pos: TeotihuacanPosition, n: int) -> None:
        worker = pos.players[pos.bot].workers[n]
        pos.at, pos.acting = worker.place, n
        pos.tell("bot_works", pos.bot, (pos.game.places[worker.place].id, worker.power), self.order_rules)
        pos.stack.append(AfterWork())
        pos.stack.extend(self.program.frames)


class Perform(Action):
    """The line of another tile that belongs to the board of the acting worker."""

    can_fail = True
    spends = True

    def __init__(self, effect: model.Perform, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        refuse_elsewhere(game, place, "perform")
        self.lines: dict[int, Program] = {}
        for board, tile in effect.tiles:
            line = _line(game, tile, board)
            if line is None:
                game.claims.refuse((*place.content, "perform", board), f"{tile} has no line for this board")
            else:
                spot = place._replace(address=f"{place.address}/{board}", rules=bot_rules.MASTERY + self.rules)
                self.lines[game.place_index[board]] = game.program(line, spot)

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        line = self.lines.get(cast("TeotihuacanPosition", pos).at)
        if line is None:
            return Refusal(BOT_PASSES, bot_rules.MASTERY, ("palace",))
        return line.refusal(pos, purse)

    def run(self, pos: AnyPosition) -> None:
        pos.stack.extend(self.lines[cast("TeotihuacanPosition", pos).at].frames)


def _line(game: Game, tile: str, board: str) -> tuple[Effect, ...] | None:
    """What a tile does with a worker of a board."""
    for effect in game.tiles[game.tile_index[tile]].effects if tile in game.tile_index else ():
        for option in effect.options if isinstance(effect, model.First) else ():
            for each in option:
                if isinstance(each, model.ByWorker) and board in each.at:
                    return each.effects
    return None


class Walk(Action):
    """The acting worker goes on, past the palace."""

    def __init__(self, effect: model.Walk, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        refuse_elsewhere(game, place, "walk")
        self.to_worship = effect.to == TO_WORSHIP

    def run(self, pos: AnyPosition) -> None:
        (walk_to_worship if self.to_worship else walk_on)(cast("TeotihuacanPosition", pos))


class Discard(Action):
    """The discovery tile beside the worship space of the acting worker goes, and another one comes."""

    def __init__(self, effect: model.Discard, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        refuse_elsewhere(game, place, "discard")
        if effect.family != DISCOVERIES:
            game.claims.refuse((*place.content, "discard"), f"only {DISCOVERIES} lie beside worship spaces")

    def run(self, pos: AnyPosition) -> None:
        own = cast("TeotihuacanPosition", pos)
        space = own.tables.worship_index[own.me.workers[own.acting].place]
        gone = own.worship_tiles[space]
        if gone >= 0:
            pos.tell("bot_discarded", own.bot, (pos.game.tiles[gone].id,), bot_rules.DISCARD)
        replace_discovery(own, space)


# -- power-ups of the acting worker


class PowerActing(Action):
    """The acting worker is powered up, so many times; it may ascend in between."""

    def __init__(self, effect: model.PowerUp, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        refuse_elsewhere(game, place, "power_up")
        self.times = effect.times

    def run(self, pos: AnyPosition) -> None:
        pos.stack.append(PowerAgain(self.times, self.address))


class PowerAgain(NamedTuple):
    """So many power-ups of the acting worker are left."""

    left: int
    address: str


def power_again(pos: TeotihuacanPosition, frame: PowerAgain) -> None:
    if frame.left > 1:
        pos.stack.append(PowerAgain(frame.left - 1, frame.address))
    raise_power(pos, pos.acting, bot_rules.SUCCESS)


def power_up(effect: model.PowerUp, place: Spot, game: Game) -> Action:
    return PowerActing(effect, place, game) if effect.where == WORKER else PowerUp(effect, place, game)


def after_work(pos: TeotihuacanPosition, frame: AfterWork) -> None:
    """A table can agree that nobody stays in the palace."""
    if pos.tables.bot is not None and pos.tables.bot.leaves_palace:
        leave_palace(pos)


EFFECTS: Effects = {
    model.First: First,
    model.ByWorker: ByWorker,
    model.Perform: Perform,
    model.Walk: Walk,
    model.Discard: Discard,
    model.PowerUp: power_up,
}
STEPS: Steps = {AfterWork: after_work, PowerAgain: power_again}
