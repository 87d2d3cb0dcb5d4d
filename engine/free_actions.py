"""Free actions: tiles that their owner may use while a window is open, each once; then they lie face down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from engine.abilities import Holding
from engine.binding import Citation
from engine.decisions import Frame, MoveKind, Refusal
from engine.effects import Program
from engine.errors import RulesError, nearest
from engine.model.abilities import Use
from engine.moves import Move
from engine.position import Position

if TYPE_CHECKING:
    from engine.game import Game


class FreeAction(NamedTuple):
    """What one tile can be used for, in which window, and the rules that its use cites."""

    window: str
    program: Program
    rules: Citation


def free_actions(game: Game) -> dict[int, FreeAction]:
    """The free action of every tile that has one."""
    return {
        game.tile_index[holding.source]: _free_action(game, holding, holding.ability.form)
        for holding in game.abilities.holdings
        if isinstance(holding.ability.form, Use)
    }


def _free_action(game: Game, holding: Holding, use: Use) -> FreeAction:
    known = sorted({window for windows in game.procedures.windows.values() for window in windows})
    if use.window not in known:
        raise RulesError(f"{holding.source}: {game.id} has no window {use.window!r}{nearest(use.window, known)}")
    program = game.program(use.effects, holding.source, holding.rules, f"{holding.source}/use")
    return FreeAction(use.window, program, holding.rules)


# -- use {component}


def usable_tiles(pos: Position, frame: Frame) -> Iterable[Move]:
    owned = dict.fromkeys(pos.me.tiles)
    return [pos.game.moves.move("use-tile", tile) for tile in owned if tile in pos.game.free_actions]


def refuse_use(pos: Position, frame: Frame, move: Move) -> Refusal | None:
    action = pos.game.free_actions.get(move.args[0])
    if action is None or action.window not in pos.game.procedures.windows.get(frame[0], ()):
        return pos.game.questions[frame[0]].not_now
    return action.program.refusal(pos) if _face_up(pos, move.args[0]) else action.rules


def _face_up(pos: Position, tile: int) -> bool:
    """Whether the active player owns a copy of the tile that has not been used."""
    return bool(pos.me.tiles.count(tile) > pos.me.used.count(tile))


def play_use(pos: Position, frame: Frame, move: Move) -> None:
    """The tile is turned over and does its work; then the same question is asked again."""
    action = pos.game.free_actions[move.args[0]]
    pos.me.used.append(move.args[0])
    pos.tell("used", pos.active, (pos.game.tiles[move.args[0]].id,), action.rules)
    pos.stack.append(frame)
    pos.begin(action.program.frames)


FREE_MOVES: dict[str, MoveKind] = {"use-tile": MoveKind(usable_tiles, refuse_use, play_use)}
