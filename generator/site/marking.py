"""For translators: every text of a page carries a mark that leads to its message, its file and its English.

A mark is a number in characters that no text uses. It travels with its text through all writers, which know nothing
of it, and becomes a small sign in the finished page; wherever a sign cannot stand it is taken out again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from engine.share import content_root, locales_root
from generator.languages.load import catalogue_files
from generator.messages.catalogue import read_entries
from generator.messages.message import Message
from generator.wording.language import COMMON, Language
from generator.wording.pseudo import LACKED

_FIRST, _LAST, _ZERO = "\ue000", "\ue001", 0xE010
_MARK = re.compile("\ue000([\ue010-\ue019]+)\ue001")
_SIGN = re.compile(r'data-message="(\d+)"')
_PIECE = re.compile(r"<svg\b.*?</svg>|<(script|style|option|select|textarea)\b.*?</\1>|<[^>]*>", re.DOTALL)

Asked = tuple[str, str, str]  # game, context, English


@dataclass(frozen=True)
class MarkedLanguage(Language):
    """Says every message with a mark at its end, and remembers which was which."""

    asked: dict[Asked, int] = field(default_factory=dict, compare=False, repr=False)
    plain: Language | None = field(default=None, compare=False, repr=False)

    @property
    def undecorated(self) -> Language:
        return self.plain or self

    def message(self, context: str, english: str, game: str = "") -> str:
        number = self.asked.setdefault((game, context, english), len(self.asked))
        return super().message(context, english, game) + _FIRST + _digits(number) + _LAST


def marked(language: Language) -> MarkedLanguage:
    known = {each.name: getattr(language, each.name) for each in fields(Language) if each.name not in LACKED}
    return MarkedLanguage(**known, plain=language)


def _digits(number: int) -> str:
    return "".join(chr(_ZERO + int(digit)) for digit in str(number))


def without_marks(text: str) -> str:
    return _MARK.sub("", text)


def with_signs(page: str, language: MarkedLanguage, places: Places) -> str:
    """The finished page: in its text a sign after each message, elsewhere none; what they lead to at its end."""
    start, end = page.find("<article"), page.rfind("</article>")
    text = _signed(page[start:end])
    asked = list(language.asked)
    signs = dict.fromkeys(map(int, _SIGN.findall(text)))
    shown = {number: places.told(asked[number], language) for number in signs}
    facts = json.dumps(shown, ensure_ascii=False).replace("<", "\\u003c")
    data = f'<script type="application/json" id="rb-messages">{facts}</script>'
    return without_marks(page[:start]) + text + without_marks(page[end:]).replace("</body>", f"{data}</body>")


def _signed(text: str) -> str:
    """Words get signs; tags, drawings and choices lose their marks."""
    pieces, last = [], 0
    for found in _PIECE.finditer(text):
        pieces += [_MARK.sub(_sign, text[last : found.start()]), without_marks(found[0])]
        last = found.end()
    return "".join((*pieces, _MARK.sub(_sign, text[last:])))


def _sign(found: re.Match[str]) -> str:
    number = "".join(str(ord(digit) - _ZERO) for digit in found[1])
    return f'<span class="rb-message" tabindex="0" data-message="{number}"></span>'


@dataclass(frozen=True)
class Places:
    """Where each message stands: in the language's catalogues, and in content or code."""

    entries: Mapping[tuple[str, str], tuple[str, str, int, bool]]  # context, English -> translation, file, line, fuzzy
    sources: Mapping[tuple[str, str], str]

    def told(self, asked: Asked, language: Language) -> dict[str, Any]:
        game, context, english = asked
        text, file, line, fuzzy = self.entries.get((context, english), ("", "", 0, False))
        return {
            "context": context,
            "english": english,
            "text": text,
            "language": language.code,
            "fuzzy": fuzzy,
            "file": f"{file}:{line}" if file else f"locales/{language.code}/LC_MESSAGES/{game or COMMON}.po",
            "source": self.sources.get((context, english), ""),
        }


def places_of(language: Language, messages: list[Message]) -> Places:
    folder = locales_root() / language.code
    entries = {
        (entry.context, entry.english): (entry.translation, _shown(path), entry.line, entry.fuzzy)
        for path in catalogue_files(folder)
        for entry in read_entries(path)
    }
    sources = {(each.context, each.english): f"{each.where}:{each.line}" for each in messages if each.where}
    return Places(entries, sources)


def _shown(path: Path) -> str:
    """From the folder in which content and locales stand."""
    return path.relative_to(content_root().parent).as_posix()
