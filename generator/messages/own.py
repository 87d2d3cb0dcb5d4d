"""What a language may say in its own way: a generated sentence in one game only, or all that one tile does.

Such a message is written only where the shared one will not do, into the catalogue `own.po`: its context is that of
the shared message behind the game, `tzolkin/effect.step.up`, or names the tile, `tzolkin/component/yaluk/told`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.model.rulebook import Rulebook
from generator.games import games
from generator.games.telling import narrator
from generator.messages.message import Entry, Message
from generator.wording.language import COMMON, OWN, SOURCE, Language
from generator.wording.own_words import own_context, without_figures

NOTE = "Everything that the tile does, its figures in their order."


def own_messages(entries: Iterable[Entry], messages: Iterable[Message], books: Iterable[Rulebook]) -> list[Message]:
    """The messages of a catalogue of this kind, as they are now; without those that nothing says any more."""
    written = {entry.context for entry in entries}
    if not written:
        return []
    return [message for message in _possible(list(messages), list(books)) if message.context in written]


def _possible(messages: list[Message], books: list[Rulebook]) -> Iterator[Message]:
    for book in books:
        shared = (message for message in messages if message.domain == COMMON)
        yield from (message._replace(domain=OWN, context=f"{book.id}/{message.context}") for message in shared)
        if book.id in games():
            yield from _tiles(book)


def _tiles(book: Rulebook) -> Iterator[Message]:
    say = narrator(Language(SOURCE, SOURCE), book, links=False)
    for family in book.families:
        for tile in family.components:
            english, _ = without_figures(tile, say)
            yield Message(OWN, own_context(book.id, tile.id), english, NOTE, f"content/{family.book}/components")
