"""The Narrator: a Speaker who knows the rulebook it speaks about, and the words of that game alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.model.rulebook import Rulebook
from generator.wording.game_words import AnyWords
from generator.wording.speaker import Speaker


@dataclass(frozen=True)
class Narrator(Speaker):
    book: Rulebook = field(kw_only=True)
    words: AnyWords = field(kw_only=True, repr=False, compare=False)
