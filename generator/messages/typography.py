"""Spaces, quotation marks and invisible characters of a text, and translations that were forgotten."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from engine.model.text import Inline, Words, parse, walk
from generator.wording.language import Language

QUOTES = frozenset("«»“”„‟‹›‚")
INVISIBLE = re.compile("[\u200b-\u200f\u2028-\u202e\u2060\ufeff\u0000-\u0008\u000b-\u001f]")
SPACED = re.compile(r" [,.;:!?)\]](?!\.)|[(\[] ")
STOP = "."
ENOUGH = 3  # so many English words are no name


def untidy(text: str, language: Language) -> Iterator[str]:
    """What no text may have, in whichever language."""
    if text != text.strip():
        yield "a space at the beginning or the end"
    if "  " in text:
        yield "two spaces in a row"
    if not unicodedata.is_normalized("NFC", text):
        yield "letters and accents written apart; use composed characters (NFC)"
    yield from (f"an invisible character, U+{ord(found):04X}" for found in set(INVISIBLE.findall(text)))
    yield from (f"“{found}” has a space too many" for found in SPACED.findall(text))
    yield from foreign_quotes(text, language)


def foreign_quotes(text: str, language: Language) -> Iterator[str]:
    """Quotation marks of another language."""
    foreign = QUOTES.difference(language.quotes)
    wrong = () if foreign.isdisjoint(text) else dict.fromkeys(mark for mark in text if mark in foreign)
    yield from (f"the quotation mark {mark} is wrong; write {''.join(language.quotes)}" for mark in wrong)


def unlike(english: str, translation: str) -> Iterator[str]:
    """What a translation must share with its English, and what it must not."""
    if english.endswith(STOP) != translation.endswith(STOP):
        yield "a full stop at the end must be there in both languages, or in neither"
    if english == translation and len(_words(parse(english))) >= ENOUGH:
        yield "the translation is the English text"


def _words(inline: Inline) -> list[str]:
    text = " ".join(node.text for node in walk(inline) if isinstance(node, Words))
    return re.findall(r"[^\W\d_]{3,}(?:-[^\W\d_]+)*", text)
