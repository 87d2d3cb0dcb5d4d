"""Ways through a printed rulebook: bookmarks, contents and links, all of which lead somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from pypdf.generic import Destination

from engine.loading import games, load_rulebook
from generator.games.telling import narrator
from generator.languages.load import available_languages, load_language
from generator.print.build import PrintReport
from generator.wording.names import rule_title
from generator.wording.writers import to_text
from tests.print.extraction import path_of

GAMES = games()


@pytest.fixture(params=available_languages(), scope="module")
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=GAMES, scope="module")
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@cache
def _open(path: Path) -> PdfReader:
    return PdfReader(path)


def _bookmarks(outline: list[Any]) -> Iterator[Destination]:
    for each in outline:
        if isinstance(each, list):
            yield from _bookmarks(each)
        else:
            yield each


def test_every_rule_has_a_bookmark_that_leads_to_a_page(game: str, language: str, printed: PrintReport) -> None:
    book, reader = load_rulebook(game), _open(path_of(printed, language, game, "rulebook"))
    say = narrator(load_language(language), book, links=False)
    pages = {
        " ".join(str(each.title).split()): reader.get_destination_page_number(each)
        for each in _bookmarks(reader.outline)
    }
    for rule in book.rules.values():
        title = " ".join(f"{rule.number} {to_text(rule_title(rule.id, say))}".split())
        assert 1 < (pages.get(title) or -1) < len(reader.pages), title


def test_every_link_leads_to_a_place_in_the_book(game: str, language: str, printed: PrintReport) -> None:
    """To a page and a height on it at which something begins that can be linked to."""
    reader = _open(path_of(printed, language, game, "rulebook"))
    links = [link for page in reader.pages for link in _links(page)]
    assert len(links) > 400
    pages = {page.indirect_reference.idnum for page in reader.pages if page.indirect_reference}
    for link in links:
        page, kind, _, top, *_ = _destination(link, reader)
        assert page.idnum in pages
        assert kind == "/XYZ"
        assert 50 < top < 842


def _destination(link: Any, reader: PdfReader) -> Any:
    found = link["/Dest"]
    return reader.named_destinations[found].dest_array if isinstance(found, str) else found.get_object()


def _links(page: Any) -> Iterator[Any]:
    for annotation in page.get("/Annots", ()):
        found = annotation.get_object()
        if found["/Subtype"] == "/Link":
            yield found


def test_a_link_to_a_rule_leads_to_its_title(game: str, language: str, printed: PrintReport) -> None:
    """Rules that others name are reached at the place to which their bookmarks lead."""
    book, reader = load_rulebook(game), _open(path_of(printed, language, game, "rulebook"))
    say = narrator(load_language(language), book, links=False)
    marks = {" ".join(str(each.title).split()): each for each in _bookmarks(reader.outline)}
    reached = {_place(_destination(link, reader)) for page in reader.pages for link in _links(page)}
    for rule in (rule for rule in book.rules.values() if _is_linked(book, rule.id)):
        mark = marks[" ".join(f"{rule.number} {to_text(rule_title(rule.id, say))}".split())]
        page, top = _place(mark.dest_array)
        assert any(page == other and abs(top - height) < 15 for other, height in reached), rule.id


def _place(destination: Any) -> tuple[int, float]:
    return destination[0].idnum, float(destination[3])


def _is_linked(book: Any, rule: str) -> bool:
    return any(f"rule:{rule})" in other.text for other in book.rules.values())


def test_a_drawing_tells_what_it_shows(game: str, language: str, printed: PrintReport) -> None:
    """Every figure of the tagged document has words in its stead."""
    reader = _open(path_of(printed, language, game, "rulebook"))
    figures = [each for each in _tagged(reader) if each.get("/S") == "/Figure"]
    assert len(figures) > 50
    assert all(str(figure.get("/Alt", "")).strip() for figure in figures)


def _tagged(reader: PdfReader) -> Iterator[Any]:
    waiting = [reader.trailer["/Root"]["/StructTreeRoot"]]  # type: ignore[index]
    while waiting:
        here = waiting.pop().get_object()
        if isinstance(here, dict):
            yield here
            waiting += _kids(here.get("/K"))


def _kids(kids: Any) -> list[Any]:
    found = kids.get_object() if kids is not None else []
    return list(found) if isinstance(found, list) else [found]
