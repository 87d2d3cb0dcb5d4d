"""Where things stand on paper: so many pages, within the margins, nothing on top of anything else."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

import pytest

from engine.loading import games, load_rulebook
from generator.languages.load import available_languages
from generator.print.build import PrintReport
from generator.print.offers import editions
from generator.wording.pseudo import PSEUDO
from tests.print.extraction import Box, Poppler, boxes, overlapping, path_of

A4 = (595.28, 841.89)
MILLIMETRE = 72 / 25.4
SIDE = 10 * MILLIMETRE  # the narrowest margin of any document
COLUMNS = (19, 109)  # where the columns of the rulebook begin
SHEETS = {"aid": 2, "solo": 2, "score": 1}


@pytest.mark.parametrize("kind", SHEETS)
def test_a_sheet_has_exactly_its_sides(kind: str, printed: PrintReport, pseudo: PrintReport, poppler: Poppler) -> None:
    found = [each for each in (*printed.printed, *pseudo.printed) if each.kind == kind]
    offering = sum(len(editions(kind, load_rulebook(game))) for game in games())
    assert len(found) == offering * len([*available_languages(), PSEUDO])
    for each in found:
        sheets = 2 if kind == "aid" and each.modules else 1
        assert _pages(poppler("pdfinfo", each.path)) == sheets * SHEETS[kind], each.path


def _pages(told: str) -> int:
    found = re.search(r"^Pages:\s+(\d+)$", told, re.MULTILINE)
    assert found
    return int(found[1])


@pytest.mark.parametrize("language", available_languages())
def test_the_aid_is_set_in_type_that_can_be_read(language: str, printed: PrintReport, poppler: Poppler) -> None:
    for game, least in (("tzolkin", 8.0), ("teotihuacan", 7.5)):
        sizes = Counter(round(box.size, 2) for box in boxes(poppler, path_of(printed, language, game, "aid")))
        assert sizes.most_common(1)[0][0] >= least, (language, game)
        # Only the numbers of rules and the notice at the foot are much smaller.
        small = sum(count for size, count in sizes.items() if size < 0.9 * least)
        assert small < 0.2 * sizes.total(), (language, game)


@pytest.mark.parametrize("language", available_languages())
def test_a_rulebook_is_as_long_as_it_should_be(language: str, printed: PrintReport, poppler: Poppler) -> None:
    """With everything: two games' worth of tiles and examples in one of them."""
    assert 80 <= _pages(poppler("pdfinfo", path_of(printed, language, "tzolkin", "rulebook"))) <= 125
    assert 50 <= _pages(poppler("pdfinfo", path_of(printed, language, "teotihuacan", "rulebook"))) <= 100


def test_no_type_is_smaller_than_can_be_read(printed: PrintReport, poppler: Poppler) -> None:
    """Six points, in words and in drawings alike."""
    for each in printed.printed:
        small = [box for box in boxes(poppler, each.path) if box.size < 5.95]
        assert small == [], each.path


def test_no_page_has_only_a_line_or_two(printed: PrintReport, poppler: Poppler) -> None:
    """Between its head and its foot; drawings count by their letters."""
    for each in (each for each in printed.printed if each.kind == "rulebook"):
        lines: dict[int, set[int]] = {}
        for box in boxes(poppler, each.path):
            if 20 * MILLIMETRE < box.top < A4[1] - 18 * MILLIMETRE:
                lines.setdefault(box.page, set()).add(round(box.bottom / 4))
        pages = _pages(poppler("pdfinfo", each.path))
        assert [page for page in range(1, pages + 1) if len(lines.get(page, ())) < 4] == [], each.path


def test_every_word_stands_within_the_margins(printed: PrintReport, pseudo: PrintReport, poppler: Poppler) -> None:
    for each in (*printed.printed, *pseudo.printed):
        outside = [box for box in boxes(poppler, each.path) if not _is_within(box)]
        assert outside == [], each.path


def _is_within(box: Box) -> bool:
    across = box.left >= SIDE and box.right <= A4[0] - SIDE
    return across and box.top >= 8 * MILLIMETRE and box.bottom <= A4[1] - 4 * MILLIMETRE


def test_no_word_stands_on_another(printed: PrintReport, pseudo: PrintReport, poppler: Poppler) -> None:
    for each in (*printed.printed, *pseudo.printed):
        assert list(overlapping(boxes(poppler, each.path))) == [], each.path


def test_overlaps_are_found() -> None:
    """The test above can fail."""
    first, second = Box(1, 10, 10, 30, 20, "first"), Box(1, 28, 11, 40, 21, "second")
    below, beside = Box(1, 10, 19, 30, 29, "below"), Box(1, 41, 11, 50, 21, "beside")
    assert list(overlapping([first, second, below, beside])) == [("first", "second")]


def test_no_heading_is_left_at_the_foot_of_a_page(printed: PrintReport, poppler: Poppler) -> None:
    """No column ends with the title of a rule, which begins with its number."""
    book = load_rulebook("tzolkin")
    numbers = {rule.number for rule in book.rules.values()}
    for language in available_languages():
        pages: dict[int, list[Box]] = {}
        for box in boxes(poppler, path_of(printed, language, "tzolkin", "rulebook")):
            pages.setdefault(box.page, []).append(box)
        last = chain.from_iterable(_lowest_of_columns(page) for page in pages.values())
        assert not [box for box in last if box.word in numbers and _begins_a_column(box)], language


def _begins_a_column(box: Box) -> bool:
    return box.size > 9 and any(abs(box.left - left * MILLIMETRE) < 2 for left in COLUMNS)


def _lowest_of_columns(page: list[Box]) -> list[Box]:
    """The first word of the lowest line of each half, the footer aside."""
    body = [box for box in page if box.bottom < A4[1] - 18 * MILLIMETRE]
    halves = ([box for box in body if box.left < A4[0] / 2], [box for box in body if box.left >= A4[0] / 2])
    lowest = (max((box.bottom for box in half), default=0) for half in halves)
    return [
        min((box for box in half if box.bottom > bottom - 2), key=lambda box: box.left)
        for half, bottom in zip(halves, lowest, strict=True)
        if half
    ]
