"""What every printed document begins with: who and what it is."""

from __future__ import annotations

from typing import TypedDict

from generator.book.book import Book
from generator.book.imprint import notice, version_line
from generator.pictures.palette import PRINT
from generator.print.offers import document_title
from generator.wording.writers import to_text


class Imprint(TypedDict):
    language: str
    game: str
    title: str
    heading: str
    version: str
    notice: str
    growing: str
    colours: tuple[tuple[str, str], ...]


def imprint(book: Book, kind: str, modules: frozenset[str] = frozenset()) -> Imprint:
    """For a document of this kind, with these modules."""
    return Imprint(
        language=book.say.language.code,
        game=book.id,
        title=book.title,
        heading=document_title(kind, book, modules),
        version=version_line(book.say),
        notice=notice(book.say),
        growing=_growing(book, modules),
        colours=tuple(PRINT.colours.items()),
    )


def _growing(book: Book, modules: frozenset[str]) -> str:
    """That the game is not complete or, if it is, which of the expansions that the document is for are not."""
    game = book.growing_game
    told = (game,) if game else (each for each in book.growing if modules & set(each.modules))
    return " ".join(to_text(each.brief) for each in told)
