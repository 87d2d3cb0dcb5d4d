"""The pages around the games: the first page, overviews, the state of the translations, reporting mistakes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.model.rulebook import Book
from engine.model.text import Inline, Words
from generator.book.growing import in_part
from generator.pages import bodies
from generator.pages.filters import page_filter, pages_hidden
from generator.pages.game_pages import GamePages, page_link
from generator.pages.gather_lessons import way_to_lessons
from generator.pages.labels import Labels
from generator.pages.model import Head, Page
from generator.pages.paths import OVERVIEW
from generator.pages.titles import site_promise
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text


@dataclass(frozen=True)
class Progress:
    """How far one language is."""

    code: str
    name: str
    messages: int
    translated: int
    fuzzy: int


def home_page(say: Speaker, labels: Labels, games: Sequence[GamePages], title: str) -> Page:
    more = (
        bodies.Entry(page_link("status", to_text(say("frame.status", "State of the translations")))),
        bodies.Entry(page_link("report", to_text(say("frame.report", "Report a mistake")))),
    )
    body = bodies.Home(site_promise(say), tuple(_game_entry(game) for game in games), more)
    # Translators: the first page, as the menu calls it.
    menu_title = to_text(say("home.menu", "Start"))
    return Page("index", title, "home.md", body, labels, menu_title=menu_title, alone=True)


def _game_entry(game: GamePages) -> bodies.Entry:
    return bodies.Entry(page_link(f"{game.book.id}/{OVERVIEW}", game.book.title), game.book.players)


def overview_page(game: GamePages, groups: Sequence[tuple[str, str, Sequence[Head]]]) -> Page:
    """`groups`: id, title and pages of each part of the contents."""
    contents = tuple(
        bodies.EntryGroup(id, title, tuple(_listed(page) for page in pages)) for id, title, pages in groups if pages
    )
    body = bodies.Overview(_overview_lead(game), tuple(_facts(game)), contents, *way_to_lessons(game))
    page = game.page(OVERVIEW, game.book.title, body)
    scopes = [entry.scope for group in contents for entry in group.entries]
    growing = tuple(book.text for book in game.book.growing)
    return replace(page, filter=page_filter(game, scopes, pages_hidden(game)), growing=growing)


def _overview_lead(game: GamePages) -> Inline:
    if game.is_growing:
        return game.say("overview.lead-so-far", "Start with the first chapter, or look up a word.")
    return game.say(
        "overview.lead", "Everything about the game on these pages. Start with the first chapter, or look up a word."
    )


def _facts(game: GamePages) -> Iterator[bodies.Entry]:
    if not game.is_growing:
        yield bodies.Entry(game.say("page.players", "Number of players"), game.book.players)
    for book in game.book.rulebook.books[1:]:
        title = game.book.title_of(book.id)
        told = _expansion(game, book, title) if book.complete else in_part(game.book, title)
        yield bodies.Entry(game.say("overview.expansion", "Expansion"), told)


def _expansion(game: GamePages, book: Book, title: str) -> Inline:
    if book.most_players == game.book.rulebook.books[0].most_players:
        return (Words(title),)
    # Translators: {title} is the name of an expansion, {most} how many can play with it.
    return game.say(
        "overview.expansion-players", "{title}, for up to {most|player|players}", title=title, most=book.most_players
    )


def _listed(page: Head) -> bodies.Entry:
    return bodies.Entry(page_link(page.path, page.title), scope=page.scope)


def status_page(say: Speaker, labels: Labels, progress: Sequence[Progress]) -> Page:
    lead = say(
        "status.lead",
        "How much of the text each language has. What is not translated yet is shown in English.",
    )
    body = bodies.Status(lead, tuple(_status_row(say, each) for each in progress))
    return Page(
        "status", to_text(say("frame.status", "State of the translations")), "status.md", body, labels, alone=True
    )


def _status_row(say: Speaker, progress: Progress) -> bodies.StatusRow:
    percent = 100 * progress.translated // progress.messages if progress.messages else 100
    # Translators: {percent} is a number from 0 to 100. Write the sign as your language does.
    share = to_text(say("status.percent", "{percent} %", percent=percent))
    return bodies.StatusRow(
        progress.name, progress.code, progress.messages, progress.translated, progress.fuzzy, share, percent
    )


def report_page(say: Speaker, labels: Labels, version: str) -> Page:
    body = bodies.Report(
        lead=say("report.lead", "Something here is wrong, unclear or badly translated? Please say so."),
        steps=(
            say("report.step-copy", "Copy the lines below, which say what your report is about."),
            say("report.step-write", "Write what you read here, what you expected, and where that is printed."),
            say("report.step-send", "Send it to whoever gave you these pages, or to the project they come from."),
        ),
        version=version,
        language=say.language.name,
    )
    return Page(
        "report", to_text(say("frame.report", "Report a mistake")), "report.md", body, labels, alone=True, hidden=True
    )
