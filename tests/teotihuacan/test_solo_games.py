"""Whole games against Teotibot: it is never asked, nothing is created or lost, and every step cites its rule."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import randomness
from tests.engine.test_transcripts import told

GOLDEN = Path(__file__).parents[1] / "engine" / "transcripts" / "teotihuacan-solo.txt"
EASY = {"bot-workers": "less", "bot-resources": "less", "bot-worship": "less"} | dict.fromkeys(
    ("bot-cocoa", "bot-temples", "bot-technologies"), "much-less"
)
HARD = {name: value.replace("less", "more") for name, value in EASY.items()}


def check(pos: Any) -> None:
    """What must hold whenever the player decides."""
    human, bot = pos.players
    assert pos.active == 0
    assert pos.bot == 1
    assert len(bot.workers) == 4
    assert sum(worker.is_locked for worker in bot.workers) == 1
    assert not any(worker.is_locked and worker.place == pos.tables.palace for worker in bot.workers)
    assert min((*bot.goods, *human.goods)) >= 0
    assert bot.held == 0
    assert sorted(pos.action_pyramid) == sorted(pos.tables.bot.tiles)
    lying = [pos.game.tiles[tile] for tile in bot.tiles]
    assert all(tile.kind == "mask" or tile.family == "technology-tiles" for tile in lying)
    assert len(lying) == len({tile.id for tile in lying})


def winners(pos: Any) -> list[str]:
    return list(pos.outcome()["winners"])


def play(seed: int, options: dict[str, str]) -> Any:
    pos = engine.load("teotihuacan", ("solo",), options).new_position(1, seed)
    state = seed
    while not pos.is_over:
        moves = pos.legal_moves()
        state, chosen = randomness.below(state, len(moves))
        check(pos)
        assert all(event.rules for event in pos.play(moves[chosen]))
    assert set(pos.scores()) == {"black", "teotibot"}
    assert len(winners(pos)) == 1
    return pos


@pytest.mark.parametrize("options", [{}, EASY, HARD], ids=["usual", "easiest", "hardest"])
def test_random_games_against_teotibot_are_sound(options: dict[str, str]) -> None:
    for seed in range(10):
        play(seed, options)


@pytest.mark.fuzz
@pytest.mark.parametrize(
    ("options", "count"), [({}, 2000), (EASY, 200), (HARD, 200)], ids=["usual", "easiest", "hardest"]
)
def test_many_games_against_teotibot_are_sound(options: dict[str, str], count: int) -> None:
    for seed in range(count):
        play(seed, options)


def test_a_game_against_teotibot_is_saved_copied_and_resumed() -> None:
    pos = engine.load("teotihuacan", ("solo",)).new_position(1, 5)
    while not pos.is_over:
        again = pos.game.from_json(pos.to_json())
        twins = (again, pos.copy(), copy.deepcopy(pos), pickle.loads(pickle.dumps(pos)))
        move = pos.legal_moves()[-1]
        assert pos.why_not(move) == ()
        assert "rng" not in pos.view(0)
        pos.play(move)
        for twin in twins:
            twin.play(move.text)
            assert twin.to_json() == pos.to_json()


def transcript(seed: int) -> str:
    pos = engine.load("teotihuacan", ("solo",)).new_position(1, seed)
    lines, state = [f"teotihuacan against Teotibot, seed {seed}"], seed
    while not pos.is_over:
        moves = pos.legal_moves()
        state, chosen = randomness.below(state, len(moves))
        lines.append(f"black: {moves[chosen]}")
        lines += [f"    {told(event, pos)}" for event in pos.play(moves[chosen])]
    lines += [f"{colour}: {scores}" for colour, scores in pos.scores().items()]
    return "\n".join([*lines, f"winners: {', '.join(winners(pos))}", ""])


def test_a_game_against_teotibot_goes_as_it_went_before() -> None:
    played = transcript(1)
    if not GOLDEN.exists():
        GOLDEN.write_text(played, encoding="utf-8")
        pytest.fail(f"{GOLDEN.name} was missing and has been written: read it and commit it")
    assert played.splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()
    assert all("[]" not in line for line in played.splitlines() if "teotibot" in line)
