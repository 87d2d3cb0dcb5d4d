"""Where a kind of move has a quicker way to list its legal moves, it lists what nothing refuses, in the same order."""

from __future__ import annotations

import pytest

from tests.engine.playing import TABLES, random_play
from tests.game_samples import samples


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_quick_list_holds_what_nothing_refuses(game_id: str, players: int) -> None:
    seen: set[tuple[str, str]] = set()
    for seed in range(6):
        for pos in random_play(game_id, players, seed):
            decision = pos.decision
            if decision is None:
                continue
            frame = pos.stack[-1]
            question = pos.game.questions[type(frame)]
            plainly = [
                move
                for kind in question.kinds.values()
                for move in kind.candidates(pos, frame)
                if kind.refusal(pos, frame, move) is None
            ]
            assert list(question.legal(pos, frame)) == plainly, decision
            for name, kind in question.kinds.items():
                if kind.legal:
                    slowly = [m for m in kind.candidates(pos, frame) if kind.refusal(pos, frame, m) is None]
                    assert list(kind.legal(pos, frame)) == slowly, (decision, name)
                    seen.add((decision.kind, name))
    assert samples(game_id).quick <= seen
    assert bool(samples(game_id).quick) == bool(seen)
