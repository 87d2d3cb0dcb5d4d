"""The order of a glossary."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

SortKey = tuple[tuple[int, ...], str]


@dataclass(frozen=True)
class Alphabet:
    """Letters in their order. A letter that is not among them sorts as its base letter: ä as a, ά as α."""

    letters: str = "abcdefghijklmnopqrstuvwxyz"

    def sort_key(self, text: str) -> SortKey:
        folded = unicodedata.normalize("NFC", text.casefold())
        return tuple(place for mark in folded for place in self._places(mark)), folded

    def initial(self, text: str) -> str:
        """The capital under which a glossary lists the text."""
        for mark in unicodedata.normalize("NFC", text.casefold()):
            for letter in self._letters(mark):
                return letter.upper()
        return "#"

    def _letters(self, mark: str) -> list[str]:
        if mark in self.letters:
            return [mark]
        return [base for base in unicodedata.normalize("NFD", mark) if base in self.letters]

    def _places(self, mark: str) -> list[int]:
        if mark.isspace() or mark == "-":
            return [-2]  # the shorter word first: "food day" before "foodless"
        if mark.isdigit():
            return [int(mark) - 20]
        return [self.letters.index(letter) for letter in self._letters(mark)]
