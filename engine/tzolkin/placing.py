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
    crowd = rules.CROWD.of(pos, pos.me)
    return crowd[placed + 1] - crowd.get(placed, 0)


def cost(pos: TzolkinPosition, placed: int, move: Move) -> int:
    """Corn for the next worker: the number of its space and its share of the crowd."""
    gear = pos.game.tables.gear_of.get(move.args[0])
    if gear is None:
        return crowd_cost(pos, placed)
    site = pos.game.tables.place_sites[gear.index]
    bent = pos.me.held & site.mask
    extra = site.bend(bent)[0] if bent else 0
    return max(0, lowest_space(pos, gear) + extra) + crowd_cost(pos, placed)


def placements(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return pos.game.tables.place_moves if pos.me.hand else ()


def refuse_place(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    refused = no_room(pos, move)
    if refused is not None:
        return refused
    if frame[0] == "mercy":
        return None if cost(pos, 0, move) == cheapest(pos) else rules.MERCY
    placed = frame[1] if frame[0] == "placing" else 0
    return None if cost(pos, placed, move) <= pos.me.goods[pos.game.tables.corn] else rules.AFFORD


def no_room(pos: TzolkinPosition, move: Move) -> Refusal | None:
    """Why a worker cannot stand there, whatever it costs."""
    if not pos.me.hand:
        return rules.AVAILABLE
    if move is pos.game.tables.first_space_move:
        return None if pos.first_space == NOBODY else rules.FIRST_SPACE_TAKEN
    gear = pos.game.tables.gear_of.get(move.args[0])
    if gear is None:
        return rules.LOWEST
    return None if lowest_space(pos, gear) >= 0 else rules.FULL


def play_place(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    if frame[0] == "mercy":
        _, begged, count = frame
        if count < rules.MERCY_WORKERS.of(pos, pos.me):
            pos.stack.append(("mercy", begged, count + 1))
        put_down(pos, move, pos.me.goods[pos.game.tables.corn], rules.MERCY + rules.BEG_BOTTOM)
        return
    placed = frame[1] if frame[0] == "placing" else 0
    pos.stack.append(("placing", placed + 1))
    put_down(pos, move, cost(pos, placed, move), ())


def put_down(pos: TzolkinPosition, move: Move, corn: int, because: tuple[str, ...]) -> None:
    """Pay, and put a worker of the active player on its space."""
    me, gear = pos.me, pos.game.tables.gear_of.get(move.args[0])
    me.hand -= 1
    if gear is None:
        pos.first_space = pos.active
        space, cites = 0, rules.FIRST_SPACE
    else:
        space, cites = lowest_space(pos, gear), rules.PLACE
        pos.gears[gear.index][space] = pos.active
    place = pos.game.places[move.args[0]].id
    pos.tell("placed", pos.active, (place, space, corn), cites + because)
    give_back(pos, pos.game.tables.corn, corn, cites + because)


# -- mercy: a player with nothing on the gears who can neither pay nor beg


def cheapest(pos: TzolkinPosition) -> int:
    """The lowest cost at which the active player could place one worker."""
    moves = pos.game.tables.place_moves
    return min((cost(pos, 0, move) for move in moves if no_room(pos, move) is None), default=0)


MOVES = {"place": MoveKind(placements, refuse_place, play_place)}
