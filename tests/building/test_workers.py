"""Work for several processes: what comes of one job may ask for others, and nothing waits that could be done."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import pytest

from generator.building.workers import Job, workers

Task = tuple[str, int]


def doubled(words: Sequence[str], task: int) -> Task:
    return words[0], 2 * task


def counted_down(words: Sequence[str], task: int) -> Task:
    return words[1], task - 1


def failing(words: Sequence[str], task: int) -> Task:
    raise ValueError(f"{words[0]} of {task}")


@pytest.mark.parametrize("count", [1, 2])
def test_whoever_takes_what_is_done_may_add_further_jobs(count: int) -> None:
    jobs = deque([Job(counted_down, 3), Job(counted_down, 2)])
    done: list[Task] = []
    with workers(count, ("twice", "down")) as pool:
        for name, number in pool.run(jobs):
            done.append((name, number))
            if name == "down":
                jobs.append(Job(counted_down, number) if number else Job(doubled, 21))
    assert sorted(done) == [
        ("down", 0),
        ("down", 0),
        ("down", 1),
        ("down", 1),
        ("down", 2),
        ("twice", 42),
        ("twice", 42),
    ]
    assert not jobs


@pytest.mark.parametrize("count", [1, 2])
def test_no_jobs_are_done_at_once(count: int) -> None:
    with workers(count, ()) as pool:
        assert list(pool.run(deque())) == []


@pytest.mark.parametrize("count", [1, 2])
def test_what_goes_wrong_in_a_job_is_told_where_it_is_taken(count: int) -> None:
    with workers(count, ("work",)) as pool, pytest.raises(ValueError, match="work of 7"):
        list(pool.run(deque([Job(failing, 7)])))
