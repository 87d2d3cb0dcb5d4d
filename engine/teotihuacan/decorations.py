"""Decorations: a tile on a side of the pyramid, for gold."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.kit import Questions
from engine.moves import Move
from engine.payments import give_back, short
from engine.points import score
from engine.position import NOBODY
from engine.purse import Purse
from engine.refusals import Refusal
from engine.teotihuacan import reasons, rules
from engine.teotihuacan.acting import counted
from engine.teotihuacan.boards import DECORATIONS
from engine.teotihuacan.drawing import DECORATION_STACK
from engine.teotihuacan.frames import Arriving, Decorate, Refill
from engine.teotihuacan.matching import reward_matches
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.power_ups import after_work
from engine.teotihuacan.pyramid import Icon, on_side, seen


def gold(pos: TeotihuacanPosition, workers: int) -> int:
    """The more workers, the cheaper."""
    prices = rules.DECORATION_GOLD.of(pos, pos.players[pos.active])
    return prices[min(workers, max(prices))]


def refusal(pos: TeotihuacanPosition, workers: int, power: int, purse: Purse) -> Refusal | None:
    if not pos.decoration_display:
        return Refusal(reasons.NO_TILE_OPEN, rules.DECORATE)
    if not open_sides(pos):
        return Refusal(reasons.NO_SIDE_OPEN, rules.DECORATION_SLOT)
    price = ((pos.tables.gold, gold(pos, workers)),)
    if purse.affords(pos, price, 0):
        return None
    return short(pos, price, 0, purse.goods, rules.CANNOT_PAY + rules.DECORATE)


def is_possible(pos: TeotihuacanPosition, arriving: Arriving, goods: list[int]) -> bool:
    """Most often the gold is short, however many workers there are."""
    there, prices = goods[pos.tables.gold], rules.DECORATION_GOLD.of(pos, pos.players[pos.active])
    if there < min(prices.values()) or not pos.decoration_display or not open_sides(pos):
        return False
    return there >= gold(pos, counted(pos, arriving))


def begin(pos: TeotihuacanPosition, workers: int, power: int) -> None:
    pos.stack.append(Decorate(workers))


def open_sides(pos: TeotihuacanPosition) -> list[int]:
    """Sides whose next slot exists and is held up by pyramid tiles; the first lies outside and needs none."""
    return [n for n, tiles in enumerate(pos.sides) if not tiles or _refuse_side(pos, n) is None]


def _refuse_side(pos: TeotihuacanPosition, side: int) -> Refusal | None:
    depth, drawn = len(pos.sides[side]), pos.tables.pyramid.sides[side]
    if depth >= rules.DECORATION_SLOTS.of(pos.game) or depth > len(drawn.below):
        return Refusal(reasons.SIDE_FULL, rules.DECORATION_SLOT, (side + 1, depth))
    is_held = depth == 0 or all(pos.slots[slot] != NOBODY for slot in drawn.below[depth - 1])
    return None if is_held else Refusal(reasons.SIDE_NOT_HELD, rules.DECORATION_SLOT, (side + 1, depth + 1))


# -- decorate {component} {n}


def decorating(pos: TeotihuacanPosition, frame: Decorate) -> Iterable[Move]:
    tiles = dict.fromkeys(pos.decoration_display)
    return [pos.game.moves.move("decorate", tile, n) for tile in tiles for n, _ in enumerate(pos.sides, 1)]


def legal_decorating(pos: TeotihuacanPosition, frame: Decorate) -> Iterable[Move]:
    tiles, sides = dict.fromkeys(pos.decoration_display), open_sides(pos)
    return [pos.game.moves.move("decorate", tile, n + 1) for tile in tiles for n in sides]


def refuse_decorate(pos: TeotihuacanPosition, frame: Decorate, move: Move) -> Refusal | None:
    tile, side = move.args
    if tile not in pos.decoration_display:
        return Refusal(reasons.NOT_OPEN, rules.DECORATE, (pos.game.tiles[tile].id, len(pos.decoration_display)))
    if 1 <= side <= len(pos.sides):
        return _refuse_side(pos, side - 1)
    return Refusal(reasons.NO_SUCH_SIDE, rules.DECORATION_SLOT, (side, len(pos.sides)))


def play_decorate(pos: TeotihuacanPosition, frame: Decorate, move: Move) -> None:
    tile, side = move.args[0], move.args[1] - 1
    after_work(pos, DECORATIONS, frame.workers, most=False)
    pos.stack.append(Refill(DECORATION_STACK))
    pos.stack.extend(pos.tables.pyramid_step.frames)
    give_back(pos, pos.tables.gold, gold(pos, frame.workers), rules.DECORATE)
    slot, icons = len(pos.sides[side]) + 1, on_side(pos.tables.pyramid, tile, side)
    cites = rules.DECORATE + rules.DECORATION_SLOT + rules.DECORATIONS_POWER_UP
    pos.tell("decorated", pos.active, (pos.game.tiles[tile].id, side + 1, slot), cites)
    matched = [new for new, old in zip(icons, _covered(pos, side), strict=True) if new.temple == old.temple]
    pos.sides[side].append(tile)
    pos.decoration_display.remove(tile)
    score(pos, pos.active, rules.DECORATION_POINTS.of(pos.game), rules.DECORATE)
    reward_matches(pos, matched)


def _covered(pos: TeotihuacanPosition, side: int) -> tuple[Icon, ...]:
    """The icons that the next slot of a side covers."""
    depth, drawn = len(pos.sides[side]), pos.tables.pyramid.sides[side]
    return drawn.printed if depth == 0 else tuple(seen(pos, cell) for cell in drawn.cells[depth - 1])


MOVES: MoveKinds = {"decorate": MoveKind(decorating, refuse_decorate, play_decorate, legal_decorating)}
QUESTIONS: Questions = {"decorate": Decorate}
