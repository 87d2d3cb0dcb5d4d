"""An example tells each move once: by what came of it, with the rules, where an event says what was done."""

from __future__ import annotations

from functools import cache

import pytest

import engine
from engine.loading import games, load_rulebook
from generator.book.book import Book, open_book
from generator.book.turns import Turn
from generator.games import kit_of
from generator.languages.load import load_language
from generator.wording.events import ACTS, tellings
from generator.wording.writers import to_text


@cache
def book() -> Book:
    return open_book(load_language("en"), load_rulebook("tzolkin"))


def turns() -> tuple[Turn, ...]:
    return book().case_by_id["burning-the-forest"].turns


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
    assert set({**ACTS, **words.acts}.values()) <= set(tellings(words)) & set(engine.load(game).events.kinds)
