"""A game's whole rulebook, its expansions included, with look-ups by id."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from engine.model.board import Place, Track
from engine.model.cases import Case
from engine.model.components import Component, Family
from engine.model.origins import Origins
from engine.model.rules import Chapter, Rule


@dataclass(frozen=True, slots=True)
class MissingPart:
    """Something of the printed game that a book does not have yet, as readers are told."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Book:
    """One content folder: the game itself or an expansion. A `complete` book can be played from its set-up.

    `missing` and `translated` are for people only: what is still to be written, and whether gaps in other languages are
    mistakes.
    """

    id: str
    title: str
    least_players: int
    most_players: int
    modules: tuple[str, ...] = ()
    complete: bool = False
    missing: tuple[MissingPart, ...] = ()
    translated: bool = True
    players_with: str = ""


@dataclass(frozen=True, slots=True)
class Good:
    """A kind of piece. `resource` goods can be asked for as "any resource"; `supply` names rule and parameter."""

    id: str
    kind: str
    supply: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """An implementation choice with a default."""

    id: str
    title: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Decision:
    """A question the engine asks: the rule that asks it, and the rule that says "not now" to anything else.

    `now` says in a sentence what is to be decided, to whoever tries something else; `done` what the move `done` ends.
    """

    id: str
    title: str
    rule: str
    moves: tuple[str, ...]
    not_now: str = ""
    now: str = ""
    done: str = ""


@dataclass(frozen=True, slots=True)
class MoveForm:
    """How a kind of move is written (`place {place}`) and titled; the rule that says when it is out of place.

    `none` is its title where the number in it is 0.
    """

    id: str
    form: str
    title: str
    not_now: str = ""
    none: str = ""


@dataclass(frozen=True, slots=True)
class Term:
    """A glossary entry: a one-sentence definition. The words themselves live with each language."""

    id: str
    definition: str
    book: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """What one printed text says, in our own words."""

    source: str
    says: str


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where printed texts truly disagree, which reading holds, why, and the case that shows it."""

    id: str
    title: str
    readings: tuple[Reading, ...]
    holds: str
    why: str
    rule: str
    case: str = ""
    book: str = ""


@dataclass(frozen=True, slots=True)
class Statement:
    """An atomic statement of the printed texts and what carries it."""

    id: str
    carriers: tuple[str, ...]
    book: str = ""


@dataclass(frozen=True, slots=True)
class FigureTable:
    """A rule's table of figures, and the terms for what is counted and for its figure.

    `figures` is rule/parameter or, where the rule has a figure for each of several goods, the rule alone.
    """

    figures: str
    heads: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SummaryBlock:
    """A block of the printable summary: a heading and the rules, tracks, places or families it shows.

    `tables` names rules whose figures stand once more as a table, to be read at a glance; `sheet` is the player aid or
    the one for whoever plays alone, `side` that of the sheet.
    """

    id: str
    title: str
    shows: tuple[str, ...]
    tables: tuple[FigureTable, ...] = ()
    side: int = 1
    sheet: str = "aid"


@dataclass(frozen=True, slots=True)
class ScoreGroup:
    """A part of the score sheet: a line for each rule or track it names or, where it names none, a single line."""

    id: str
    title: str
    rows: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A step of the quick way into the game: a heading and the rules, drawings and cases it shows."""

    id: str
    title: str
    shows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """A printed text or public implementation that figures come from."""

    id: str
    title: str
    kind: str
    language: str = ""


@dataclass(frozen=True)
class Rulebook:
    """Everything content says about one game."""

    id: str
    books: tuple[Book, ...]
    goods: tuple[Good, ...]
    decisions: tuple[Decision, ...]
    moves: tuple[MoveForm, ...]
    chapters: tuple[Chapter, ...]
    terms: tuple[Term, ...] = ()
    places: tuple[Place, ...] = ()
    tracks: tuple[Track, ...] = ()
    families: tuple[Family, ...] = ()
    cases: tuple[Case, ...] = ()
    divergences: tuple[Divergence, ...] = ()
    statements: tuple[Statement, ...] = ()
    summary: tuple[SummaryBlock, ...] = ()
    score: tuple[ScoreGroup, ...] = ()
    lessons: tuple[Lesson, ...] = ()
    options: tuple[Option, ...] = ()
    sources: tuple[Source, ...] = ()
    #: Not said by the content, but about it.
    origins: Origins = field(default_factory=Origins, compare=False, repr=False)

    @cached_property
    def rules(self) -> dict[str, Rule]:
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

    @cached_property
    def components(self) -> dict[str, Component]:
        return {tile.id: tile for family in self.families for tile in family.components}

    @cached_property
    def place_by_id(self) -> dict[str, Place]:
        return {place.id: place for place in self.places}

    @cached_property
    def track_by_id(self) -> dict[str, Track]:
        return {track.id: track for track in self.tracks}

    @property
    def title(self) -> str:
        return self.books[0].title

    @property
    def resources(self) -> tuple[str, ...]:
        return tuple(good.id for good in self.goods if good.kind == "resource")
