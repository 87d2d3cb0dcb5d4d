"""Set-up: every step, and in a table what differs by the number of players."""

from __future__ import annotations

from dataclasses import replace

from engine.model.text import Inline
from generator.book.chapters import BookRule
from generator.pages import bodies
from generator.pages.filters import page_filter, rules_hidden
from generator.pages.game_pages import GamePages
from generator.pages.gather_figures import tables
from generator.pages.model import Page
from generator.pages.paths import SET_UP
from generator.wording.writers import to_text

CHAPTER = "set-up"


def setup_page(game: GamePages) -> Page:
    chapters = [game.book.chapter(chapter.id) for chapter in game.book.rulebook.chapters if chapter.id == CHAPTER]
    rules = [rule for chapter in chapters for rule in chapter.rules]
    drawn = tables(game, (shown for chapter in chapters for shown in chapter.shows))
    table = game.book.setup
    body = bodies.Setup(_lead(game), table, tuple(_entry(game, rule) for rule in rules), drawn)
    page = game.page(SET_UP, setup_title(game), body)
    scopes = [rule.scope for rule in rules] + [row.scope for row in table.rows]
    scopes += [change.scope for rule in rules for change in rule.changes]
    choices = page_filter(game, scopes, rules_hidden(game), by_players=bool(table.rows))
    return replace(page, filter=choices, growing=game.growing)


def _lead(game: GamePages) -> Inline:
    if game.is_growing:
        return game.say("setup.lead-so-far", "What is written of the set-up so far.")
    return game.say("setup.lead", "What changes with the number of players, and what to do before the first turn.")


def setup_title(game: GamePages) -> str:
    return to_text(game.say("setup.title", "Set-up by number of players"))


def _entry(game: GamePages, rule: BookRule) -> bodies.Entry:
    return bodies.Entry(game.book.rule_link(rule.id), rule.text, rule.scope, rule.changes)
