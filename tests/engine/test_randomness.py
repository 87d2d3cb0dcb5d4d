"""The generator gives the same numbers everywhere: these are the published ones for the state 1234567."""

from __future__ import annotations

from collections import Counter

from engine import randomness


def test_the_first_numbers_of_a_known_seed() -> None:
    state, numbers = 1234567, []
    for _ in range(5):
        state = randomness.step(state)
        numbers.append(randomness.scramble(state))
    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_draws_below_a_limit_are_even() -> None:
    state, counts = 5, Counter[int]()
    for _ in range(6000):
        state, drawn = randomness.below(state, 6)
        counts[drawn] += 1
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_shuffling_keeps_every_item() -> None:
    _, order = randomness.shuffled(3, tuple(range(20)))
    assert sorted(order) == list(range(20))
    assert order != tuple(range(20))
