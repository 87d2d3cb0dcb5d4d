"""Soft hyphens: numbered in order, kept where they are needed, never near the ends of a word."""

from __future__ import annotations

from generator.print.hyphens import SOFT_HYPHEN, Hyphens


def test_long_words_are_divided_and_short_ones_not() -> None:
    text, numbers = Hyphens("ro").divide("muncitorii pe roată, construcțiile")
    assert text.replace(SOFT_HYPHEN, "|") == "mun|ci|to|rii pe roată, con|struc|ți|i|le"
    assert numbers == [0, 1, 2, 3, 4, 5, 6]


def test_only_kept_hyphens_stay_and_numbers_go_on() -> None:
    every = Hyphens("ro")
    first, numbers = every.divide("muncitorii")
    second, further = every.divide("muncitorii")
    assert further == [number + len(numbers) for number in numbers]
    kept = Hyphens("ro", {numbers[1], further[0]})
    assert kept.divide("muncitorii") == (_with_only(first, 1), [numbers[1]])
    assert kept.divide("muncitorii") == (_with_only(second, 0), [further[0]])


def _with_only(text: str, place: int) -> str:
    parts = text.split(SOFT_HYPHEN)
    return "".join(parts[: place + 1]) + SOFT_HYPHEN + "".join(parts[place + 1 :])


def test_a_word_is_never_left_with_a_single_letter() -> None:
    for word in ("εργάτες", "ικετεύσετε", "ημερολόγιο", "οποιαδήποτε"):
        parts = Hyphens("el").divide(word)[0].split(SOFT_HYPHEN)
        assert len(parts) > 1
        assert min(len(parts[0]), len(parts[-1])) >= 2
