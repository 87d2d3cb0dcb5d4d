"""The report: what was played by whom, and what it shows, in the words of a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from engine.model.text import Words
from generator.book.book import Book, open_book
from generator.reporting import measuring
from generator.reporting.measuring import Estimate
from generator.reporting.plots import bars, histogram
from generator.simulating.folder import GAMES, SEATS, Folder
from generator.simulating.plan import Plan
from generator.wording.language import Language
from generator.wording.names import player_name
from generator.wording.opponents import opponents
from generator.wording.speaker import Speaker
from generator.wording.writers import to_text

#: As many bars as can be read.
MOST = 25


@dataclass(frozen=True)
class Chapter:
    title: str
    drawing: str
    note: str = ""


@dataclass(frozen=True)
class Report:
    language: str
    title: str
    facts: tuple[tuple[str, str], ...]
    chapters: tuple[Chapter, ...]


def report(folder: Folder, language: Language) -> Report:
    plan = folder.plan()
    book = open_book(language, plan.load().rulebook)
    games, seats = folder.table(GAMES).to_pylist(), folder.table(SEATS).to_pylist()
    chapters = (
        _seats(book, seats),
        _sources(book, seats),
        _tiles(book, seats),
        _lengths(book.say, games),
        _rules(book, games),
    )
    return Report(language.code, _title(book, len(games)), _facts(book, plan, len(games)), chapters)


def _title(book: Book, games: int) -> str:
    named = (Words(book.title),)
    # Translators: title of a report; {title} is the name of the game.
    return to_text(book.say("report.title", "{title}: what {n|game shows|games show}", title=named, n=games))


def _facts(book: Book, plan: Plan, games: int) -> tuple[tuple[str, str], ...]:
    say = book.say
    players = [f"{_colour(book, seat)}: {to_text(opponents(plan.seats.get(seat, 'random'), say))}"
               for seat in plan.load().seats[: plan.players]]  # fmt: skip
    modules = ", ".join(book.module_name(module) for module in plan.modules)
    return (
        (to_text(say("statistics.opponents", "Opponents")), "; ".join(players)),
        (to_text(say("statistics.modules", "Modules")), modules or "–"),
        (to_text(say("statistics.games", "Games played")), to_text(say.number(games))),
        (to_text(say("statistics.seeds", "Seeds")), f"{plan.seed}–{plan.seed + plan.games - 1}"),
        (to_text(say("page.version", "Version")), plan.version),
    )


def _colour(book: Book, seat: str) -> str:
    return to_text(player_name(seat, book.say))


# -- chapters


def _seats(book: Book, seats: Sequence[Any]) -> Chapter:
    say = book.say
    found = [(_colour(book, each.name), each) for each in measuring.win_rates(seats)]
    title = to_text(say("report.seats", "Who wins, by seat"))
    axis = to_text(say("report.won", "share of games won"))
    return Chapter(title, bars(found, axis, title), _interval(say))


def _interval(say: Speaker) -> str:
    # Translators: below a plot; the thin lines are confidence intervals.
    told = say("report.interval", "The thin lines show where the true figure lies, with {n}% confidence.", n=95)
    return to_text(told)


def _sources(book: Book, seats: Sequence[Any]) -> Chapter:
    say = book.say
    title = to_text(say("report.sources", "Where points come from"))
    axis = to_text(say("report.points-each", "points for each player and game"))
    return Chapter(title, bars(_named(measuring.sources(seats), _source(book)), axis, title), _interval(say))


def _source(book: Book) -> Callable[[str], str]:
    return lambda id: book.tile_name(id) if id in book.rulebook.components else book.rule_title(id)


def _tiles(book: Book, seats: Sequence[Any]) -> Chapter:
    say = book.say
    title = to_text(say("report.tiles", "What tiles are worth"))
    axis = to_text(say("report.points-more", "points more than players without the tile"))
    note = say(
        "report.tiles-note",
        "Players who get a tile may be doing well for other reasons, too. Tiles that hardly anybody or nearly "
        "everybody got are left out.",
    )
    found = measuring.tile_values(seats)
    ends = [*found[: MOST // 2], *found[MOST // 2 :][-(MOST // 2) :]]
    return Chapter(title, bars(_named(ends, book.tile_name), axis, title), f"{_interval(say)} {to_text(note)}")


def _lengths(say: Speaker, games: Sequence[Any]) -> Chapter:
    title = to_text(say("report.length", "How long games are"))
    decisions = to_text(say("report.decisions", "decisions of all players"))
    count = to_text(say("statistics.games", "Games played"))
    return Chapter(title, histogram(measuring.lengths(games), decisions, count, title))


def _rules(book: Book, games: Sequence[Any]) -> Chapter:
    title = to_text(book.say("report.rules", "How often rules come up"))
    axis = to_text(book.say("report.times", "times in each game"))
    return Chapter(title, bars(_named(measuring.citations(games), book.rule_title), axis, title))


def _named(found: Sequence[Estimate], name: Callable[[str], str]) -> list[tuple[str, Estimate]]:
    return [(name(each.name), each) for each in found[:MOST]]


# -- HTML

STYLE = (
    "body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#2b2622;background:#fbf8f1}"
    "svg{max-width:100%;height:auto}dt{font-weight:600}dd{margin:0 0 .5rem}h2{margin-top:2.5rem}.note{color:#665c51}"
)


def html(report: Report) -> str:
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>\n" for name, text in report.facts)
    chapters = "".join(_chapter(chapter) for chapter in report.chapters)
    return (
        f'<!doctype html>\n<html lang="{report.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(report.title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(report.title)}</h1>\n<dl>\n{facts}</dl>\n{chapters}"
        "</body>\n</html>\n"
    )


def _chapter(chapter: Chapter) -> str:
    note = f'<p class="note">{escape(chapter.note)}</p>\n' if chapter.note else ""
    return f"<h2>{escape(chapter.title)}</h2>\n<figure>\n{chapter.drawing}</figure>\n{note}"
