"""What a reader of a page sees or hears: its text, and the attributes that are shown or read aloud."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser

from generator.wording.pseudo import ACCENTED, PSEUDO

_SHOWN = {"title", "alt", "aria-label", "aria-description", "placeholder", "label"}
_VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
# Program text, and ids, which are the same in every language.
_NOT_WORDS = {"script", "style", "code"}
# The theme's own keys, moves in the engine's notation, and the ids of modules.
_KEYS = ("data-md-", "data-rb-move", "data-modules")
_WORD = re.compile(r"[^\W\d_]{2,}")
_ROMAN = re.compile(r"[IVX]+")


class Reader(HTMLParser):
    """`lines`: each visible text with the element it stands in. Names of other languages say so, and are left out."""

    def __init__(self) -> None:
        super().__init__()
        self._open: list[tuple[str, bool]] = []
        self.lines: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value for name, value in attrs if value}
        unread = tag in _NOT_WORDS or named.get("translate") == "no" or named.get("lang", PSEUDO) != PSEUDO
        unread = unread or any(other for _, other in self._open)
        if not unread:
            self.lines += [(f"{tag} {name}", words) for name, words in _attributes(tag, named)]
        if tag not in _VOID:
            self._open.append((tag, unread))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not (self._open and self._open[-1][1]):
            self.lines.append((self._open[-1][0] if self._open else "", data.strip()))


def _attributes(tag: str, named: dict[str, str]) -> Iterator[tuple[str, str]]:
    if tag == "meta" and named.get("name") == "description":
        yield "content", named["content"]
    for name, value in named.items():
        if name in _SHOWN:
            yield name, value
        elif name.startswith("data-") and not name.startswith(_KEYS) and " " in value:
            # Kept there for a script to show; several of them as a list.
            yield name, " ".join(json.loads(value)) if value.startswith("[") else value


def english_left(text: str) -> list[str]:
    """The words of a page in the pseudo-language that kept a letter which it would have changed."""
    reader = Reader()
    reader.feed(text)
    return [f"{where}: {words}" for where, words in reader.lines if any(map(_is_english, _WORD.findall(words)))]


def _is_english(word: str) -> bool:
    return word != word.translate(ACCENTED) and not _ROMAN.fullmatch(word)
