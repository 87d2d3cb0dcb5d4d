"""Which form of a counted word goes with a number."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from gettext import c2py
from typing import TypeVar

from generator.wording.numbers import Number

Form = TypeVar("Form")
HEADER = re.compile(r"\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*(.+?)\s*;?\s*")
ENGLISH = "nplurals=2; plural=(n != 1);"


@dataclass(frozen=True)
class Plurals:
    """The plural rule of a language, from its gettext expression.

    `fraction` names the form of a number such as 1½, `part` that of a number such as ½ (German: 1½ Punkte, ½ Punkt).
    Where the form of 1½ is one of its own (Polish: 1½ punktu), a text may write it as one more form at the end.
    """

    header: str = ENGLISH
    categories: tuple[str, ...] = ("one", "other")
    fraction: str = "other"
    part: str = ""  # as `fraction` where it is not given
    _index: Callable[[int], int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        found = HEADER.fullmatch(self.header)
        if not found or int(found[1]) != len(self.categories):
            raise ValueError(f"“{self.header}” is no plural rule for {len(self.categories)} categories")
        object.__setattr__(self, "_index", c2py(found[2]))

    def __reduce__(self) -> tuple[type[Plurals], tuple[str, tuple[str, ...], str, str]]:
        """For another process: the rule is read again there, for what it was read into cannot be sent."""
        return Plurals, (self.header, self.categories, self.fraction, self.part)

    def category(self, number: Number) -> str:
        if isinstance(number, Fraction) and number.denominator != 1:
            return self.part if self.part and abs(number) < 1 else self.fraction
        return self.categories[self._index(abs(int(number)))]

    def arities(self) -> frozenset[int]:
        """How many forms a counted word may have in this language."""
        return frozenset({len(self.categories), len(self.all_categories())})

    def all_categories(self) -> tuple[str, ...]:
        return self.categories if self.fraction in self.categories else (*self.categories, self.fraction)

    def choose(self, number: Number, forms: Sequence[Form]) -> Form:
        """The right one of the forms; a text with another number of forms is still in English."""
        if len(forms) not in self.arities():
            return forms[min(abs(number) != 1, len(forms) - 1)]
        known = self.all_categories()
        return forms[min(known.index(self.category(number)), len(forms) - 1)]
