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


def plainly_shuffled(state: int, items: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """From the last place on, whatever is drawn comes there."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        state, other = randomness.below(state, last + 1)
        order[last], order[other] = order[other], order[last]
    return state, tuple(order)


def state_before(drawn: int) -> int:
    """The state after which a number is drawn: `step` and `scramble` backwards."""
    whole = 1 << 64
    z = drawn ^ drawn >> 31 ^ drawn >> 62
    z = z * pow(0x94D049BB133111EB, -1, whole) % whole
    z = z ^ z >> 27 ^ z >> 54
    z = z * pow(0xBF58476D1CE4E5B9, -1, whole) % whole
    return (z ^ z >> 30 ^ z >> 60) - randomness.step(0) & whole - 1


def test_shuffling_draws_one_item_after_the_other() -> None:
    for seed in range(200):
        items = tuple(range(seed % 40))
        assert randomness.shuffled(seed, items) == plainly_shuffled(seed, items)


def test_a_draw_that_would_not_be_even_is_drawn_again_when_items_are_shuffled() -> None:
    """Of 2 ** 64 numbers one is left over for three items, and none for two."""
    state = state_before((1 << 64) - 1)
    assert randomness.scramble(randomness.step(state)) == (1 << 64) - 1
    assert randomness.shuffled(state, (0, 1, 2)) == plainly_shuffled(state, (0, 1, 2))
    assert randomness.shuffled(state, (0, 1, 2))[0] == randomness.step(randomness.step(randomness.step(state)))
