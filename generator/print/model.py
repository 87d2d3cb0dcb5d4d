"""A printed sheet as typed data: everything its template shows, in the sheet's language, free of Typst."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias, TypeVar

from engine.model.text import Inline

Given = TypeVar("Given")
Named: TypeAlias = tuple[tuple[str, Given], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of the book by its name; its size is that of the drawing, in its own units."""

    name: str
    width: float
    height: float
    alternative: str
    letters: float  # the size of the smallest letters in it


@dataclass(frozen=True, slots=True)
class Symbol:
    """An icon with its amount. `icon` names one of the sheet's icons; without one, `words` stand in its place."""

    icon: str = ""
    amount: str = ""
    inside: bool = False  # the icon carries the amount
    joins: bool = False  # a small sign between others
    words: str = ""
    label: str = ""  # read aloud where no sentence stands beside it


Symbols = tuple[Symbol, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """A rule's table of figures: heads on the left, then a column for each key."""

    kind: ClassVar[str] = "figures"
    heads: tuple[Symbol, Symbol]
    columns: tuple[tuple[Symbol, str], ...]


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A rule by number, title and text."""

    kind: ClassVar[str] = "rule"
    number: str
    title: str
    text: Inline
    figures: tuple[Figures, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """What a space, level or tile does: its label, symbols, sentences and the numbers of its rules."""

    label: str = ""
    marks: Symbols = ()
    text: Inline = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Strip:
    """A place with its spaces, or a track with its levels, side by side."""

    kind: ClassVar[str] = "strip"
    name: str
    icon: Symbol
    tone: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring spaces that belong together, under a name of their own."""

    name: str
    tone: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Rail:
    """A place with many spaces of one kind: what all of them cost, and in symbols what each of them brings."""

    kind: ClassVar[str] = "rail"
    name: str
    icon: Symbol
    tone: str
    price: Symbols
    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Strips:
    """Places or tracks that belong together, one under the other, across the whole sheet."""

    kind: ClassVar[str] = "strips"
    strips: tuple[Strip | Rail, ...]


@dataclass(frozen=True, slots=True)
class Stair:
    """A track that is climbed, from the bottom up. The text of a step is read aloud in place of its symbols."""

    name: str
    tone: str
    steps: tuple[Cell, ...]
    start: int


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: its title, and a cell for each column, with symbols only."""

    title: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Stairs:
    """Tracks of a family side by side, their starting steps on one line, and notes below them."""

    kind: ClassVar[str] = "stairs"
    stairs: tuple[Stair, ...]
    notes: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Crosstab:
    """A printed table: what so many workers (rows) of such a power (columns) achieve."""

    kind: ClassVar[str] = "crosstab"
    title: str
    icon: Symbol
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """Tiles one under the other, under a title where there is one."""

    kind: ClassVar[str] = "listing"
    title: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Legend:
    """Symbols with their names."""

    kind: ClassVar[str] = "legend"
    symbols: Symbols


@dataclass(frozen=True, slots=True)
class Drawn:
    """Drawings of the book, in columns of like height where there are several."""

    kind: ClassVar[str] = "drawn"
    columns: tuple[tuple[Picture, ...], ...]


Item = RuleLine | Strips | Stairs | Crosstab | Listing | Legend | Drawn


@dataclass(frozen=True, slots=True)
class Block:
    """A heading and what stands under it; a wide block runs across all columns."""

    id: str
    title: str
    items: tuple[Item, ...]
    wide: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the sheet: what it is headed, and its blocks in order."""

    label: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """What every printed document has: its language, its title, its version and notice, its icons and colours."""

    kind: ClassVar[str]
    language: str
    game: str
    title: str
    heading: str
    version: str
    notice: str
    growing: str  # that something is missing; empty where nothing is
    icons: tuple[tuple[str, str], ...] = ()  # name -> SVG
    colours: tuple[tuple[str, str], ...] = ()  # role -> colour


@dataclass(frozen=True, slots=True, kw_only=True)
class Aid(Document):
    """The player aid: one sheet, a page for each of its sides."""

    kind: ClassVar[str] = "aid"
    sides: tuple[Side, ...]
    least: float = 5.8  # no type is smaller, in points
    drawings: Named[tuple[str, ...]] = ()  # the names of its layers, the lowest first
    layers: Named[str] = ()  # as SVG


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloAid(Aid):
    """The same for whoever plays alone: a sheet of its own, to lie beside the table."""

    kind: ClassVar[str] = "solo"
    least: float = 7.0
