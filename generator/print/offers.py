"""What can be printed of a game: which documents, under which file names, and what they are called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.model.rulebook import Rulebook
from engine.model.text import Inline
from generator.book.book import Book
from generator.wording.writers import to_text


@dataclass(frozen=True)
class Offer:
    """`name` is for the terminal; `has` tells whether a game has anything to fill the document with."""

    kind: str
    name: str
    file: str
    has: Callable[[Rulebook], bool]


OFFERS = {
    offer.kind: offer
    for offer in (
        Offer("aid", "player aid", "player-aid.pdf", lambda book: bool(book.summary)),
        Offer("rulebook", "rulebook", "rulebook.pdf", lambda book: bool(book.chapters)),
        Offer("score", "score sheet", "score-sheet.pdf", lambda book: bool(book.score)),
    )
}


def offered(book: Rulebook) -> tuple[Offer, ...]:
    return tuple(offer for offer in OFFERS.values() if offer.has(book))


def document_title(kind: str, book: Book) -> str:
    say = book.say
    return to_text(
        {
            # Translators: the printed sheet on which players look things up during the game.
            "aid": say("print.aid", "Player aid"),
            # Translators: the printed sheet on which players write down their points.
            "score": say("print.score", "Score sheet"),
            "rulebook": _rulebook_title(book),
        }[kind]
    )


def _rulebook_title(book: Book) -> Inline:
    if book.growing:
        # Translators: the rules of a game as one printed book, while some are still missing.
        return book.say("print.rulebook-so-far", "Rulebook")
    # Translators: all rules of a game as one printed book.
    return book.say("print.rulebook", "Complete rulebook")
