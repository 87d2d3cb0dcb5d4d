"""Placing workers: on the lowest free space of a gear, or on the starting player space, each paid at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.abilities import Site
from engine.decisions import MoveKind, MoveKinds
from engine.explaining import add_up, changes
from engine.gains import levy, unpaid_tax
from engine.handles import Citation
from engine.kit import Questions
from engine.moments import fire
from engine.moves import Move
from engine.payments import give_back
from engine.position import NOBODY
from engine.purse import Purse, purse_of
from engine.refusals import Refusal
from engine.tzolkin import quick_actions, reasons, rules
from engine.tzolkin.cannot_beg import cannot_beg
from engine.tzolkin.frames import Mercy, Placing, Turn
from engine.tzolkin.gears import Gear
from engine.tzolkin.position import EMPTY, NEUTRAL, TzolkinPosition

NOWHERE: Final = -1
#: The question after so many workers.
PLACING: Final = tuple(Placing(placed) for placed in range(NEUTRAL + 1))
Asking = Turn | Placing | Mercy


def lowest_space(pos: TzolkinPosition, gear: Gear) -> int:
    """The lowest numbered space without a worker; nowhere (-1) when the gear is full."""
    row = pos.gears[gear.index]
    try:
        space = row.index(EMPTY, 0, gear.numbered)
        if pos.skipped and pos.skipped == (gear.index, space):
            space = row.index(EMPTY, space + 1, gear.numbered)
    except ValueError:
        return NOWHERE
    return space


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
    number, me = lowest_space(pos, gear), pos.players[pos.active]
    if number == NOWHERE or not (me.held | me.spent) & pos.tables.bent_prices:
        return number
    site = gear.placing[number]
    bent = me.held & site.mask
    usual = site.price(number, bent) if bent else number
    return usual - _discount(pos, site, number) if me.spent & site.mask else usual


def _discount(pos: TzolkinPosition, site: Site, number: int) -> int:
    """What is left of a discount for one worker of the turn that has served a cheaper one: it serves the best."""
    me = pos.players[pos.active]
    served = me.spent & site.mask & pos.tables.discounts
    return max(0, min(site.bend(served).less, number) - pos.spared)


def cost(pos: TzolkinPosition, placed: int, move: Move) -> int:
    """Corn for the next worker: the number of its space and its share of the crowd."""
    gear = pos.tables.gear_of.get(move.args[0])
    if gear is not None:
        return crowd_cost(pos, placed) + space_cost(pos, gear)
    quick = rules.QUICK_CORN.of(pos, pos.players[pos.active]) if move is pos.tables.quick_move else 0
    return crowd_cost(pos, placed) + quick


def sites(pos: TzolkinPosition, placed: int, move: Move) -> list[Site]:
    """Where abilities meet the next worker: at its space, and in the crowd if it is not the first."""
    gear = pos.tables.gear_of.get(move.args[0])
    space = [gear.placing[lowest_space(pos, gear)]] if gear is not None else []
    return [*space, pos.tables.crowd] if placed else space


def places(pos: TzolkinPosition, frame: Asking) -> Iterable[Move]:
    return pos.tables.place_moves if pos.players[pos.active].hand else ()


def placements(pos: TzolkinPosition, frame: Asking) -> Iterable[Move]:
    """Asked at every turn: usually the number of the lowest free space is its price, and that is all to look at."""
    me, tables = pos.players[pos.active], pos.tables
    if not me.hand:
        return ()
    if (me.held | me.spent) & tables.bent_prices or not tables.is_usual or pos.skipped or type(frame) is Mercy:
        return _at_other_prices(pos, frame)
    left = me.goods[tables.corn] - tables.usual_crowd[frame.placed]
    if left < 0:
        return ()
    found: list[Move] = []
    gears, reach = pos.gears, tables.reach
    for index, highest, move in reach[left] if left < len(reach) else reach[-1]:
        row = gears[index]
        try:
            if row[0] == EMPTY or row.index(EMPTY) <= highest:
                found.append(move)
        except ValueError:  # a full gear
            continue
    if pos.first_space == NOBODY:
        found.append(tables.first_space_move)
    return found


def can_place(pos: TzolkinPosition, frame: Asking) -> bool:
    """Usually the starting player space is free, and nobody has to look at the gears."""
    me, tables = pos.players[pos.active], pos.tables
    if pos.first_space == NOBODY and tables.is_usual and not (me.held | me.spent) & tables.bent_prices:
        return me.hand > 0 and me.goods[tables.corn] >= tables.usual_crowd[frame.placed]
    return bool(placements(pos, frame))


def _at_other_prices(pos: TzolkinPosition, frame: Asking) -> list[Move]:
    """What can be placed where abilities change prices, a space is skipped, or more than the price decides."""
    me, tables = pos.players[pos.active], pos.tables
    if type(frame) is Mercy or tables.quick_move is not None or me.held & tables.taxed_prices:
        return [move for move in tables.place_moves if refuse_place(pos, frame, move) is None]
    left = me.goods[tables.corn] - crowd_cost(pos, frame.placed)
    found = [gear.place_move for gear in tables.gears if NOWHERE < space_cost(pos, gear) <= left]
    if pos.first_space == NOBODY and left >= 0:
        found.append(tables.first_space_move)
    return found


def refuse_place(pos: TzolkinPosition, frame: Asking, move: Move) -> Refusal | None:
    refused = no_room(pos, move)
    if refused is not None:
        return refused
    price = cost(pos, frame.placed, move)
    if isinstance(frame, Mercy):
        if move is pos.tables.quick_move:
            return Refusal(reasons.NOT_FOR_MERCY, rules.MERCY)
        least = cheapest(pos)
        return None if price == least else Refusal(reasons.NOT_CHEAPEST, rules.MERCY, (price, least))
    me = pos.players[pos.active]
    if price > me.goods[pos.tables.corn]:
        return _short(pos, frame.placed, move)
    if pos.quick_spaces and (move is pos.tables.quick_move or pos.active in pos.quick_spaces):
        refused = quick_actions.impossible(pos, price)
        if refused is not None:
            return refused
    return _untaxed(pos, frame.placed, move, price) if me.held & pos.tables.taxed_prices else None


def _short(pos: TzolkinPosition, placed: int, move: Move) -> Refusal:
    """The price of the next worker and its parts; a rule that asks for nothing does not decide."""
    gear, crowd, there = pos.tables.gear_of.get(move.args[0]), crowd_cost(pos, placed), pos.me.goods[pos.tables.corn]
    if move is pos.tables.quick_move:
        corn, cites = rules.QUICK_CORN.of(pos, pos.me), (*rules.AFFORD, rules.QUICK_CORN.rule)
        cites += rules.CROWD_COST if crowd else ()
        return Refusal(reasons.QUICK_SHORT, cites, (corn, placed + 1, crowd, there))
    if gear is None:
        return Refusal(reasons.FIRST_SPACE_SHORT, rules.AFFORD + rules.FIRST_SPACE, (placed + 1, crowd, there))
    space = space_cost(pos, gear)
    number = lowest_space(pos, gear)
    cites = rules.AFFORD + (rules.SPACE_COST if space else ()) + (rules.CROWD_COST if crowd else ())
    cites += gear.placing[number].bend(pos.me.held).rules
    home = gear.homes[number]
    return Refusal(reasons.PLACING_SHORT, cites, (home, space, placed + 1, crowd, there))


def _untaxed(pos: TzolkinPosition, placed: int, move: Move, corn: int) -> Refusal | None:
    """Why the taxes on placing cannot be paid, when the corn has been."""
    purse: Purse = purse_of(pos)
    purse.goods[pos.tables.corn] -= corn
    for site in sites(pos, placed, move):
        refused = unpaid_tax(pos, site, 1, pos.me.held, purse)
        if refused is not None:
            return refused.besides(((pos.game.goods[pos.tables.corn], corn),), rules.SPACE_COST) if corn else refused
    return None


def no_room(pos: TzolkinPosition, move: Move) -> Refusal | None:
    """Why a worker cannot stand there, whatever it costs."""
    me = pos.players[pos.active]
    if not me.hand:
        return Refusal(reasons.NO_WORKER_IN_HAND, rules.AVAILABLE, (me.workers,))
    if move is pos.tables.first_space_move:
        return None if pos.first_space == NOBODY else _first_space_taken(pos)
    if move is pos.tables.quick_move:
        return quick_actions.no_space(pos)
    gear = pos.tables.gear_of.get(move.args[0])
    if gear is None:
        return Refusal(reasons.NO_GEAR, rules.AVAILABLE, (pos.game.places[move.args[0]].id,))
    return None if lowest_space(pos, gear) >= 0 else Refusal(reasons.FULL_GEAR, rules.FULL, (gear.id, gear.numbered))


def _first_space_taken(pos: TzolkinPosition) -> Refusal:
    return Refusal(reasons.FIRST_SPACE_TAKEN, rules.FIRST_SPACE_TAKEN, (pos.players[pos.first_space].colour,))


def play_place(pos: TzolkinPosition, frame: Asking, move: Move) -> None:
    """Played at every turn: usually the lowest free space of a gear is looked for once, and is its own price."""
    if type(frame) is Mercy:
        _play_mercy(pos, frame, move)
        return
    tables, me, placed = pos.tables, pos.players[pos.active], frame.placed
    gear = tables.gear_of.get(move.args[0])
    if gear is None or (me.held | me.spent) & tables.bent_prices or pos.skipped or pos.explains:
        _play_at_other_prices(pos, placed, move)
        return
    space = pos.gears[gear.index].index(EMPTY)
    pos.stack.append(PLACING[placed + 1])
    _put_on_gear(pos, gear, space, tables.usual_crowd[placed] + space, rules.PLACE)


def _play_mercy(pos: TzolkinPosition, frame: Mercy, move: Move) -> None:
    if frame.nth < rules.MERCY_WORKERS.of(pos, pos.me) and pos.me.hand > 1:
        pos.stack.append(frame._replace(nth=frame.nth + 1))
    else:
        end_placing(pos)
    put_down(pos, move, pos.me.goods[pos.tables.corn], rules.MERCY + _no_begging(pos, frame))


def _play_at_other_prices(pos: TzolkinPosition, placed: int, move: Move) -> None:
    me = pos.players[pos.active]
    price = cost(pos, placed, move)
    pos.stack.append(PLACING[placed + 1])
    if pos.explains:
        _explain(pos, placed, move, price)
    held = me.held & pos.tables.bent_prices
    put_down(pos, move, price, _act(pos, placed, move, held) if held or me.spent & pos.tables.discounts else ())


def _explain(pos: TzolkinPosition, placed: int, move: Move, price: int) -> None:
    """The price of a worker: its space as abilities change it, and its share of the crowd."""
    gear = pos.tables.gear_of.get(move.args[0])
    parts = [(crowd_cost(pos, placed), rules.CROWD_COST[0])]
    if gear is not None:
        number = lowest_space(pos, gear)
        parts = [(number, rules.SPACE_COST[0]), *_changes(pos, gear.placing[number], number), *parts]
    elif move is pos.tables.quick_move:
        parts = [(rules.QUICK_CORN.of(pos, pos.me), rules.QUICK_CORN.rule), *parts]
    add_up(pos, pos.game.goods[pos.tables.corn], price, parts)


def _changes(pos: TzolkinPosition, site: Site, number: int) -> list[tuple[int, str]]:
    """What abilities add to the price of a space, and what a discount that has served another one still spares."""
    met = changes(site, pos.me.held)
    served = site.bend(pos.me.spent & site.mask & pos.tables.discounts)
    return [*met, (-_discount(pos, site, number), served.rules[0])] if served.less else met


def _no_begging(pos: TzolkinPosition, frame: Mercy) -> Citation:
    """The rule by which mercy takes the place of begging."""
    refused = cannot_beg(pos, frame.begged)
    return refused.rules if refused is not None else ()


def _act(pos: TzolkinPosition, placed: int, move: Move, held: int) -> Citation:
    """The abilities that met this worker: taxes wait to be paid, and what works once in a while has worked."""
    cites: Citation = _spare(pos, move) if (held | pos.me.spent) & pos.tables.discounts else ()
    for site in sites(pos, placed, move):
        cites += site.bend(held).rules + levy(pos, site, 1, held)
        pos.game.abilities.spend(pos, held & site.mask)
    return cites


def _spare(pos: TzolkinPosition, move: Move) -> Citation:
    """Note what a discount for one worker of the turn has spared by now."""
    gear, me = pos.tables.gear_of.get(move.args[0]), pos.me
    if gear is None:
        return ()
    number = lowest_space(pos, gear)
    site = gear.placing[number]
    bending = site.bend((me.held | me.spent) & site.mask & pos.tables.discounts)
    spared = min(bending.less, number)
    if spared <= pos.spared:
        return ()
    pos.spared = spared
    return bending.rules if me.spent & site.mask else ()


def put_down(pos: TzolkinPosition, move: Move, corn: int, because: Citation) -> None:
    """Pay, and put a worker of the active player on its space."""
    gear = pos.tables.gear_of.get(move.args[0])
    if gear is None:
        _put_elsewhere(pos, move, corn, because)
    else:
        _put_on_gear(pos, gear, lowest_space(pos, gear), corn, rules.PLACE + because)


def _put_on_gear(pos: TzolkinPosition, gear: Gear, space: int, corn: int, cites: Citation) -> None:
    active = pos.active
    pos.players[active].hand -= 1
    pos.gears[gear.index][space] = active
    if pos.tables.placed_bits:
        pos.placed = (*pos.placed, (gear.index, space))
    if pos.trace is not None:
        pos.tell("placed", active, (gear.id, space, corn), cites)
    if corn:
        give_back(pos, pos.tables.corn, corn, cites)


def end_placing(pos: TzolkinPosition) -> None:
    """A player has placed the last worker of the turn."""
    if pos.tables.placed_bits and pos.me.held & pos.tables.placed_bits:
        pos.begin(())
        fire(pos, "placed", "placing")


def _put_elsewhere(pos: TzolkinPosition, move: Move, corn: int, because: Citation) -> None:
    """On the starting player space, or on a quick action space."""
    pos.players[pos.active].hand -= 1
    if move is pos.tables.quick_move:
        quick_actions.stand(pos)
        cites: Citation = (rules.QUICK_CORN.rule, *rules.CROWD_COST)
    else:
        pos.first_space = pos.active
        cites = rules.FIRST_SPACE
    cites += because
    pos.tell("placed", pos.active, (pos.game.places[move.args[0]].id, 0, corn), cites)
    give_back(pos, pos.tables.corn, corn, cites)


# -- mercy: a player with nothing on the gears who can neither pay nor beg


def cheapest(pos: TzolkinPosition) -> int:
    """The lowest cost at which the active player could place one worker."""
    moves = (move for move in pos.tables.place_moves if move is not pos.tables.quick_move)
    return min((cost(pos, 0, move) for move in moves if no_room(pos, move) is None), default=0)


MOVES: MoveKinds = {"place": MoveKind(places, refuse_place, play_place, placements)}
QUESTIONS: Questions = {"placing": Placing}
