"""Gather what a player aid shows, in one language, from the same texts, figures and symbols as the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import TypeVar

from engine.model.rulebook import FigureTable
from engine.model.rules import Rule
from generator.book.book import Book
from generator.book.sheets import SummaryBlock
from generator.print.gather_board import places, tracks
from generator.print.gather_tiles import families
from generator.print.imprint import imprint
from generator.print.legend import legend
from generator.print.model import (
    Aid,
    Block,
    Drawn,
    Figures,
    Item,
    Legend,
    Listing,
    RuleLine,
    Side,
    SoloAid,
    Strips,
    Symbol,
)
from generator.print.sheet_source import SheetSource
from generator.wording.writers import to_text

Sheet = TypeVar("Sheet", bound=Aid)

#: A list of more tiles would not fit into a column.
LONG = 8


def gather_aid(book: Book, modules: frozenset[str] = frozenset()) -> Aid:
    return _gather(Aid, book, modules)


def gather_solo(book: Book, modules: frozenset[str] = frozenset()) -> SoloAid:
    return _gather(SoloAid, book, modules)


def _gather(sheet: type[Sheet], book: Book, modules: frozenset[str]) -> Sheet:
    source = SheetSource(book, modules)
    blocks = [block for block in book.summary if block.sheet == sheet.kind]
    sides = (_side(source, number, blocks) for number in sorted({block.side for block in blocks}))
    complete = _with_legend(source, tuple(side for side in sides if side.blocks))
    drawn, told = source.drawings.drawn(), imprint(book, sheet.kind, modules)
    return sheet(sides=complete, icons=source.symbols.drawn(), **drawn, **told)


def _side(source: SheetSource, number: int, blocks: list[SummaryBlock]) -> Side:
    gathered = (gather_block(source, each) for each in blocks if each.side == number)
    return Side(source.say.language.write_number(number), tuple(block for block in gathered if block.items))


def _with_legend(source: SheetSource, sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """The legend comes last, for it names the symbols of all that stands before it."""
    *others, last = sides
    # Translators: heading of the list that says what each symbol of the printed sheet means.
    title, listed = to_text(source.say("print.symbols", "Symbols")), legend(source)
    blocks = (Block("symbols", title, (listed,), wide=True),) if listed.symbols else ()
    return (*others, Side(last.label, (*last.blocks, *blocks)))


def gather_block(source: SheetSource, block: SummaryBlock) -> Block:
    """Neighbours of the same kind are shown together: three temples are one drawing."""
    items: list[Item] = []
    for scheme, entries in groupby(block.shows, key=lambda shown: shown.scheme):
        items += SHOWN[scheme](source, [shown.id for shown in entries], block)
    return Block(block.id, block.title, tuple(items), wide=any(map(_is_wide, items)))


def _is_wide(item: Item) -> bool:
    """A long list of tiles needs several columns, as parts of the board, several drawings and the legend do."""
    if isinstance(item, Drawn):
        return len(item.columns) > 1
    return isinstance(item, Strips | Legend) or (isinstance(item, Listing) and len(item.cells) > LONG)


def rules(source: SheetSource, ids: list[str], block: SummaryBlock) -> Iterator[Item]:
    return (
        rule_line(source, source.rulebook.rules[id], block)
        for id in ids
        if source.is_in_play(source.rulebook.rules[id].module)
    )


def chapters(source: SheetSource, ids: list[str], block: SummaryBlock) -> Iterator[Item]:
    for chapter in source.rulebook.chapters:
        if chapter.id in ids:
            yield from rules(source, [rule.id for rule in chapter.rules], block)


def rule_line(source: SheetSource, rule: Rule, block: SummaryBlock) -> RuleLine:
    told = source.book.rules[rule.id]
    return RuleLine(told.number, told.title, told.text, tuple(figures(source, rule, block)))


def figures(source: SheetSource, rule: Rule, block: SummaryBlock) -> Iterator[Figures]:
    """The tables that the block gives this rule."""
    for table in block.tables:
        id, _, name = table.figures.partition("/")
        if id == rule.id:
            columns = _numbered(source, rule, name) if name else _of_goods(source, rule)
            yield Figures(_heads(source, table), tuple(columns))


def _heads(source: SheetSource, table: FigureTable) -> tuple[Symbol, Symbol]:
    counted, figure = (source.symbols.term(term) for term in table.heads)
    return counted, figure


def _numbered(source: SheetSource, rule: Rule, name: str) -> Iterator[tuple[Symbol, str]]:
    rows, write = rule.param(name), source.say.language.write_number
    if isinstance(rows, tuple):
        yield from ((Symbol(words=write(key)), write(value)) for key, value in rows)


def _of_goods(source: SheetSource, rule: Rule) -> Iterator[tuple[Symbol, str]]:
    goods = {good.id for good in source.rulebook.goods}
    for name, value in rule.params:
        if name in goods and isinstance(value, int):
            yield source.symbols.term(name), source.say.language.write_number(value)


SHOWN: dict[str, Callable[[SheetSource, list[str], SummaryBlock], Iterator[Item]]] = {
    "rule": rules,
    "chapter": chapters,
    "place": places,
    "track": tracks,
    "family": families,
}
