"""What a game was worth: by points, or by rank."""

from __future__ import annotations

import pytest

from engine.errors import RulesError
from engine.rewards import points, rank, rewarding, standings
from tests.programs.tables import NAMES, TABLES, Table, game, random_play


def ended(*parts: int) -> object:
    pos = game("tzolkin").new_position(len(parts), seed=1)
    for player, own in zip(pos.players, parts, strict=True):
        player.points = own
    pos.over, pos.stack = True, []
    return pos


@pytest.mark.parametrize(
    ("parts", "ranks", "worth"),
    [
        ((40, 8, 20, 4), (1, 3, 2, 4), (1, -1 / 3, 1 / 3, -1)),
        ((40, 8, 8, 4), (1, 2, 2, 4), (1, 0, 0, -1)),
        ((40, 40), (1, 1), (0, 0)),
    ],
)
def test_ranks_follow_the_points_and_equal_ones_share(
    parts: tuple[int, ...], ranks: tuple[int, ...], worth: tuple[float, ...]
) -> None:
    pos = ended(*parts)
    assert standings(pos) == ranks  # type: ignore[arg-type]
    assert rank(pos) == pytest.approx(worth)  # type: ignore[arg-type]
    assert points(pos)[0] == 10  # type: ignore[arg-type]


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_whoever_won_has_the_first_rank_and_all_ranks_together_are_worth_nothing(table: Table) -> None:
    *_, end = random_play(table, 6, every=1000)
    won = [player.colour for player, place in zip(end.players, standings(end), strict=True) if place == 1]
    assert won == end.outcome()["winners"]
    assert sum(rank(end)) == pytest.approx(0)


def test_a_game_that_goes_on_has_no_ranks() -> None:
    assert rank(game("tzolkin").new_position(3, seed=1)) == (0, 0, 0)


def test_an_unknown_reward_is_told_with_the_nearest_name() -> None:
    with pytest.raises(RulesError, match="points"):
        rewarding("point")
