"""What the pages hold, one class for each kind of page: entries of the book, and what a page says besides."""

from __future__ import annotations

from dataclasses import dataclass

from engine.model.text import Inline
from generator.book.board import BoardPart
from generator.book.brief_examples import BriefExample
from generator.book.cases import PlayedCase
from generator.book.changing import ChangingRule
from generator.book.chapters import BookRule
from generator.book.divergences import Divergences
from generator.book.glossary import GlossaryTerm
from generator.book.scopes import ALWAYS, Scope
from generator.book.setup import SetupTable
from generator.book.tiles import Tile
from generator.browser.guide_panel import GuidePanel
from generator.browser.panel import Panel
from generator.pictures.drawing import Drawing

Text = Inline
Drawings = tuple[Drawing, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A link or title with a line about it."""

    title: Text
    text: Text = ()
    scope: Scope = ALWAYS
    changes: tuple[ChangingRule, ...] = ()


@dataclass(frozen=True, slots=True)
class EntryGroup:
    id: str
    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Home:
    lead: Text
    games: tuple[Entry, ...]
    more: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Overview:
    lead: Text
    facts: tuple[Entry, ...]
    contents: tuple[EntryGroup, ...]
    way: Text = ()  # to the lessons, where there are any
    steps: tuple[LessonLinks, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonLinks:
    """The ways to the steps into the game, or into an expansion, which has a title."""

    title: str
    steps: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """Drawings under a title, which may lead to more of the kind; none where each drawing has its own."""

    title: Text
    drawings: Drawings


@dataclass(frozen=True, slots=True)
class Example:
    """An example inside a rule: what is told of it, and of its drawings those that can be taken in at a glance."""

    title: Text
    brief: BriefExample
    before: Drawings
    after: Drawings


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """`cases` are those that stand elsewhere."""

    rule: BookRule
    permalink: str  # the label of its permanent link
    cases: tuple[Text, ...]
    cited_by: tuple[Text, ...]
    figures: tuple[Figure, ...] = ()
    example: Example | None = None
    bent_by: tuple[Text, ...] = ()  # tiles


@dataclass(frozen=True, slots=True)
class Chapter:
    number: int
    title: str
    rules: tuple[RuleEntry, ...]
    badges: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()  # what all its rules are about
    tables: tuple[Figure, ...] = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """What differs by the number of players, and the rules of set-up themselves."""

    lead: Text
    table: SetupTable
    rules: tuple[Entry, ...]
    tables: tuple[Figure, ...] = ()  # drawn


@dataclass(frozen=True, slots=True)
class TileEntry:
    tile: Tile
    cases: tuple[Text, ...]
    touches: tuple[Text, ...] = ()  # rules


@dataclass(frozen=True, slots=True)
class Tiles:
    lead: Text
    tiles: tuple[TileEntry, ...]


@dataclass(frozen=True, slots=True)
class Board:
    lead: Text
    parts: tuple[BoardPart, ...]
    whole: Drawing | None = None


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    term: GlossaryTerm
    used_in: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Letter:
    initial: str
    entries: tuple[GlossaryEntry, ...]


@dataclass(frozen=True, slots=True)
class Glossary:
    lead: Text
    letters: tuple[Letter, ...]


@dataclass(frozen=True, slots=True)
class CaseEntry:
    case: PlayedCase
    permalink: str


@dataclass(frozen=True, slots=True)
class Cases:
    lead: Text
    cases: tuple[CaseEntry, ...]
    panel: Panel  # in which an example can be tried


@dataclass(frozen=True, slots=True)
class Lesson:
    """A step on the quick way: rules in words, drawings, an example.

    `place` is such as "Step 2 of 8", and `step` its number on its path.
    """

    id: str
    place: str
    step: int
    title: str
    rules: tuple[Entry, ...]
    drawings: tuple[Drawing, ...]
    cases: tuple[LessonCase, ...]


@dataclass(frozen=True, slots=True)
class LessonCase:
    title: Text
    played: PlayedCase


@dataclass(frozen=True, slots=True)
class LessonPath:
    """The steps into the game, or into an expansion, which has a title."""

    title: str
    lessons: tuple[Lesson, ...]


@dataclass(frozen=True, slots=True)
class Lessons:
    lead: Text
    paths: tuple[LessonPath, ...]
    onward: Text  # where to go after the last

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        return tuple(lesson for path in self.paths for lesson in path.lessons)


@dataclass(frozen=True, slots=True)
class Statement:
    id: str
    carriers: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Statements:
    lead: Text
    coverage: tuple[Entry, ...]
    uncovered: tuple[Text, ...]
    statements: tuple[Statement, ...]
    sources: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class ShareCell:
    """A share in words, and in whole per cent to be drawn."""

    text: Text
    share: int


@dataclass(frozen=True, slots=True)
class ShareRow:
    title: Text
    cells: tuple[ShareCell, ...]


@dataclass(frozen=True, slots=True)
class ShareTable:
    id: str
    title: str
    heads: tuple[str, ...]
    rows: tuple[ShareRow, ...]


@dataclass(frozen=True, slots=True)
class Statistics:
    lead: Text
    runs_title: str
    run_heads: tuple[str, ...]
    runs: tuple[tuple[Text, ...], ...]
    version: Text
    tables: tuple[ShareTable, ...]
    unreached_title: str
    unreached_lead: Text
    unreached: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class SummaryBlock:
    id: str
    title: str
    lines: tuple[Text, ...]
    drawings: tuple[Drawing, ...]
    scope: Scope = ALWAYS


@dataclass(frozen=True, slots=True)
class Print:
    """A document to be printed: its file beside the page, and what the link to it says."""

    file: str
    title: str


@dataclass(frozen=True, slots=True)
class Summary:
    lead: Text
    blocks: tuple[SummaryBlock, ...]
    prints: tuple[Print, ...]


@dataclass(frozen=True, slots=True)
class StatusRow:
    language: str
    code: str
    messages: int
    translated: int
    fuzzy: int
    share: str
    percent: int


@dataclass(frozen=True, slots=True)
class Status:
    lead: Text
    rows: tuple[StatusRow, ...]


@dataclass(frozen=True, slots=True)
class Licence:
    """A part that others have made: its name and version, what it does here, and its licence."""

    name: str
    version: str
    use: str
    licence: str


@dataclass(frozen=True, slots=True)
class Licences:
    own: tuple[tuple[Text, str], ...]  # each with the name of its licence
    parts_title: str
    heads: tuple[str, ...]
    parts: tuple[Licence, ...]


@dataclass(frozen=True, slots=True)
class Report:
    lead: Text
    steps: tuple[Text, ...]
    version: str
    language: str


@dataclass(frozen=True, slots=True)
class AgreedOption:
    """Each value with its words, the usual one named apart."""

    id: str
    title: Text
    values: tuple[tuple[str, str], ...]
    usual: str


@dataclass(frozen=True, slots=True)
class Guide:
    """Through the turns of an automaton, as a table has agreed to play."""

    automaton: str
    agreed: tuple[AgreedOption, ...]
    panel: GuidePanel


Body = (
    Home
    | Guide
    | Licences
    | Overview
    | Setup
    | Chapter
    | Tiles
    | Board
    | Glossary
    | Cases
    | Lessons
    | Divergences
    | Statements
    | Statistics
    | Summary
    | Status
    | Report
)
