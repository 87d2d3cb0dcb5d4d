"""Standard input and output as they may be: of any encoding, or closed.

What a terminal cannot show is said in letters that it has: Greek in Latin letters, quotation marks as plain ones; of
anything else, its code. Data for programs is never changed like that: JSON escapes by its own rules.
"""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from typing import TextIO, cast

_LETTERS = "α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o"
_GREEK = {pair[0]: pair[2:] for pair in _LETTERS.split()}
_SIGNS = {"„": '"', "“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "–": "-", "—": "-", "−": "-", "─": "-"}
_SIGNS |= {"…": "...", "·": ";", "×": "x", "→": "->", "½": " 1/2", "¼": " 1/4", "¾": " 3/4"}
_SIGNS |= {"\u00a0": " ", "\u202f": " "}
_SIGNS |= {"ł": "l", "Ł": "L", "ß": "ss", "đ": "d", "ø": "o", "æ": "ae"}


def prepare() -> None:
    """Before anything is read or written."""
    codecs.register_error("rulebook", _in_other_letters)
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    for stream, errors in ((sys.stdin, "backslashreplace"), (sys.stdout, "rulebook"), (sys.stderr, "rulebook")):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def _nowhere(mode: str) -> TextIO:
    return cast(TextIO, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def speaks_unicode() -> bool:
    """Whether standard output can show every letter."""
    try:
        return codecs.lookup(sys.stdout.encoding or "ascii").name in ("utf-8", "utf-16", "utf-32")
    except LookupError:
        return False


def _in_other_letters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    said = "".join(map(shown, error.object[error.start : error.end]))
    return said.encode("ascii", "backslashreplace").decode("ascii"), error.end


def shown(letter: str) -> str:
    """A letter in plain ones; a byte of a file name that is no letter stands as such."""
    if "\udc80" <= letter <= "\udcff":
        return f"\\x{ord(letter) - 0xDC00:02x}"
    if letter in _SIGNS:
        return _SIGNS[letter]
    bare = "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))
    return "".join(_latin(part) for part in bare) if bare != letter or bare.lower() in _GREEK else letter


def _latin(letter: str) -> str:
    found = _GREEK.get(letter.lower())
    if found is None:
        return letter
    return found if letter.islower() else found.capitalize()
