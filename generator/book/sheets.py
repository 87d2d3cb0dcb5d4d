"""What is looked up or filled in at the table: the blocks of the summary, the groups of the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.model.rulebook import FigureTable
from generator.book.translated import TranslatedRulebook


@dataclass(frozen=True, slots=True)
class Shown:
    """Something of the book that a block shows: its scheme (rule, chapter, place, track, family, case) and its id."""

    scheme: str
    id: str


@dataclass(frozen=True, slots=True)
class SummaryBlock:
    """`tables` names figures that stand once more as a table; `side` is that of the printed `sheet`."""

    id: str
    title: str
    shows: tuple[Shown, ...]
    tables: tuple[FigureTable, ...]
    side: int
    sheet: str


@dataclass(frozen=True, slots=True)
class ScoreGroup:
    """A line for each rule or track or, where there is none, a single line; `notes` are rules."""

    title: str
    rows: tuple[Shown, ...]
    notes: tuple[str, ...]


def shown(entries: Iterable[str]) -> tuple[Shown, ...]:
    """`rule:begging.option`, as content writes it."""
    return tuple(Shown(scheme, id) for scheme, _, id in (entry.partition(":") for entry in entries))


def summary_blocks(book: TranslatedRulebook) -> tuple[SummaryBlock, ...]:
    return tuple(
        SummaryBlock(
            block.id,
            book.words(f"summary/{block.id}/title", block.title),
            shown(block.shows),
            block.tables,
            block.side,
            block.sheet,
        )
        for block in book.rulebook.summary
    )


def score_groups(book: TranslatedRulebook) -> tuple[ScoreGroup, ...]:
    return tuple(
        ScoreGroup(book.words(f"score/{group.id}/title", group.title), shown(group.rows), group.notes)
        for group in book.rulebook.score
    )
