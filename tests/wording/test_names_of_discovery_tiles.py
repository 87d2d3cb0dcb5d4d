"""A discovery tile is called by what it brings, in every language; a mask by a number of its own."""

from __future__ import annotations

import pytest

from generator.wording.tiles import tile_name
from generator.wording.writers import to_text
from tests.wording.voices import voice


def names(language: str) -> dict[str, str]:
    say = voice(language, "teotihuacan")
    family = next(each for each in say.book.families if each.id == "discovery-tiles")
    return {tile.id: to_text(tile_name(tile.id, say)).replace("\N{NO-BREAK SPACE}", " ") for tile in family.components}


@pytest.mark.parametrize("language", ["en", "el", "de", "ro", "pl"])
def test_no_two_of_them_have_the_same_name(language: str) -> None:
    assert len(set(names(language).values())) == len(names(language))


def test_they_say_what_they_bring() -> None:
    told = names("en")
    assert told["discovery-three-resources"] == "Discovery tile · 3 resources"
    assert told["discovery-power-ups"] == "Discovery tile · 2 power-ups"
    assert told["discovery-any-temple"] == "Discovery tile · any temple"
    assert told["discovery-blue-temple"] == "Discovery tile · blue temple"
    assert told["discovery-points"] == "Discovery tile · 4 points"
    assert told["discovery-no-cocoa"] == "Discovery tile · no cocoa"
    assert told["fourth-mask-of-three-copies"] == "Mask · no. 7"
