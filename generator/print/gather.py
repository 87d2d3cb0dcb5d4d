"""Gather what a summary shows, in one language, from the same texts, figures and symbols as the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import groupby

from engine.model.rulebook import Rulebook, SummaryBlock
from engine.model.rules import Rule
from generator import __version__
from generator.pages.frame import frame_words
from generator.pictures.palette import PRINT
from generator.print.desk import PrintDesk, print_desk
from generator.print.gather_board import places, tracks
from generator.print.gather_tiles import families
from generator.print.model import Block, Figures, Item, RuleLine, Sheet, Strips
from generator.wording.language import Language
from generator.wording.rules import rule_text
from generator.wording.writers import to_text


def gather_summary(language: Language, book: Rulebook, modules: frozenset[str] = frozenset()) -> Sheet:
    desk = print_desk(language, book, modules)
    frame = frame_words(desk.say, __version__)
    blocks = [block for each in book.summary if (block := gather_block(desk, each)).items]
    return Sheet(
        language=language.code,
        game=book.id,
        title=desk.title,
        heading=to_text(desk.say("summary.title", "Summary")),
        version=frame["version"],
        notice=frame["notice"],
        blocks=(*blocks[:-1], *(replace(last, wide=True) for last in blocks[-1:])),
        icons=tuple(sorted(desk.case.icons.items())),
        colours=tuple(PRINT.colours.items()),
    )


def gather_block(desk: PrintDesk, block: SummaryBlock) -> Block:
    """Neighbours of the same kind are shown together: three temples are one drawing."""
    shown = [entry.partition(":")[::2] for entry in block.shows]
    items: list[Item] = []
    for scheme, entries in groupby(shown, key=lambda entry: entry[0]):
        items += SHOWN[scheme](desk, [id for _, id in entries], block)
    title = desk.words(f"summary/{block.id}/title", block.title)
    return Block(block.id, title, tuple(items), wide=any(isinstance(item, Strips) for item in items))


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
        rows = rule.param(name) if id == rule.id else ()
        if isinstance(rows, tuple) and rows:
            write = desk.say.language.write_number
            counted, figure = (desk.case.term(term) for term in table.heads)
            yield Figures((counted, figure), tuple((write(key), write(value)) for key, value in rows))


SHOWN: dict[str, Callable[[PrintDesk, list[str], SummaryBlock], Iterator[Item]]] = {
    "rule": rules,
    "chapter": chapters,
    "place": places,
    "track": tracks,
    "family": families,
}
