"""Tribes: dealt together with the starting wealth, one of them kept in secret."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import MoveKind, MoveKinds
from engine.kit import Questions
from engine.moves import Move
from engine.position import NOBODY
from engine.refusals import Refusal
from engine.tzolkin import reasons, rules
from engine.tzolkin.display import off_the_top
from engine.tzolkin.frames import ChooseTribe
from engine.tzolkin.position import TzolkinPosition
from engine.tzolkin.tiles import TRIBES


def deal(pos: TzolkinPosition) -> None:
    """So many tribes to everybody, beside the starting wealth."""
    if not pos.tables.tribes:
        return
    pile = pos.shuffle(pos.tables.tribes)
    for player in pos.players:
        dealt, pile = off_the_top(pos, pile, rules.TRIBES_DEALT.of(pos.game), TRIBES)
        player.dealt += dealt
    pos.tell("set_up", NOBODY, ("tribes",), (rules.TRIBES_DEALT.rule,))


def are_dealt(pos: TzolkinPosition) -> bool:
    """Whether the active player still has a tribe to choose."""
    return any(tile in pos.tables.tribes for tile in pos.me.dealt)


# -- lead {component}


def dealt_tribes(pos: TzolkinPosition, frame: ChooseTribe) -> Iterable[Move]:
    return [pos.game.moves.move("lead", tile) for tile in pos.me.dealt if tile in pos.tables.tribes]


def refuse_tribe(pos: TzolkinPosition, frame: ChooseTribe, move: Move) -> Refusal | None:
    tile = move.args[0]
    if tile in pos.me.dealt and tile in pos.tables.tribes:
        return None
    return Refusal(reasons.TRIBE_NOT_DEALT, (rules.TRIBES_DEALT.rule,), (pos.game.tiles[tile].id,))


def play_tribe(pos: TzolkinPosition, frame: ChooseTribe, move: Move) -> None:
    """The tile is put aside, face down, until everybody has chosen; the others go back into the box."""
    me = pos.me
    me.dealt = tuple(tile for tile in me.dealt if tile not in pos.tables.tribes)
    me.tiles += (move.args[0],)


MOVES: MoveKinds = {"lead": MoveKind(dealt_tribes, refuse_tribe, play_tribe)}
QUESTIONS: Questions = {"tribe": ChooseTribe}
