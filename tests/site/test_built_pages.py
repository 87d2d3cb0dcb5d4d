"""What holds for every built page of every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.loading import games, load_rulebook
from engine.model.board import Place, Space, Track, TrackStep
from generator.languages.load import available_languages
from tests.site.checker import address_faults, faults, read_pages

LANGUAGES = available_languages()
UNROUNDED = re.compile(r"[0-9]\.[0-9]{3,}")


def test_no_link_or_anchor_is_broken_and_nothing_leads_to_another_host(site: Path) -> None:
    assert faults(site) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_scripts_link_to_is_there(site: Path, language: str) -> None:
    """The search by titles, and the engine in the browser."""
    forms = json.loads((site / language / "search-forms.json").read_text(encoding="utf-8"))
    linked = [address for _, address, *_ in forms["entries"]]
    for path in (site / language / "try").glob("*.json"):
        linked += json.loads(path.read_text(encoding="utf-8"))["places"].values()
    assert len(linked) > 500
    assert address_faults(site / language / "index.html", linked, read_pages(site)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_a_drawing_is_rounded(site: Path, language: str) -> None:
    """What is not may have other digits on another machine, or by another Python. Signs of the theme have no class."""
    drawn = re.compile(r"<svg\b[^>]*\bclass=.*?</svg>", re.DOTALL)
    found = [
        (path.name, figure)
        for path in (site / language).rglob("*.html")
        for drawing in drawn.findall(path.read_text(encoding="utf-8"))
        for figure in UNROUNDED.findall(drawing)
    ]
    assert found[:5] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_paths_and_anchors_are_the_same_in_every_language(site: Path, language: str) -> None:
    assert anchors(site, language) == anchors(site, LANGUAGES[0])


def anchors(site: Path, language: str) -> dict[str, list[str]]:
    """What can be linked to. Definitions behind words are not: a sentence of its own may name other terms."""
    folder = site / language
    return {
        path.relative_to(folder).as_posix(): sorted(id for id in sheet.ids if not id.startswith("def-"))
        for path, sheet in read_pages(site).items()
        if path.is_relative_to(folder)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_its_language_version_and_notice(site: Path, language: str) -> None:
    for path in (site / language).rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert f'<html lang="{language}"' in text, path
        assert "rb-footer__notice" in text, path
        assert "0.1.0" in text, path


def test_every_rule_has_a_heading_with_its_id_and_number(site: Path) -> None:
    page = (site / "en" / "tzolkin" / "rules" / "begging.html").read_text(encoding="utf-8")
    assert '<h2 id="begging.option"><span class="rb-number">4.1</span> Begging for corn' in page
    assert 'href="#begging.option" aria-label="Permanent link to “Begging for corn”"' in page
    assert 'href="../../report.html?rule=tzolkin/begging.option"' in page


def test_no_hreflang_without_a_base_address(site: Path) -> None:
    assert 'rel="alternate' not in (site / "en" / "index.html").read_text(encoding="utf-8")


def test_the_chooser_lists_every_language_without_a_script(site: Path) -> None:
    text = (site / "index.html").read_text(encoding="utf-8")
    for language in LANGUAGES:
        assert f'href="{language}/index.html" lang="{language}"' in text


@pytest.mark.parametrize("game", games())
def test_every_space_of_the_board_is_linked_in_its_drawing_and_explained_below(site: Path, game: str) -> None:
    page = (site / "en" / game / "board.html").read_text(encoding="utf-8")
    drawn = set(re.findall(r'<a href="#([^"]+)"><title>', page))
    told_by_row = re.findall(r'<tr (id="[^"]+"><th scope="row">.*?)</th><td>(.*)</td></tr>', page)
    rows = {anchor: told for head, told in told_by_row for anchor in re.findall(r'id="([^"]+)"', head)}
    book = load_rulebook(game)
    spaces = sum(len(place.cells) + len([each for each in place.spaces if does(place, each)]) for place in book.places)
    assert len(rows) == spaces + sum(len(track.steps) for track in book.tracks if tells(track)) > 0
    assert [row for row in rows if row not in drawn] == []
    assert [row for row, told in rows.items() if not re.sub("<[^>]*>", "", told).strip()] == []


def does(place: Place, space: Space) -> bool:
    """A field of the jungle does what its tile does; a slot of the pyramid is only a place to build on."""
    return bool(space.effects or space.rule) or place.kind == "jungle"


def tells(track: Track) -> bool:
    """Steps that only count, as those of the pyramid track, are not told one by one."""
    return any(step != TrackStep() for level, step in enumerate(track.steps) if level != track.start)


def test_the_jungle_tells_what_its_fields_bring(site: Path) -> None:
    page = (site / "en" / "tzolkin" / "board.html").read_text(encoding="utf-8")
    row = page.partition('<tr id="jungle.3">')[2].partition("</tr>")[0]
    words = re.sub("<[^>]*>|&#8239;|\u202f", "", row).replace("\u00a0", " ")
    assert "a corn tile brings you 5 corn, a wood tile 2 wood" in words
