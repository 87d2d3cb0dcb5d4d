"""Gather everything that a language's site shows into one Edition; nothing is written yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.model.rulebook import Rulebook
from generator import __version__
from generator.pages.desk import Desk
from generator.pages.frame import frame_words
from generator.pages.gather_board import board_page
from generator.pages.gather_cases import case_pages
from generator.pages.gather_home import Progress, home_page, overview_page, report_page, status_page
from generator.pages.gather_lessons import learn_pages
from generator.pages.gather_lists import divergences_page, glossary_page, statements_page
from generator.pages.gather_rules import chapter_pages, summary_page
from generator.pages.gather_setup import setup_page
from generator.pages.gather_tiles import tile_pages
from generator.pages.labels import labels
from generator.pages.model import Definitions, Edition, Page, Section, Tongue
from generator.pages.references import references
from generator.pages.titles import site_lead, site_title
from generator.wording.language import Language
from generator.wording.narrator import narrator
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


def gather_edition(
    language: Language, books: Sequence[Rulebook], progress: Sequence[Progress] = (), report: str = ""
) -> Edition:
    say = Speaker(language)
    words = labels(say)
    desks = [Desk(book, narrator(language, book, icons=True), words, references(book)) for book in books]
    games = [gather_game(desk) for desk in desks]
    title = site_title(say)
    home = home_page(say, words, desks, title)
    status = status_page(say, words, progress)
    last = report_page(say, words, __version__)
    return Edition(
        tongue=Tongue(language.code, language.name),
        title=title,
        lead=site_lead(say),
        menu=(home, *games, status),
        pages=(home, *(page for game in games for page in pages_of(game)), status, last),
        words=frame_words(say, __version__),
        definitions=definitions(desks),
        forms=search_groups(language),
        report=report,
    )


def gather_game(desk: Desk) -> Section:
    """A game's part of the menu: its overview, then what the overview lists."""
    say = desk.say
    groups = [
        ("rules", desk.labels.rules, chapter_pages(desk)),
        ("examples", desk.labels.examples, case_pages(desk)),
        ("tiles", to_text(say("overview.tiles", "Board and tiles")), [board_page(desk), *tile_pages(desk)]),
        ("look-up", to_text(say("overview.look-up", "Look up")), _look_up(desk)),
        ("behind", to_text(say("overview.behind", "Where it comes from")), _behind(desk)),
    ]
    sections = [Section(title, tuple(pages)) for _, title, pages in groups if pages]
    return Section(desk.title, (overview_page(desk, groups), *learn_pages(desk), *sections))


def _look_up(desk: Desk) -> list[Page]:
    return [setup_page(desk), summary_page(desk), glossary_page(desk)]


def _behind(desk: Desk) -> list[Page]:
    return [divergences_page(desk), statements_page(desk)]


def pages_of(section: Section) -> Iterable[Page]:
    for entry in section.entries:
        if isinstance(entry, Page):
            yield entry
        else:
            yield from pages_of(entry)


def definitions(desks: Iterable[Desk]) -> Definitions:
    return Definitions(
        {
            (desk.book.id, term.id): desk.words(f"term/{term.id}/definition", term.definition)
            for desk in desks
            for term in desk.book.terms
        }
    )


def search_groups(language: Language) -> tuple[tuple[str, ...], ...]:
    """The forms of each term, so that a search for one of them finds the others."""
    tables = (language.terms, *language.game_terms.values())
    terms = (term for table in tables for term in table.values())
    groups = (tuple(sorted(term.all_forms() | set(term.also))) for term in terms)
    return tuple(dict.fromkeys(group for group in groups if len(group) > 1))
