"""Whatever a translation holds is shown as text, never read as markup of Typst or HTML."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.loading import load_rulebook
from generator.book.book import open_book
from generator.languages.load import load_language
from generator.print.gather_aid import gather_aid
from generator.print.typeset import typeset
from tests.print.extraction import Poppler, words

MEAN = '#panic("x") $x^2$ *bold* _it_ `raw` @ref <b>&amp;</b> // no /* comment */ = head - item ~ \\\\ "q" #{1+1}'


def test_markup_in_a_translation_is_text(poppler: Poppler, tmp_path: Path) -> None:
    book = load_rulebook("tzolkin")
    block = next(block for block in book.summary if "rule:begging.option" in block.shows)
    rule = book.rules["begging.option"]
    written = MEAN.replace("{", "\\{").replace("}", "\\}")
    mean = {
        f"summary/{block.id}/title": {block.title: written},
        "rule/begging.option/title": {rule.title: written},
        "rule/begging.option/text": {rule.text: written},
    }
    german = replace(load_language("de"), catalogues={"tzolkin": mean})
    sheet = gather_aid(open_book(german, replace(book, summary=(block,))))
    path = tmp_path / "mean.pdf"
    path.write_bytes(typeset(sheet))
    # A line may end within it.
    shown = words(poppler, path).replace(" ", "")
    assert shown.count(MEAN.replace(" ", "").replace("\\\\", "\\")) == 3
