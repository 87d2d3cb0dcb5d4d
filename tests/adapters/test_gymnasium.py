"""One seat of a game is an environment of Gymnasium."""

from __future__ import annotations

import gymnasium
import pytest
from gymnasium.wrappers import PassiveEnvChecker

import engine
from engine.adapters.gymnasium import SeatEnv
from engine.errors import IllegalMove, RulesError


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """Always the first legal move; the reward and the number of moves."""
    observation, info = env.reset(seed=seed)
    worth, made, is_over = 0.0, 0, False
    while not is_over:
        assert env.observation_space.contains(observation)
        observation, worth, is_over, _, info = env.step(int(info["action_mask"].argmax()))
        made += 1
    return worth, made


@pytest.mark.parametrize("name", engine.games())
def test_a_seat_plays_a_whole_game_the_same_way_for_the_same_seed(name: str) -> None:
    env = gymnasium.make(f"rulebook/{name}-v0", players=3, reward="points").unwrapped
    assert play(env, 4) == play(env, 4)
    assert play(env, 4) != play(env, 5)


def test_opponents_choose_for_their_own_seats() -> None:
    asked: list[str] = []

    def first(pos: object) -> object:
        asked.append(pos.me.colour)  # type: ignore[attr-defined]
        return pos.legal_moves()[0]  # type: ignore[attr-defined]

    env = SeatEnv("tzolkin", players=3, seat="red", opponents={"blue": first})  # type: ignore[dict-item]
    play(env, 1)
    assert set(asked) == {"blue"}


def test_the_passive_checker_of_gymnasium_finds_nothing(recwarn: pytest.WarningsRecorder) -> None:
    env = PassiveEnvChecker(SeatEnv("tzolkin", players=2))
    _, info = env.reset(seed=3)
    for _ in range(20):
        *_, info = env.step(info["action_mask"].argmax())
    assert [str(each.message) for each in recwarn.list] == []


def test_a_move_that_is_not_legal_is_refused_with_its_rule() -> None:
    env = SeatEnv("tzolkin", players=2)
    env.reset(seed=3)
    with pytest.raises(IllegalMove, match="beg"):
        env.step(env.table.game.moves.number(env.table.game.moves.read("beg")))


def test_a_seat_that_nobody_has_is_told() -> None:
    with pytest.raises(RulesError, match=r"no seat 'grean'.*green"):
        SeatEnv("tzolkin", seat="grean")
