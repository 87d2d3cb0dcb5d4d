"""The complete rulebook as typed data, in the order in which it is printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.model.text import Inline
from generator.book.divergences import Divergence
from generator.print.model import Document, Named, Picture


@dataclass(frozen=True, slots=True)
class PrintedRule:
    id: str
    number: str
    title: str
    text: Inline
    badges: tuple[str, ...]
    example: tuple[Example, ...]  # the best one, if there is any
    examples: tuple[str, ...]  # printed with other rules


@dataclass(frozen=True, slots=True)
class PrintedRow:
    """Rules one under the other, with room beside them for the example that one of them has."""

    rules: tuple[PrintedRule, ...]


@dataclass(frozen=True, slots=True)
class PrintedChapter:
    """`parts` and `tiles` are what it is about; `table` is the whole table as it is set up."""

    id: str
    number: str
    title: str
    badges: tuple[str, ...]
    rows: tuple[PrintedRow, ...]
    parts: tuple[BoardPart, ...] = ()
    tiles: tuple[Picture, ...] = ()
    table: tuple[Picture, ...] = ()


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
    flow: tuple[Picture, ...] = ()  # by which an automaton decides, in place of the picture


@dataclass(frozen=True, slots=True)
class TileFamily:
    id: str
    title: str
    lead: Inline
    tiles: tuple[PrintedTile, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A picture before, what is done, a picture after. `forbidden`: what cannot be done, by which rule."""

    id: str
    title: str
    told: Inline
    before: tuple[Picture, ...]
    moves: tuple[Inline, ...]
    forbidden: tuple[tuple[Inline, Inline], ...]
    after: tuple[Picture, ...]


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
    glossary: tuple[Letter, ...]
    divergences: tuple[Divergence, ...]
    sources: tuple[str, ...]
    anchors: tuple[tuple[str, str], ...]  # scheme:id of all that links can reach -> the number it is known by, if any
    drawings: Named[tuple[str, ...]]  # the names of its layers, the lowest first
    layers: Named[str]  # as SVG
