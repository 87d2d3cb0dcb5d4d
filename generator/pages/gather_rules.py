"""Pages made of rules: the chapters and the summary."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from engine.model.text import Inline
from generator.book.beside import ALL, beside
from generator.book.chapters import BookRule
from generator.book.scopes import Scope, shared_scope
from generator.book.sheets import SummaryBlock
from generator.pages import bodies
from generator.pages.filters import page_filter, parts_hidden, rules_hidden
from generator.pages.game_pages import GamePages, page_link
from generator.pages.gather_figures import example, figures, tables
from generator.pages.model import Page, PagePlan
from generator.pages.paths import SUMMARY, chapter_path, tiles_path
from generator.print.offers import document_title, file_name, offered
from generator.wording.writers import to_text


def chapter_pages(game: GamePages) -> list[PagePlan]:
    return [
        game.plan(chapter_path(chapter.id), partial(chapter_page, game, chapter.id))
        for chapter in game.book.rulebook.chapters
    ]


def chapter_page(game: GamePages, id: str) -> Page:
    chapter = game.book.chapter(id)
    drawn = beside(chapter, game.book.rulebook)
    rules = tuple(_rule_entry(game, rule, figures(game, drawn[rule.id])) for rule in chapter.rules)
    body = bodies.Chapter(
        chapter.number,
        chapter.title,
        rules,
        chapter.badges,
        figures=figures(game, drawn[ALL]),
        tables=tables(game, drawn[ALL]),
    )
    anchors = [("rule", rule.id) for rule in chapter.rules]
    page = game.page(chapter_path(chapter.id), f"{chapter.number} {chapter.title}", body, anchors)
    scopes = [scope for rule in chapter.rules for scope in (rule.scope, *(each.scope for each in rule.changes))]
    choices = page_filter(game, scopes, rules_hidden(game))
    return replace(page, scope=chapter.scope, filter=choices)


def _rule_entry(game: GamePages, rule: BookRule, drawn: tuple[bodies.Figure, ...]) -> bodies.RuleEntry:
    return bodies.RuleEntry(
        rule,
        game.permalink(rule.title),
        game.case_links(case for case in rule.cases if case != rule.example),
        game.rule_links(rule.cited_by),
        figures=drawn,
        example=example(game, rule),
        bent_by=tuple(game.book.tile_link(tile) for tile in rule.bent_by),
    )


def summary_page(game: GamePages) -> Page:
    title = to_text(game.say("summary.title", "Summary"))
    body = bodies.Summary(
        lead=_summary_lead(game),
        blocks=tuple(_summary_block(game, block) for block in game.book.summary),
        prints=tuple(_prints(game)),
    )
    choices = page_filter(game, [block.scope for block in body.blocks], parts_hidden(game))
    return replace(game.page(SUMMARY, title, body), growing=game.growing, filter=choices)


def _prints(game: GamePages) -> Iterator[bodies.Print]:
    book = game.book
    for offer, modules in offered(book.rulebook):
        title = f"{document_title(offer.kind, book, modules)} (PDF)"
        yield bodies.Print(file_name(offer.kind, book.rulebook, modules), title)


def _summary_lead(game: GamePages) -> Inline:
    if game.is_growing:
        return game.say("summary.lead-so-far", "What there is so far, at a glance. The same summary can be printed.")
    return game.say("summary.lead", "The game at a glance. The same summary can be printed.")


def _summary_block(game: GamePages, block: SummaryBlock) -> bodies.SummaryBlock:
    """Rules in words, parts of the board as drawings, tiles by their page."""
    tiles = (game.book.family(each.id) for each in block.shows if each.scheme == "family")
    rules = [game.book.rule(each.id) for each in block.shows if each.scheme == "rule"]
    links = [page_link(f"{game.book.id}/{tiles_path(family.id)}", family.title) for family in tiles]
    return bodies.SummaryBlock(
        block.id,
        block.title,
        (*(rule.text for rule in rules), *links),
        tuple(game.book.part(each.id).drawing for each in block.shows if each.scheme in ("place", "track")),
        _block_scope(game, block),
    )


def _block_scope(game: GamePages, block: SummaryBlock) -> Scope:
    """Rules and tiles of a module are of use only with it."""
    rules = [game.book.rule(each.id).scope for each in block.shows if each.scheme == "rule"]
    tiles = [game.book.family(each.id).scope for each in block.shows if each.scheme == "family"]
    return shared_scope([*rules, *tiles])
