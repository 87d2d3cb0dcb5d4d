"""Building: pay what a tile on display costs, take it, and enjoy what it gives at once."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import Site, renew
from engine.binding import Citation
from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import Action, Purse, affords, give_back
from engine.game import Game
from engine.model import effects as model
from engine.moments import fire
from engine.moves import Move
from engine.notation import index_in
from engine.position import NOBODY
from engine.tzolkin import rules
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.tables import Cost

BUILDINGS, MONUMENTS = "buildings", "monuments"


class Build(Action):
    """Ask which tile; impossible when none on display can be paid."""

    can_fail = True
    __slots__ = ("family", "most", "corn_each", "site")

    def __init__(self, effect: model.Build, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.family, self.most = effect.family, effect.most
        self.corn_each = effect.corn_each
        self.site: Site = game.abilities.site("cost.build" if effect.family == BUILDINGS else "", home)

    def refusal(self, pos: TzolkinPosition, purse: Purse) -> Refusal | None:
        for tile in on_display(pos, self):
            if cannot_pay(pos, self, tile, purse, pos.in_force) is None:
                return None
        return building_rule(self) + rules.CANNOT_PAY

    def run(self, pos: TzolkinPosition) -> None:
        pos.stack.append(("build", 0, 0, self.address))


def on_display(pos: TzolkinPosition, action: Build) -> list[int]:
    return pos.monuments if action.family == MONUMENTS else pos.display


def building_rule(action: Build) -> Citation:
    return rules.BUILD_MONUMENT if action.family == MONUMENTS else rules.BUILD


# -- the price


def in_corn(pos: TzolkinPosition, action: Build, cost: Cost, discount: int) -> Cost:
    """Corn for each resource; what is no resource stays as it is printed."""
    pieces = sum(n for good, n in cost if good in pos.game.resources)
    rest = tuple((good, n) for good, n in cost if good not in pos.game.resources)
    return (*rest, (pos.tables.corn, max(0, pieces - discount) * action.corn_each))


def without_piece(cost: Cost, good: int) -> Cost:
    return tuple((g, n - (g == good)) for g, n in cost)


def spared(pos: TzolkinPosition, cost: Cost) -> list[int]:
    """The resources of a cost: a discount can spare a piece of any of them."""
    return [good for good, n in cost if n and good in pos.game.resources]


def cannot_pay(pos: TzolkinPosition, action: Build, tile: int, purse: Purse, bits: int) -> Refusal | None:
    """Whether the tile can be paid with the abilities in `bits`, whichever pieces a discount spares."""
    discount, surcharge, _ = action.site.split(bits)
    cost = pos.tables.costs[tile]
    if action.corn_each:
        price = in_corn(pos, action, cost, discount - surcharge)
        return None if affords(pos, purse, price, 0) else rules.CANNOT_PAY
    return _cannot_pay_printed(pos, purse, cost, discount, surcharge)


def _cannot_pay_printed(pos: TzolkinPosition, purse: Purse, cost: Cost, discount: int, extra: int) -> Refusal | None:
    choices = spared(pos, cost) if discount else []
    if not choices:
        return None if affords(pos, purse, cost, extra) else rules.CANNOT_PAY
    refused = [_cannot_pay_printed(pos, purse, without_piece(cost, good), discount - 1, extra) for good in choices]
    return None if None in refused else refused[0]


# -- build {component}, and plain {component}: the same without the abilities that serve one building only


def tiles(kind: str, pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    action = pos.game.actions[frame[3]]
    if kind == "plain" and not _can_save_help(pos, frame, action):
        return ()
    return [pos.game.moves.move(kind, tile) for tile in dict.fromkeys(on_display(pos, action))]


def _can_save_help(pos: TzolkinPosition, frame: Frame, action: Build) -> bool:
    """Help can be kept for another building while it is there, is unused, and one more may follow."""
    return bool(pos.in_force & pos.tables.grouped) and not frame[2] and frame[1] + 1 < action.most


def helping(pos: TzolkinPosition, frame: Frame, move: Move) -> int:
    """The abilities that serve this building."""
    plain = move.kind == "plain" or frame[2]
    return pos.in_force & ~pos.tables.grouped if plain else pos.in_force


def refuse_build(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    action, tile = pos.game.actions[frame[3]], move.args[0]
    if tile not in on_display(pos, action):
        monument = MONUMENTS in (pos.game.tiles[tile].family, action.family)
        return rules.BUILD_MONUMENT if monument else rules.BUILD
    if move.kind == "plain" and not _can_save_help(pos, frame, action):
        return rules.ONE_BUILDING
    refused = cannot_pay(pos, action, tile, pos.me.goods, helping(pos, frame, move))
    return None if refused is None else building_rule(action) + refused


def play_build(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    """Pay, put the tile up, and ask for another one while the action allows it."""
    _, built, helped, address = frame
    action, tile = pos.game.actions[address], move.args[0]
    bits = helping(pos, frame, move)
    if built + 1 < action.most:
        used = helped or int(bool(bits & pos.tables.grouped))
        pos.stack.append(("another", built + 1, used, address))
    on_display(pos, action).remove(tile)
    plain = pos.tables.grouped & ~bits
    pos.stack.append(("put_up", tile, plain, address))
    _ask_price(pos, action, tile, bits)


def _ask_price(pos: TzolkinPosition, action: Build, tile: int, bits: int) -> None:
    discount, surcharge, cites = action.site.split(bits)
    cost = pos.tables.costs[tile]
    if action.corn_each:
        _pay(pos, in_corn(pos, action, cost, discount - surcharge), action.rules + cites)
        return
    if surcharge:
        pos.stack.append(("pay", surcharge, action.address))
    pos.stack.append(("spare", discount, cost, cites, action.address))


def _pay(pos: TzolkinPosition, cost: Cost, cites: Citation) -> None:
    for good, amount in cost:
        give_back(pos, good, amount, cites)


def another(pos: TzolkinPosition, built: int, helped: int, address: str) -> None:
    """A second building, if anything can still be paid; a level that the first one brought may serve it."""
    action = pos.game.actions[address]
    pos.in_force |= pos.me.held & pos.tables.grouped
    bits = pos.in_force & ~pos.tables.grouped if helped else pos.in_force
    if any(cannot_pay(pos, action, tile, pos.me.goods, bits) is None for tile in on_display(pos, action)):
        pos.stack.append(("build", built, helped, address))


def put_up(pos: TzolkinPosition, tile: int, plain: int, address: str) -> None:
    """The tile is paid: it lies in front of its builder and gives what it gives."""
    action = pos.game.actions[address]
    component = pos.game.tiles[tile]
    pos.me.tiles.append(tile)
    renew(pos, pos.me)
    cites = action.rules + building_rule(action)
    served = action.most > 1 and pos.in_force & pos.tables.grouped and action.family == BUILDINGS
    pos.tell("built", pos.active, (component.id,), cites + (rules.ONE_BUILDING if served else ()))
    pos.stack.extend(pos.game.tile_programs[component.id].frames)
    if action.family == BUILDINGS:
        fire(pos, "building", action.home, plain)


# -- save {good}: the piece that a discount spares


def spare(pos: TzolkinPosition, discount: int, cost: Cost, cites: Citation, address: str) -> None:
    """Pay what is left of the price; ask first which piece is spared, while there is one to spare."""
    if discount and spared(pos, cost):
        pos.stack.append(("save", discount, cost, cites, address))
    else:
        _pay(pos, cost, pos.game.actions[address].rules + cites)


def pieces(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return [pos.game.moves.move("save", good) for good in spared(pos, frame[2])]


def refuse_save(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    _, discount, cost, cites, _ = frame
    if move.args[0] not in spared(pos, cost):
        return cites  # type: ignore[no-any-return]
    left = without_piece(cost, move.args[0])
    return _cannot_pay_printed(pos, pos.me.goods, left, discount - 1, 0)


def play_save(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    _, discount, cost, cites, address = frame
    pos.tell("saved", pos.active, (pos.game.goods[move.args[0]],), cites)
    spare(pos, discount - 1, without_piece(cost, move.args[0]), cites, address)


def enough(pos: TzolkinPosition, frame: Frame) -> Refusal | None:
    """Stopping is allowed once something has been built."""
    return None if frame[1] else pos.game.actions[frame[3]].rules


# -- the display


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
MOVES = {
    "build": MoveKind(lambda pos, frame: tiles("build", pos, frame), refuse_build, play_build),
    "plain": MoveKind(lambda pos, frame: tiles("plain", pos, frame), refuse_build, play_build),
    "save": MoveKind(pieces, refuse_save, play_save),
}
STEPS = {"put_up": put_up, "another": another, "spare": spare}
