"""The text of a PDF as somebody copies it, and where each of its words stands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from html import unescape
from itertools import islice
from pathlib import Path

from engine.model.text import Inline, Link
from generator.print.build import PrintReport
from generator.wording.writers import to_text

SOFT_HYPHEN = "\u00ad"

Poppler = Callable[..., str]


def path_of(report: PrintReport, language: str, game: str, kind: str) -> Path:
    """The document with all modules."""
    wanted = (language, game, kind)
    found = [each for each in report.printed if (each.language, each.game, each.kind) == wanted]
    return max(found, key=lambda each: len(each.modules)).path


@cache
def lines(poppler: Poppler, pdf: Path) -> str:
    """Line by line, in the order in which it is read."""
    return poppler("pdftotext", pdf, "-raw")


@cache
def words(poppler: Poppler, pdf: Path) -> str:
    """A word divided at the end of a line is whole again."""
    return spaced(re.sub(rf"{SOFT_HYPHEN}+\s*\n", "", lines(poppler, pdf)))


def spaced(text: str) -> str:
    """One space between words, and none after a hyphen of the word's own at which a line may have ended."""
    return re.sub(r"(?<=\w)- (?=\w)", "-", " ".join(text.split()))


def with_numbers(inline: Inline, numbers: dict[str, str]) -> str:
    """A text as the rulebook prints it: words that lead to a rule are followed by its number."""
    return "".join(_with_number(node, numbers) if isinstance(node, Link) else to_text((node,)) for node in inline)


def _with_number(link: Link, numbers: dict[str, str]) -> str:
    text, number = to_text(link.inline), numbers.get(link.target, "") if link.scheme == "rule" else ""
    return text if not number or text.startswith(number) else f"{text} {number}"


@dataclass(frozen=True)
class Box:
    """Where a word stands on its page, in points."""

    page: int
    left: float
    top: float
    right: float
    bottom: float
    word: str

    def overlaps(self, other: Box) -> bool:
        """Boxes hold more than the ink: those of neighbouring lines may touch, their middles may not."""
        across = min(self.right, other.right) - max(self.left, other.left) > 0.8
        return across and abs(self._middle - other._middle) < 0.3 * min(self.size, other.size)

    @property
    def _middle(self) -> float:
        return (self.top + self.bottom) / 2

    @property
    def size(self) -> float:
        """The size of its type."""
        return self.bottom - self.top


_WORD = re.compile(r'<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)</word>')


@cache
def boxes(poppler: Poppler, pdf: Path) -> tuple[Box, ...]:
    return tuple(_boxes(poppler, pdf))


def _boxes(poppler: Poppler, pdf: Path) -> Iterator[Box]:
    for page, written in enumerate(poppler("pdftotext", pdf, "-bbox").split("<page ")[1:], 1):
        for left, top, right, bottom, word in _WORD.findall(written):
            yield Box(page, float(left), float(top), float(right), float(bottom), unescape(word))


def overlapping(found: Iterable[Box]) -> Iterator[tuple[str, str]]:
    """Words that stand on one another."""
    ordered = sorted(found, key=lambda box: (box.page, box.top))
    for place, box in enumerate(ordered):
        for other in islice(ordered, place + 1, None):
            if other.page != box.page or other.top > box.bottom:
                break
            if box.overlaps(other):
                yield box.word, other.word
