"""How each kind of printed document is gathered."""

from __future__ import annotations

from collections.abc import Callable

from engine.model.rulebook import Rulebook
from generator.print.gather_aid import gather_aid
from generator.print.gather_book import gather_book
from generator.print.gather_score import gather_score
from generator.print.model import Document
from generator.wording.language import Language

# Those that take longest come first, so that no process is left with them at the end.
GATHER: dict[str, Callable[[Language, Rulebook, frozenset[str]], Document]] = {
    "rulebook": gather_book,
    "aid": gather_aid,
    "score": gather_score,
}
