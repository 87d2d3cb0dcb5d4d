"""Pages before any site builder sees them: links, first uses, drawings, templates without words of their own."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

from engine.model.text import Link, Words
from generator.languages.load import load_language
from generator.pages.addresses import TwoPlaces, address_book
from generator.pages.drawings import Drawings, insert_drawings
from generator.pages.gather import gather_edition
from generator.pages.labels import Labels
from generator.pages.model import Edition
from generator.pages.page_writer import first_uses
from generator.pages.write import edition_files
from generator.pictures.drawing import Alternative, Drawing
from generator.pictures.svg import circle, link
from generator.site.places import GENERATOR, THEME
from tests.site.sample import sample_book

TEMPLATES = sorted((GENERATOR / "templates").rglob("*.*"))


@pytest.fixture(scope="module")
def edition() -> Edition:
    return gather_edition(load_language("en"), [sample_book()])


@pytest.fixture(scope="module")
def files(edition: Edition) -> dict[str, str]:
    return dict(edition_files(edition, Drawings()))


def test_only_the_first_use_of_a_term_in_a_paragraph_is_a_link() -> None:
    corn, wood = Link("term", "corn", (Words("corn"),)), Link("term", "wood", (Words("wood"),))
    assert first_uses((corn, Words(" "), wood, Words(" "), corn)) == (corn, Words(" "), wood, Words(" "), Words("corn"))


def test_a_rule_is_written_as_a_heading_with_its_anchor_and_relative_links(files: dict[str, str]) -> None:
    page = files["tzolkin/rules/placing.md"]
    assert re.search(r'^## <span class="rb-number">2\.1</span> What placing costs .* {#placing\.cost}$', page, re.M)
    assert "A [worker](../glossary.md#worker){.term} costs the [corn](../glossary.md#corn){.term}" in page
    assert '<a class="rule" href="set-up.html#setup.workers">1.1 Your workers</a>' in page


def test_the_terms_of_a_page_are_defined_at_its_end(files: dict[str, str]) -> None:
    assert '<p id="def-corn">What feeds your workers and pays for places.</p>' in files["tzolkin/rules/placing.md"]
    assert "def-corn" not in files["tzolkin/rules/set-up.md"]


def test_figures_by_number_of_players_become_a_table(files: dict[str, str]) -> None:
    page = files["tzolkin/setup.md"]
    assert re.findall(r'<td class="rb-figure" data-rb-column="(.)">(.)</td>', page) == [
        ("2", "2"),
        ("3", "3"),
        ("4", "4"),
    ]


def test_an_id_on_two_pages_is_refused(edition: Edition) -> None:
    glossary = next(page for page in edition.pages if page.path == "tzolkin/glossary")
    with pytest.raises(TwoPlaces, match="term:corn stands on tzolkin/glossary and copy"):
        address_book((*edition.pages, replace(glossary, path="copy")))


def test_a_drawing_is_a_file_for_any_builder_and_part_of_our_own_pages() -> None:
    drawings = Drawings()
    drawing = Drawing(8, 8, Alternative("A <dot>"), (circle(4, 4, 2),))
    picture = drawings.picture(drawing, "../", str)
    ((path, file),) = drawings.files()
    assert picture == f'<img class="rb-drawing" src="../{path}" alt="A &lt;dot&gt;." width="8" height="8">'
    assert file.startswith("<?xml")
    page = insert_drawings(f"<p>{picture}{picture}</p>", drawings.markup)
    assert page.count("<svg") == 2
    assert re.findall(r'id="([^"]+)"', page) == ["drawing-1-title", "drawing-2-title"]


def test_a_drawing_leads_where_the_page_that_shows_it_says() -> None:
    drawings = Drawings()
    drawing = Drawing(8, 8, Alternative("A dot"), (link("palenque.3", circle(4, 4, 2)),))
    drawings.picture(drawing, "", lambda address: f"#{address}")
    drawings.picture(drawing, "../", lambda address: f"../board.html?a&b#{address}")
    found = {re.findall(r'<a href="([^"]+)">', markup)[0] for markup in drawings.markup.values()}
    assert found == {"#palenque.3", "../board.html?a&amp;b#palenque.3"}


def test_every_label_is_shown_somewhere() -> None:
    shown = "".join(path.read_text(encoding="utf-8") for path in TEMPLATES)
    code = "".join(path.read_text(encoding="utf-8") for path in (GENERATOR / "pages").glob("*.py"))
    assert [f.name for f in fields(Labels) if f"labels.{f.name}" not in shown + code] == []


@pytest.mark.parametrize("path", [*TEMPLATES, *sorted(THEME.rglob("*.html"))], ids=lambda path: path.name)
def test_templates_hold_no_words_of_their_own(path: Path) -> None:
    text = re.sub(r"\{#.*?#\}|\{\{.*?\}\}|\{%.*?%\}", "", path.read_text(encoding="utf-8"), flags=re.S)
    text = re.sub(r"<(script|style)\b.*?</\1>|<[^<>]*>|&\w+;", "", text, flags=re.S)
    assert re.findall(r"[^\W\d_]{2,}", text) == []
