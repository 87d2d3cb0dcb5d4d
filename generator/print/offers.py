"""What can be printed of a game: which documents, under which file names, and what they are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.model.rulebook import Rulebook
from engine.model.text import Inline
from generator.book.book import Book
from generator.book.in_play import Modules, all_modules
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


def editions(book: Rulebook) -> tuple[Modules, ...]:
    """Without any module and, where there are some, with all of them."""
    return tuple(dict.fromkeys((frozenset[str](), all_modules(book))))


def file_name(kind: str, book: Rulebook, modules: Modules) -> str:
    """`player-aid.pdf`, `player-aid-all.pdf`, `player-aid-prophecies-tribes.pdf`."""
    stem, dot, suffix = OFFERS[kind].file.partition(".")
    named = ("all",) if modules == all_modules(book) else sorted(modules)
    return f"{'-'.join((stem, *(named if modules else ())))}{dot}{suffix}"


def document_title(kind: str, book: Book, modules: Modules) -> str:
    """With the names of the expansions or, where only some modules are in play, with theirs."""
    return " · ".join((_title(kind, book), *_added(book, modules)))


def _added(book: Book, modules: Modules) -> Iterator[str]:
    for each in book.whole.books:
        chosen = [module for module in each.modules if module in modules]
        if chosen and len(chosen) == len(each.modules):
            yield book.title_of(each.id)
        else:
            yield from map(book.module_name, chosen)


def _title(kind: str, book: Book) -> str:
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
