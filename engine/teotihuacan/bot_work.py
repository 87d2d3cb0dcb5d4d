"""What Teotibot builds, learns and collects: rules name the tile and the place, and nothing is paid for it here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from engine.actions import Action, Effects, Spot
from engine.game import Game
from engine.model import effects as model
from engine.points import Score, score
from engine.purse import Purse, affords, in_front_of
from engine.refusals import Refusal
from engine.teotihuacan import bot_rules, rules
from engine.teotihuacan.alchemy import put_marker
from engine.teotihuacan.boards import NOBLES
from engine.teotihuacan.bot import clockwise
from engine.teotihuacan.bot_telling import BOT_PASSES
from engine.teotihuacan.bot_tiles import refuse_elsewhere
from engine.teotihuacan.calendar import complete_pyramid
from engine.teotihuacan.chance import quarter_turn
from engine.teotihuacan.claiming import Claim, take_tile
from engine.teotihuacan.construction import open_slots
from engine.teotihuacan.decorations import open_sides
from engine.teotihuacan.drawing import DECORATION_STACK, PYRAMID_STACK, replace_discovery
from engine.teotihuacan.frames import Refill
from engine.teotihuacan.position import TeotihuacanPosition
from engine.teotihuacan.tiles import DECORATIONS, DISCOVERIES, MASK, PYRAMID_TILES, TECHNOLOGIES

if TYPE_CHECKING:
    from engine.position import AnyPosition

NEXT, WORSHIP = "next", "worship"
Work = Callable[[TeotihuacanPosition], None]
#: Why something cannot be built, in a word; nothing if it can.
Obstacle = Callable[[TeotihuacanPosition], str]


# -- the pyramid


def no_slot(pos: TeotihuacanPosition) -> str:
    return "" if pos.pyramid_display and open_slots(pos) else "pyramid"


def construct(pos: TeotihuacanPosition) -> None:
    """The leftmost tile, turned at random, upper left on the lowest level that has room."""
    n, tile = _slot(pos), pos.pyramid_display.pop(0)
    slot, width = pos.tables.pyramid.slots[n], pos.tables.pyramid.width
    pos.slots[n], pos.turned[n] = tile, quarter_turn(pos)
    pos.stack.append(Refill(PYRAMID_STACK))
    pos.stack.extend(pos.tables.pyramid_step.frames)
    told = (pos.game.tiles[tile].id, slot.level, slot.name)
    pos.tell("built", pos.bot, told, bot_rules.CONSTRUCT)
    score(pos, pos.bot, rules.POINTS_OF_LEVEL.of(pos.game)[slot.level], rules.LEVEL_POINTS + bot_rules.CONSTRUCT)
    if slot.level == width:
        complete_pyramid(pos)


def _slot(pos: TeotihuacanPosition) -> int:
    """Slots are counted level by level and row by row; a table can agree to go column by column."""
    free, slots = open_slots(pos), pos.tables.pyramid.slots
    if pos.tables.bot is None or not pos.tables.bot.columns_first:
        return free[0]
    return min(free, key=lambda n: (slots[n].level, slots[n].cells[0].column, slots[n].cells[0].row))


# -- decorations


def no_side(pos: TeotihuacanPosition) -> str:
    return "" if pos.decoration_display and open_sides(pos) else "decoration"


def decorate(pos: TeotihuacanPosition) -> None:
    """The topmost tile, on the first side from the top that has room; its icons do not matter."""
    side, tile = _side(pos), pos.decoration_display.pop(0)
    pos.sides[side].append(tile)
    pos.stack.append(Refill(DECORATION_STACK))
    pos.stack.extend(pos.tables.pyramid_step.frames)
    told = (pos.game.tiles[tile].id, side + 1, len(pos.sides[side]))
    pos.tell("decorated", pos.bot, told, bot_rules.DECORATE)


def _side(pos: TeotihuacanPosition) -> int:
    sides = open_sides(pos)
    if pos.tables.bot is None or not pos.tables.bot.outermost:
        return sides[0]
    return min(sides, key=lambda side: (len(pos.sides[side]), side))


# -- nobles


def no_building(pos: TeotihuacanPosition) -> str:
    return "building" if sum(pos.buildings) >= rules.BUILDINGS.of(pos.game) else ""


def ennoble(pos: TeotihuacanPosition) -> None:
    """In the row of the era; if that is full, where the next free space is worth least."""
    rows = pos.tables.nobles_rows
    row = min(pos.eclipses, len(rows) - 1)
    is_full = pos.buildings[row] >= len(rows[row])
    if is_full:
        free = [n for n, spaces in enumerate(rows) if pos.buildings[n] < len(spaces)]
        row = min(free, key=lambda n: _points(rows[n][pos.buildings[n]].actions))
    space = pos.buildings[row]
    pos.buildings[row] += 1
    pos.stack.extend(pos.tables.nobles_avenue.frames)
    cites = bot_rules.NOBLE + (bot_rules.NOBLE_FULL if is_full else ())
    pos.tell("ennobled", pos.bot, (row + 1, space + 1), cites)
    pos.stack.extend(rows[row][space].frames)


def _points(actions: tuple[Action, ...]) -> int:
    """What a space is worth."""
    points = [action.points for action in actions if isinstance(action, Score)]
    return sum(point for point in points if isinstance(point, int))


#: What is built of each family: why it may be impossible, and how it is done.
BUILDS: dict[str, tuple[Obstacle, Work]] = {
    PYRAMID_TILES: (no_slot, construct),
    DECORATIONS: (no_side, decorate),
    NOBLES: (no_building, ennoble),
}


class BuildFree(Action):
    """Build without cost: rules say which tile, and where."""

    can_fail = True

    def __init__(self, effect: model.Build, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        refuse_elsewhere(game, place, "build")
        self.obstacle, self.work = BUILDS.get(effect.family, BUILDS[PYRAMID_TILES])
        if effect.family not in BUILDS or not effect.free or effect.most != 1:
            known = ", ".join(sorted(BUILDS))
            game.claims.refuse((*place.content, "build"), f"one of {known} is built at a time, free of charge")

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        why = self.obstacle(cast("TeotihuacanPosition", pos))
        return Refusal(BOT_PASSES, self.rules, (why,)) if why else None

    def run(self, pos: AnyPosition) -> None:
        self.work(cast("TeotihuacanPosition", pos))


# -- technologies and masks


class BotClaim(Action):
    """The next technology, or a mask beside a worship space."""

    can_fail = True
    spends = True

    def __init__(self, effect: model.Claim, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        refuse_elsewhere(game, place, "claim")
        self.is_mask = effect.family == DISCOVERIES
        wanted = (DISCOVERIES, WORSHIP, MASK) if self.is_mask else (TECHNOLOGIES, NEXT, "")
        if (effect.family, effect.source, effect.kind) != wanted:
            game.claims.refuse((*place.content, "claim"), f"known are only the next of {TECHNOLOGIES}, and {MASK}")

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        own = cast("TeotihuacanPosition", pos)
        if self.is_mask:
            return None if _masks(own, purse) else Refusal(BOT_PASSES, bot_rules.MASKS, ("mask",))
        return None if _technologies(own) else Refusal(BOT_PASSES, bot_rules.LEARN, ("technology",))

    def run(self, pos: AnyPosition) -> None:
        own = cast("TeotihuacanPosition", pos)
        if self.is_mask:
            _take_mask(own)
        else:
            put_marker(own, _technologies(own)[0], bot_rules.LEARN + bot_rules.NO_TECHNOLOGY)


def _technologies(pos: TeotihuacanPosition) -> list[int]:
    """By their numbers: those that nobody has, or else those that Teotibot lacks."""
    lacking = [tile for tile in pos.technologies if tile not in pos.me.tiles]
    return [tile for tile in lacking if all(tile not in player.tiles for player in pos.players)] or lacking


def _masks(pos: TeotihuacanPosition, purse: Purse) -> list[int]:
    """Worship spaces with a mask that it lacks and can pay for: the rarest first, then clockwise from the palace."""
    tiles, known = pos.game.tiles, pos.tables.worship_index
    order = [pos.tables.palace, *clockwise(pos, pos.tables.palace)[:-1]]
    spaces = [known[board] for board in order if board in known]
    wanted = [n for n in spaces if pos.worship_tiles[n] >= 0 and tiles[pos.worship_tiles[n]].kind == MASK]
    lacking = [n for n in wanted if pos.worship_tiles[n] not in pos.players[pos.bot].tiles]
    payable = [n for n in lacking if affords(pos, purse.goods, pos.tables.costs[pos.worship_tiles[n]], 0)]
    return sorted(payable, key=lambda n: tiles[pos.worship_tiles[n]].count)


def _take_mask(pos: TeotihuacanPosition) -> None:
    space = _masks(pos, in_front_of(pos))[0]
    take_tile(pos, pos.worship_tiles[space], bot_rules.MASKS)
    replace_discovery(pos, space)


def claim(effect: model.Claim, place: Spot, game: Game) -> Action:
    return (BotClaim if effect.source in (NEXT, WORSHIP) else Claim)(effect, place, game)


EFFECTS: Effects = {model.Build: BuildFree, model.Claim: claim}
