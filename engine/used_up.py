"""Moves that an action has allowed before and does not allow again: the position alone cannot tell, its history can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.actions import Action
from engine.handles import Citation
from engine.moves import Move
from engine.position import AnyPosition
from engine.reasons import NO_MORE, NOT_ASKED
from engine.refusals import Refusal


class Played(NamedTuple):
    """A move, and the position in which it was played."""

    before: AnyPosition
    move: Move


def no_more(refused: Refusal | None, move: Move, pos: AnyPosition, history: Sequence[Played]) -> Refusal | None:
    """A refusal because something else is asked, unless the move has been played as often as an action allows.

    Only where no effect asks anything: until then, the action is not over.
    """
    if refused is None or refused.reason is not NOT_ASKED or pos.decision is None or asking_effect(pos) is not None:
        return refused
    rules, times = _last_action(move, pos.decision.kind, history)
    return Refusal(NO_MORE, rules, (times,)) if rules else refused


def _last_action(move: Move, until: str, history: Sequence[Played]) -> tuple[Citation, int]:
    """The rules of the action that asked for such a move last, and how often it was played there."""
    rules: Citation = ()
    times = 0
    for before, played in reversed(history):
        if before.decision is None or before.decision.kind == until:
            break
        if before.asks_for(move):
            if played.kind != move.kind:
                return (), 0
            action = asking_effect(before)
            rules, times = rules or (action.rules if action else ()), times + 1
    return rules, times


def asking_effect(pos: AnyPosition) -> Action | None:
    """The effect that asks, if anything asks at all."""
    return pos.game.actions.get(getattr(pos.stack[-1], "address", "")) if pos.stack else None
