"""The book: all that is told of a game in one language. A part is gathered when first asked for, and kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.model.rulebook import Rulebook
from engine.model.text import Inline
from generator.book.board import Board, BoardPart, board
from generator.book.cases import Cases, PlayedCase, cases
from generator.book.chapters import BookRule, Chapter, chapters
from generator.book.divergences import Divergences, divergences
from generator.book.glossary import Glossary, glossary
from generator.book.growing import Growing, growing_books
from generator.book.labels import BookLabels, book_labels
from generator.book.lessons import Lesson, lessons
from generator.book.setup import SetupTable, player_numbers, setup_table
from generator.book.sheets import ScoreGroup, SummaryBlock, score_groups, summary_blocks
from generator.book.tiles import TileFamily, tile_families
from generator.book.translated import TranslatedRulebook
from generator.games.telling import narrator
from generator.wording.language import Language


@dataclass(frozen=True)
class Book(TranslatedRulebook):
    @cached_property
    def labels(self) -> BookLabels:
        return book_labels(self.say)

    @cached_property
    def players(self) -> Inline:
        """How many can play; while nobody can, how much there is of the game."""
        return self.growing_game.short if self.growing_game else player_numbers(self)

    @cached_property
    def growing(self) -> tuple[Growing, ...]:
        return growing_books(self)

    @cached_property
    def growing_game(self) -> Growing | None:
        """What the game without its expansions says while it is not complete."""
        return next((each for each in self.growing if each.id == self.id), None)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        return chapters(self)

    @cached_property
    def rules(self) -> dict[str, BookRule]:
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

    @cached_property
    def setup(self) -> SetupTable:
        return setup_table(self)

    @cached_property
    def board(self) -> Board:
        return board(self)

    @cached_property
    def part_by_id(self) -> dict[str, BoardPart]:
        return {part.id: part for part in self.board.parts}

    @cached_property
    def families(self) -> tuple[TileFamily, ...]:
        return tile_families(self)

    @cached_property
    def cases(self) -> Cases:
        return cases(self)

    @cached_property
    def case_by_id(self) -> dict[str, PlayedCase]:
        return {case.id: case for group in self.cases.groups for case in group.cases}

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        return lessons(self)

    @cached_property
    def summary(self) -> tuple[SummaryBlock, ...]:
        return summary_blocks(self)

    @cached_property
    def score(self) -> tuple[ScoreGroup, ...]:
        return score_groups(self)

    @cached_property
    def glossary(self) -> Glossary:
        return glossary(self)

    @cached_property
    def divergences(self) -> Divergences:
        return divergences(self)

    @cached_property
    def sources(self) -> tuple[str, ...]:
        return tuple(self.source_title(source.id) for source in self.rulebook.sources)


def open_book(language: Language, rulebook: Rulebook) -> Book:
    """A rulebook as a book in this language, with all links and icons; a writer leaves out what it cannot show."""
    return Book(rulebook, narrator(language, rulebook, icons=True))
