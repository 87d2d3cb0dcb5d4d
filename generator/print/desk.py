"""The desk at which a sheet is gathered: that of the pages, and a case of symbols."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypedDict

from engine.model.rulebook import Rulebook
from generator import __version__
from generator.pages.desk import Desk
from generator.pages.frame import frame_words
from generator.pages.labels import labels
from generator.pages.references import references
from generator.pictures.captions import Captions
from generator.pictures.palette import PRINT
from generator.pictures.symbols import Signs
from generator.print.offers import document_title
from generator.print.symbols import SymbolCase
from generator.wording.language import Language
from generator.wording.narrator import narrator


class Imprint(TypedDict):
    language: str
    game: str
    title: str
    heading: str
    version: str
    notice: str


class Equipment(TypedDict):
    icons: tuple[tuple[str, str], ...]
    colours: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class PrintDesk(Desk):
    modules: frozenset[str]

    @cached_property
    def case(self) -> SymbolCase:
        return SymbolCase(Signs(self.book, Captions(self.say, tile=self.tile_name)))

    def is_in_play(self, module: str) -> bool:
        return not module or module in self.modules

    def imprint(self, kind: str) -> Imprint:
        """Who and what a document of this kind is."""
        frame = frame_words(self.say, __version__)
        return Imprint(
            language=self.say.language.code,
            game=self.book.id,
            title=self.title,
            heading=document_title(kind, self.say),
            version=frame["version"],
            notice=frame["notice"],
        )

    def equipment(self) -> Equipment:
        """What a document draws with; asked for when all of it has been gathered."""
        return Equipment(icons=tuple(sorted(self.case.icons.items())), colours=tuple(PRINT.colours.items()))

    def number(self, rule: str) -> tuple[str, ...]:
        """The number under which a rule is found, if there is a rule."""
        return (self.book.rules[rule].number,) if rule else ()


def print_desk(
    language: Language, book: Rulebook, modules: frozenset[str] = frozenset(), links: bool = False
) -> PrintDesk:
    say = narrator(language, book, links=links)
    return PrintDesk(book, say, labels(say), references(book), modules)
