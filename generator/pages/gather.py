"""Gather everything that a language's site shows into one Edition; nothing is written yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.model.rulebook import Rulebook
from generator import __version__
from generator.book.book import open_book
from generator.pages.frame import frame_words
from generator.pages.game_pages import GamePages
from generator.pages.gather_board import board_page
from generator.pages.gather_cases import case_pages
from generator.pages.gather_home import Progress, home_page, overview_page, report_page, status_page
from generator.pages.gather_lessons import learn_pages
from generator.pages.gather_lists import divergences_page, glossary_page
from generator.pages.gather_rules import chapter_pages, summary_page
from generator.pages.gather_setup import setup_page
from generator.pages.gather_statements import statements_page
from generator.pages.gather_tiles import tile_pages
from generator.pages.labels import labels
from generator.pages.model import Definitions, Edition, Page, Section, Tongue
from generator.pages.titles import site_lead, site_title
from generator.wording.language import Language
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


def gather_edition(
    language: Language, books: Sequence[Rulebook], progress: Sequence[Progress] = (), report: str = ""
) -> Edition:
    say = Speaker(language)
    words = labels(say)
    games = [GamePages(open_book(language, book), words) for book in books]
    sections = [gather_game(game) for game in games]
    title = site_title(say)
    home = home_page(say, words, games, title)
    status = status_page(say, words, progress)
    last = report_page(say, words, __version__)
    return Edition(
        tongue=Tongue(language.code, language.name),
        title=title,
        lead=site_lead(say, books),
        menu=(home, *sections, status),
        pages=(home, *(page for section in sections for page in pages_of(section)), status, last),
        words=frame_words(say),
        definitions=definitions(games),
        forms=search_groups(language),
        english=frozenset(language.stand_ins),
        report=report,
    )


def gather_game(game: GamePages) -> Section:
    """A game's part of the menu: its overview, then what the overview lists."""
    say = game.say
    groups = [
        ("rules", game.labels.rules, chapter_pages(game)),
        ("examples", game.labels.examples, case_pages(game)),
        ("tiles", to_text(say("overview.tiles", "Board and tiles")), [board_page(game), *tile_pages(game)]),
        ("look-up", to_text(say("overview.look-up", "Look up")), _look_up(game)),
        ("behind", to_text(say("overview.behind", "Where it comes from")), _behind(game)),
    ]
    sections = [Section(title, tuple(pages)) for _, title, pages in groups if pages]
    return Section(game.book.title, (overview_page(game, groups), *learn_pages(game), *sections))


def _look_up(game: GamePages) -> list[Page]:
    return [setup_page(game), summary_page(game), glossary_page(game)]


def _behind(game: GamePages) -> list[Page]:
    return [divergences_page(game), statements_page(game)]


def pages_of(section: Section) -> Iterable[Page]:
    for entry in section.entries:
        if isinstance(entry, Page):
            yield entry
        else:
            yield from pages_of(entry)


def definitions(games: Iterable[GamePages]) -> Definitions:
    return Definitions(
        {
            (game.book.id, term.id): to_text(term.definition)
            for game in games
            for letter in game.book.glossary.letters
            for term in letter.terms
        }
    )


def search_groups(language: Language) -> tuple[tuple[str, ...], ...]:
    """The forms of each term, so that a search for one of them finds the others."""
    tables = (language.terms, *language.game_terms.values())
    terms = (term for table in tables for term in table.values())
    groups = (tuple(sorted(term.all_forms() | set(term.also))) for term in terms)
    return tuple(dict.fromkeys(group for group in groups if len(group) > 1))
