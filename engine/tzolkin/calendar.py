"""The advance of the calendar: who moves it, by how much, and what falls off the gears."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.gains import gain
from engine.kit import Questions, Steps
from engine.moves import Move
from engine.position import NOBODY
from engine.refusals import Refusal
from engine.tzolkin import quick_actions, reasons, rules
from engine.tzolkin.frames import AdvanceDays, AdvancePhase, FinalScoring, LastDay, Rotate, Round
from engine.tzolkin.gears import Gear
from engine.tzolkin.position import EMPTY, NEUTRAL, TzolkinPosition

#: Work that is the same every time.
ROUND, ADVANCE_DAYS = Round(), AdvanceDays()
ROTATE = tuple(Rotate(turns) for turns in range(rules.TWO_DAYS_DAYS.bounds.most + 1))


def advance_phase(pos: TzolkinPosition, frame: AdvancePhase) -> None:
    """Nobody on the starting player space: corn on the tooth and one day. Otherwise its worker's owner decides."""
    if pos.food_days == len(pos.tables.food_days):
        pos.stack.append(LastDay())
        return
    if pos.quick_spaces:
        quick_actions.bring_home(pos)
    if pos.first_space == NOBODY:
        corn = rules.CORN_LAID.of(pos.game)
        pos.tooth_corn += corn
        if pos.trace is not None:
            pos.tell("corn_laid", NOBODY, (corn,), rules.CORN)
        rotate(pos, ROTATE[rules.ADVANCE_DAYS.of(pos.game)])
        return
    _bring_home(pos)
    _pass_marker(pos)
    pos.stack.append(ADVANCE_DAYS)


def _bring_home(pos: TzolkinPosition) -> None:
    """The worker on the starting player space comes back to its owner, who is active now."""
    pos.active, pos.first_space = pos.first_space, NOBODY
    pos.players[pos.active].hand += 1


def last_day(pos: TzolkinPosition, frame: LastDay) -> None:
    """After the last food day the calendar turns once more, which can only matter for a tie."""
    if pos.first_space != NOBODY:
        _bring_home(pos)
    if pos.quick_spaces:
        quick_actions.bring_home(pos)
    pos.stack.append(FinalScoring())
    turn_gears(pos, rules.LAST_DAY.of(pos.game), (rules.LAST_DAY.rule,))


def _pass_marker(pos: TzolkinPosition) -> None:
    """The marker comes to the worker's owner, or goes on to the left from someone who already has it."""
    to_the_left = (pos.active + 1) % len(pos.players)
    pos.starting_player = to_the_left if pos.starting_player == pos.active else pos.active
    if pos.trace is not None:
        pos.tell("marker", pos.starting_player, (), rules.MARKER)


def days(pos: TzolkinPosition, frame: AdvanceDays) -> Iterable[Move]:
    return pos.tables.days


def legal_days(pos: TzolkinPosition, frame: AdvanceDays) -> Iterable[Move]:
    """The fewer days, always; most players have no second choice left."""
    few, many = pos.tables.days
    return (few, many) if pos.players[pos.active].light and refuse_days(pos, frame, many) is None else (few,)


def refuse_days(pos: TzolkinPosition, frame: AdvanceDays, move: Move) -> Refusal | None:
    few, many = rules.ADVANCE_DAYS.of(pos.game), rules.TWO_DAYS_DAYS.of(pos.game)
    if move.args[0] == few:
        return None
    if move.args[0] != many:
        return Refusal(reasons.OTHER_DAYS, rules.TWO_DAYS + rules.ADVANCE, (move.args[0], few, many))
    if not pos.me.light:
        return Refusal(reasons.DARK_SIDE, rules.TWO_DAYS, (many,))
    return _pushes_more(pos, few, many)


def _pushes_more(pos: TzolkinPosition, few: int, many: int) -> Refusal | None:
    """A player's worker that the extra days would push off."""
    for gear in pos.tables.gears:
        row = pos.gears[gear.index]
        for space in range(max(0, gear.numbered - many), gear.numbered + pos.tables.most_room - few):
            if EMPTY < row[space] < NEUTRAL and _leaves(pos, gear, row[space], space, few, many):
                told = (pos.players[row[space]].colour, gear.id, space)
                return Refusal(reasons.PUSHED_OFF, rules.NOBODY_PUSHED, told)
    return None


