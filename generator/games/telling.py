"""Whoever speaks of a game or draws it, with the game's own words and drawings."""

from __future__ import annotations

from engine.model.rulebook import Rulebook
from generator.games import kit_of
from generator.pictures.captions import Captions
from generator.pictures.symbols import Signs
from generator.wording.language import Language
from generator.wording.narrator import Narrator


def narrator(language: Language, book: Rulebook, links: bool = True, icons: bool = False) -> Narrator:
    """Speaks one language about one game."""
    return Narrator(language, book.id, links=links, icons=icons, book=book, words=kit_of(book.id).words)


def signs(book: Rulebook, captions: Captions) -> Signs:
    """The symbols of one game, with captions in one language."""
    return Signs(book, captions, kit_of(book.id).pictures)
