"""From bytes to text: UTF-8, composed letters, and nothing that cannot be seen."""

from __future__ import annotations

import re
import unicodedata

# Control characters, invisible and direction marks, separators that YAML takes for line ends, private and unused codes.
HIDDEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\uf8ff\ufe00-\ufe0f\ufeff"
    "\ufff0-\uffff\U000e0000-\U0010ffff]"
)

Refusal = tuple[int, str]


def decode(content: bytes) -> tuple[str, list[Refusal]]:
    """The text, and what is refused in it as (line, message)."""
    try:
        text = content.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        return "", [(line, f"not UTF-8: byte 0x{content[error.start]:02x}; save the file as UTF-8")]
    return text, [*_hidden(text), *_decomposed(text)]


def name(character: str) -> str:
    code = f"U+{ord(character):04X}"
    if character == "\t":
        return f"tab ({code})"
    return f"{unicodedata.name(character, 'control character').lower()} ({code})"


def _hidden(text: str) -> list[Refusal]:
    if not HIDDEN.search(text):
        return []
    found = ((number, HIDDEN.search(line)) for number, line in enumerate(text.split("\n"), 1))
    return [(number, f"{name(match.group())} is not allowed") for number, match in found if match]


def _decomposed(text: str) -> list[Refusal]:
    """Two spellings of ά would be two different words."""
    if unicodedata.is_normalized("NFC", text):
        return []
    lines = enumerate(text.split("\n"), 1)
    return [
        (number, "letters and accents are separate characters; save the text in the composed form (NFC)")
        for number, line in lines
        if not unicodedata.is_normalized("NFC", line)
    ]
