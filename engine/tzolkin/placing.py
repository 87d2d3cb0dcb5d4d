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


def lowest_space(pos: TzolkinPosition, gear: Gear) -> int:
    """The lowest numbered space without a worker; nowhere (-1) when the gear is full."""
    row = pos.gears[gear.index]
    space = row.index(EMPTY) if EMPTY in row else gear.numbered
    return space if space < gear.numbered else -1


def crowd_cost(pos: TzolkinPosition, placed: int) -> int:
    """What one more worker adds to the cost of all workers placed this turn."""
    crowd = rules.CROWD.of(pos, pos.players[pos.active])
    return crowd[placed + 1] - crowd[placed] if placed else crowd[1]


def space_cost(pos: TzolkinPosition, gear: Gear) -> int:
    """The number of the lowest free space, as abilities change it."""
    site = gear.cost
    bent = pos.players[pos.active].held & site.mask
    number = lowest_space(pos, gear)
    return max(0, number + site.bend(bent)[0]) if bent else number


def cost(pos: TzolkinPosition, placed: int, move: Move) -> int:
    """Corn for the next worker: the number of its space and its share of the crowd."""
    gear = pos.tables.gear_of.get(move.args[0])
    return crowd_cost(pos, placed) + (space_cost(pos, gear) if gear is not None else 0)


def placements(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return pos.tables.place_moves if pos.players[pos.active].hand else ()


def refuse_place(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    """Asked for every place at every turn, so it looks each thing up once."""
    me, gear = pos.players[pos.active], pos.tables.gear_of.get(move.args[0])
    if gear is None or not me.hand:
        return _refuse_elsewhere(pos, frame, move)
    row, numbered = pos.gears[gear.index], gear.numbered
    number = row.index(EMPTY) if EMPTY in row else numbered
    if number >= numbered:
        return rules.FULL
    if me.held & gear.priced or frame[0] == "mercy":
        return _refuse_price(pos, frame, space_cost(pos, gear))
    crowd = pos.tables.crowd[frame[1] if frame[0] == "placing" else 0]
    return None if number + crowd <= me.goods[pos.tables.corn] else rules.AFFORD


def _refuse_elsewhere(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    """Without a worker there is no placing; besides the gears there is only the starting player space."""
    refused = no_room(pos, move)
    return _refuse_price(pos, frame, 0) if refused is None else refused


def _refuse_price(pos: TzolkinPosition, frame: Frame, number: int) -> Refusal | None:
    kind = frame[0]
    price = number + crowd_cost(pos, frame[1] if kind == "placing" else 0)
    if kind == "mercy":
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
        _, begged, count = frame
        if count < rules.MERCY_WORKERS.of(pos, pos.me):
            pos.stack.append(("mercy", begged, count + 1))
        put_down(pos, move, pos.me.goods[pos.tables.corn], rules.MERCY + rules.BEG_BOTTOM)
        return
    placed = frame[1] if frame[0] == "placing" else 0
    pos.stack.append(("placing", placed + 1))
    put_down(pos, move, cost(pos, placed, move), ())


def put_down(pos: TzolkinPosition, move: Move, corn: int, because: tuple[str, ...]) -> None:
    """Pay, and put a worker of the active player on its space."""
    me, gear = pos.me, pos.tables.gear_of.get(move.args[0])
    me.hand -= 1
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


MOVES = {"place": MoveKind(placements, refuse_place, play_place)}
