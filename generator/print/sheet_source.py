"""What a sheet is gathered from: the book, the modules that it is for, and symbols beside the words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from engine.model.rulebook import Rulebook
from generator.book.book import Book
from generator.games.telling import signs
from generator.pictures.captions import Captions
from generator.print.drawings import PrintedDrawings
from generator.print.symbols import SymbolCollection
from generator.wording.narrator import Narrator


@dataclass(frozen=True)
class SheetSource:
    book: Book
    modules: frozenset[str]

    @property
    def rulebook(self) -> Rulebook:
        return self.book.rulebook

    @cached_property
    def say(self) -> Narrator:
        """Without links, for they would lead nowhere; without icons, for symbols stand beside the words."""
        return replace(self.book.say, links=False, icons=False)

    @cached_property
    def symbols(self) -> SymbolCollection:
        return SymbolCollection(signs(self.book.whole, Captions(self.say, tile=self.book.tile_name)))

    @cached_property
    def drawings(self) -> PrintedDrawings:
        return PrintedDrawings()

    def is_in_play(self, module: str) -> bool:
        return not module or module in self.modules

    def number(self, rule: str) -> tuple[str, ...]:
        """The number under which a rule is found, if there is a rule."""
        return (self.rulebook.rules[rule].number,) if rule else ()
