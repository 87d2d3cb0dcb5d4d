"""Pages that list: the glossary, and where printed texts disagree."""

from __future__ import annotations

from generator.pages import bodies
from generator.pages.game_pages import GamePages
from generator.pages.model import Page
from generator.pages.paths import DIVERGENCES, GLOSSARY


def glossary_page(game: GamePages) -> Page:
    glossary = game.book.glossary
    letters = tuple(
        bodies.Letter(
            letter.initial,
            tuple(bodies.GlossaryEntry(term, game.rule_links(term.used_in)) for term in letter.terms),
        )
        for letter in glossary.letters
    )
    lead = game.say("glossary.lead", "The words of the game, in the order of the alphabet.")
    anchors = [("term", term.id) for term in game.book.rulebook.terms]
    return game.page(GLOSSARY, glossary.title, bodies.Glossary(lead, letters), anchors)


def divergences_page(game: GamePages) -> Page:
    found = game.book.divergences
    return game.page(DIVERGENCES, found.title, found, [("divergence", entry.id) for entry in found.entries])
