"""Rules in rows: on the left their text, on the right what belongs to it; so that neither stands far from the other.

How high things will be is estimated, in millimetres: only where a row ends depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import fsum

from generator.print.model import Picture
from generator.print.rulebook_model import Example, PrintedRow, PrintedRule
from generator.wording.writers import to_text

LETTERS = 32  # on a line of the left column
LINE, TITLE = 4.3, 10.0
GLANCE = 92.0  # height of the drawings of an example
HALF = 56.8  # width of a drawing before or after
LEAST_TYPE = 6.05 * 25.4 / 72


def rows(rules: Iterable[PrintedRule]) -> tuple[PrintedRow, ...]:
    """A rule with an example begins a row; rules without one follow in it while there is room beside the example."""
    return tuple(PrintedRow(tuple(each)) for each in _rows(rules))


def _rows(rules: Iterable[PrintedRule]) -> Iterator[list[PrintedRule]]:
    row: list[PrintedRule] = []
    for rule in rules:
        if row and not _has_room(row, rule):
            yield row
            row = []
        row.append(rule)
    if row:
        yield row


def _has_room(row: list[PrintedRule], rule: PrintedRule) -> bool:
    """A row without an example takes any rule; one with an example takes those that have none, up to its own height."""
    examples = [each for known in row for each in known.example]
    if not examples:
        return not rule.example
    return not rule.example and fsum(map(text_height, (*row, rule))) <= example_height(examples[0])


def text_height(rule: PrintedRule) -> float:
    lines = -(-len(to_text(rule.text)) // LETTERS) + -(-len(rule.title) // (LETTERS - 6))
    return TITLE + LINE * (lines - 1) + (5 if rule.badges or rule.examples else 0)


def example_height(example: Example) -> float:
    words = sum(len(to_text(text)) for text in (example.told, *example.moves))
    told = 14 + LINE * (words // 75 + len(example.forbidden))
    return told + max(_stack(example.before), _stack(example.after))


def at_a_glance(pictures: tuple[Picture, ...]) -> tuple[Picture, ...]:
    """As many of the drawings, which come in the order of importance, as do not make the example too high."""
    kept, high = pictures[:1], _stack(pictures[:1])
    for picture in pictures[1:]:
        high += _height(picture) + 3
        if high <= GLANCE:
            kept += (picture,)
    return kept


def _stack(pictures: tuple[Picture, ...]) -> float:
    return fsum(_height(each) + 3 for each in pictures)


def _height(picture: Picture) -> float:
    width = min(HALF, picture.width * max(0.13, LEAST_TYPE / picture.letters))
    return width * picture.height / picture.width
