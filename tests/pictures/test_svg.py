"""Whatever text goes in, well-formed and harmless SVG comes out, the same every time."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.pictures.drawing import Alternative, Drawing, inline, standalone
from generator.pictures.lettering import set_in, text, width, wrap
from generator.pictures.palette import LIGHT, PAGE, UnknownColour
from generator.pictures.svg import Paint, UnsafeLink, element, group, link, number, rect, write

NASTY = "<script>alert(\"1 & 2\")</script> 'quoted' ]]> --> \x00\x08"
SVG = "{http://www.w3.org/2000/svg}"


def drawing(words: str, href: str = "") -> Drawing:
    shape = group(element("title", words), rect(0, 0, 10, 10, data_id=words, fill=Paint("ink")), text(5, 5, words, 12))
    return Drawing(100, 50.129, Alternative(words, words), (link(href, shape) if href else shape,))


def test_markup_in_text_and_attributes_is_escaped() -> None:
    written = inline(drawing(NASTY, "#a"), "p")
    root = ElementTree.fromstring(written)
    kept = NASTY.replace("\x00", "").replace("\x08", "")
    assert "<script" not in written
    assert root.findtext(f"{SVG}title") == kept
    shape = root.find(f".//{SVG}rect")
    assert shape is not None
    assert shape.get("data-id") == kept


@given(st.text())
def test_any_text_gives_well_formed_xml(words: str) -> None:
    ElementTree.fromstring(standalone(drawing(words)).encode())


def test_numbers_are_rounded_and_never_minus_zero() -> None:
    assert [number(value) for value in (0.1 + 0.2, -0.001, 2.0, 1.005, -3.456, 120)] == [
        "0.3", "0", "2", "1", "-3.46", "120",
    ]  # fmt: skip


@pytest.mark.parametrize("href", ["javascript:alert(1)", "https://example.org/", "//example.org/", " data:text/html,x"])
def test_links_out_of_the_site_are_refused(href: str) -> None:
    with pytest.raises(UnsafeLink, match="cannot link"):
        link(href)


def test_links_within_the_site_are_kept() -> None:
    assert 'href="../rules/placing/#cost"' in write(link("../rules/placing/#cost", "x"), LIGHT)


def test_a_drawing_is_an_image_with_its_words_unless_it_has_links() -> None:
    plain = ElementTree.fromstring(inline(drawing("Palenque"), "p"))
    linked = ElementTree.fromstring(inline(drawing("Palenque", "#a"), "p"))
    assert (plain.get("role"), plain.get("aria-labelledby")) == ("img", "p-title p-desc")
    assert linked.get("role") == "group"


def test_the_size_is_written_rounded() -> None:
    root = ElementTree.fromstring(inline(drawing("x"), "p"))
    assert root.get("viewBox") == "0 0 100 50.13"


def test_an_unknown_colour_names_the_nearest() -> None:
    with pytest.raises(UnknownColour, match="nearest: player-red"):
        LIGHT(Paint("player-rad"))


def test_colours_on_a_page_follow_its_scheme() -> None:
    assert PAGE(Paint("player-red-ink")) == "var(--rb-player-red-ink)"


def test_no_word_is_ever_cut_off() -> None:
    assert wrap("Gold deposits", 12, 400) == ("Gold deposits",)
    lines, size = set_in("Donaudampfschifffahrt", 12, 60, 10)
    assert lines == ("Donaudampfschifffahrt",)
    assert width(lines[0], size, bold=True) <= 60.001
    many, least = set_in("one two three four five six seven", 12, 40, 10, 2)
    assert " ".join(many) == "one two three four five six seven"
    assert least == 10


def test_words_are_set_smaller_before_they_take_more_lines() -> None:
    lines, size = set_in("Pozyskiwanie surowców", 14, 90, 9)
    assert lines == ("Pozyskiwanie", "surowców")
    assert 9 <= size < 14
