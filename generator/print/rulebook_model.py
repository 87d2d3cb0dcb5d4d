"""The complete rulebook as typed data, in the order in which it is printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.model.text import Inline
from generator.book.divergences import Divergence
from generator.print.model import Document


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of the book by its name; its size is that of the drawing, in its own units."""

    name: str
    width: float
    height: float
    alternative: str


@dataclass(frozen=True, slots=True)
class PrintedRule:
    id: str
    number: str
    title: str
    text: Inline
    badges: tuple[str, ...]
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrintedChapter:
    id: str
    number: str
    title: str
    badges: tuple[str, ...]
    rules: tuple[PrintedRule, ...]


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A space, step or cell, and what it does."""

    label: str
    text: Inline
    rule: Inline


@dataclass(frozen=True, slots=True)
class BoardPart:
    id: str
    title: str
    picture: Picture
    rule: Inline
    rows: tuple[BoardRow, ...]
    notes: tuple[Inline, ...]
    doubt: str


@dataclass(frozen=True, slots=True)
class PrintedTile:
    id: str
    name: str
    picture: Picture
    text: Inline
    badges: tuple[str, ...]
    note: Inline


@dataclass(frozen=True, slots=True)
class TileFamily:
    id: str
    title: str
    lead: Inline
    tiles: tuple[PrintedTile, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One thing that happened, and the rules by which it did."""

    text: Inline
    rules: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class PrintedTurn:
    move: Inline
    outcomes: tuple[Outcome, ...]
    refused: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Example:
    id: str
    title: str
    text: Inline
    pictures: tuple[Picture, ...]
    turns: tuple[PrintedTurn, ...]
    rules: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class ExampleGroup:
    title: str
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A term: what it means, what else it is called, and the rules in which it is used."""

    id: str
    term: str
    definition: Inline
    also: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Letter:
    initial: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class PartTitle:
    """The title of a part of the book, and a sentence about it."""

    title: str
    lead: Inline = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedRulebook(Document):
    kind: ClassVar[str] = "rulebook"
    players: Inline  # nothing while nobody can play
    missing: tuple[Inline, ...]  # of the game and its expansions, a paragraph each
    edition: str
    labels: tuple[tuple[str, str], ...]
    parts: tuple[tuple[str, PartTitle], ...]
    chapters: tuple[PrintedChapter, ...]
    board: tuple[BoardPart, ...]
    families: tuple[TileFamily, ...]
    examples: tuple[ExampleGroup, ...]
    glossary: tuple[Letter, ...]
    divergences: tuple[Divergence, ...]
    sources: tuple[str, ...]
    anchors: tuple[tuple[str, str], ...]  # scheme:id of all that links can reach -> the number it is known by, if any
    drawings: tuple[tuple[str, str], ...]  # name -> SVG
