"""The Narrator: a Speaker who knows the rulebook it speaks about."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.model.rulebook import Rulebook
from generator.wording.language import Language
from generator.wording.speaker import Speaker


@dataclass(frozen=True)
class Narrator(Speaker):
    book: Rulebook = field(kw_only=True)


def narrator(language: Language, book: Rulebook, links: bool = True, icons: bool = False) -> Narrator:
    """Speaks one language about one game."""
    return Narrator(language, book.id, links=links, icons=icons, book=book)


def narrating(say: Speaker, book: Rulebook) -> Narrator:
    """A Speaker as it is, now about this book."""
    return Narrator(say.language, book.id, say.values, say.links, say.icons, book=book)
