"""Long texts of catalogues are broken where Babel breaks them, and nothing of them is lost."""

from __future__ import annotations

import random

import pytest
from babel.messages.pofile import normalize, unescape

from engine.share import locales_root
from generator.languages.load import available_languages, catalogue_files
from generator.messages.catalogue import WIDTH, read_entries
from generator.messages.wrapping import quoted

PIECES = (
    "a",
    "ab",
    "é",
    "1",
    "_",
    "-",
    "--",
    " ",
    ".",
    "!",
    '"',
    "\\",
    "\n",
    "\u2028",
    "ab-cd",
    "12-ab",
    "a1-b2",
    "ab-1c",
)


@pytest.mark.parametrize("code", available_languages())
def test_our_catalogues_are_wrapped_as_babel_does(code: str) -> None:
    entries = [entry for path in catalogue_files(locales_root() / code) for entry in read_entries(path)]
    texts = {text for entry in entries for text in (entry.english, entry.translation)}
    assert code == "en" or len(texts) > 2000
    assert [text for text in texts if quoted(text, WIDTH) != normalize(text, width=WIDTH).split("\n")] == []


def test_any_text_is_broken_as_babel_does_without_empty_lines() -> None:
    """Where a long line ends in a space and a line feed, Babel writes the line feed twice."""
    chance = random.Random(1)
    for _ in range(3000):
        text = "".join(chance.choices(PIECES, k=chance.randrange(1, 40))).rstrip()
        width = chance.choice((5, 8, 12, 20))
        expected = normalize(text, width=width).split("\n")
        lines = [line for line in expected if line != '""']
        assert [line for line in quoted(text, width) if line != '""'] == lines, (text, width)


def test_what_was_wrapped_is_whole() -> None:
    chance = random.Random(2)
    for _ in range(1000):
        text = "".join(chance.choices(PIECES, k=chance.randrange(1, 40)))
        assert "".join(map(unescape, quoted(text, 12))) == text


def test_several_lines_begin_below_an_empty_one() -> None:
    assert quoted("Take 2 corn-cobs now.", 14) == ['""', '"Take 2 "', '"corn-cobs "', '"now."']
    assert quoted("Take corn.", 14) == ['"Take corn."']
