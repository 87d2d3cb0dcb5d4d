"""The desk at which a sheet is gathered: that of the pages, and a case of symbols. On paper words are not linked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.model.rulebook import Rulebook
from generator.pages.desk import Desk
from generator.pages.labels import labels
from generator.pages.references import references
from generator.pictures.captions import Captions
from generator.pictures.symbols import Signs
from generator.print.symbols import SymbolCase
from generator.wording.language import Language
from generator.wording.narrator import narrator


@dataclass(frozen=True)
class PrintDesk(Desk):
    modules: frozenset[str]

    @cached_property
    def case(self) -> SymbolCase:
        return SymbolCase(Signs(self.book, Captions(self.say, tile=self.tile_name)))

    def is_in_play(self, module: str) -> bool:
        return not module or module in self.modules

    def number(self, rule: str) -> tuple[str, ...]:
        """The number under which a rule is found, if there is a rule."""
        return (self.book.rules[rule].number,) if rule else ()


def print_desk(language: Language, book: Rulebook, modules: frozenset[str] = frozenset()) -> PrintDesk:
    say = narrator(language, book, links=False)
    return PrintDesk(book, say, labels(say), references(book), modules)
