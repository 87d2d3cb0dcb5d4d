"""Golden transcripts of complete games: every move and event as text, reviewed as a diff.

A transcript that is missing is written by its test, which then fails once; look at it and commit it.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from engine import randomness
from engine.events import Event
from engine.position import AnyPosition
from tests.engine.playing import TABLES, game

GOLDEN = Path(__file__).parent / "transcripts"


def transcript(game_id: str, players: int, seed: int) -> str:
    """A random game, one line for each move and each event."""
    pos = game(game_id).new_position(players, seed)
    lines, state = [f"{game_id}, {players} players, seed {seed}"], seed
    while not pos.is_over:
        moves = pos.legal_moves()
        state, chosen = randomness.below(state, len(moves))
        lines.append(f"{pos.players[pos.active].colour}: {moves[chosen]}")
        lines += [f"    {told(event, pos)}" for event in pos.play(moves[chosen])]
    lines += [f"{colour}: {scores}" for colour, scores in pos.scores().items()]
    winners = cast("list[str]", pos.outcome()["winners"])
    return "\n".join([*lines, f"winners: {', '.join(winners)}", ""])


def told(event: Event, pos: AnyPosition) -> str:
    fields = " ".join(f"{key}={value}" for key, value in pos.game.events.plain(event, pos).items())
    return f"{fields} [{', '.join(event.rules)}]"


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_complete_game_goes_as_it_went_before(game_id: str, players: int) -> None:
    golden = GOLDEN / f"{game_id}-{players}.txt"
    played = transcript(game_id, players, seed=players)
    if not golden.exists():
        GOLDEN.mkdir(exist_ok=True)
        golden.write_text(played, encoding="utf-8")
        pytest.fail(f"{golden.name} was missing and has been written: read it and commit it")
    assert played.splitlines() == golden.read_text(encoding="utf-8").splitlines()
