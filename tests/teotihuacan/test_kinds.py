"""The kinds that Teotihuacan executes: power-ups, powers, repetitions, steps with something on them."""

from __future__ import annotations

import pytest

from engine.actions import Spot
from engine.measures import amount_of
from engine.model.effects import PowerUp, Repeat, Score, Step
from engine.model.measures import Count, Least, Power, Sum, Times
from tests.teotihuacan.boards import arriving, described, teotihuacan


def texts(pos: object) -> list[str]:
    return [move.text for move in pos.legal_moves()]  # type: ignore[attr-defined]


def do(pos: object, *effects: object) -> None:
    """Let the active player carry out effects that stand nowhere in content."""
    game = teotihuacan()
    place = Spot("forest/test", "forest.test", ("gathering.table",), ("place", "forest"))
    pos.begin(game.program(effects, place).frames)  # type: ignore[arg-type, attr-defined]
    pos.run()  # type: ignore[attr-defined]


@pytest.mark.parametrize(("powers", "lowest"), [([3], 2), ([1, 5], 1), ([5, 5, 5], 2)])
def test_the_lowest_power_is_that_of_all_workers_on_the_board(powers: list[int], lowest: int) -> None:
    pos = arriving("forest", 2, {"cocoa": 9, "forest": powers})
    pos.play("collect")
    assert amount_of(Power("lowest"), pos, pos.me) == lowest
    assert amount_of(Power("worker"), pos, pos.me) == 2


def test_locked_workers_have_no_part_in_the_lowest_power() -> None:
    pos = arriving("forest", 3, {"locked": [{"place": "forest", "power": 1}]})
    pos.play("collect")
    assert amount_of(Power("lowest"), pos, pos.me) == 3


def test_the_least_of_technologies_and_power() -> None:
    measure = Times(2, Least((Count(("technology-tiles",)), Power("worker"))))
    pos = arriving("forest", 3, {"technologies": ["technology-power-up", "technology-gather-more"]})
    pos.play("collect")
    assert amount_of(measure, pos, pos.me) == 4
    assert amount_of(Sum((Power("worker"), -1)), pos, pos.me) == 2


def test_power_ups_anywhere_reach_every_unlocked_worker() -> None:
    pos = described(now="end-of-turn", players={"black": {"forest": [1, 1], "palace": [4]}})
    do(pos, PowerUp(2, "anywhere"))
    assert texts(pos) == ["power-up palace 4", "power-up forest 1"]
    pos.play("power-up forest 1")
    assert texts(pos) == ["power-up palace 4", "power-up forest 1", "power-up forest 2"]


def test_a_power_up_for_which_nobody_is_left_is_skipped() -> None:
    pos = arriving("forest", 5, {})
    pos.play("collect")
    do(pos, PowerUp(2, "here"))
    pos.play("power-up forest 5")
    pos.play("reward 1")
    assert pos.decision.kind == "end-of-turn"


def test_repeat_stops_after_its_most_and_when_refused() -> None:
    pos = arriving("forest", 3, {})
    pos.play("collect")
    do(pos, Repeat(Power("worker"), (Score(1),)))
    for _ in range(3):
        pos.play("yes")
    assert (pos.me.points, pos.decision.kind) == (3, "end-of-turn")
    do(pos, Repeat(Power("worker"), (Score(1),)))
    pos.play("no")
    assert (pos.me.points, pos.decision.kind) == (3, "end-of-turn")


def test_a_step_gives_what_it_shows_before_the_next_is_taken() -> None:
    pos = described(now="end-of-turn", players={"black": {"blue": 6}})
    do(pos, Step("temples", "blue", times=2))
    assert (pos.me.tracks[pos.game.track_index["blue"]], pos.me.points) == (8, 2)
    pos = described(now="end-of-turn", players={"black": {"blue": 5}})
    do(pos, Step("temples", "blue", times=2))
    assert (pos.decision.kind, pos.me.tracks[pos.game.track_index["blue"]]) == ("take", 6)


def test_the_avenue_gives_nothing_and_ends() -> None:
    pos = described(now="end-of-turn", players={"black": {"avenue-of-the-dead": 8}})
    do(pos, Step("avenue", "avenue-of-the-dead", times=2))
    assert pos.me.tracks[pos.game.track_index["avenue-of-the-dead"]] == 9


def test_several_ascensions_each_ask_for_a_reward_before_the_next_power_up() -> None:
    pos = described(now="end-of-turn", players={"black": {"forest": [5, 5]}})
    do(pos, PowerUp(2, "anywhere"))
    pos.play("power-up forest 5")
    assert pos.decision.kind == "reward"
    pos.play("reward 5")
    assert texts(pos) == ["power-up palace 1", "power-up palace 3", "power-up forest 5"]
    pos.play("power-up forest 5")
    assert pos.why_not("reward 5") == ("ascension.fourth-worker", "setup.workers")
