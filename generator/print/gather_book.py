"""Gather the complete rulebook from the very same entries that the pages of the site show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from engine.model.rulebook import Rulebook
from engine.model.text import Inline, Words
from generator.pages import bodies
from generator.pages.gather_board import board_page
from generator.pages.gather_home import player_numbers
from generator.pages.gather_lists import divergences_page, glossary_page
from generator.pages.gather_tiles import tile_pages
from generator.pages.model import Page
from generator.print.album import Album
from generator.print.book_model import (
    BoardPart,
    BoardRow,
    Book,
    BookTile,
    Divergence,
    Entry,
    Letter,
    PartTitle,
    Reading,
    TileFamily,
)
from generator.print.desk import PrintDesk, print_desk
from generator.print.gather_chapters import chapters, examples
from generator.wording.language import Language
from generator.wording.writers import to_text

B = TypeVar("B")


def gather_book(language: Language, book: Rulebook, modules: frozenset[str] = frozenset()) -> Book:
    """Expansions are always part of it: a complete rulebook leaves nothing out."""
    desk, album = print_desk(language, book, modules, links=True), Album()
    return Book(
        players=player_numbers(desk),
        edition=language.name,
        labels=tuple(_labels(desk)),
        parts=tuple(_parts(desk)),
        chapters=chapters(desk),
        board=tuple(_board_part(part, album) for part in _body(board_page(desk), bodies.Board).parts),
        families=tuple(_family(page, album) for page in tile_pages(desk)),
        examples=examples(desk, album),
        glossary=tuple(_letter(desk, letter) for letter in _body(glossary_page(desk), bodies.Glossary).letters),
        divergences=tuple(map(_divergence, _body(divergences_page(desk), bodies.Divergences).entries)),
        sources=tuple(desk.source_title(source.id) for source in book.sources),
        anchors=tuple(_anchors(desk)),
        drawings=tuple(sorted(album.drawings.items())),
        **desk.imprint(Book.kind),
        **desk.equipment(),
    )


def _body(page: Page, kind: type[B]) -> B:
    assert isinstance(page.body, kind)
    return page.body


def _labels(desk: PrintDesk) -> Iterator[tuple[str, str]]:
    for name in ("contents", "before", "refused", "also", "source", "says", "holds", "why", "rule", "example"):
        yield name, getattr(desk.labels, name)


def _parts(desk: PrintDesk) -> Iterator[tuple[str, PartTitle]]:
    say = desk.say
    yield "rules", PartTitle(desk.labels.rules)
    yield "board", _part_title(board_page(desk))
    # Translators: title of the part of the printed rulebook that shows all tiles.
    yield "tiles", PartTitle(to_text(say("print.tiles", "Tiles")))
    lead = say(
        "cases.lead", "Positions that the engine has played: what was done, what came of it, and by which rules."
    )
    yield "examples", PartTitle(desk.labels.examples, lead)
    # Translators: under the title of the printed glossary.
    pages = say("print.glossary-lead", "The numbers after a definition are the pages whose rules use the word.")
    yield "glossary", PartTitle(glossary_page(desk).title, pages)
    yield "divergences", _part_title(divergences_page(desk))
    yield "sources", PartTitle(desk.labels.sources)


def _part_title(page: Page) -> PartTitle:
    assert isinstance(page.body, bodies.Board | bodies.Divergences)
    return PartTitle(page.title, page.body.lead if isinstance(page.body, bodies.Divergences) else ())


def _together(sentences: tuple[Inline, ...]) -> Inline:
    """Sentences as one text."""
    spaced = ((Words(" "), *sentence) for sentence in sentences)
    return tuple(node for sentence in spaced for node in sentence)[1:]


def _board_part(part: bodies.BoardPart, album: Album) -> BoardPart:
    rows = tuple(BoardRow(row.label, _together(row.sentences), row.rule) for row in part.rows if row.sentences)
    picture = album.picture(part.drawing)
    return BoardPart(part.id, part.title, picture, part.rule, rows, part.notes, part.origin.doubt)


def _family(page: Page, album: Album) -> TileFamily:
    body = _body(page, bodies.Tiles)
    return TileFamily(page.path, page.title, body.lead, tuple(_tile(tile, album) for tile in body.tiles))


def _tile(tile: bodies.Tile, album: Album) -> BookTile:
    badges = (*tile.badges, *filter(None, (tile.origin.doubt,)))
    return BookTile(tile.id, tile.name, album.picture(tile.drawing), _together(tile.sentences), badges, tile.note)


def _letter(desk: PrintDesk, letter: bodies.Letter) -> Letter:
    return Letter(letter.initial, tuple(_entry(desk, entry) for entry in letter.entries))


def _entry(desk: PrintDesk, entry: bodies.GlossaryEntry) -> Entry:
    rules = desk.references.rules_with_term.get(entry.id, ())
    return Entry(entry.id, entry.term, entry.definition, entry.also, rules)


def _divergence(entry: bodies.DivergenceEntry) -> Divergence:
    readings = tuple(Reading(reading.source, reading.says) for reading in entry.readings)
    return Divergence(entry.id, entry.title, readings, entry.holds, entry.why, entry.rule, entry.case)


def _anchors(desk: PrintDesk) -> Iterator[tuple[str, str]]:
    """Everything in the book that a link may lead to; a rule is also known by its number."""
    book = desk.book
    yield from ((f"rule:{rule.id}", rule.number) for rule in book.rules.values())
    yield from ((f"term:{term.id}", "") for term in book.terms)
    yield from ((f"component:{tile}", "") for tile in book.components)
    yield from ((f"case:{case.id}", "") for case in book.cases if case.audience == "reader")
    yield from ((f"place:{place.id}", "") for place in book.places)
    yield from ((f"place:{track.id}", "") for track in book.tracks)
