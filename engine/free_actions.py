"""Free actions: tiles that their owner may use while a window is open.

Usually each works once and then lies face down; one whose scope is a turn or a round can be used again in the next.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from engine.abilities import ALWAYS, Holding
from engine.actions import Program, Spot
from engine.decisions import Frame, MoveKind, MoveKinds
from engine.handles import Citation
from engine.model.abilities import Use
from engine.moves import Move
from engine.reasons import NOT_OWNED, NOT_USABLE, USED_UP
from engine.refusals import Refusal

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import AnyPosition, Player


@dataclass(frozen=True)
class FreeAction:
    """What one tile can be used for, at which questions, the rules that its use cites, and how it is said."""

    bit: int
    questions: tuple[type, ...]
    program: Program
    rules: Citation
    is_turned_over: bool
    move: Move


def free_actions(game: Game) -> dict[int, FreeAction]:
    """The free action of every tile that has one."""
    return {
        game.tile_index[holding.source]: _free_action(game, holding, form)
        for holding, form in game.abilities.uses()
        if holding.source in game.tile_index and form.window in game.kit.windows
    }


class Uses:
    """Which free actions somebody owns, by the abilities held: looked up, for it is asked at every decision."""

    def __init__(self, actions: dict[int, FreeAction]) -> None:
        self._actions = actions
        self._mask = reduce(or_, (action.bit for action in actions.values()), 0)
        self._known: dict[int, tuple[tuple[int, FreeAction], ...]] = {}

    def held(self, bits: int) -> tuple[tuple[int, FreeAction], ...]:
        owned = self._known.get(bits & self._mask)
        if owned is None:
            owned = tuple([each for each in self._actions.items() if each[1].bit & bits])
            self._known[bits & self._mask] = owned
        return owned


def _free_action(game: Game, holding: Holding, use: Use) -> FreeAction:
    place = Spot(f"{holding.source}/use", holding.source, holding.rules, (*holding.address, "use", "effects"))
    program = game.program(use.effects, place)
    game.claims.claim(*holding.address, "acts")
    said = game.moves.move("use-tile", game.tile_index[holding.source])
    turned, shut = holding.ability.scope == ALWAYS, game.kit.shut(game, use)
    asked = tuple(question for question in game.kit.windows[use.window] if question not in shut)
    return FreeAction(holding.bit, asked, program, holding.rules, turned, said)


# -- use {component}


def usable_tiles(pos: AnyPosition, frame: Frame) -> Iterable[Move]:
    owned = dict.fromkeys(pos.me.tiles)
    return [pos.game.free_actions[tile].move for tile in owned if tile in pos.game.free_actions]


def legal_uses(pos: AnyPosition, frame: Frame) -> Iterable[Move]:
    """Asked only where somebody holds a tile that is not used up; a player has few of them."""
    me, kind = pos.players[pos.active], type(frame)
    found = [
        tile
        for tile, action in pos.game.uses.held(me.held)
        if kind in action.questions and _is_ready(me, tile, action) and action.program.is_possible(pos)
    ]
    if len(found) > 1:
        found.sort(key=me.tiles.index)
    return [pos.game.free_actions[tile].move for tile in found]


def refuse_use(pos: AnyPosition, frame: Frame, move: Move) -> Refusal | None:
    tile = move.args[0]
    action, told = pos.game.free_actions.get(tile), (pos.game.tiles[tile].id,)
    if action is None or type(frame) not in action.questions:
        question = pos.game.questions[type(frame)]
        return Refusal(NOT_USABLE, question.not_now or (question.rule,), told)
    if tile not in pos.me.tiles:
        return Refusal(NOT_OWNED, action.rules, told)
    return action.program.refusal(pos) if _is_ready(pos.me, tile, action) else Refusal(USED_UP, action.rules, told)


def _is_ready(player: Player, tile: int, action: FreeAction) -> bool:
    """Whether a player owns a copy of the tile that can be used now."""
    is_awake = bool(player.held & action.bit)
    return is_awake and (not action.is_turned_over or player.tiles.count(tile) > player.used.count(tile))


def play_use(pos: AnyPosition, frame: Frame, move: Move) -> None:
    """The tile does its work; then the same question is asked again."""
    action = pos.game.free_actions[move.args[0]]
    pos.game.abilities.spend(pos, action.bit)
    pos.tell("used", pos.active, (pos.game.tiles[move.args[0]].id,), action.rules)
    pos.stack.append(pos.game.kit.asked_again(frame))
    pos.begin(action.program.frames)


FREE_MOVES: MoveKinds = {"use-tile": MoveKind(usable_tiles, refuse_use, play_use, legal=legal_uses)}
