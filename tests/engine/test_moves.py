"""Every move has one text form, and reads back from it."""

from __future__ import annotations

import pytest

from engine.errors import UnknownMove
from tests.engine.playing import game, random_play


def test_moves_are_the_same_object_as_their_text() -> None:
    moves = game("tzolkin").moves
    for pos in random_play("tzolkin", 4, seed=2):
        for move in pos.legal_moves():
            assert moves.read(move.text) is move


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("plase palenque", "place palenque"),
        ("place nowhere", ""),
        ("", ""),
        ("act -1", ""),
        ("act 99999", ""),
        ("beg beg", ""),
    ],
)
def test_text_outside_the_grammar_is_no_move(text: str, hint: str) -> None:
    game("tzolkin").moves.read("place palenque")
    with pytest.raises(UnknownMove, match=hint or "is not a move"):
        game("tzolkin").moves.read(text)
