"""Using any action of some gears: the spaces of free choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from engine.actions import Action, Effects, Spot
from engine.decisions import MoveKind, MoveKinds
from engine.game import Game
from engine.kit import Questions
from engine.model import effects as model
from engine.moves import Move
from engine.purse import Purse, purse_of
from engine.refusals import Refusal
from engine.tzolkin import reasons
from engine.tzolkin.frames import UseAny
from engine.tzolkin.picking_up import do_action, expect_lower, fire_lower
from engine.tzolkin.position import TzolkinPosition

if TYPE_CHECKING:
    from engine.position import AnyPosition


class UseAction(Action):
    """Ask which action; impossible when none can be completed."""

    can_fail = True
    asks: tuple[str, ...] = ("use",)

    def __init__(self, effect: model.UseAction, place: Spot, game: Game) -> None:
        super().__init__(place, game)
        self.of = effect.of
        #: Whether it stands on a space of the gear that it names, so that every action it offers is a lower one.
        self.is_own = effect.of == (place.home.partition(".")[0],)
        self.moves: list[Move] | None = None
        for n, name in enumerate(effect.of):
            if not _is_gear(game, name.split(".")[0]):
                game.claims.refuse((*place.content, "use_action", n), "only gears have actions")

    def refusal(self, pos: AnyPosition, purse: Purse) -> Refusal | None:
        own, against = cast("TzolkinPosition", pos), list[Refusal]()
        for move in usable(own, self):
            refused = _refusal(own, self, move, purse.copy())
            if refused is None:
                return None
            against.append(refused)
        return none_possible(against).cited((), self.rules)

    def is_possible(self, pos: AnyPosition, purse: Purse) -> bool:
        own = cast("TzolkinPosition", pos)
        return any(_is_possible(own, self, move, purse.copy()) for move in usable(own, self))

    def run(self, pos: AnyPosition) -> None:
        pos.stack.append(UseAny(self.address))


def none_possible(against: list[Refusal]) -> Refusal:
    """What stands against every action, if it is the same; else how many there are, and the rules against each."""
    if against and all(each.plain() == against[0].plain() for each in against):
        return against[0]
    every = dict.fromkeys(rule for each in against for rule in each.rules)
    common = tuple(rule for rule in every if all(rule in each.rules for each in against))
    return Refusal(reasons.NO_ACTION_POSSIBLE, common or tuple(every), (len(against),))


def _is_gear(game: Game, name: str) -> bool:
    return name in game.place_index and game.places[game.place_index[name]].kind == "gear"


def action_at(pos: TzolkinPosition, address: str) -> UseAction:
    action = pos.game.actions[address]
    assert isinstance(action, UseAction)
    return action


def usable(pos: TzolkinPosition, action: UseAction) -> list[Move]:
    """Every action that is named, except doing nothing and choosing freely once more; listed once."""
    if action.moves is None:
        action.moves = _list_moves(pos, action)
    return action.moves


def _list_moves(pos: TzolkinPosition, action: UseAction) -> list[Move]:
    return [
        pos.game.moves.move("use", gear.place, space)
        for gear in pos.tables.gears
        for space in range(1, gear.numbered)
        if gear.id in action.of or gear.homes[space] in action.of
        if space not in gear.free_choice and gear.homes[space] != action.home
    ]


def _refusal(pos: TzolkinPosition, action: UseAction, move: Move, purse: Purse) -> Refusal | None:
    gear, space = pos.tables.gear_of[move.args[0]], move.args[1]
    if action.is_own:
        expect_lower(pos, gear, space, pos.in_force, purse)
    return gear.programs[space].refusal(pos, purse)


def _is_possible(pos: TzolkinPosition, action: UseAction, move: Move, purse: Purse | None = None) -> bool:
    """Whether an action can be completed; only what may come before it asks for a purse."""
    if action.is_own and pos.in_force & pos.tables.lower_bits:
        return _refusal(pos, action, move, purse or purse_of(pos)) is None
    return pos.tables.gear_of[move.args[0]].programs[move.args[1]].is_possible(pos, purse)


def choices(pos: TzolkinPosition, frame: UseAny) -> Iterable[Move]:
    return usable(pos, action_at(pos, frame.address))


def possible_choices(pos: TzolkinPosition, frame: UseAny) -> Iterable[Move]:
    action = action_at(pos, frame.address)
    return [move for move in usable(pos, action) if _is_possible(pos, action, move)]


def refuse_use(pos: TzolkinPosition, frame: UseAny, move: Move) -> Refusal | None:
    action = action_at(pos, frame.address)
    if move in usable(pos, action):
        if action.is_own and pos.in_force & pos.tables.lower_bits:
            return _refusal(pos, action, move, purse_of(pos))
        return pos.tables.gear_of[move.args[0]].programs[move.args[1]].refusal(pos)
    return Refusal(reasons.NOT_TO_CHOOSE, action.rules, (pos.game.places[move.args[0]].id, move.args[1]))


def play_use(pos: TzolkinPosition, frame: UseAny, move: Move) -> None:
    gear, action = pos.tables.gear_of[move.args[0]], action_at(pos, frame.address)
    pos.tell("acted", pos.active, (gear.id, move.args[1], 0), action.rules)
    do_action(pos, gear, move.args[1])
    if action.is_own:
        fire_lower(pos, gear, move.args[1])


EFFECTS: Effects = {model.UseAction: UseAction}
MOVES: MoveKinds = {"use": MoveKind(choices, refuse_use, play_use, possible_choices)}
QUESTIONS: Questions = {"use": UseAny}
