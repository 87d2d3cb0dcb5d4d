"""Alchemy: a marker on a technology, for gold, and a step on the temple of its column."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import added
from engine.actions import every_way
from engine.decisions import MoveKind, MoveKinds
from engine.handles import Citation
from engine.kit import Questions
from engine.moves import Move
from engine.payments import give_back, short
from engine.points import score
from engine.purse import Purse, affords, in_front_of
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.acting import counted
from engine.teotihuacan.boards import ALCHEMY
from engine.teotihuacan.frames import Arriving, Learn
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.power_ups import after_work, after_work_without_power_up


def refusal(pos: TeotihuacanPosition, workers: int, power: int, purse: Purse) -> Refusal | None:
    """There must be a technology that can be learnt."""
    if not pos.technologies:
        return Refusal(reasons.NO_TILE_OPEN, rules.LEARN)
    frame = Learn(workers, power)
    return every_way(_refuse(pos, frame, tile, purse) for tile in pos.technologies)


def is_possible(pos: TeotihuacanPosition, arriving: Arriving, goods: list[int]) -> bool:
    """Whether there is a technology that nothing refuses; most often the first row has one, which anybody reaches."""
    mine, costs = pos.players[pos.active].tiles, pos.tables.costs
    for tile in pos.technologies:
        if tile not in mine and affords(pos, goods, costs[tile], 0):
            return not in_further_row(pos, tile) or reaches(pos, Learn(counted(pos, arriving), arriving.power))
    return False


def begin(pos: TeotihuacanPosition, workers: int, power: int) -> None:
    pos.stack.append(Learn(workers, power))


# -- learn {component}


def technologies(pos: TeotihuacanPosition, frame: Learn) -> Iterable[Move]:
    return pos.game.moves.each("learn", pos.technologies)


def legal_technologies(pos: TeotihuacanPosition, frame: Learn) -> Iterable[Move]:
    """What is in reach, not learnt yet and not too dear."""
    me, costs = pos.players[pos.active], pos.tables.costs
    found = [tile for tile in pos.technologies if tile not in me.tiles and affords(pos, me.goods, costs[tile], 0)]
    if not reaches(pos, frame):
        found = [tile for tile in found if not in_further_row(pos, tile)]
    return pos.game.moves.each("learn", found)


def refuse_learn(pos: TeotihuacanPosition, frame: Learn, move: Move) -> Refusal | None:
    return _refuse(pos, frame, move.args[0], in_front_of(pos))


def _refuse(pos: TeotihuacanPosition, frame: Learn, tile: int, purse: Purse) -> Refusal | None:
    if tile not in pos.technologies:
        return Refusal(reasons.NOT_OPEN, rules.LEARN, (pos.game.tiles[tile].id, len(pos.technologies)))
    if tile in pos.players[pos.active].tiles:
        return Refusal(reasons.ALREADY_LEARNT, rules.LEARNT, (pos.game.tiles[tile].id,))
    if in_further_row(pos, tile) and not reaches(pos, frame):
        told = (frame.workers, frame.power, rules.ALL_ROWS_WORKERS.now(pos), rules.LONE_POWER.now(pos))
        return Refusal(reasons.ROW_TOO_FAR, rules.LEARN_ROWS + rules.LONE_WORKER, told)
    if affords(pos, purse.goods, pos.tables.costs[tile], 0):
        return None
    return short(pos, pos.tables.costs[tile], 0, purse.goods, rules.CANNOT_PAY + rules.LEARN)


def in_further_row(pos: TeotihuacanPosition, tile: int) -> bool:
    return pos.technologies.index(tile) >= rules.TECHNOLOGY_COLUMNS.of(pos.game)


def reaches(pos: TeotihuacanPosition, frame: Learn) -> bool:
    """Whether a technology of the further row can be learnt."""
    return reaches_all_rows(pos, frame) or is_strong_alone(pos, frame)


def reaches_all_rows(pos: TeotihuacanPosition, frame: Learn) -> bool:
    return frame.workers >= rules.ALL_ROWS_WORKERS.now(pos)


def is_strong_alone(pos: TeotihuacanPosition, frame: Learn) -> bool:
    """Few workers of great power may reach further, and then are not powered up."""
    return frame.power >= rules.LONE_POWER.now(pos)


def play_learn(pos: TeotihuacanPosition, frame: Learn, move: Move) -> None:
    """The price, then the marker and the step on the temple; power-ups, unless a lone worker has reached too far."""
    tile = move.args[0]
    if in_further_row(pos, tile) and not reaches_all_rows(pos, frame):
        after_work_without_power_up(pos, ALCHEMY)
        cites = rules.LEARN + rules.LONE_WORKER
    else:
        after_work(pos, ALCHEMY, frame.workers, most=False)
        cites = rules.LEARN + rules.LEARN_ROWS + rules.ALCHEMY_POWER_UP
    for good, amount in pos.tables.costs[tile]:
        give_back(pos, good, amount, rules.LEARN)
    put_marker(pos, tile, cites)


def put_marker(pos: TeotihuacanPosition, tile: int, cites: Citation) -> None:
    """Whoever has a marker there already scores; the column gives a step on its temple."""
    for who, player in enumerate(pos.players):
        if tile in player.tiles:
            score(pos, who, rules.OTHER_OWNERS_POINTS.of(pos.game), rules.OTHER_OWNERS)
    me = pos.players[pos.active]
    me.tiles += (tile,)
    if pos.active != pos.bot:
        added(pos, me, pos.game.tile_bits[tile])
    pos.tell("learnt", pos.active, (pos.game.tiles[tile].id,), cites + rules.LEARN_COLUMN)
    columns = pos.tables.columns
    pos.stack.extend(columns[pos.technologies.index(tile) % len(columns)].frames)


MOVES: MoveKinds = {"learn": MoveKind(technologies, refuse_learn, play_learn, legal_technologies)}
QUESTIONS: Questions = {"learn": Learn}
