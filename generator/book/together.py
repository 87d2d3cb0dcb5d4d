"""Two tiles that touch the same: how they add up, played by the engine with both, with each alone, with neither."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.model.cases import Case
from engine.model.components import Component
from engine.model.text import Inline
from generator.book.translated import TranslatedRulebook
from generator.checking.verdicts import game_with, verdict_on
from generator.checking.without import Balance, balance_without
from generator.games import kit_of
from generator.wording.moves import move_words
from generator.wording.narrator import Narrator
from generator.wording.positions import position_words
from generator.wording.resolve import capitalised

#: So many examples of two tiles show how they add up.
SHOWN = 3


@dataclass(frozen=True, slots=True)
class Sum:
    """From where it starts, what is done, and for each combination of the two tiles what it costs and brings."""

    start: tuple[Inline, ...]
    moves: tuple[Inline, ...]
    lines: tuple[Inline, ...]
    case: Inline  # the published example, if it is one


@dataclass(frozen=True, slots=True)
class Together:
    """Another tile that touches the same, by its id, its name, and its name as a link."""

    tile: str
    title: str
    name: Inline
    sums: tuple[Sum, ...]


def together(book: TranslatedRulebook, tile: Component) -> tuple[Together, ...]:
    return tuple(_meeting(book, tile, other) for other in book.touching.meeting.get(tile.id, ()))


def _meeting(book: TranslatedRulebook, tile: Component, other: str) -> Together:
    """Of several examples in which the same is done, the first is enough."""
    sums: dict[tuple[Inline, ...], Sum] = {}
    for case in (book.cases_by_id[id] for id in book.touching.cases_of(tile.id, other)[:SHOWN]):
        found = _sum(book, tile.id, other, case)
        sums.setdefault(found.moves, found)
    return Together(other, book.tile_name(other), book.tile_link(other), tuple(sums.values()))


def _sum(book: TranslatedRulebook, tile: str, other: str, case: Case) -> Sum:
    published = book.case_link(case.id) if case.audience == "reader" else ()
    lines = tuple(_lines(book, tile, other, case))
    return Sum(tuple(_start(book, case)), tuple(_moves(book, case)), lines, published)


def _start(book: TranslatedRulebook, case: Case) -> Iterator[Inline]:
    """Of the position from which it is played, all that is not as usual."""
    start = verdict_on(book.whole, case.id).start
    usual = start.game.position({"players": {player.colour: {} for player in start.players}})
    known = list(position_words(usual, _plain(book)))
    return (sentence for sentence in position_words(start, _plain(book)) if sentence not in known)


def _moves(book: TranslatedRulebook, case: Case) -> Iterator[Inline]:
    """What is done, told as the case tells it; ends of turns say nothing."""
    verdict = verdict_on(book.whole, case.id)
    before = verdict.start
    procedures = kit_of(book.id).labels.procedures
    for stage in verdict.stages:
        if stage.player and stage.said != "done":
            yield move_words(stage.said, before, _plain(book))
        elif stage.said in procedures:
            yield capitalised(_plain(book).term(procedures[stage.said]))
        before = stage.after


def _plain(book: TranslatedRulebook) -> Narrator:
    """Without links and icons: a comparison is read at a glance."""
    return replace(book.say, links=False, icons=False)


def _lines(book: TranslatedRulebook, tile: str, other: str, case: Case) -> Iterator[Inline]:
    game, say = game_with(book.whole, case.modules), book.say
    results = [_result(book, balance_without(game, case, gone)) for gone in ((tile, other), (other,), (tile,), ())]
    neither, own, others, both = results
    # Translators: a line of a comparison of two tiles: what a move costs or brings where none of the two is in play.
    yield say("together.neither", "With neither: {result}", result=neither)
    for name, result in ((tile, own), (other, others)):
        # Translators: a line of the same comparison; {tile} is the name of the only one of the two that is in play.
        yield say("together.alone", "Only {tile}: {result}", tile=book.tile_name(name), result=result)
    # Translators: the last line of the same comparison.
    yield say("together.both", "With both: {result}", result=both)


def _result(book: TranslatedRulebook, balance: Balance | None) -> Inline:
    say = _plain(book)
    if balance is None:
        # Translators: in a comparison: without that tile, the move cannot be done.
        return say("together.impossible", "not possible")
    if not balance:
        # Translators: in a comparison: what is done costs nothing and brings nothing.
        return say("together.nothing", "costs and brings nothing")
    return say.listing([_signed(book, good, by) for good, by in balance.items()])


def _signed(book: TranslatedRulebook, good: str, by: int) -> Inline:
    say = _plain(book)
    goods = say.amount(good, abs(by), "subject")
    if by < 0:
        # Translators: in a comparison: what is paid in all; {goods} is such as "3 corn". Keep the sign.
        return say("together.paid", "−{goods}", goods=goods)
    # Translators: in a comparison: what is gained in all; {goods} is such as "3 corn". Keep the sign.
    return say("together.gained", "+{goods}", goods=goods)
