"""The complete rulebook: every part of the book, in the order in which it is printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from engine.model.text import Inline
from generator.book.board import BoardPart
from generator.book.book import Book
from generator.book.glossary import GlossaryTerm, Letter
from generator.book.tiles import Tile, TileFamily
from generator.print import rulebook_model as model
from generator.print.drawings import PrintedDrawings
from generator.print.gather_chapters import chapters
from generator.print.gather_parts import board_part
from generator.print.imprint import imprint
from generator.print.texts import in_a_row
from generator.wording.writers import to_text


def gather_rulebook(book: Book, modules: frozenset[str] = frozenset()) -> model.PrintedRulebook:
    """Everything that the book has; one that was opened for some modules has nothing of the others."""
    drawings = PrintedDrawings()
    return model.PrintedRulebook(
        players=() if book.growing_game else book.players,
        missing=tuple(each.text for each in book.growing),
        edition=book.say.language.name,
        labels=tuple(asdict(book.labels).items()),
        parts=tuple(_parts(book)),
        chapters=chapters(book, drawings),
        board=tuple(board_part(part, drawings) for part in _other_parts(book)),
        families=tuple(_family(family, drawings) for family in book.families),
        glossary=tuple(_letter(letter) for letter in book.glossary.letters),
        divergences=book.divergences.entries,
        sources=book.sources,
        anchors=tuple(_anchors(book)),
        **drawings.drawn(),
        **imprint(book, model.PrintedRulebook.kind, modules),
    )


def _parts(book: Book) -> Iterator[tuple[str, model.PartTitle]]:
    yield "rules", model.PartTitle(book.labels.rules)
    yield "board", model.PartTitle(book.board.title)
    # Translators: title of the part of the printed rulebook that shows all tiles.
    yield "tiles", model.PartTitle(to_text(book.say("print.tiles", "Tiles")))
    yield "glossary", model.PartTitle(book.glossary.title, _glossary_lead(book))
    yield "divergences", model.PartTitle(book.divergences.title, book.divergences.lead)
    yield "sources", model.PartTitle(book.labels.sources)


def _other_parts(book: Book) -> tuple[BoardPart, ...]:
    """What no chapter shows."""
    shown = {each.id for chapter in book.chapters for each in chapter.shows if each.scheme in ("place", "track")}
    return tuple(part for part in book.board.parts if part.id not in shown)


def _glossary_lead(book: Book) -> Inline:
    # Translators: under the title of the printed glossary.
    return book.say("print.glossary-lead", "The numbers after a definition are the pages whose rules use the word.")


def _family(family: TileFamily, drawings: PrintedDrawings) -> model.TileFamily:
    tiles = tuple(_tile(tile, drawings) for tile in family.tiles)
    return model.TileFamily(family.id, family.title, family.lead, tiles)


def _tile(tile: Tile, drawings: PrintedDrawings) -> model.PrintedTile:
    badges = (*tile.badges, *filter(None, (tile.origin.doubt,)))
    picture = drawings.picture(tile.drawing)
    flow = (drawings.picture(tile.printed_flow),) if tile.printed_flow else ()
    return model.PrintedTile(tile.id, tile.name, picture, in_a_row(tile.sentences), badges, tile.note, flow)


def _letter(letter: Letter) -> model.Letter:
    return model.Letter(letter.initial, tuple(_entry(term) for term in letter.terms))


def _entry(term: GlossaryTerm) -> model.Entry:
    return model.Entry(term.id, term.term, term.definition, term.also, term.used_in)


def _anchors(book: Book) -> Iterator[tuple[str, str]]:
    """Everything in the book that a link may lead to; a rule is also known by its number."""
    rulebook = book.rulebook
    yield from ((f"rule:{rule.id}", rule.number) for rule in rulebook.rules.values())
    yield from ((f"term:{term.id}", "") for term in rulebook.terms)
    yield from ((f"component:{tile}", "") for tile in rulebook.components)
    yield from ((f"case:{case}", "") for case in book.best_examples.values())
    yield from ((f"place:{place.id}", "") for place in rulebook.places)
    yield from ((f"place:{track.id}", "") for track in rulebook.tracks)
