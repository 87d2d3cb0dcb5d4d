"""What a language may say in its own way: a sentence in one game only or of what is allowed, or all of one tile.

Such a message is written only where the shared one will not do, into the catalogue `own.po`: its context is that of
the shared message behind the game, `tzolkin/effect.step.up`, or behind the mood, `may/effect.gain` (both:
`tzolkin/may/effect.step.up`), or names the tile, `tzolkin/component/yaluk/told`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.model.rulebook import Rulebook
from generator.games import games
from generator.games.telling import narrator
from generator.languages.entry import Entry
from generator.messages.message import Message
from generator.wording.effects import MAY
from generator.wording.language import COMMON, OWN, SOURCE, Language
from generator.wording.own_words import own_context, without_figures

NOTE = "Everything that the tile does, its figures in their order."


def own_messages(entries: Iterable[Entry], messages: Iterable[Message], books: Iterable[Rulebook]) -> list[Message]:
    """The messages of a catalogue of this kind, as they are now; without those that nothing says any more."""
    written = {entry.context for entry in entries}
    if not written:
        return []
    return list(_possible(list(messages), list(books), written))


def _possible(messages: list[Message], books: list[Rulebook], written: set[str]) -> Iterator[Message]:
    shared = [message for message in messages if message.domain == COMMON]
    yield from _behind(MAY, shared, written)
    for book in books:
        yield from _behind(book.id, shared, written)
        yield from _behind(f"{book.id}/{MAY}", shared, written)
        if book.id in games():
            yield from _tiles(book, written)


def _behind(start: str, messages: Iterable[Message], written: set[str]) -> Iterator[Message]:
    for message in messages:
        if (context := f"{start}/{message.context}") in written:
            yield message._replace(domain=OWN, context=context)


def _tiles(book: Rulebook, written: set[str]) -> Iterator[Message]:
    """The English is made only of tiles that somebody has written about: to make it takes time."""
    say = narrator(Language(SOURCE, SOURCE), book, links=False)
    for family in book.families:
        for tile in family.components:
            if (context := own_context(book.id, tile.id)) in written:
                english, _ = without_figures(tile, say)
                yield Message(OWN, context, english, NOTE, f"content/{family.book}/components")
