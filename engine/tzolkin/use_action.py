"""Using any action of some gears: the spaces of free choice."""

from __future__ import annotations

from collections.abc import Iterable

from engine.binding import Citation
from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import Action, Program, Purse
from engine.game import Game
from engine.model import effects as model
from engine.moves import Move
from engine.tzolkin.picking_up import do_action
from engine.tzolkin.position import TzolkinPosition


class UseAction(Action):
    """Ask which action; impossible when none can be completed."""

    can_fail = True
    __slots__ = ("moves", "of")

    def __init__(self, effect: model.UseAction, address: str, home: str, rules: Citation, game: Game) -> None:
        super().__init__(effect, address, home, rules, game)
        self.of = effect.of
        self.moves: list[Move] | None = None

    def refusal(self, pos: TzolkinPosition, purse: Purse) -> Refusal | None:
        refused: Refusal | None = None
        for move in usable(pos, self):
            refused = _program(pos, move).refusal(pos, purse[:])
            if refused is None:
                return None
        return (refused or ()) + self.rules

    def run(self, pos: TzolkinPosition) -> None:
        pos.stack.append(("use", self.address))


def usable(pos: TzolkinPosition, action: UseAction) -> list[Move]:
    """Every action of the named gears, except doing nothing and choosing freely once more; listed once."""
    if action.moves is None:
        action.moves = _list_moves(pos, action)
    return action.moves


def _list_moves(pos: TzolkinPosition, action: UseAction) -> list[Move]:
    return [
        pos.game.moves.move("use", gear.place, space)
        for gear in pos.tables.gears
        if gear.id in action.of
        for space in range(1, gear.numbered)
        if space not in gear.free_choice and gear.homes[space] != action.home
    ]


def _program(pos: TzolkinPosition, move: Move) -> Program:
    return pos.tables.gear_of[move.args[0]].programs[move.args[1]]


def choices(pos: TzolkinPosition, frame: Frame) -> Iterable[Move]:
    return usable(pos, pos.game.actions[frame[1]])


def refuse_use(pos: TzolkinPosition, frame: Frame, move: Move) -> Refusal | None:
    if move not in usable(pos, pos.game.actions[frame[1]]):
        return pos.game.actions[frame[1]].rules  # type: ignore[no-any-return]
    return _program(pos, move).refusal(pos)


def play_use(pos: TzolkinPosition, frame: Frame, move: Move) -> None:
    gear = pos.tables.gear_of[move.args[0]]
    pos.tell("acted", pos.active, (gear.id, move.args[1], 0), pos.game.actions[frame[1]].rules)
    do_action(pos, gear, move.args[1])


EFFECTS = {model.UseAction: UseAction}
MOVES = {"use": MoveKind(choices, refuse_use, play_use)}
