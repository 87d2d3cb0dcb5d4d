"""What a book says of itself while it is being written: how much there is, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.model import rulebook as model
from engine.model.components import Family
from engine.model.text import Inline
from generator.book.translated import TranslatedRulebook


@dataclass(frozen=True, slots=True)
class Growing:
    """The game or an expansion that is not complete: in a few words, in two sentences, and with all that is missing."""

    id: str
    modules: tuple[str, ...]
    short: Inline
    brief: Inline
    text: Inline


def growing_books(book: TranslatedRulebook) -> tuple[Growing, ...]:
    """Those of the game and its expansions that are not complete."""
    return tuple(_growing(book, each) for each in book.rulebook.books if not each.complete)


def _growing(book: TranslatedRulebook, part: model.Book) -> Growing:
    rules, tiles = _rules(book.rulebook, part.id), _tiles(book.rulebook, part.id)
    # Translators: beside a game in a list; how much of it these pages have.
    short = book.say("growing.short", "So far: {rules|rule|rules} and {tiles|tile|tiles}", rules=rules, tiles=tiles)
    first, last = _extent(book, part, rules, tiles), _use(book)
    brief = book.say.sentences((first, last))
    return Growing(part.id, part.modules, short, brief, book.say.sentences((first, *_missing(book, part), last)))


def _extent(book: TranslatedRulebook, part: model.Book, rules: int, tiles: int) -> Inline:
    if part.id == book.id:
        # Translators: on the first pages and on paper, of a game that is still being written down here.
        return book.say(
            "growing.game",
            "The game is not here in full yet; so far it has {rules|rule|rules} and {tiles|tile|tiles}.",
            rules=rules,
            tiles=tiles,
        )
    # Translators: {title} is the name of an expansion that is still being written down here.
    return book.say(
        "growing.expansion",
        "{title} is not here in full yet; so far it has {rules|rule|rules} and {tiles|tile|tiles}.",
        title=book.title_of(part.id),
        rules=rules,
        tiles=tiles,
    )


def _missing(book: TranslatedRulebook, part: model.Book) -> Iterator[Inline]:
    if part.missing:
        parts = [book.say.read(f"missing/{each.id}/title", each.title) for each in part.missing]
        # Translators: {parts} is a list such as "the solo mode and the new buildings".
        yield book.say("growing.missing", "Still missing: {parts}.", parts=book.say.listing(parts))


def _use(book: TranslatedRulebook) -> Inline:
    """What can be done with it all the same, as the engine has it."""
    return book.say(
        "growing.judged", "Given positions can be judged already, but it cannot be played from its set-up yet."
    )


def _rules(rulebook: model.Rulebook, book: str) -> int:
    return sum(len(chapter.rules) for chapter in rulebook.chapters if chapter.book == book)


def _tiles(rulebook: model.Rulebook, book: str) -> int:
    return sum(family.count for family in rulebook.families if family.book == book)


def is_whole(family: Family, rulebook: model.Rulebook) -> bool:
    """Whether all its tiles are there. One that does not say how many there are is as whole as its book."""
    if family.in_print:
        return family.count == family.in_print
    return all(book.complete for book in rulebook.books if book.id == family.book)


def tiles_so_far(book: TranslatedRulebook, family: Family) -> Inline:
    """How many tiles of a family there are that is not whole."""
    if family.in_print:
        # Translators: of a family of tiles, some of which are not on these pages yet.
        return book.say("growing.tiles", "{count} of {all|tile|tiles} so far", count=family.count, all=family.in_print)
    # Translators: of a family of tiles, some of which are not on these pages yet.
    return book.say("growing.tiles-some", "{count|tile|tiles} so far", count=family.count)


def in_part(book: TranslatedRulebook, name: str) -> Inline:
    # Translators: after the name of an expansion, or of a part of one, that is not on these pages in full yet.
    return book.say("growing.part", "{name} (in part)", name=name)
