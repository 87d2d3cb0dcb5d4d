"""A guide through the turns of an automaton, for those who play with the real box; a page for each."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import engine
from generator.book.scopes import module_scope
from generator.browser.guide_panel import guide_panel
from generator.pages import bodies
from generator.pages.game_pages import GamePages
from generator.pages.model import Page, PagePlan
from generator.pages.paths import guide_path
from generator.wording.writers import to_text


def guide_pages(game: GamePages) -> list[PagePlan]:
    return [game.plan(guide_path(each), partial(_page, game, each)) for each in game.say.words.guides]


def _page(game: GamePages, automaton: str) -> Page:
    title = to_text(game.say.words.guides[automaton].heading(game.say))
    body = bodies.Guide(automaton, _agreed(game, automaton), guide_panel(game.say))
    page = game.page(guide_path(automaton), title, body)
    return replace(page, scope=module_scope(engine.kit_of(game.book.id).automata[automaton]))


def _agreed(game: GamePages, automaton: str) -> tuple[bodies.AgreedOption, ...]:
    """The options that change a turn of the automaton."""
    say, words = game.say, game.say.words.guides[automaton].values
    options = {option.id: option for option in game.book.rulebook.options}
    known = [options[id] for id in engine.kit_of(game.book.id).guides[automaton].options]
    return tuple(
        bodies.AgreedOption(
            option.id,
            say.read(f"option/{option.id}/title", option.title),
            tuple((value, to_text(words[value](say))) for value in option.values),
            option.default,
        )
        for option in known
    )
