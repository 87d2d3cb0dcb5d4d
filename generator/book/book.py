"""The book: all that is told of a game in one language. A part is gathered when first asked for, and kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.model.rulebook import Rulebook
from engine.model.text import Inline
from generator.book.board import Board, BoardPart, board, board_part
from generator.book.brief_examples import BriefExample, brief_example
from generator.book.cases import (
    CaseGroup,
    Cases,
    DrawnCase,
    PlayedCase,
    case_group,
    cases_lead,
    chapters_with_cases,
    drawn_case,
    played_case,
)
from generator.book.chapters import BookRule, Chapter, book_rule, chapter
from generator.book.divergences import Divergences, divergences
from generator.book.glossary import Glossary, GlossaryTerm, glossary, glossary_term
from generator.book.growing import Growing, growing_books
from generator.book.in_play import Modules, in_play
from generator.book.labels import BookLabels, book_labels
from generator.book.legend import meaning
from generator.book.lessons import LessonPath, lesson_paths
from generator.book.setup import SetupTable, player_numbers, setup_table
from generator.book.sheets import ScoreGroup, SummaryBlock, score_groups, summary_blocks
from generator.book.table import set_table
from generator.book.tiles import TileFamily, tile_family
from generator.book.translated import TranslatedRulebook
from generator.games.telling import narrator
from generator.pictures.drawing import Drawing
from generator.wording.language import Language
from generator.wording.reads import Remembered, remembered_property


@dataclass(frozen=True)
class Book(TranslatedRulebook):
    @remembered_property
    def labels(self) -> BookLabels:
        return book_labels(self.say)

    @remembered_property
    def players(self) -> Inline:
        """How many can play; while nobody can, how much there is of the game."""
        return self.growing_game.short if self.growing_game else player_numbers(self)

    @remembered_property
    def growing(self) -> tuple[Growing, ...]:
        return growing_books(self)

    @remembered_property
    def growing_game(self) -> Growing | None:
        """What the game without its expansions says while it is not complete."""
        return next((each for each in self.growing if each.id == self.id), None)

    @cached_property
    def chapter(self) -> Remembered[Chapter]:
        """One chapter by its id."""
        found = {each.id: each for each in self.rulebook.chapters}
        return Remembered(lambda id: chapter(self, found[id], self.rule))

    @remembered_property
    def chapters(self) -> tuple[Chapter, ...]:
        return tuple(self.chapter(each.id) for each in self.rulebook.chapters)

    @cached_property
    def rule(self) -> Remembered[BookRule]:
        """One rule by its id."""
        return Remembered(lambda id: book_rule(self, self.rulebook.rules[id]))

    @remembered_property
    def rules(self) -> dict[str, BookRule]:
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

    @remembered_property
    def setup(self) -> SetupTable:
        return setup_table(self)

    @cached_property
    def part(self) -> Remembered[BoardPart]:
        """One place or track of the board by its id."""
        return Remembered(lambda id: board_part(self, id))

    @remembered_property
    def board(self) -> Board:
        ids = (*self.rulebook.place_by_id, *self.rulebook.track_by_id)
        return board(self, map(self.part, ids))

    @remembered_property
    def part_by_id(self) -> dict[str, BoardPart]:
        return {part.id: part for part in self.board.parts}

    @cached_property
    def family(self) -> Remembered[TileFamily]:
        """One family of tiles by its id."""
        found = {each.id: each for each in self.rulebook.families}
        return Remembered(lambda id: tile_family(self, found[id]))

    @remembered_property
    def families(self) -> tuple[TileFamily, ...]:
        return tuple(self.family(each.id) for each in self.rulebook.families)

    @cached_property
    def case(self) -> Remembered[PlayedCase]:
        """One example by its id."""
        return Remembered(lambda id: played_case(self, id, self.drawn_case(id)))

    @cached_property
    def drawn_case(self) -> Remembered[DrawnCase]:
        """The drawings of one example by its id."""
        return Remembered(lambda id: drawn_case(self, id))

    @cached_property
    def example(self) -> Remembered[BriefExample]:
        """One example in brief, by its id."""
        return Remembered(lambda id: brief_example(self, self.case(id), self.drawn_case(id)))

    def case_group(self, chapter: str) -> CaseGroup:
        """The examples of one chapter."""
        return case_group(self, chapter, self.case)

    @remembered_property
    def cases(self) -> Cases:
        groups = tuple(self.case_group(chapter) for chapter in chapters_with_cases(self.rulebook))
        return Cases(cases_lead(self), groups)

    @remembered_property
    def case_by_id(self) -> dict[str, PlayedCase]:
        return {case.id: case for group in self.cases.groups for case in group.cases}

    @cached_property
    def table(self) -> Remembered[tuple[Drawing, ...]]:
        """The table as it is set up for so many players."""
        return Remembered(lambda players: set_table(self, int(players)))

    @cached_property
    def symbol(self) -> Remembered[str]:
        """What a symbol of the drawings means, by the name of its icon."""
        return Remembered(lambda icon: meaning(icon, self.say))

    @remembered_property
    def lesson_paths(self) -> tuple[LessonPath, ...]:
        return lesson_paths(self)

    @remembered_property
    def summary(self) -> tuple[SummaryBlock, ...]:
        return summary_blocks(self)

    @remembered_property
    def score(self) -> tuple[ScoreGroup, ...]:
        return score_groups(self)

    @cached_property
    def term(self) -> Remembered[GlossaryTerm]:
        """One term of the glossary by its id."""
        found = {each.id: each for each in self.rulebook.terms}
        return Remembered(lambda id: glossary_term(self, found[id]))

    @remembered_property
    def glossary(self) -> Glossary:
        return glossary(self, [self.term(each.id) for each in self.rulebook.terms])

    @remembered_property
    def divergences(self) -> Divergences:
        return divergences(self)

    @remembered_property
    def sources(self) -> tuple[str, ...]:
        return tuple(self.source_title(source.id) for source in self.rulebook.sources)


def open_book(language: Language, rulebook: Rulebook, modules: Modules | None = None) -> Book:
    """A rulebook as a book in this language, with all modules or with some, with all links and icons; a writer leaves
    out what it cannot show."""
    left = rulebook if modules is None else in_play(rulebook, modules)
    return Book(left, narrator(language, rulebook, icons=True))
