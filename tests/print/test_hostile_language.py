"""Every translation and every term ends in the syntax of some output; Typst sets it as the words it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.loading import load_rulebook
from generator.book.book import open_book
from generator.book.in_play import all_modules
from generator.languages.load import load_language
from generator.print.build import PrintReport, build_prints
from generator.print.gather_score import gather_score
from generator.print.plain import to_plain
from tests.hostile import SYNTAX, hostile_locales
from tests.print.extraction import Poppler


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> PrintReport:
    folder = tmp_path_factory.mktemp("hostile")
    with hostile_locales(folder / "locales") as code:
        wanted = ["rulebook", "score"]  # with so much more to say, no aid fits its sides
        # With all modules: they hold every text that is printed without them.
        return build_prints([code], ["tzolkin"], folder / "out", lambda line: None, modules=["all"], kinds=wanted)


@pytest.fixture(scope="module")
def sheet(tmp_path_factory: pytest.TempPathFactory) -> str:
    """All that the score sheet says. It has few texts: which syntax they end in changes with every new message."""
    book = load_rulebook("tzolkin")
    modules = all_modules(book)
    with hostile_locales(tmp_path_factory.mktemp("said") / "locales") as code:
        plain = to_plain(gather_score(open_book(load_language(code), book, modules), modules))
    return "\n".join(_strings(plain))


def test_every_syntax_is_set_as_it_was_written(printed: PrintReport, sheet: str, poppler: Poppler) -> None:
    on_sheet = [name for name, syntax in SYNTAX.items() if syntax in sheet]
    assert len(on_sheet) > 0.6 * len(SYNTAX)
    said = {"rulebook": list(SYNTAX), "score": on_sheet}
    assert {each.kind for each in printed.built} == said.keys()
    for each in printed.built:
        words = _letters(poppler("pdftotext", each.path, "-raw"))
        assert [name for name in said[each.kind] if _letters(SYNTAX[name]) not in words] == [], each.kind


def _strings(plain: Any) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict | list):
        for each in plain.values() if isinstance(plain, dict) else plain:
            yield from _strings(each)


def _letters(words: str) -> str:
    """Lines, hyphens at their ends and the letters that a typeface joins are no part of what is said."""
    return re.sub(r"[\s\u00ad\u2010-]", "", words)


def test_nothing_in_a_title_is_read_as_syntax(printed: PrintReport, poppler: Poppler) -> None:
    for each in printed.built:
        title = re.search(r"^Title:\s+(.*)$", poppler("pdfinfo", each.path), re.MULTILINE)
        assert title, each.kind
        assert [name for name, syntax in SYNTAX.items() if syntax in title[1]], title[1]
