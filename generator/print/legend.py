"""What the symbols of a sheet mean."""

from __future__ import annotations

from generator.book.legend import meaning
from generator.print.model import Legend, Symbol
from generator.print.sheet_source import SheetSource


def legend(source: SheetSource) -> Legend:
    """Every symbol that stands on the sheet, in the order in which it was first used."""
    named = ((name, meaning(name, source.say)) for name in source.symbols.shown)
    return Legend(tuple(Symbol(icon=source.symbols.keep(name), label=words) for name, words in named if words))
