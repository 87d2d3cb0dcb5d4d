"""Where a kind of move lists its legal moves without asking for refusals, the two agree on every move there is."""

from __future__ import annotations

from typing import Any

import pytest

from engine.decisions import MoveKind
from engine.moves import Move
from tests.engine.playing import PLAYABLE, game, random_play


def spoken(game_id: str, kind: str) -> list[Move]:
    """Every move of a kind that has been made so far; those of the board are made at load."""
    return [move for move in game(game_id).moves if move.kind == kind]


def refused_wrongly(pos: Any, name: str, kind: MoveKind) -> set[Move]:
    frame = pos.stack[-1]
    open_moves = {move for move in spoken(pos.game.id, name) if kind.refusal(pos, frame, move) is None}
    return open_moves ^ set(kind.candidates(pos, frame))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game_id", PLAYABLE)
def test_exact_kinds_list_what_nothing_refuses(game_id: str, players: int) -> None:
    seen: set[tuple[str, str]] = set()
    for seed in range(4):
        for pos in random_play(game_id, players, seed):
            question = None if pos.is_over else pos.game.questions[pos.decision.kind]
            for name, kind in question.kinds.items() if question else ():
                if kind.exact:
                    assert not refused_wrongly(pos, name, kind), (pos.decision, name)
                    seen.add((pos.decision.kind, name))
    assert {("turn", "beg"), ("turn", "place"), ("turn", "pick"), ("act", "act"), ("placing", "done")} <= seen
