"""Placing workers: on the lowest free space of a gear, or on the starting player space, each paid at once."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import Site
from engine.decisions import MoveKind, MoveKinds, Refusal
from engine.gains import levy, unpaid_tax
from engine.handles import Citation
from engine.kit import Questions
from engine.moves import Move
from engine.payments import give_back
from engine.position import NOBODY
from engine.purse import Purse, purse_of
from engine.tzolkin import rules
from engine.tzolkin.frames import Mercy, Placing, Turn
from engine.tzolkin.position import EMPTY, NEUTRAL, TzolkinPosition
from engine.tzolkin.tables import Gear

NOWHERE = -1
#: The question after so many workers.
PLACING = tuple(Placing(placed) for placed in range(NEUTRAL + 1))
Asking = Turn | Placing | Mercy


def lowest_space(pos: TzolkinPosition, gear: Gear) -> int:
    """The lowest numbered space without a worker; nowhere (-1) when the gear is full."""
    try:
        return pos.gears[gear.index].index(EMPTY, 0, gear.numbered)
    except ValueError:
        return NOWHERE


def crowd_cost(pos: TzolkinPosition, placed: int) -> int:
    """What one more worker adds to the cost of all workers placed this turn."""
    me = pos.players[pos.active]
    if not me.held & pos.tables.bent_prices:
        return pos.tables.usual_crowd[placed]
    crowd, bent = rules.CROWD.of(pos, me), me.held & pos.tables.crowd.mask
    if not placed:
        return crowd[1]
    if not bent:
        return crowd[placed + 1] - crowd[placed]
    before = crowd[placed] if placed == 1 else pos.tables.crowd.price(crowd[placed], bent)
    return max(0, pos.tables.crowd.price(crowd[placed + 1], bent) - before)


def space_cost(pos: TzolkinPosition, gear: Gear) -> int:
    """The number of the lowest free space, as abilities change it; nowhere (-1) when the gear is full."""
    number = lowest_space(pos, gear)
    if number == NOWHERE:
        return number
    bent = pos.players[pos.active].held & gear.placing[number].mask
    return gear.placing[number].price(number, bent) if bent else number


def cost(pos: TzolkinPosition, placed: int, move: Move) -> int:
    """Corn for the next worker: the number of its space and its share of the crowd."""
    gear = pos.tables.gear_of.get(move.args[0])
    return crowd_cost(pos, placed) + (space_cost(pos, gear) if gear is not None else 0)


def sites(pos: TzolkinPosition, placed: int, move: Move) -> list[Site]:
    """Where abilities meet the next worker: at its space, and in the crowd if it is not the first."""
    gear = pos.tables.gear_of.get(move.args[0])
    space = [gear.placing[lowest_space(pos, gear)]] if gear is not None else []
    return [*space, pos.tables.crowd] if placed else space


def places(pos: TzolkinPosition, frame: Asking) -> Iterable[Move]:
    return pos.tables.place_moves if pos.players[pos.active].hand else ()


def placements(pos: TzolkinPosition, frame: Asking) -> Iterable[Move]:
    """Asked at every turn, so what all places have in common is looked up once."""
    me = pos.players[pos.active]
    if not me.hand:
        return ()
    if me.held & pos.tables.taxed_prices or type(frame) is Mercy:
        return [move for move in pos.tables.place_moves if refuse_place(pos, frame, move) is None]
    if me.held & pos.tables.bent_prices:
        left = me.goods[pos.tables.corn] - crowd_cost(pos, frame.placed)
        found = [gear.place_move for gear in pos.tables.gears if NOWHERE < space_cost(pos, gear) <= left]
    else:
        left = me.goods[pos.tables.corn] - pos.tables.usual_crowd[frame.placed]
        found = _at_the_usual_price(pos, left)
    if pos.first_space == NOBODY and left >= 0:
        found.append(pos.tables.first_space_move)
    return found


def _at_the_usual_price(pos: TzolkinPosition, left: int) -> list[Move]:
    """The gears whose lowest free space costs no more than is left, where its number is its price."""
    found = []
    for row, gear in zip(pos.gears, pos.tables.gears, strict=True):
        try:
            if row.index(EMPTY, 0, gear.numbered) <= left:
                found.append(gear.place_move)
        except ValueError:  # a full gear
            continue
    return found


def refuse_place(pos: TzolkinPosition, frame: Asking, move: Move) -> Refusal | None:
    refused = no_room(pos, move)
    if refused is not None:
        return refused
    price = cost(pos, frame.placed, move)
    if isinstance(frame, Mercy):
        return None if price == cheapest(pos) else rules.MERCY
    me = pos.players[pos.active]
    if price > me.goods[pos.tables.corn]:
        return rules.AFFORD
    return _untaxed(pos, frame.placed, move, price) if me.held & pos.tables.taxed_prices else None


def _untaxed(pos: TzolkinPosition, placed: int, move: Move, corn: int) -> Refusal | None:
    """Why the taxes on placing cannot be paid, when the corn has been."""
    purse: Purse = purse_of(pos)
    purse.goods[pos.tables.corn] -= corn
    for site in sites(pos, placed, move):
        refused = unpaid_tax(pos, site, 1, pos.me.held, purse)
        if refused is not None:
            return refused
    return None


def no_room(pos: TzolkinPosition, move: Move) -> Refusal | None:
    """Why a worker cannot stand there, whatever it costs."""
    if not pos.players[pos.active].hand:
        return rules.AVAILABLE
    if move is pos.tables.first_space_move:
        return None if pos.first_space == NOBODY else rules.FIRST_SPACE_TAKEN
    gear = pos.tables.gear_of.get(move.args[0])
    if gear is None:
        return rules.LOWEST
    return None if lowest_space(pos, gear) >= 0 else rules.FULL


def play_place(pos: TzolkinPosition, frame: Asking, move: Move) -> None:
    if isinstance(frame, Mercy):
        if frame.nth < rules.MERCY_WORKERS.of(pos, pos.me) and pos.me.hand > 1:
            pos.stack.append(frame._replace(nth=frame.nth + 1))
        put_down(pos, move, pos.me.goods[pos.tables.corn], rules.MERCY + rules.BEG_BOTTOM)
        return
    placed = frame.placed
    price = cost(pos, placed, move)
    pos.stack.append(PLACING[placed + 1])
    held = pos.players[pos.active].held & pos.tables.bent_prices
    put_down(pos, move, price, _act(pos, placed, move, held) if held else ())


def _act(pos: TzolkinPosition, placed: int, move: Move, held: int) -> Citation:
    """The abilities that met this worker: taxes wait to be paid, and what works once in a while has worked."""
    cites: Citation = ()
    for site in sites(pos, placed, move):
        cites += site.bend(held).rules + levy(pos, site, 1, held)
        pos.game.abilities.spend(pos, held & site.mask)
    return cites


def put_down(pos: TzolkinPosition, move: Move, corn: int, because: Citation) -> None:
    """Pay, and put a worker of the active player on its space."""
    gear = pos.tables.gear_of.get(move.args[0])
    pos.players[pos.active].hand -= 1
    if gear is None:
        pos.first_space = pos.active
        space, cites = 0, rules.FIRST_SPACE
    else:
        space, cites = lowest_space(pos, gear), rules.PLACE
        pos.gears[gear.index][space] = pos.active
    cites = cites + because if because else cites
    if pos.trace is not None:
        pos.tell("placed", pos.active, (pos.game.places[move.args[0]].id, space, corn), cites)
    give_back(pos, pos.tables.corn, corn, cites)


# -- mercy: a player with nothing on the gears who can neither pay nor beg


def cheapest(pos: TzolkinPosition) -> int:
    """The lowest cost at which the active player could place one worker."""
    moves = pos.tables.place_moves
    return min((cost(pos, 0, move) for move in moves if no_room(pos, move) is None), default=0)


MOVES: MoveKinds = {"place": MoveKind(places, refuse_place, play_place, placements)}
QUESTIONS: Questions = {"placing": Placing}
