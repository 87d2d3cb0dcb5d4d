"""Gather everything that a language's site shows into one Edition; nothing is written yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from engine.model.rulebook import Rulebook
from generator import __version__
from generator.book.book import open_book
from generator.pages.frame import frame_words
from generator.pages.game_pages import GamePages
from generator.pages.gather_board import board_page
from generator.pages.gather_cases import case_pages
from generator.pages.gather_guide import guide_pages
from generator.pages.gather_home import Progress, home_page, overview_page, report_page, status_page
from generator.pages.gather_lessons import learn_pages
from generator.pages.gather_licences import licences_page
from generator.pages.gather_lists import divergences_page, glossary_page
from generator.pages.gather_rules import chapter_pages, summary_page
from generator.pages.gather_setup import setup_page
from generator.pages.gather_statements import statements_page
from generator.pages.gather_statistics import statistics_page
from generator.pages.gather_tiles import tile_pages
from generator.pages.labels import Labels, labels
from generator.pages.model import Definitions, Edition, Head, Page, PagePlan, Section, Tongue
from generator.pages.paths import BOARD, DIVERGENCES, GLOSSARY, OVERVIEW, SET_UP, STATEMENTS, STATISTICS, SUMMARY
from generator.pages.titles import site_lead, site_title
from generator.statistics.figures import figures_of
from generator.wording.language import Language
from generator.wording.reads import MESSAGE, Read, recorded, remembered_property
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text

# Id, title and pages of a part of a game's contents.
Group = tuple[str, str, list[PagePlan]]


@dataclass(frozen=True)
class EditionPlan:
    """The site of one language before its pages are gathered; each can be gathered alone."""

    language: Language
    books: tuple[Rulebook, ...]
    progress: tuple[Progress, ...] = ()
    report: str = ""

    @cached_property
    def say(self) -> Speaker:
        return Speaker(self.language)

    @remembered_property
    def labels(self) -> Labels:
        return labels(self.say)

    @cached_property
    def games(self) -> tuple[GamePages, ...]:
        return tuple(GamePages(open_book(self.language, book), self.labels) for book in self.books)

    @cached_property
    def plans(self) -> dict[str, PagePlan]:
        """The pages that tell of one game each, by their paths; those that list other pages are not among them."""
        return {plan.path: plan for game in self.games for plan in game_plans(game)}

    def gather(self, path: str) -> tuple[Page, set[Read]]:
        """One of the planned pages, and what it was made from."""
        with recorded() as reads:
            page = self._gather(self.plans[path].gather)
        return page, reads

    def _gather(self, gather: Callable[[], Page]) -> Page:
        """A page knows which of its own texts are English in place of a translation."""
        with recorded() as reads:
            page = replace(gather(), labels=self.labels)
        return replace(page, english=stand_ins(self.language, reads))

    def around(self, heads: Mapping[str, Head]) -> tuple[Page, ...]:
        """The pages that list others: the first page, an overview of each game, translations, licences, reporting."""
        title, say = site_title(self.say), self.say
        pages: list[Callable[[], Page]] = [
            lambda: home_page(say, self.labels, self.games, title),
            *(partial(_overview, game, heads) for game in self.games),
            lambda: status_page(say, self.labels, self.progress),
            lambda: licences_page(say, self.labels),
            lambda: report_page(say, self.labels, __version__),
        ]
        return tuple(map(self._gather, pages))

    @property
    def paths_around(self) -> tuple[str, ...]:
        return ("index", *(f"{book.id}/{OVERVIEW}" for book in self.books), "status", "licences", "report")

    @cached_property
    def definitions(self) -> Definitions:
        books = {game.book.id: game.book for game in self.games}
        return Definitions(_Meanings(self.games), lambda game, icon: books[game].symbol(icon))

    def edition(self, heads: Mapping[str, Head], around: Sequence[Page]) -> Edition:
        """The whole: menu, words and definitions; its pages are only those around, unless others are put in."""
        home, *overviews, status, _, _ = around
        sections = (
            game_section(game, overview.head, heads) for game, overview in zip(self.games, overviews, strict=True)
        )
        return Edition(
            tongue=Tongue(self.language.code, self.language.name),
            title=site_title(self.say),
            lead=site_lead(self.say, self.books),
            menu=(home.head, *sections, status.head),
            pages=tuple(around),
            words=frame_words(self.say),
            definitions=self.definitions,
            forms=search_groups(self.language),
            report=self.report,
        )

    def order(self, around: Sequence[Page]) -> Iterator[str]:
        """The paths of all pages as the site lists them."""
        home, *overviews, status, licences, last = around
        yield home.path
        for game, overview in zip(self.games, overviews, strict=True):
            yield overview.path
            yield from (plan.path for plan in game_plans(game))
        yield from (status.path, licences.path, last.path)


def gather_edition(
    language: Language, books: Sequence[Rulebook], progress: Sequence[Progress] = (), report: str = ""
) -> Edition:
    """Everything at once."""
    plan = EditionPlan(language, tuple(books), tuple(progress), report)
    pages = {path: plan.gather(path)[0] for path in plan.plans}
    around = plan.around({path: page.head for path, page in pages.items()})
    pages |= {page.path: page for page in around}
    edition = plan.edition({path: page.head for path, page in pages.items()}, around)
    return replace(edition, pages=tuple(pages[path] for path in plan.order(around)))


def game_plans(game: GamePages) -> Iterator[PagePlan]:
    """The pages of a game in the order of its menu, without its overview."""
    yield from learn_pages(game)
    for _, _, plans in game_groups(game):
        yield from plans


def game_groups(game: GamePages) -> list[Group]:
    say = game.say
    tiles = [game.plan(BOARD, lambda: board_page(game)), *tile_pages(game)]
    return [
        ("rules", game.labels.rules, chapter_pages(game)),
        ("examples", game.labels.examples, case_pages(game)),
        ("tiles", to_text(say("overview.tiles", "Board and tiles")), tiles),
        ("look-up", to_text(say("overview.look-up", "Look up")), _look_up(game)),
        ("behind", to_text(say("overview.behind", "Where it comes from")), _behind(game)),
    ]


def _look_up(game: GamePages) -> list[PagePlan]:
    return [
        game.plan(SET_UP, lambda: setup_page(game)),
        game.plan(SUMMARY, lambda: summary_page(game)),
        game.plan(GLOSSARY, lambda: glossary_page(game)),
        *guide_pages(game),
    ]


def _behind(game: GamePages) -> list[PagePlan]:
    figures = figures_of(game.book.id)
    return [
        game.plan(DIVERGENCES, lambda: divergences_page(game)),
        game.plan(STATEMENTS, lambda: statements_page(game)),
        *([game.plan(STATISTICS, lambda: statistics_page(game, figures))] if figures is not None else []),
    ]


def _overview(game: GamePages, heads: Mapping[str, Head]) -> Page:
    return overview_page(game, listed(game, heads))


def listed(game: GamePages, heads: Mapping[str, Head]) -> list[tuple[str, str, list[Head]]]:
    """What the overview lists."""
    return [(id, title, [heads[plan.path] for plan in plans]) for id, title, plans in game_groups(game)]


def game_section(game: GamePages, overview: Head, heads: Mapping[str, Head]) -> Section:
    """A game's part of the menu: its overview, then what the overview lists."""
    learn = (heads[plan.path] for plan in learn_pages(game))
    groups = (Section(title, tuple(pages)) for _, title, pages in listed(game, heads) if pages)
    return Section(game.book.title, (overview, *learn, *groups))


def stand_ins(language: Language, reads: Iterable[Read]) -> frozenset[str]:
    """The English texts that stand where this language has no translation."""
    if language.is_source:
        return frozenset()
    return frozenset(read.english for read in reads if read.kind == MESSAGE and not language.answer(read))


class _Meanings(Mapping[tuple[str, str], str]):
    """What each term means, as plain words; worded when first asked for."""

    def __init__(self, games: Sequence[GamePages]) -> None:
        self._books = {game.book.id: game.book for game in games}

    def __getitem__(self, key: tuple[str, str]) -> str:
        game, term = key
        return to_text(self._books[game].term(term).definition)

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return ((id, term.id) for id, book in self._books.items() for term in book.rulebook.terms)

    def __len__(self) -> int:
        return sum(len(book.rulebook.terms) for book in self._books.values())


def search_groups(language: Language) -> tuple[tuple[str, ...], ...]:
    """The forms of each term, so that a search for one of them finds the others."""
    tables = (language.terms, *language.game_terms.values())
    terms = (term for table in tables for term in table.values())
    groups = (tuple(sorted(term.all_forms() | set(term.also))) for term in terms)
    return tuple(dict.fromkeys(group for group in groups if len(group) > 1))
