"""Construction: pyramid tiles, one after the other, each turned as the player likes."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.kit import Questions, Steps
from engine.moves import Move
from engine.payments import give_back, short
from engine.points import score
from engine.position import NOBODY
from engine.purse import Purse
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.boards import CONSTRUCTION
from engine.teotihuacan.calendar import complete_pyramid
from engine.teotihuacan.drawing import PYRAMID_STACK
from engine.teotihuacan.frames import AnotherTile, Arriving, Construct, Refill, Rotate, Save
from engine.teotihuacan.matching import reward_matches
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.power_ups import after_work
from engine.teotihuacan.pyramid import matches, tile_icons


def refusal(pos: TeotihuacanPosition, workers: int, power: int, purse: Purse) -> Refusal | None:
    """At least one tile has to be placed."""
    if not pos.pyramid_display:
        return Refusal(reasons.NO_TILE_OPEN, rules.PYRAMID_TILES_LEFT)
    if NOBODY not in pos.slots:
        return Refusal(reasons.NO_TILE_OPEN, rules.SUPPORT)
    return _refuse_slot(pos, _lowest(pos), purse.goods)


def is_possible(pos: TeotihuacanPosition, arriving: Arriving, goods: list[int]) -> bool:
    return can_build(pos, goods)


def can_build(pos: TeotihuacanPosition, goods: list[int]) -> bool:
    """Whether another tile can be placed for these goods."""
    return bool(pos.pyramid_display) and NOBODY in pos.slots and _is_payable(pos, _lowest(pos), goods)


def _lowest(pos: TeotihuacanPosition) -> int:
    """The first slot that is empty: slots are listed from the bottom up, so everything below it is full."""
    return pos.slots.index(NOBODY)


def begin(pos: TeotihuacanPosition, workers: int, power: int) -> None:
    pos.stack.append(Construct(0, workers))


def open_slots(pos: TeotihuacanPosition) -> list[int]:
    """Empty slots that everything below holds up, from the lowest level."""
    slots, empty = pos.tables.pyramid.slots, [n for n, tile in enumerate(pos.slots) if tile == NOBODY]
    missing = set(empty)
    return [n for n in empty if missing.isdisjoint(slots[n].below)]


# -- the price


def price(pos: TeotihuacanPosition, slot: int, held: int) -> tuple[int, int, int]:
    """Stone and wood for a slot, and how many pieces of them are spared; what is dearer is paid in stone."""
    less, more, _ = pos.tables.building.bend(held)
    me = pos.players[pos.active]
    wood = rules.BUILD_WOOD.of(pos, me)[pos.tables.pyramid.slots[slot].level]
    return rules.BUILD_STONE.of(pos, me) + more, wood, less


def _is_payable(pos: TeotihuacanPosition, slot: int, goods: list[int]) -> bool:
    stone, wood, spared = price(pos, slot, pos.players[pos.active].held)
    lacking = max(0, stone - goods[pos.tables.stone]) + max(0, wood - goods[pos.tables.wood])
    return lacking <= spared


def _refuse_slot(pos: TeotihuacanPosition, slot: int, goods: list[int]) -> Refusal | None:
    if _is_payable(pos, slot, goods):
        return None
    stone, wood, _ = price(pos, slot, pos.players[pos.active].held)
    return _short(pos, stone, wood, goods)


def _short(pos: TeotihuacanPosition, stone: int, wood: int, goods: list[int]) -> Refusal:
    price = ((pos.tables.stone, stone), (pos.tables.wood, wood))
    return short(pos, price, 0, goods, rules.CANNOT_PAY + rules.CONSTRUCT_COST)


# -- build {component} {space}


def building(pos: TeotihuacanPosition, frame: Construct) -> Iterable[Move]:
    tiles, names = dict.fromkeys(pos.pyramid_display), [pos.tables.pyramid.slots[n].name for n in open_slots(pos)]
    return [pos.game.moves.move("build", tile, name) for tile in tiles for name in names]


def legal_building(pos: TeotihuacanPosition, frame: Construct) -> Iterable[Move]:
    """Slots of one level cost the same, whichever tile comes there."""
    slots, found = pos.tables.pyramid.slots, open_slots(pos)
    lowest = {slots[n].level: n for n in found}
    payable = {level for level, n in lowest.items() if _is_payable(pos, n, pos.players[pos.active].goods)}
    names = [slots[n].name for n in found if slots[n].level in payable]
    move = pos.game.moves.move
    return [move("build", tile, name) for tile in dict.fromkeys(pos.pyramid_display) for name in names]


def refuse_build(pos: TeotihuacanPosition, frame: Construct, move: Move) -> Refusal | None:
    tile, name = move.args
    slot = pos.tables.pyramid.by_name.get(name, NOBODY)
    if slot == NOBODY:
        return Refusal(reasons.NO_SUCH_SLOT, rules.CONSTRUCT, (name,))
    if tile not in pos.pyramid_display:
        return Refusal(reasons.NOT_OPEN, rules.CONSTRUCT, (pos.game.tiles[tile].id, len(pos.pyramid_display)))
    if pos.slots[slot] != NOBODY:
        return Refusal(reasons.SLOT_TAKEN, rules.SUPPORT, (name,))
    if any(pos.slots[n] == NOBODY for n in pos.tables.pyramid.slots[slot].below):
        return Refusal(reasons.SLOT_NOT_HELD, rules.SUPPORT, (name,))
    return _refuse_slot(pos, slot, pos.me.goods)


def play_build(pos: TeotihuacanPosition, frame: Construct, move: Move) -> None:
    """The price is known once it is known which pieces are spared."""
    tile, slot = move.args[0], pos.tables.pyramid.by_name[move.args[1]]
    stone, wood, spared = price(pos, slot, pos.me.held)
    pos.game.abilities.spend(pos, pos.me.held & pos.tables.building.mask)
    _save(pos, Save(tile, slot, frame.placed, frame.workers, spared, stone, wood))


def _save(pos: TeotihuacanPosition, frame: Save) -> None:
    if frame.left and frame.stone + frame.wood:
        pos.stack.append(frame)
        return
    give_back(pos, pos.tables.stone, frame.stone, rules.CONSTRUCT_COST)
    give_back(pos, pos.tables.wood, frame.wood, rules.CONSTRUCT_COST)
    pos.stack.append(Rotate(frame.tile, frame.slot, frame.placed, frame.workers))


# -- save {good}


def savings(pos: TeotihuacanPosition, frame: Save) -> Iterable[Move]:
    return [pos.game.moves.move("save", good) for good in (pos.tables.stone, pos.tables.wood)]


def refuse_save(pos: TeotihuacanPosition, frame: Save, move: Move) -> Refusal | None:
    """A piece of the price, such that the rest can be paid."""
    left = {pos.tables.stone: frame.stone, pos.tables.wood: frame.wood}
    if not left.get(move.args[0]):
        return Refusal(reasons.NOTHING_TO_SAVE, rules.CONSTRUCT_COST, (pos.game.goods[move.args[0]],))
    left[move.args[0]] -= 1
    lacking = sum(max(0, amount - pos.me.goods[good]) for good, amount in left.items())
    if lacking <= frame.left - 1:
        return None
    return _short(pos, left[pos.tables.stone], left[pos.tables.wood], pos.me.goods)


def play_save(pos: TeotihuacanPosition, frame: Save, move: Move) -> None:
    of_stone = move.args[0] == pos.tables.stone
    spared = frame._replace(left=frame.left - 1, stone=frame.stone - of_stone, wood=frame.wood - (not of_stone))
    _save(pos, spared)


# -- turn {n}


def turns(pos: TeotihuacanPosition, frame: Rotate) -> Iterable[Move]:
    """Ways to lie that look different."""
    return pos.game.moves.each("turn", pos.tables.pyramid.turns[frame.tile])


def refuse_turn(pos: TeotihuacanPosition, frame: Rotate, move: Move) -> Refusal | None:
    return None if move in turns(pos, frame) else Refusal(reasons.NO_SUCH_TURN, rules.TURNED, move.args)


def play_turn(pos: TeotihuacanPosition, frame: Rotate, move: Move) -> None:
    """Points of the level and of matching icons, a step on the pyramid track, steps on temples; then the next tile."""
    slot, turned = pos.tables.pyramid.slots[frame.slot], move.args[0]
    pos.stack.append(AnotherTile(frame.placed + 1, frame.workers))
    pos.stack.extend(pos.tables.pyramid_step.frames)
    told = (pos.game.tiles[frame.tile].id, slot.level, slot.name)
    pos.tell("built", pos.active, told, rules.CONSTRUCT + rules.SUPPORT + rules.TURNED + rules.CONSTRUCTION_POWER_UPS)
    matched = matches(pos, slot.cells, tile_icons(pos.tables.pyramid, frame.tile, turned))
    pos.slots[frame.slot], pos.turned[frame.slot] = frame.tile, turned
    pos.pyramid_display.remove(frame.tile)
    score(pos, pos.active, rules.POINTS_OF_LEVEL.of(pos.game)[slot.level], rules.LEVEL_POINTS)
    reward_matches(pos, matched)
    if slot.level == pos.tables.pyramid.width:
        complete_pyramid(pos)


# -- and further tiles


def another_tile(pos: TeotihuacanPosition, frame: AnotherTile) -> None:
    """Further tiles may be placed, as many as there are workers; the display is filled afterwards."""
    if frame.placed < frame.workers and can_build(pos, pos.players[pos.active].goods):
        pos.stack.append(Construct(frame.placed, frame.workers))
    else:
        finish(pos, frame.workers)


def finish(pos: TeotihuacanPosition, workers: int) -> None:
    after_work(pos, CONSTRUCTION, workers)
    pos.stack.append(Refill(PYRAMID_STACK))


# -- enough


def stopping(pos: TeotihuacanPosition, frame: Construct) -> Iterable[Move]:
    return pos.game.moves.bare["enough"]


def legal_stopping(pos: TeotihuacanPosition, frame: Construct) -> Iterable[Move]:
    return stopping(pos, frame) if frame.placed else ()


def refuse_stop(pos: TeotihuacanPosition, frame: Construct, move: Move) -> Refusal | None:
    return None if frame.placed else Refusal(reasons.AT_LEAST_ONE_TILE, rules.CONSTRUCT)


def play_stop(pos: TeotihuacanPosition, frame: Construct, move: Move) -> None:
    finish(pos, frame.workers)


MOVES: MoveKinds = {
    "build": MoveKind(building, refuse_build, play_build, legal_building),
    "enough": MoveKind(stopping, refuse_stop, play_stop, legal_stopping),
    "save": MoveKind(savings, refuse_save, play_save),
    "turn": MoveKind(turns, refuse_turn, play_turn, legal=turns),
}
QUESTIONS: Questions = {"construct": Construct, "save": Save, "rotate": Rotate}
STEPS: Steps = {AnotherTile: another_tile}
