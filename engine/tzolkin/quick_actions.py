"""Quick actions: a tile on a board of its own, done at the end of the turn by whoever sent a worker there.

The tile changes with the calendar. Technologies do not help; tribes and prophecies act as always.
"""

from __future__ import annotations

from engine.kit import Steps
from engine.moves import Move
from engine.position import NOBODY
from engine.purse import Purse, purse_of
from engine.refusals import Refusal
from engine.tzolkin import display, reasons, rules
from engine.tzolkin.display import off_the_top
from engine.tzolkin.frames import AfterQuick, DoQuick, RevealQuick
from engine.tzolkin.position import EMPTY, NEUTRAL, TzolkinPosition
from engine.tzolkin.tiles import AGES, QUICK

NO_TILE = -1


# -- the tiles


def lay_out(pos: TzolkinPosition) -> None:
    """Those of the first age in random order, the first of them on the board; those of the second wait."""
    if pos.tables.quick_board is None:
        return
    pile = pos.shuffle(pos.tables.quick_tiles[0])
    (pos.quick, *to_come), _ = off_the_top(pos, pile, len(pile), QUICK, AGES[0])
    pos.quick_row = tuple(to_come)
    pos.tell("set_up", NOBODY, ("quick-actions",), rules.QUICK_SET_UP)
    _tell_tile(pos, rules.QUICK_SET_UP)


def reveal(pos: TzolkinPosition, frame: RevealQuick) -> None:
    """On a food day, after feeding, the tiles of the second age are laid out behind the others."""
    pile = pos.shuffle(pos.tables.quick_tiles[1])
    fresh, _ = off_the_top(pos, pile, len(pile), QUICK, AGES[1])
    pos.quick_row += fresh
    pos.tell("set_up", NOBODY, ("quick-actions",), (rules.QUICK_SECOND_AGE.rule,))


def change_tile(pos: TzolkinPosition, before: int) -> None:
    """Each tile lies for a number of days, the last one to the end; a tile is due when its first day has come."""
    days = rules.QUICK_DAYS.of(pos.game)
    for _ in range((pos.day - 1) // days - (before - 1) // days):
        if pos.quick_row:
            pos.quick, *to_come = pos.quick_row
            pos.quick_row = tuple(to_come)
            _tell_tile(pos, (rules.QUICK_DAYS.rule,))


def _tell_tile(pos: TzolkinPosition, cites: tuple[str, ...]) -> None:
    pos.tell("quick_tile", NOBODY, (pos.game.tiles[pos.quick].id,), cites)


# -- a worker on the board


def no_space(pos: TzolkinPosition) -> Refusal | None:
    """Why no worker of the active player can stand on the board."""
    if pos.active in pos.quick_spaces:
        return Refusal(reasons.ONE_QUICK_ACTION, rules.QUICK_ONE)
    if EMPTY not in pos.quick_spaces or pos.quick == NO_TILE:
        return Refusal(reasons.QUICK_BOARD_FULL, (rules.QUICK_SPACES.rule,), (len(pos.quick_spaces),))
    return None


def impossible(pos: TzolkinPosition, corn: int) -> Refusal | None:
    """Why the quick action could not be done at the end of the turn, when so much corn has been paid."""
    purse = purse_of(pos)
    purse.goods[pos.tables.corn] += (pos.tooth_corn if pos.first_space == pos.active else 0) - corn
    refused = _refusal(pos, purse)
    return None if refused is None else refused.cited(rules.QUICK_POSSIBLE)


def _refusal(pos: TzolkinPosition, purse: Purse | None) -> Refusal | None:
    before, pos.in_force = pos.in_force, in_force(pos)
    refused = pos.tables.programs[pos.quick].refusal(pos, purse)
    pos.in_force = before
    return refused


def in_force(pos: TzolkinPosition) -> int:
    """What counts in a quick action: everything but technologies."""
    return pos.me.held & ~pos.tables.technology_bits


def stand(pos: TzolkinPosition) -> None:
    free = pos.quick_spaces.index(EMPTY)
    pos.quick_spaces = (*pos.quick_spaces[:free], pos.active, *pos.quick_spaces[free + 1 :])


def is_quick(pos: TzolkinPosition, move: Move) -> bool:
    return pos.tables.quick_board is not None and move.args[0] == pos.tables.quick_board


# -- the end of the turn, and of the round


def do_quick(pos: TzolkinPosition, frame: DoQuick) -> None:
    """The action must be done; what has become impossible by then is lost."""
    tile = pos.game.tiles[pos.quick].id
    pos.begin(())
    pos.in_force = in_force(pos)
    if _refusal(pos, None) is not None:
        pos.tell("quick_lost", pos.active, (tile,), rules.QUICK_DONE)
        return
    pos.tell("quick_done", pos.active, (tile,), rules.QUICK_DONE + rules.QUICK_PLAIN)
    pos.stack.extend(pos.tables.programs[pos.quick].frames)


def after_quick(pos: TzolkinPosition, frame: AfterQuick) -> None:
    display.refill(pos)


def bring_home(pos: TzolkinPosition) -> None:
    """Workers come back at the end of the round; neutral ones stay."""
    for who in pos.quick_spaces:
        if EMPTY < who < NEUTRAL:
            pos.players[who].hand += 1
            pos.tell("quick_home", who, (), rules.QUICK_HOME)
    pos.quick_spaces = tuple(who if who == NEUTRAL else EMPTY for who in pos.quick_spaces)


STEPS: Steps = {DoQuick: do_quick, AfterQuick: after_quick, RevealQuick: reveal}
