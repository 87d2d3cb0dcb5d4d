"""An example tells each move once: by what came of it, with the rules, where an event says what was done."""

from __future__ import annotations

from functools import cache
from itertools import chain

import pytest

import engine
from engine.loading import games, load_rulebook
from generator.book.book import Book, open_book
from generator.book.turns import Turn
from generator.games import kit_of
from generator.languages.load import load_language
from generator.wording.events import ACTS, INSTEAD, tellings
from generator.wording.writers import to_text

#: Moves that say nearly the same as their events: an example, and the lines that stand in it once.
ONCE = [
    ("tzolkin", "the-free-choice-at-chichen-itza", "Green performs action 7 of Chichen Itza."),
    ("tzolkin", "the-action-of-the-other-gear", "Green performs action 3 of Yaxchilan for 1 corn."),
    ("tzolkin", "a-space-ahead", "Green performs action 4 of Yaxchilan for 1 corn."),
    ("tzolkin", "a-step-that-is-lost", "Green cannot go any further on Chaac and loses the step."),
    ("tzolkin", "a-renovation-in-corn", "Green gives up the farm (3 wood)."),
    ("tzolkin", "gold-shortage-one-gold", "Green takes 1 gold."),
    ("tzolkin", "gold-refused", "Green does without 1 gold."),
    ("tzolkin", "rewards-before-the-anger", "Green takes 1 crystal skull on Kukulcan."),
    ("tzolkin", "a-turn-without-workers", "Green neither places nor picks up workers."),
    ("tzolkin", "skipping-a-space", "Green skips space 0 of Palenque."),
    ("tzolkin", "a-quick-trade", "Green uses Xaman Ek."),
    ("teotihuacan", "a-main-action-without-cocoa", "Black uses the Discovery tile (no cocoa)."),
    ("teotihuacan", "a-helper-that-is-not-there", "Black uses the Discovery tile (one more worker)."),
]


@cache
def book(game: str = "tzolkin") -> Book:
    return open_book(load_language("en"), load_rulebook(game))


def turns() -> tuple[Turn, ...]:
    return book().case_by_id["burning-the-forest"].turns


@pytest.mark.parametrize(("game", "case", "line"), ONCE)
def test_a_move_is_told_by_the_event_that_says_the_same(game: str, case: str, line: str) -> None:
    moves = [to_text(turn.move).replace("\N{NO-BREAK SPACE}", " ") for turn in book(game).case_by_id[case].turns]
    assert line in moves


def test_what_was_done_is_told_by_its_event_and_not_again() -> None:
    told = [(to_text(turn.move), [to_text(result.text) for result in turn.results]) for turn in turns()[3:7]]
    assert told == [
        ("Red picks up the worker on space 4 of Palenque.", []),
        ("Red performs action 4 of Palenque.", []),
        ("Red burns the forest and takes the corn harvest tile.", ["Red takes 7\N{NO-BREAK SPACE}corn."]),
        ("Red goes down 1\N{NO-BREAK SPACE}step on Chaac.", []),
    ]


def test_it_cites_the_rules_of_the_event_each_once() -> None:
    cited = [to_text(rule) for rule in turns()[6].rules]
    assert cited == ["7.4", "7.3", "12.4"]


def test_a_move_that_no_event_tells_keeps_its_title() -> None:
    assert to_text(turns()[-1].move) == "Red: Pick up no more workers"
    assert turns()[-1].rules == ()


@pytest.mark.parametrize("game", games())
def test_moves_and_events_that_tell_them_are_those_of_the_game(game: str) -> None:
    words = kit_of(game).words
    moves = {move.id for move in load_rulebook(game).moves}
    assert set(words.acts) <= moves
    telling = {*ACTS.values(), *words.acts.values(), *INSTEAD, *chain.from_iterable(INSTEAD.values())}
    assert telling <= set(tellings(words)) & set(engine.load(game).events.kinds)
