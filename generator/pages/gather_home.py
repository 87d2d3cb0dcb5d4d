"""The pages around the games: the first page, overviews, the state of the translations, reporting mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.model.text import Inline
from generator.pages import bodies
from generator.pages.desk import Desk, page_link
from generator.pages.filters import page_filter, pages_hidden
from generator.pages.gather_lessons import way_to_lessons
from generator.pages.labels import Labels
from generator.pages.model import Page
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


def home_page(say: Speaker, labels: Labels, desks: Sequence[Desk], title: str) -> Page:
    more = (
        bodies.Entry(page_link("status", to_text(say("frame.status", "State of the translations")))),
        bodies.Entry(page_link("report", to_text(say("frame.report", "Report a mistake")))),
    )
    lead = say(
        "home.lead",
        "A rulebook that plays itself: an engine has carried out every example on these pages, and every number on "
        "them is the one the engine plays with.",
    )
    body = bodies.Home(lead, tuple(_game_entry(desk) for desk in desks), more)
    # Translators: the first page, as the menu calls it.
    menu_title = to_text(say("home.menu", "Start"))
    return Page("index", title, "home.md", body, labels, menu_title=menu_title, alone=True)


def _game_entry(desk: Desk) -> bodies.Entry:
    return bodies.Entry(page_link(f"{desk.book.id}/index", desk.title), player_numbers(desk))


def player_numbers(desk: Desk) -> Inline:
    book = desk.book.books[0]
    if book.least_players == book.most_players:
        return desk.say("overview.players-exactly", "For {count|player|players}", count=book.most_players)
    # Translators: {least} and {most} are numbers of players.
    return desk.say(
        "overview.players",
        "For {least} to {most|player|players}",
        least=book.least_players,
        most=book.most_players,
    )


def overview_page(desk: Desk, groups: Sequence[tuple[str, str, Sequence[Page]]]) -> Page:
    """`groups`: id, title and pages of each part of the contents."""
    contents = tuple(
        bodies.EntryGroup(id, title, tuple(_listed(page) for page in pages)) for id, title, pages in groups if pages
    )
    lead = desk.say(
        "overview.lead", "Everything about the game on these pages. Start with the first chapter, or look up a word."
    )
    facts = [bodies.Entry(desk.say("page.players", "Number of players"), player_numbers(desk))]
    facts += [
        bodies.Entry(desk.say("overview.expansion", "Expansion"), desk.say.without_links().term(f"game-{book.id}"))
        for book in desk.book.books[1:]
    ]
    page = desk.page("index", desk.title, bodies.Overview(lead, tuple(facts), contents, *way_to_lessons(desk)))
    scopes = [entry.scope for group in contents for entry in group.entries]
    return replace(page, filter=page_filter(desk, scopes, pages_hidden(desk)))


def _listed(page: Page) -> bodies.Entry:
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
    )
    return Page(
        "report", to_text(say("frame.report", "Report a mistake")), "report.md", body, labels, alone=True, hidden=True
    )
