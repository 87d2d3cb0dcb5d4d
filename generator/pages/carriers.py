"""What carries a statement: whatever in the book has its id, linked to where it is shown."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.text import Inline, Link, Words
from generator.book.book import Book
from generator.pages.game_pages import page_link
from generator.pages.paths import tiles_path
from generator.wording.tiles import tile_link

# Each looks for an id among one sort of thing; the first that knows it says how it is called.
Finder = Callable[[Book, str], Inline | None]


def carrier(book: Book, id: str) -> Inline:
    found = (find(book, id) for find in _FINDERS)
    return next((words for words in found if words is not None), (Words(id),))


def _rule(book: Book, id: str) -> Inline | None:
    return book.rule_link(id) if id in book.rulebook.rules else None


def _case(book: Book, id: str) -> Inline | None:
    return book.case_link(id) if id in book.published_cases else None


def _check(book: Book, id: str) -> Inline | None:
    """A case that is played but not published has no page and no translated title."""
    if all(case.id != id for case in book.rulebook.cases):
        return None
    # Translators: in a list of what carries a statement; stands for a position that is played but shown on no page.
    return book.say("statements.check", "a check played by the engine")


def _tile(book: Book, id: str) -> Inline | None:
    return tile_link(id, book.say) if id in book.rulebook.components else None


def _part(book: Book, id: str) -> Inline | None:
    parts = (*book.rulebook.place_by_id, *book.rulebook.track_by_id)
    return (Link("place", id, (Words(book.part_name(id)),)),) if id in parts else None


def _family(book: Book, id: str) -> Inline | None:
    title = next((family.title for family in book.rulebook.families if family.id == id), None)
    return page_link(f"{book.id}/{tiles_path(id)}", book.family_title(id, title)) if title else None


def _divergence(book: Book, id: str) -> Inline | None:
    title = next((entry.title for entry in book.divergences.entries if entry.id == id), None)
    return (Link("divergence", id, (Words(title),)),) if title else None


def _term(book: Book, id: str) -> Inline | None:
    known = book.say.language.find_term(id, book.id)
    return (Link("term", id, (Words(known.term),)),) if known else None


_FINDERS: tuple[Finder, ...] = (_rule, _case, _check, _tile, _part, _family, _divergence, _term)
