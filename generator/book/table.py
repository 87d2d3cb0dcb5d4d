"""The table as it is set up: every part of the first position of a game, drawn."""

from __future__ import annotations

import engine
from generator.book.translated import TranslatedRulebook
from generator.pictures.drawing import Drawing
from generator.pictures.position import parts

#: Which tiles are dealt is left to chance; on paper it is always the same.
SEED = 1


def set_table(book: TranslatedRulebook, players: int) -> tuple[Drawing, ...]:
    """Nothing while the game cannot be played from its set-up."""
    if not book.rulebook.books[0].complete:
        return ()
    pos = engine.play_by(book.whole).new_position(players, SEED)
    return tuple(part.draw() for part in parts(pos, book.signs))
