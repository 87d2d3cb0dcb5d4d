"""How a number is written."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

NO_BREAK = "\u00a0"
VULGAR = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔"}

Number = int | Fraction


@dataclass(frozen=True, slots=True)
class NumberFormat:
    minus: str = "−"
    decimal: str = "."

    def write(self, number: Number) -> str:
        return self.minus + self._write_size(-number) if number < 0 else self._write_size(number)

    def _write_size(self, size: Number) -> str:
        if isinstance(size, int):
            return str(size)
        whole, rest = divmod(size, 1)
        if not rest:
            return str(whole)
        if rest in VULGAR:
            return (str(whole) if whole else "") + VULGAR[rest]
        return f"{float(size):.2f}".rstrip("0").replace(".", self.decimal)
