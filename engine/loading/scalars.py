"""What an unquoted word of YAML means here: a whole number, true, false, or text. What is doubtful must be quoted."""

from __future__ import annotations

import re
from functools import lru_cache

Scalar = str | int | bool

_WHOLE = re.compile(r"-?(0|[1-9][0-9]*)")
_LONGEST = 12
_SWITCHES = frozenset({"yes", "no", "on", "off", "y", "n", "true", "false"})
_NOTHING = frozenset({"", "~", "null"})
_OTHER_NUMBER = re.compile(
    r"[-+]?(\.[0-9]+|[0-9][0-9_]*(\.[0-9_]*)?(e[-+]?[0-9]+)?|0x[0-9a-f_]+|0b[01_]+|0o[0-7_]+"
    r"|[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?|\.inf)|\.nan",
    re.IGNORECASE,
)


class Refused(ValueError):
    """A word that YAML readers take for something else than its writer meant."""


@lru_cache(maxsize=4096)
def resolve(word: str) -> Scalar:
    """The meaning of an unquoted value. A date stays text."""
    if _WHOLE.fullmatch(word) and len(word) <= _LONGEST:
        return int(word)
    if word in ("true", "false"):
        return word == "true"
    _refuse_doubtful(word)
    return word


def resolve_key(word: str) -> str:
    """Keys are text, as in JSON; the whole numbers that head a table become text too."""
    meaning = resolve(word)
    if isinstance(meaning, bool):
        raise Refused(f"a key cannot be {word}; quote it")
    if word == "<<":
        raise Refused("merge keys (<<) are not used here; write the values out")
    return str(meaning)


def _refuse_doubtful(word: str) -> None:
    small = word.lower()
    if small in _NOTHING:
        raise Refused("nothing is written here; leave the key out" if not word else f"“{word}” means nothing; quote it")
    if small in _SWITCHES:
        raise Refused(f"“{word}” may be read as true or false; quote it, or write true or false")
    if _OTHER_NUMBER.fullmatch(word):
        raise Refused(f"“{word}” is not a plain whole number; quote it if it is text")
