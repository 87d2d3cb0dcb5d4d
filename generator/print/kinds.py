"""How each kind of printed document is gathered from the book, for the modules in play."""

from __future__ import annotations

from collections.abc import Callable

from generator.book.book import Book
from generator.print.gather_aid import gather_aid, gather_solo
from generator.print.gather_rulebook import gather_rulebook
from generator.print.gather_score import gather_score
from generator.print.model import Document

# Those that take longest come first, so that no process is left with them at the end.
GATHER: dict[str, Callable[[Book, frozenset[str]], Document]] = {
    "rulebook": gather_rulebook,
    "aid": gather_aid,
    "solo": gather_solo,
    "score": gather_score,
}
