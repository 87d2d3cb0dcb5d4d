"""Every translation and every term ends in the syntax of some output; Typst sets it as the words it is."""

from __future__ import annotations

import re

import pytest

from generator.print.build import PrintReport, build_prints
from tests.hostile import SYNTAX, hostile_locales
from tests.print.extraction import Poppler


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> PrintReport:
    folder = tmp_path_factory.mktemp("hostile")
    with hostile_locales(folder / "locales") as code:
        wanted = ["rulebook", "score"]  # with so much more to say, no aid fits its sides
        return build_prints([code], ["tzolkin"], folder / "out", progress=lambda line: None, kinds=wanted)


def test_every_syntax_is_set_as_it_was_written(printed: PrintReport, poppler: Poppler) -> None:
    assert len(printed.built) >= 2
    for each in printed.built:
        words = _letters(poppler("pdftotext", each.path, "-raw"))
        assert [name for name, syntax in SYNTAX.items() if _letters(syntax) not in words] == [], each.kind


def _letters(words: str) -> str:
    """Lines, hyphens at their ends and the letters that a typeface joins are no part of what is said."""
    return re.sub(r"[\s\u00ad\u2010-]", "", words)


def test_nothing_in_a_title_is_read_as_syntax(printed: PrintReport, poppler: Poppler) -> None:
    for each in printed.built:
        title = re.search(r"^Title:\s+(.*)$", poppler("pdfinfo", each.path), re.MULTILINE)
        assert title, each.kind
        assert [name for name, syntax in SYNTAX.items() if syntax in title[1]], title[1]
