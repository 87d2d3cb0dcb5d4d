"""What is printed on tiles of Teotihuacan, as symbols: icons of temples, boards, first workers, steps."""

from __future__ import annotations

from collections.abc import Callable

from generator.pictures.marks import Mark, Marks
from generator.pictures.symbols import Signs

#: The icons by their letters, and the colours of their temples.
ICONS = {"b": ("statuette", "blue"), "r": ("crest", "red"), "g": ("serpent", "green"), "x": ("glyph", "")}


def icons(value: int | str, signs: Signs) -> tuple[Marks, ...]:
    """Two side by side; of four, the second pair below, so that they run clockwise."""
    shown = tuple(_icon(letters) for letters in str(value).split("-"))
    return (shown[:2], shown[:1:-1]) if len(shown) > 2 else (shown,)


def _icon(letters: str) -> Mark:
    """A grey one belongs to a temple, but does not have its colour."""
    icon, colour = ICONS[letters[0]]
    return Mark(icon, "", colour if len(letters) > 1 else "grey")


def board(value: int | str, signs: Signs) -> tuple[Marks, ...]:
    return ((Mark("die"), *_number(str(value), signs)),)


def worker(value: int | str, signs: Signs) -> tuple[Marks, ...]:
    place, _, power = str(value).rpartition("-")
    return ((Mark("die", power), *_number(place, signs)),)


def _number(place: str, signs: Signs) -> Marks:
    return (Mark("place"), Mark("", words=signs.places((place,))))


def steps(family: str, track: str) -> Callable[[int | str, Signs], tuple[Marks, ...]]:
    return lambda value, signs: ((signs.track(family, track, amount=str(value) if int(value) > 1 else ""),),)


def technology(value: int | str, signs: Signs) -> tuple[Marks, ...]:
    return ((Mark("technology"), Mark("", words=signs.number(int(value)))),)


def difficulty(value: int | str, signs: Signs) -> tuple[Marks, ...]:
    return ()


PRINTED: dict[str, Callable[[int | str, Signs], tuple[Marks, ...]]] = {
    "icons": icons,
    "board": board,
    "other_board": board,
    "worker": worker,
    "second_worker": worker,
    "third_worker": worker,
    "blue": steps("temples", "blue"),
    "red": steps("temples", "red"),
    "green": steps("temples", "green"),
    "avenue_of_the_dead": steps("avenue", "avenue-of-the-dead"),
    "technology": technology,
    "steps": difficulty,
}
