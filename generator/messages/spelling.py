"""Characters that have no place in a text: stray digits, letters of another script, straight quotation marks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from engine.model.text import Inline, Words, walk
from generator.wording.language import Language

SCRIPTS = ("LATIN", "GREEK", "CYRILLIC")


def misspellings(inline: Inline, language: Language, may_number: bool = False) -> Iterator[str]:
    text = " ".join(node.text for node in walk(inline) if isinstance(node, Words))
    if not may_number:
        yield from stray_digits(text, language)
    yield from mixed_scripts(text)
    yield from wrong_characters(text, language)


def stray_digits(text: str, language: Language) -> Iterator[str]:
    """A number in a text belongs to a parameter, unless it is an ordinal or part of a name."""
    if not re.search("[0-9]", text):
        return
    without_names = _names_with_digits(language.every_form).sub(" ", text)
    rest = re.sub(language.ordinal, " ", without_names) if language.ordinal else without_names
    yield from (f"the number {found} must be a parameter" for found in re.findall(r"[0-9]+", rest))


@lru_cache(maxsize=16)
def _names_with_digits(forms: frozenset[str]) -> re.Pattern[str]:
    names = (form for form in forms if re.search("[0-9]", form))
    longest_first = sorted(names, key=lambda name: (-len(name), name))
    return re.compile("|".join(map(re.escape, longest_first)) or r"(?!)", re.IGNORECASE)


@lru_cache(maxsize=1024)
def _script(letter: str) -> str:
    name = unicodedata.name(letter, "")
    return next((script for script in SCRIPTS if name.startswith(script)), "")


def mixed_scripts(text: str) -> Iterator[str]:
    """A Latin o inside a Greek word looks right and cannot be found."""
    if len(_scripts(text)) < 2:
        return
    for word in re.findall(r"[^\W\d_]+", text):
        scripts = _scripts(word)
        if len(scripts) > 1:
            yield f"“{word}” mixes letters of two scripts: {', '.join(sorted(scripts)).lower()}"


def _scripts(text: str) -> set[str]:
    return set(map(_script, set(text))) - {""}


def wrong_characters(text: str, language: Language) -> Iterator[str]:
    if '"' in text:
        yield f"straight quotation marks; write {''.join(language.quotes)}"
    for wrong, right in language.instead.items():
        if wrong in text:
            yield f"the character {wrong} is wrong; write {right}"
