"""Gather what a player aid shows, in one language, from the same texts, figures and symbols as the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from engine.model.rulebook import FigureTable, Rulebook, SummaryBlock
from engine.model.rules import Rule
from generator.print.desk import PrintDesk, print_desk
from generator.print.gather_board import places, tracks
from generator.print.gather_tiles import families
from generator.print.legend import legend
from generator.print.model import Aid, Block, Figures, Item, Legend, RuleLine, Side, Strips, Symbol
from generator.wording.language import Language
from generator.wording.rules import rule_text
from generator.wording.writers import to_text


def gather_aid(language: Language, book: Rulebook, modules: frozenset[str] = frozenset()) -> Aid:
    desk = print_desk(language, book, modules)
    sides = tuple(_side(desk, number) for number in sorted({block.side for block in book.summary}))
    return Aid(sides=_with_legend(desk, sides), **desk.imprint(Aid.kind), **desk.equipment())


def _side(desk: PrintDesk, number: int) -> Side:
    chosen = (block for block in desk.book.summary if block.side == number)
    blocks = tuple(block for each in chosen if (block := gather_block(desk, each)).items)
    return Side(desk.say.language.write_number(number), blocks)


def _with_legend(desk: PrintDesk, sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """The legend comes last, for it names the symbols of all that stands before it."""
    *others, last = sides
    # Translators: heading of the list that says what each symbol of the printed sheet means.
    title, listed = to_text(desk.say("print.symbols", "Symbols")), legend(desk)
    blocks = (Block("symbols", title, (listed,), wide=True),) if listed.symbols else ()
    return (*others, Side(last.label, (*last.blocks, *blocks)))


def gather_block(desk: PrintDesk, block: SummaryBlock) -> Block:
    """Neighbours of the same kind are shown together: three temples are one drawing."""
    shown = [entry.partition(":")[::2] for entry in block.shows]
    items: list[Item] = []
    for scheme, entries in groupby(shown, key=lambda entry: entry[0]):
        items += SHOWN[scheme](desk, [id for _, id in entries], block)
    title = desk.words(f"summary/{block.id}/title", block.title)
    return Block(block.id, title, tuple(items), wide=any(isinstance(item, Strips | Legend) for item in items))


def rules(desk: PrintDesk, ids: list[str], block: SummaryBlock) -> Iterator[Item]:
    return (rule_line(desk, desk.book.rules[id], block) for id in ids if desk.is_in_play(desk.book.rules[id].module))


def chapters(desk: PrintDesk, ids: list[str], block: SummaryBlock) -> Iterator[Item]:
    for chapter in desk.book.chapters:
        if chapter.id in ids:
            yield from rules(desk, [rule.id for rule in chapter.rules], block)


def rule_line(desk: PrintDesk, rule: Rule, block: SummaryBlock) -> RuleLine:
    return RuleLine(rule.number, desk.rule_title(rule), rule_text(rule, desk.say), tuple(figures(desk, rule, block)))


def figures(desk: PrintDesk, rule: Rule, block: SummaryBlock) -> Iterator[Figures]:
    """The tables that the block gives this rule."""
    for table in block.tables:
        id, _, name = table.figures.partition("/")
        if id == rule.id:
            columns = _numbered(desk, rule, name) if name else _of_goods(desk, rule)
            yield Figures(_heads(desk, table), tuple(columns))


def _heads(desk: PrintDesk, table: FigureTable) -> tuple[Symbol, Symbol]:
    counted, figure = (desk.case.term(term) for term in table.heads)
    return counted, figure


def _numbered(desk: PrintDesk, rule: Rule, name: str) -> Iterator[tuple[Symbol, str]]:
    rows, write = rule.param(name), desk.say.language.write_number
    if isinstance(rows, tuple):
        yield from ((Symbol(words=write(key)), write(value)) for key, value in rows)


def _of_goods(desk: PrintDesk, rule: Rule) -> Iterator[tuple[Symbol, str]]:
    goods = {good.id for good in desk.book.goods}
    for name, value in rule.params:
        if name in goods and isinstance(value, int):
            yield desk.case.term(name), desk.say.language.write_number(value)


SHOWN: dict[str, Callable[[PrintDesk, list[str], SummaryBlock], Iterator[Item]]] = {
    "rule": rules,
    "chapter": chapters,
    "place": places,
    "track": tracks,
    "family": families,
}
