"""Forms of terms for the search, however a reader types them. generator/static/js/fold.js folds in the same way."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_LETTERS = str.maketrans({"ς": "σ", "ß": "ss", "ł": "l", "æ": "ae", "ø": "o", "đ": "d", "’": "'"})


def fold(text: str, language: str) -> str:
    """No capitals, accents or old letters; in German also no difference between ä, a and ae."""
    bare = "".join(mark for mark in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(mark) != "Mn")
    plain = unicodedata.normalize("NFC", bare).translate(_LETTERS)
    return re.sub(r"([aou])e", r"\1", plain) if language == "de" else plain


def search_forms(groups: Iterable[tuple[str, ...]], language: str) -> dict[str, object]:
    """Groups of forms, and for each folded form the groups it belongs to."""
    kept = [list(dict.fromkeys(group)) for group in groups]
    words: dict[str, list[int]] = {}
    for place, group in enumerate(kept):
        for form in group:
            found = words.setdefault(fold(form, language), [])
            if place not in found:
                found.append(place)
    return {"groups": kept, "words": words}
