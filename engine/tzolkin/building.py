"""Building: pay what a tile on display costs, take it, and enjoy what it gives at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, cast

from engine.abilities import Site, added
from engine.actions import Action, Effects, Spot
from engine.decisions import MoveKind, MoveKinds
from engine.explaining import add_up, changes
from engine.gains import levy, unpaid_tax
from engine.game import Game
from engine.handles import Citation
from engine.kit import Questions, Steps
from engine.model import effects as model
from engine.moments import Fire, fire
from engine.moves import Move
from engine.payments import PayAny, give_back, named, short
from engine.position import NOBODY
from engine.purse import Price, Purse, affords, in_front_of
from engine.refusals import Refusal
from engine.tzolkin import reasons, rules
from engine.tzolkin.display import on_display, take_away
from engine.tzolkin.frames import NOTHING_TORN, Another, Construct, PutUp, Save
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.tiles import BUILDINGS, MONUMENTS

if TYPE_CHECKING:
    from engine.position import AnyPosition


class Build(Action):
    """Ask which tile; impossible when none on display can be paid."""

    can_fail = True
    asks: tuple[str, ...] = ("build",)

    def __init__(self, effect: model.Build, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.family, self.most = effect.family, effect.most
        self.corn_each = effect.corn_each
        self.site: Site = game.abilities.site("cost.build" if effect.family == BUILDINGS else "", place.home)
        if effect.family not in (BUILDINGS, MONUMENTS):
            game.claims.refuse((*place.content, "build", "family"), f"only {BUILDINGS} and {MONUMENTS} are on display")
        game.moments.comes("building", place.home)
        self.is_benefit = place.home in game.tile_index and game.tiles[game.tile_index[place.home]].family == BUILDINGS

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        own = cast("TzolkinPosition", pos)
        bits = self.in_force(own)
        if any_payable(own, self, purse, bits):
            return None
        cites = building_rule(self) + rules.CANNOT_PAY + self.site.bend(bits).rules
        cites += self.rules if self.corn_each else ()
        return Refusal(reasons.NONE_PAYABLE, cites, none_payable(own, self, purse, bits))

    def is_possible(self, pos: AnyPosition, purse: Purse) -> bool:
        own = cast("TzolkinPosition", pos)
        return any_payable(own, self, purse, self.in_force(own))

    def run(self, pos: AnyPosition) -> None:
        pos.in_force = self.in_force(cast("TzolkinPosition", pos))
        pos.stack.append(Construct(0, 0, self.address))

    def in_force(self, pos: TzolkinPosition) -> int:
        """A building that another one brings is constructed as always, even at the end of a quick action."""
        return pos.in_force | pos.me.held & pos.tables.grouped if self.is_benefit else pos.in_force


def none_payable(pos: TzolkinPosition, action: Build, purse: Purse, bits: int) -> tuple[object, ...]:
    """The tiles, and what is not printed on them: the least corn that would do, or what abilities spare or add."""
    tiles = on_display(pos, action.family)
    if action.corn_each:
        bent = (min((_corn(pos, action, tile, bits) for tile in tiles), default=0), 0, 0)
    else:
        bent = (0, *action.site.bend(bits)[:2])
    return (pos, action.family, tiles, bent, purse.goods, ())


def _corn(pos: TzolkinPosition, action: Build, tile: int, bits: int) -> int:
    return dict(in_corn(pos, action, pos.tables.needs[tile], bits))[pos.tables.corn]


def build_at(pos: TzolkinPosition, address: str) -> Build:
    action = pos.game.actions[address]
    assert isinstance(action, Build)
    return action


def building_rule(action: Build) -> Citation:
    return rules.BUILD_MONUMENT if action.family == MONUMENTS else rules.BUILD


# -- the price


def in_corn(pos: TzolkinPosition, action: Build, cost: Price, bits: int) -> Price:
    """Corn for each resource; what is no resource stays as it is printed."""
    pieces, rest = 0, list[tuple[int, int]]()
    for good, n in cost:
        if good in pos.game.resources:
            pieces += n
        else:
            rest.append((good, n))
    return (*rest, (pos.tables.corn, action.site.price(pieces, bits) * action.corn_each))


def credited(pos: TzolkinPosition, cost: Price, torn: int) -> Price:
    """What is left of a cost when the resources of a building that was torn down count towards it."""
    if torn == NOTHING_TORN:
        return cost
    old = {good: n for good, n in pos.tables.costs[torn] if good in pos.game.resources}
    return tuple((good, n - min(n, old.get(good, 0))) for good, n in cost)


def renovatable(pos: TzolkinPosition) -> list[int]:
    """The buildings of the active player that may be torn down for another one."""
    held = pos.me.held
    return [pos.game.tile_index[each.holding.source] for each in pos.tables.renovations if each.holding.bit & held]


def without_piece(cost: Price, good: int) -> Price:
    return tuple((g, n - (g == good)) for g, n in cost)


def spared(pos: TzolkinPosition, cost: Price) -> list[int]:
    """The resources of a cost: a discount can spare a piece of any of them."""
    return [good for good, n in cost if n and good in pos.game.resources]


def prices(pos: TzolkinPosition, cost: Price, discount: int) -> Iterator[Price]:
    """What is left of a cost, whichever pieces a discount spares."""
    choices = spared(pos, cost) if discount else []
    if not choices:
        yield cost
    for good in choices:
        yield from prices(pos, without_piece(cost, good), discount - 1)


def is_payable(
    pos: TzolkinPosition, action: Build, tile: int, purse: Purse, bits: int, torn: int = NOTHING_TORN
) -> bool:
    """Whether the tile can be paid with the abilities in `bits`; most prices are as printed, or in corn."""
    site, cost = action.site, pos.tables.needs[tile]
    if bits & site.taxed or (bits & site.mask and not action.corn_each):
        return cannot_pay(pos, action, tile, purse, bits, torn) is None
    if torn != NOTHING_TORN:
        cost = credited(pos, cost, torn)
    return affords(pos, purse.goods, in_corn(pos, action, cost, bits) if action.corn_each else cost, 0)


def cannot_pay(
    pos: TzolkinPosition, action: Build, tile: int, purse: Purse, bits: int, torn: int = NOTHING_TORN
) -> Refusal | None:
    """Why the tile cannot be paid with the abilities in `bits`, whichever pieces a discount spares."""
    site, cost = action.site, pos.tables.needs[tile]
    if torn != NOTHING_TORN:
        cost = credited(pos, cost, torn)
    if action.corn_each:
        price = in_corn(pos, action, cost, bits)
        if affords(pos, purse.goods, price, 0):
            return _untaxed(pos, action, purse, price, 0, bits)
        return _short_in_corn(pos, action, purse, cost, price, bits)
    if not bits & (site.mask | site.taxed):
        return None if affords(pos, purse.goods, cost, 0) else _short(pos, action, purse, cost, bits)
    less, more, _ = site.bend(bits)
    within = [price for price in prices(pos, cost, less) if affords(pos, purse.goods, price, more)]
    if not within:
        return _short(pos, action, purse, cost, bits)
    ways = [_untaxed(pos, action, purse, price, more, bits) for price in within]
    return None if None in ways else ways[0]


def _short(pos: TzolkinPosition, action: Build, purse: Purse, cost: Price, bits: int) -> Refusal:
    """The printed cost, and what abilities change of it."""
    less, more, bent = action.site.bend(bits)
    cites = building_rule(action) + rules.CANNOT_PAY + bent
    return Refusal(reasons.TILE_SHORT, cites, (pos.game, cost, less, more, purse.goods, ()))


def _short_in_corn(pos: TzolkinPosition, action: Build, purse: Purse, cost: Price, price: Price, bits: int) -> Refusal:
    """Corn for each resource that is left of the printed cost; what is no resource is paid as it is."""
    cites = building_rule(action) + rules.CANNOT_PAY + action.rules
    if bits & action.site.mask:
        cites += action.site.bend(bits).rules
    return Refusal(reasons.TILE_SHORT_IN_CORN, cites, (pos, action.corn_each, price, purse.goods, ()))


def any_payable(pos: TzolkinPosition, action: Build, purse: Purse, bits: int) -> bool:
    """Whether anything on display can be paid, perhaps by renovation; a price that no ability meets is as printed."""
    tiles, site = on_display(pos, action.family), action.site
    if action.corn_each or bits & (site.mask | site.taxed):
        payable = any(is_payable(pos, action, tile, purse, bits) for tile in tiles)
        return payable or _by_renovation(pos, action, purse, bits)
    goods, costs = purse.goods, pos.tables.needs
    for tile in tiles:
        for good, amount in costs[tile]:
            if goods[good] < amount:
                break
        else:
            return True
    return _by_renovation(pos, action, purse, bits)


def _by_renovation(pos: TzolkinPosition, action: Build, purse: Purse, bits: int) -> bool:
    if not pos.tables.renovation_bits or not pos.me.held & pos.tables.renovation_bits:
        return False
    return any(any_payable_after(pos, action, purse, bits, old) for old in renovatable(pos))


def any_payable_after(pos: TzolkinPosition, action: Build, purse: Purse, bits: int, torn: int) -> bool:
    """Whether anything on display can be paid when a building has been torn down for it."""
    tiles = on_display(pos, action.family)
    return any(is_payable(pos, action, tile, purse, bits, torn) for tile in tiles)


def _untaxed(pos: TzolkinPosition, action: Build, purse: Purse, price: Price, wild: int, bits: int) -> Refusal | None:
    """Why the taxes on a price cannot be paid when the price has been."""
    if not bits & action.site.taxed:
        return None
    left = purse.copy()
    left.pay(pos, price, wild)
    refused = unpaid_tax(pos, action.site, 1, bits, left)
    return None if refused is None else refused.besides(named(pos, price, wild), building_rule(action))


# -- build {component}, and plain {component}: the same without the abilities that serve one building only


def buildable(pos: TzolkinPosition, frame: Construct) -> Iterable[Move]:
    return _moves("build", pos, build_at(pos, frame.address))


def buildable_plain(pos: TzolkinPosition, frame: Construct) -> Iterable[Move]:
    action = build_at(pos, frame.address)
    return _moves("plain", pos, action) if _can_save_help(pos, frame, action) else ()


def _moves(kind: str, pos: TzolkinPosition, action: Build) -> list[Move]:
    return [pos.game.moves.move(kind, tile) for tile in dict.fromkeys(on_display(pos, action.family))]


def payable(pos: TzolkinPosition, frame: Construct) -> Iterable[Move]:
    action, purse = build_at(pos, frame.address), in_front_of(pos)
    bits = pos.in_force & ~pos.tables.grouped if frame.helped else pos.in_force
    tiles = dict.fromkeys(on_display(pos, action.family))
    return pos.game.moves.each("build", [t for t in tiles if is_payable(pos, action, t, purse, bits, frame.torn)])


def _can_save_help(pos: TzolkinPosition, frame: Construct, action: Build) -> bool:
    """Help can be kept for another building while it is there, is unused, and one more may follow."""
    return bool(pos.in_force & pos.tables.grouped) and not frame.helped and frame.built + 1 < action.most


def helping(pos: TzolkinPosition, frame: Construct, move: Move) -> int:
    """The abilities that serve this building."""
    plain = move.kind == "plain" or frame.helped
    return pos.in_force & ~pos.tables.grouped if plain else pos.in_force


def refuse_build(pos: TzolkinPosition, frame: Construct, move: Move) -> Refusal | None:
    action, tile = build_at(pos, frame.address), move.args[0]
    if tile not in on_display(pos, action.family):
        return _not_there(pos, action, tile)
    if move.kind == "plain" and not _can_save_help(pos, frame, action):
        return _nothing_to_save(pos, frame, action)
    return cannot_pay(pos, action, tile, in_front_of(pos), helping(pos, frame, move), frame.torn)


def _not_there(pos: TzolkinPosition, action: Build, tile: int) -> Refusal:
    """A tile that another action constructs, or that is not on display."""
    component = pos.game.tiles[tile]
    if component.family == action.family:
        return Refusal(reasons.NOT_ON_DISPLAY, building_rule(action), (component.id,))
    cites = action.rules
    if component.family == MONUMENTS:
        cites = cites + rules.BUILD_MONUMENT if _is_alternative(pos, action) else rules.BUILD_MONUMENT + cites
    return Refusal(reasons.OTHER_FAMILY, cites, (component.id, action.family))


def _is_alternative(pos: TzolkinPosition, action: Build) -> bool:
    """Whether the same space would have let its player construct something of another family instead."""
    here = (each for each in pos.game.actions.values() if isinstance(each, Build) and each.home == action.home)
    return any(each.family != action.family for each in here)


def _nothing_to_save(pos: TzolkinPosition, frame: Construct, action: Build) -> Refusal:
    """Why help cannot be kept for another building."""
    if not pos.in_force & pos.tables.grouped:
        return Refusal(reasons.NO_HELP, rules.ONE_BUILDING)
    if frame.helped:
        return Refusal(reasons.HELP_USED, rules.ONE_BUILDING)
    return Refusal(reasons.LAST_BUILDING, rules.ONE_BUILDING, (action.most,))


def play_build(pos: TzolkinPosition, frame: Construct, move: Move) -> None:
    """Pay, put the tile up, and ask for another one while the action allows it."""
    action, tile = build_at(pos, frame.address), move.args[0]
    bits = helping(pos, frame, move)
    if frame.built + 1 < action.most:
        used = frame.helped or int(bool(bits & pos.tables.grouped))
        pos.stack.append(Another(frame.built + 1, used, frame.address))
    take_away(pos, action.family, tile)
    plain = pos.tables.grouped & ~bits
    pos.stack.append(PutUp(tile, plain, frame.address))
    _ask_price(pos, action, credited(pos, pos.tables.costs[tile], frame.torn), bits)


def _ask_price(pos: TzolkinPosition, action: Build, cost: Price, bits: int) -> None:
    """The taxes are done when the price has been paid."""
    less, more, cites = action.site.bend(bits)
    cites += levy(pos, action.site, 1, bits)
    pos.game.abilities.spend(pos, bits & action.site.mask)
    if action.corn_each:
        price = in_corn(pos, action, cost, bits)
        if pos.explains:
            _explain(pos, action, cost, price, bits)
        _pay(pos, price, action.rules + cites)
        if not any(amount for _, amount in price):
            pos.tell("paid", pos.active, (pos.game.goods[pos.tables.corn], 0), action.rules + cites)
        return
    if more:
        pos.stack.append(PayAny(more, action.address))
    spare(pos, Save(less, cost, cites, action.address))


def _explain(pos: TzolkinPosition, action: Build, cost: Price, price: Price, bits: int) -> None:
    """Corn for every resource that is printed, and what abilities spare or add."""
    pieces = sum(n for good, n in cost if good in pos.game.resources)
    bent = [(by * action.corn_each, rule) for by, rule in changes(action.site, bits)]
    corn = dict(price)[pos.tables.corn]
    add_up(pos, pos.game.goods[pos.tables.corn], corn, [(pieces * action.corn_each, action.rules[0]), *bent])


def _pay(pos: TzolkinPosition, cost: Price, cites: Citation) -> None:
    for good, amount in cost:
        give_back(pos, good, amount, cites)


def another(pos: TzolkinPosition, frame: Another) -> None:
    """A second building, if it can be paid; a level that the first one brought may serve it."""
    pos.in_force |= pos.me.held & pos.tables.grouped
    pos.stack.append(Construct(frame.built, frame.helped, frame.address))


def tell_too_dear(pos: TzolkinPosition, frame: Construct) -> None:
    """Another building is allowed, but none can be paid."""
    action = build_at(pos, frame.address)
    bits = pos.in_force & ~pos.tables.grouped if frame.helped else pos.in_force
    if not any_payable(pos, action, in_front_of(pos), bits):
        pos.tell("cannot_do", pos.active, (), action.rules + building_rule(action) + rules.CANNOT_PAY)


def put_up(pos: TzolkinPosition, frame: PutUp) -> None:
    """The tile is paid: it lies in front of its builder and gives what it gives."""
    action = build_at(pos, frame.address)
    component = pos.game.tiles[frame.tile]
    pos.me.tiles += (frame.tile,)
    added(pos, pos.me, pos.game.tile_bits[frame.tile])
    cites = action.rules + building_rule(action)
    served = action.most > 1 and pos.in_force & pos.tables.grouped and action.family == BUILDINGS
    pos.tell("built", pos.active, (component.id,), cites + (rules.ONE_BUILDING if served else ()))
    if action.family == BUILDINGS:
        _tell_gap(pos)
        if frame.tile in pos.tables.keepers:
            pos.stack.append(Fire("laid", component.id))
        pos.stack.extend(pos.tables.programs[frame.tile].frames)
        fire(pos, "building", action.home, frame.plain)


def _tell_gap(pos: TzolkinPosition) -> None:
    """The stack of the present age has too few tiles for the gaps in the row; an older gap is no news."""
    if pos.trace is None:
        return
    gaps, left = rules.DISPLAY.of(pos.game) - len(pos.display), len(pos.decks[pos.age - 1])
    if left < gaps and (left or gaps == 1):
        pos.tell("gap_stays", NOBODY, (left,), rules.REFILL)


# -- save {good}: the piece that a discount spares


def spare(pos: TzolkinPosition, frame: Save) -> None:
    """Pay what is left of the price; ask first which piece is spared, while there is one to spare."""
    if frame.discount and spared(pos, frame.cost):
        pos.stack.append(frame)
    else:
        _pay(pos, frame.cost, pos.game.actions[frame.address].rules + frame.cites)


def pieces(pos: TzolkinPosition, frame: Save) -> Iterable[Move]:
    return [pos.game.moves.move("save", good) for good in spared(pos, frame.cost)]


def refuse_save(pos: TzolkinPosition, frame: Save, move: Move) -> Refusal | None:
    good = move.args[0]
    if good not in spared(pos, frame.cost):
        return Refusal(reasons.NOT_IN_COST, frame.cites, (pos.game.goods[good],))
    left, goods = without_piece(frame.cost, good), pos.me.goods
    ways = list(prices(pos, left, frame.discount - 1))
    if any(affords(pos, goods, price, 0) for price in ways):
        return None
    return short(pos, ways[0], 0, goods, rules.CANNOT_PAY + frame.cites)


def play_save(pos: TzolkinPosition, frame: Save, move: Move) -> None:
    pos.tell("saved", pos.active, (pos.game.goods[move.args[0]],), frame.cites)
    spare(pos, frame._replace(discount=frame.discount - 1, cost=without_piece(frame.cost, move.args[0])))


def enough(pos: TzolkinPosition, frame: Construct) -> Refusal | None:
    """Stopping is allowed once something has been built, unless another building has been torn down for the next."""
    if frame.torn != NOTHING_TORN:
        return Refusal(reasons.NEW_ONE_FIRST, rules.RENOVATE, (pos.game.tiles[frame.torn].id,))
    return None if frame.built else Refusal(reasons.BUILD_FIRST, build_at(pos, frame.address).rules)


EFFECTS: Effects = {model.Build: Build}
MOVES: MoveKinds = {
    "build": MoveKind(buildable, refuse_build, play_build, payable),
    "plain": MoveKind(buildable_plain, refuse_build, play_build),
    "save": MoveKind(pieces, refuse_save, play_save),
}
QUESTIONS: Questions = {"build": Construct, "save": Save}
STEPS: Steps = {PutUp: put_up, Another: another}
