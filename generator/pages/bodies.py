"""What the pages hold, one class for each kind of page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.model.text import Inline
from generator.browser.panel import Panel
from generator.pages.scopes import ALWAYS, Scope
from generator.pictures.drawing import Drawing

Text = Inline


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a fact comes from; `doubt` is said only where it rests on little."""

    sources: tuple[str, ...] = ()
    doubt: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A link or title with a line about it."""

    title: Text
    text: Text = ()
    scope: Scope = ALWAYS


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
    steps: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class RuleEntry:
    id: str
    number: str
    title: str
    text: Text
    permalink: str  # the label of its permanent link
    origin: Origin
    badges: tuple[str, ...] = ()
    cases: tuple[Text, ...] = ()
    cited_by: tuple[Text, ...] = ()
    scope: Scope = ALWAYS


@dataclass(frozen=True, slots=True)
class Chapter:
    number: int
    title: str
    rules: tuple[RuleEntry, ...]
    badges: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Setup:
    """What differs by the number of players, and the rules of set-up themselves."""

    lead: Text
    counts: tuple[int, ...]
    rows: tuple[SetupRow, ...]
    rules: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class SetupRow:
    """One line of the table: what, counted by which word, and its figure for each number of players."""

    what: Text
    unit: str
    figures: tuple[str, ...]

    def by(self, counts: tuple[int, ...]) -> Iterable[tuple[int, str]]:
        return zip(counts, self.figures, strict=True)


@dataclass(frozen=True, slots=True)
class Tile:
    id: str
    name: str
    drawing: Drawing
    sentences: tuple[Text, ...]
    origin: Origin
    badges: tuple[str, ...] = ()
    note: Text = ()
    cases: tuple[Text, ...] = ()
    scope: Scope = ALWAYS


@dataclass(frozen=True, slots=True)
class Tiles:
    lead: Text
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A space, step or cell: its name on the board, and what it does."""

    anchor: str
    label: str
    sentences: tuple[Text, ...]
    rule: Text = ()


@dataclass(frozen=True, slots=True)
class BoardPart:
    id: str
    title: str
    drawing: Drawing
    rule: Text
    rows: tuple[BoardRow, ...]
    origin: Origin
    notes: tuple[Text, ...] = ()
    #: What a row is about, as the head of its column: a space, or a step.
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    lead: Text
    parts: tuple[BoardPart, ...]


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    id: str
    term: str
    definition: Text
    also: str = ""
    used_in: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Letter:
    initial: str
    entries: tuple[GlossaryEntry, ...]


@dataclass(frozen=True, slots=True)
class Glossary:
    lead: Text
    letters: tuple[Letter, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """One thing that happened, and the rules by which it did."""

    text: Text
    rules: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """What somebody does (or what runs by itself), and what came of it, told from the engine's events."""

    move: Text
    results: tuple[Result, ...]
    refused: tuple[Text, ...] = ()  # what could not be done at this point, and why


@dataclass(frozen=True, slots=True)
class CaseEntry:
    id: str
    title: str
    text: Text
    permalink: str
    before: tuple[Drawing, ...]
    turns: tuple[Turn, ...]
    after: tuple[Drawing, ...]
    rules: tuple[Text, ...]
    sources: tuple[str, ...] = ()
    scope: Scope = ALWAYS


@dataclass(frozen=True, slots=True)
class Cases:
    lead: Text
    cases: tuple[CaseEntry, ...]
    panel: Panel  # in which an example can be tried


@dataclass(frozen=True, slots=True)
class Lesson:
    """A step on the quick way: rules in words, drawings, an example. `place` is such as "Step 2 of 8"."""

    id: str
    place: str
    title: str
    rules: tuple[Entry, ...]
    drawings: tuple[Drawing, ...]
    cases: tuple[LessonCase, ...]


@dataclass(frozen=True, slots=True)
class LessonCase:
    title: Text
    played: CaseEntry


@dataclass(frozen=True, slots=True)
class Lessons:
    lead: Text
    lessons: tuple[Lesson, ...]
    onward: Text  # where to go after the last


@dataclass(frozen=True, slots=True)
class Reading:
    source: str
    says: Text


@dataclass(frozen=True, slots=True)
class DivergenceEntry:
    id: str
    title: str
    readings: tuple[Reading, ...]
    holds: Text
    why: Text
    rule: Text
    case: Text = ()


@dataclass(frozen=True, slots=True)
class Divergences:
    lead: Text
    entries: tuple[DivergenceEntry, ...]


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
class SummaryBlock:
    id: str
    title: str
    lines: tuple[Text, ...]
    drawings: tuple[Drawing, ...]


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
class Report:
    lead: Text
    steps: tuple[Text, ...]
    version: str


Body = (
    Home
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
    | Summary
    | Status
    | Report
)
