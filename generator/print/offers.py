"""What can be printed of a game: which documents, under which file names, and what they are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.model.rulebook import Rulebook
from engine.model.text import Inline
from generator.book.book import Book
from generator.book.in_play import Modules, all_modules, in_play
from generator.wording.writers import to_text


@dataclass(frozen=True)
class Offer:
    """`name` is for the terminal; `parts` of a game fill the document: it is not offered where there are none."""

    kind: str
    name: str
    file: str
    parts: Callable[[Rulebook], tuple[object, ...]]

    def has(self, book: Rulebook, modules: Modules) -> bool:
        return bool(self.parts(in_play(book, modules)))


def _blocks(sheet: str) -> Callable[[Rulebook], tuple[object, ...]]:
    return lambda book: tuple(block for block in book.summary if block.sheet == sheet)


OFFERS = {
    offer.kind: offer
    for offer in (
        Offer("aid", "player aid", "player-aid.pdf", _blocks("aid")),
        Offer("solo", "solo aid", "solo-aid.pdf", _blocks("solo")),
        Offer("rulebook", "rulebook", "rulebook.pdf", lambda book: book.chapters),
        Offer("score", "score sheet", "score-sheet.pdf", lambda book: book.score and (book.books, book.score)),
    )
}


def offered(book: Rulebook) -> tuple[tuple[Offer, Modules], ...]:
    """Every document of a game: first those without modules, then those with all of them."""
    found = [(offer, modules) for offer in OFFERS.values() for modules in editions(offer.kind, book)]
    return tuple(sorted(found, key=lambda each: len(each[1])))


def editions(kind: str, book: Rulebook) -> tuple[Modules, ...]:
    """Without any module and with all of them, as far as there is anything to show, and anything else with them."""
    alone, whole = frozenset[str](), all_modules(book)
    without, everything = (OFFERS[kind].parts(in_play(book, modules)) for modules in (alone, whole))
    return (*((alone,) if without else ()), *((whole,) if everything != without else ()))


def file_name(kind: str, book: Rulebook, modules: Modules) -> str:
    """`player-aid.pdf`, `player-aid-all.pdf`, `player-aid-prophecies-tribes.pdf`; with the least that it can be printed
    with, a document needs no further name."""
    stem, dot, suffix = OFFERS[kind].file.partition(".")
    if modules in editions(kind, book)[:1]:
        return OFFERS[kind].file
    named = ("all",) if modules == all_modules(book) else sorted(modules)
    return f"{'-'.join((stem, *named))}{dot}{suffix}"


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
            # Translators: the printed sheet on which somebody who plays alone looks things up.
            "solo": say("print.solo", "Solo aid"),
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
