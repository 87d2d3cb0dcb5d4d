"""Placing workers: on the lowest free space of a gear, or on the starting player space, each paid at once."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import give_back
from engine.moves import Move
from engine.position import NOBODY
from engine.tzolkin import rules
from engine.tzolkin.position import EMPTY, TzolkinPosition
from engine.tzolkin.tables import Gear

NOWHERE = -1


def lowest_space(pos: TzolkinPosition, gear: Gear) -> int:
    """The lowest numbered space without a worker; nowhere (-1) when the gear is full."""
    try:
        return pos.gears[gear.index].index(EMPTY, 0, gear.numbered)
    except ValueError:
        return NOWHERE


def crowd_cost(pos: TzolkinPosition, placed: int) -> int:
    """What one more worker adds to the cost of all workers placed this turn."""
    crowd = rules.CROWD.of(pos, pos.players[pos.active])
    return crowd[placed + 1] - crowd[placed] if placed else crowd[1]


def space_cost(pos: TzolkinPosition, gear: Gear) -> int:
    """The number of the lowest free space, as abilities change it; nowhere (-1) when the gear is full."""
    number = lowest_space(pos, gear)
    bent = pos.players[pos.active].held & gear.cost.mask
    return max(0, number + gear.cost.bend(bent)[0]) if bent and number != NOWHERE else number


def cost(pos: TzolkinPosition, placed: int, move: Move) -> int:
    """Corn for the next worker: the number of its space and its share of the crowd."""
    gear = pos.tables.gear_of.get(move.args[0])
    return crowd_cost(pos, placed) + (space_cost(pos, gear) if gear is not None else 0)


def places(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return pos.tables.place_moves if pos.players[pos.active].hand else ()


def placements(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    """Asked at every turn, so what all places have in common is looked up once."""
    me = pos.players[pos.active]
    if not me.hand:
        return ()
    if frame[0] == "mercy":
        return [move for move in pos.tables.place_moves if refuse_place(pos, frame, move) is None]
    left = me.goods[pos.tables.corn] - crowd_cost(pos, frame[1])
    price = space_cost if me.held & pos.tables.bent_prices else lowest_space
    found = [gear.place_move for gear in pos.tables.gears if NOWHERE < price(pos, gear) <= left]
    if pos.first_space == NOBODY and left >= 0:
        found.append(pos.tables.first_space_move)
    return found


def refuse_place(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    refused = no_room(pos, move)
    if refused is not None:
        return refused
    price = cost(pos, frame[1], move)
    if frame[0] == "mercy":
        return None if price == cheapest(pos) else rules.MERCY
    return None if price <= pos.players[pos.active].goods[pos.tables.corn] else rules.AFFORD


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


def play_place(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    if frame[0] == "mercy":
        _, _, begged, count = frame
        if count < rules.MERCY_WORKERS.of(pos, pos.me):
            pos.stack.append(("mercy", 0, begged, count + 1))
        put_down(pos, move, pos.me.goods[pos.tables.corn], rules.MERCY + rules.BEG_BOTTOM)
        return
    placed = frame[1]
    price = cost(pos, placed, move)
    pos.stack.append(("placing", placed + 1))
    put_down(pos, move, price, ())


def put_down(pos: TzolkinPosition, move: Move, corn: int, because: tuple[str, ...]) -> None:
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


MOVES = {"place": MoveKind(places, refuse_place, play_place, placements)}
