"""A translation chooses the form of what is inserted, also of several things at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.model.abilities import Change
from engine.model.effects import UseAction
from engine.model.measures import Count
from engine.model.text import Link, Words
from generator.games.telling import narrator
from generator.wording.events import telling
from generator.wording.kinds import worded
from generator.wording.names import player_told
from generator.wording.narrator import Narrator
from generator.wording.resolve import clause, opening, preposition_once, small
from generator.wording.tiles import tile_told
from generator.wording.writers import to_text
from tests.wording.voices import book, said, voice


def speaking(language: str, game: str, context: str, english: str, translation: str) -> Narrator:
    """A language with one message of its own."""
    catalogue = {"rulebook": {context: {english: translation}}}
    return narrator(replace(voice(language, game).language, catalogues=catalogue), book(game), links=False)


def test_every_place_of_a_list_stands_in_the_form_that_the_text_wants() -> None:
    say = speaking(
        "pl",
        "teotihuacan",
        "ability.gain.more.at",
        "When you take {good:some} at {places:def}, take {amount} more.",
        "Gdy w {places:loc} bierzesz {good:acc}, weź o {amount} więcej.",
    )
    form = Change("gain.wood", 1, at=("forest", "stone-quarry"))
    assert said(worded(form, say)).startswith("Gdy w Lesie lub Kamieniołomie bierzesz ")


def test_one_place_takes_the_form_too() -> None:
    say = speaking(
        "ro", "teotihuacan", "effect.use-action", "Perform any action of {places:def}.", "O acțiune a {places:gen}."
    )
    assert said(worded(UseAction(("forest",)), say)) == "O acțiune a Pădurii."


def test_spaces_bring_their_place_in_the_form_that_the_text_wants() -> None:
    say = voice("el")
    assert said(worded(Change("gain.corn", 1, at=("palenque.2", "palenque.3")), say)).startswith(
        "Όταν παίρνετε καλαμπόκι στην Παλένκ (θέση 2 ή 3), "
    )


def test_a_preposition_that_all_places_share_is_said_once() -> None:
    assert preposition_once(["in Palenque", "in Tikal"]) == ["in Palenque", "Tikal"]
    assert preposition_once(["im Tempel von Chaac", "im Tempel von Kukulcan"]) == ["im Tempel von Chaac", "Kukulcan"]
    assert preposition_once(["στην Παλένκ", "στο Τικάλ"]) == ["στην Παλένκ", "στο Τικάλ"]
    assert preposition_once(["w\N{NO-BREAK SPACE}Palenque", "w\N{NO-BREAK SPACE}Pałacu"])[1] == "Pałacu"
    places = UseAction(("palenque", "tikal", "uxmal"))
    assert said(worded(places, voice("de"))) == "Führe eine beliebige Aktion in Palenque, Tikal oder Uxmal aus."
    assert said(worded(places, voice("pl"))) == "Wykonaj dowolną akcję w Palenque, Tikal lub Uxmal."


@pytest.mark.parametrize(
    ("language", "form", "words"),
    [
        ("en", "", "farm (1 wood)"),
        ("de", "the_acc", "die Farm (1 Holz)"),
        ("de", "The_acc", "Die Farm (1 Holz)"),
        ("el", "gen", "φάρμας (1 ξύλο)"),
        ("ro", "def", "ferma (1 lemn)"),
        ("pl", "acc", "farmę (1 bal drewna)"),
    ],
)
def test_a_tile_stands_in_the_form_that_the_text_wants(language: str, form: str, words: str) -> None:
    assert said(tile_told("farm-one-worker", voice(language)).in_form(form)) == words


@pytest.mark.parametrize(
    ("language", "form", "words"),
    [
        ("en", "def", "Balam"),
        ("de", "The_acc", "Balam"),
        ("el", "the_acc", "τη φυλή Balam"),
        ("el", "The", "Η φυλή Balam"),
        ("el", "", "Balam"),
        ("pl", "gen", "plemienia Balam"),
    ],
)
def test_a_printed_name_stands_in_the_form_that_its_term_has(language: str, form: str, words: str) -> None:
    assert said(tile_told("balam", voice(language)).in_form(form)) == words


@pytest.mark.parametrize(
    ("tile", "game", "words"),
    [
        ("civic-agriculture-stone", "tzolkin", "civic building (3 wood, age 1)"),
        ("wealth-palenque-1", "tzolkin", "starting wealth tile (Palenque 1)"),
        ("royal-temples", "teotihuacan", "Royal tile (no. 8)"),
        ("technology-power-up", "teotihuacan", "Technology tile (2 gold, no. 13)"),
        ("yaluk", "tzolkin", "Yaluk"),
    ],
)
def test_in_a_sentence_a_tile_is_told_apart_in_brackets(tile: str, game: str, words: str) -> None:
    assert said(tile_told(tile, voice("en", game)).in_form("")) == words


def test_a_sentence_becomes_a_part_of_another_one() -> None:
    sentence = (Words("Take "), Link("term", "corn", (Words("corn"),)), Words("."))
    assert to_text(opening(sentence)) == "Take corn"
    assert to_text(clause(sentence)) == "take corn"
    assert to_text(small(sentence)) == "take corn."


def test_several_kinds_of_tiles_take_a_plural() -> None:
    say = speaking(
        "el", "tzolkin", "measure.count.mine", "the number of your {tiles:nom_pl}", "το πλήθος των {tiles:gen_pl} σου"
    )
    assert said(worded(Count(("tomb", "civic")), say)) == "το πλήθος των τάφων και αστικών κτιρίων σου"


def test_a_player_brings_the_article_that_the_sentence_wants() -> None:
    say = voice("el", "teotihuacan")
    told = telling("gained", say)
    assert said(told(say, player_told("black", say), good="wood", amount=2)) == "Ο Μαύρος παίρνει 2 ξύλα."
    assert said(told(say, player_told("teotibot", say), good="wood", amount=2)) == "Το Teotibot παίρνει 2 ξύλα."