def _leaves(pos: TzolkinPosition, gear: Gear, who: int, space: int, few: int, many: int) -> bool:
    """Whether a worker leaves its gear after many days, but not already after few."""
    end = gear.numbered + room(pos, who)
    return space + few < end <= space + many


def room(pos: TzolkinPosition, who: int) -> int:
    """How many spaces behind the last number hold the workers of a player."""
    held = pos.players[who].held & pos.tables.room.mask
    return min(pos.tables.most_room, pos.tables.room.amount(0, held)) if held else 0


def play_days(pos: TzolkinPosition, frame: AdvanceDays, move: Move) -> None:
    if move.args[0] != rules.ADVANCE_DAYS.of(pos.game):
        pos.me.light = False
        pos.tell("turned_dark", pos.active, (), rules.TWO_DAYS)
    rotate(pos, ROTATE[move.args[0]])


def rotate(pos: TzolkinPosition, frame: Rotate) -> None:
    before = pos.day
    turn_gears(pos, frame.turns, rules.ADVANCE + (rules.FIRST_ROUND if before == 1 else ()))
    if pos.quick_spaces:
        quick_actions.change_tile(pos, before)
    number = pos.food_day
    if number and pos.day > pos.tables.food_days[number] > before:
        pos.tell("late_food_day", NOBODY, (number,), rules.LATE)
    elif number:
        pos.tell("food_day", NOBODY, (number,), rules.FOOD_DAY)
    pos.stack.append(ROUND)


def turn_gears(pos: TzolkinPosition, turns: int, cites: tuple[str, ...]) -> None:
    has_room = bool(pos.tables.most_room)
    if pos.trace is not None:
        pos.tell("advanced", NOBODY, (turns, pos.day + turns), cites)
    for _ in range(turns):
        for gear, last in pos.tables.last_spaces:
            row = pos.gears[gear]
            if has_room:
                _push_from_behind(pos, gear, last)
            if row[last] != EMPTY:
                _leave(pos, gear, last)
            row.insert(0, row.pop())
    pos.day += turns


def _leave(pos: TzolkinPosition, gear: int, last: int) -> None:
    """A player's worker on the last space comes home, a neutral one goes round the back."""
    if pos.gears[gear][last] != NEUTRAL:
        _push_off(pos, gear, last, 0)
    else:
        pos.tell("neutral_stays", NOBODY, (pos.tables.gears[gear].id,), rules.PUSHED_OFF)


def _push_from_behind(pos: TzolkinPosition, gear: int, last: int) -> None:
    """Workers of players with room behind the last number."""
    row = pos.gears[gear]
    for space in range(last + pos.tables.most_room, last, -1):
        if EMPTY < row[space] < NEUTRAL:
            _push_off(pos, gear, space, space - last)


def _push_off(pos: TzolkinPosition, gear: int, space: int, behind: int) -> None:
    """A worker comes home, unless its owner has room for it behind the last number."""
    row = pos.gears[gear]
    leaving, place = row[space], pos.tables.gears[gear].id
    if pos.tables.most_room and behind < room(pos, leaving):
        bent = pos.tables.room.bend(pos.players[leaving].held).rules
        pos.tell("stays", leaving, (place,), rules.PUSHED_OFF + bent)
        return
    row[space] = EMPTY
    pos.players[leaving].hand += 1
    pos.tell("pushed_off", leaving, (place,), rules.PUSHED_OFF)


def collect_tooth_corn(pos: TzolkinPosition) -> None:
    """At the end of the turn in which the starting player space was taken."""
    if pos.first_space == pos.active and pos.tooth_corn:
        corn, action = pos.tooth_corn, pos.tables.from_calendar
        pos.tooth_corn, pos.in_force = 0, pos.me.held
        gain(pos, action, pos.tables.corn, corn, pos.game.gain_site(pos.tables.corn, action.home))


MOVES: MoveKinds = {"advance": MoveKind(days, refuse_days, play_days, legal_days)}
QUESTIONS: Questions = {"advance": AdvanceDays}
STEPS: Steps = {AdvancePhase: advance_phase, Rotate: rotate, LastDay: last_day}
