"""Things in a row: all of them, one of them, or none of them, as each language joins them."""

from __future__ import annotations

import pytest

from generator.languages.load import load_language
from generator.wording.language import JOINED, Joined
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text

#: Under a negation; one thing alone needs no word beside it.
NEITHER = {
    "en": ("A", "A or B", "A, B or C"),
    "de": ("A", "weder A noch B", "weder A noch B noch C"),
    "el": ("A", "ούτε A ούτε B", "ούτε A ούτε B ούτε C"),
    "ro": ("A", "nici A, nici B", "nici A, nici B, nici C"),
    "pl": ("A", "ani A, ani B", "ani A, ani B, ani C"),
}


def told(code: str, joined: Joined, count: int) -> str:
    """So many terms that no language knows: each shows as its id."""
    say = Speaker(load_language(code), links=False)
    return to_text(say("test", "{things}", things=say.refs("ABC"[:count], joined)))


@pytest.mark.parametrize("code", NEITHER)
def test_what_is_denied_is_joined_as_the_language_denies(code: str) -> None:
    assert tuple(told(code, "neither", count) for count in (1, 2, 3)) == NEITHER[code]


def test_alternatives_and_whole_lists_have_their_own_words() -> None:
    assert [told("pl", joined, 3) for joined in JOINED] == ["A, B i\xa0C", "A, B lub C", "ani A, ani B, ani C"]
