"""Building: pay what a tile on display costs, take it, and enjoy what it gives at once."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import Site, renew
from engine.binding import Citation
from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import Action, Purse, give_back, pay_from
from engine.game import Game
from engine.model import effects as model
from engine.moves import Move
from engine.notation import index_in
from engine.position import NOBODY
from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPosition


class Build(Action):
    """Ask which tile; impossible when none on display can be paid."""

    can_fail = True
    __slots__ = ("family", "most", "corn_each", "site")

    def __init__(self, effect: model.Build, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.family, self.most = effect.family, effect.most
        self.corn_each = effect.corn_each
        self.site: Site = game.abilities.site("cost.build", home)

    def refusal(self, pos: TzolkinPosition, purse: Purse) -> Refusal | None:
        for tile in on_display(pos, self):
            if cannot_pay(pos, self, tile, purse[:]) is None:
                return None
        return building_rule(self) + rules.CANNOT_PAY

    def run(self, pos: TzolkinPosition) -> None:
        pos.stack.append(("build", 0, self.address))


def on_display(pos: TzolkinPosition, action: Build) -> list[int]:
    return pos.monuments if action.family == "monuments" else pos.display


def building_rule(action: Build) -> Citation:
    return rules.BUILD_MONUMENT if action.family == "monuments" else rules.BUILD


def price(pos: TzolkinPosition, action: Build, tile: int) -> tuple[tuple[tuple[int, int], ...], int]:
    """The printed goods and, where abilities add to the price, resources of the player's choice."""
    cost = tuple((pos.game.good_index[good], n) for good, n in pos.game.tiles[tile].cost)
    if action.corn_each:
        pieces = sum(n for good, n in cost if good in pos.game.resources)
        rest = tuple((good, n) for good, n in cost if good not in pos.game.resources)
        return (*rest, (pos.tables.corn, pieces * action.corn_each)), 0
    bent = pos.in_force & action.site.mask
    return cost, max(0, action.site.bend(bent)[0]) if bent else 0


def cannot_pay(pos: TzolkinPosition, action: Build, tile: int, purse: Purse) -> Refusal | None:
    cost, extra = price(pos, action, tile)
    return pay_from(pos, purse, cost, extra)


def tiles(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    shown = on_display(pos, pos.game.actions[frame[2]])
    return [pos.game.moves.move("build", tile) for tile in dict.fromkeys(shown)]


def refuse_build(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    action, tile = pos.game.actions[frame[2]], move.args[0]
    if tile not in on_display(pos, action):
        return building_rule(action)
    refused = cannot_pay(pos, action, tile, pos.me.goods[:])
    return None if refused is None else building_rule(action) + refused


def play_build(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    _, built, address = frame
    action, tile = pos.game.actions[address], move.args[0]
    if built + 1 < action.most:
        pos.stack.append(("build", built + 1, address))
    cost, extra = price(pos, action, tile)
    on_display(pos, action).remove(tile)
    pos.stack.append(("put_up", tile, address))
    if extra:
        pos.stack.append(("pay", extra, address))
    for good, amount in cost:
        give_back(pos, good, amount, action.rules)


def put_up(pos: TzolkinPosition, tile: int, address: str) -> None:
    """The tile is paid: it lies in front of its builder and gives what it gives."""
    action = pos.game.actions[address]
    component = pos.game.tiles[tile]
    pos.me.tiles.append(tile)
    renew(pos, pos.me)
    pos.tell("built", pos.active, (component.id,), action.rules + building_rule(action))
    pos.stack.extend(pos.game.tile_programs[component.id].frames)


def enough(pos: TzolkinPosition, frame: Frame) -> Refusal | None:
    """Stopping is allowed once something has been built."""
    return None if frame[1] else pos.game.actions[frame[2]].rules


def refill(pos: TzolkinPosition) -> None:
    """At the end of a turn the display is filled from the stack of the present age."""
    gaps = rules.DISPLAY.plain(pos.game) - len(pos.display)
    if gaps > 0:
        reveal(pos, gaps, rules.REFILL)


def off_the_top(pos: TzolkinPosition, pile: tuple[int, ...], count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """So many tiles of a pile, and the rest; draws that have been fixed beforehand lie on top of it."""
    fixed = tuple(index_in("draws", name, pos.game.tile_index) for name in pos.draws[:count])
    pos.draws = pos.draws[len(fixed) :]
    rest = count - len(fixed)
    return fixed + pile[:rest], pile[rest:]


def reveal(pos: TzolkinPosition, count: int, cites: Citation) -> None:
    """Tiles from the stack of the present age to the display, as far as there are any."""
    decks = list(pos.decks)
    fresh, decks[pos.age - 1] = off_the_top(pos, decks[pos.age - 1], count)
    pos.decks = (decks[0], decks[1])
    pos.display.extend(fresh)
    for tile in fresh:
        pos.tell("revealed", NOBODY, (pos.game.tiles[tile].id,), (*cites, rules.DISPLAY.rule))


EFFECTS = {model.Build: Build}
MOVES = {"build": MoveKind(tiles, refuse_build, play_build)}
STEPS = {"put_up": put_up}
