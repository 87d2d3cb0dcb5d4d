"""What `rulebook check` finds in the generator's half of a game: each gap names the file to create or to edit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

import engine
from engine.fields import Field, Fields
from engine.kit import AnyKit, parts
from engine.loading import load_rulebook
from engine.model.board import Layout
from engine.model.rulebook import Good, Rulebook
from engine.problems import Problem
from engine.share import locales_root
from generator.checking import telling
from generator.checking.layouts import check_layouts
from generator.checking.pictures import check_pictures
from generator.checking.telling import check_telling
from generator.checking.words import check_words
from generator.games import games, kit_of
from generator.games.kit import AnyGameKit
from generator.languages.load import load_language
from generator.messages.needed_terms import missing_terms, needed_terms
from generator.pictures.card import Kind

GAME = "tzolkin"
KIT = f"generator/games/{GAME}/kit.py"


def without(table: Mapping[str, Any], name: str) -> dict[str, Any]:
    assert name in table
    return {key: value for key, value in table.items() if key != name}


def told(problems: Iterable[Problem]) -> list[str]:
    return list(map(str, problems))


@pytest.mark.parametrize("game", games())
def test_our_own_games_lack_nothing(game: str) -> None:
    assert told(check_telling(load_rulebook(game))) == []


def test_a_game_that_is_played_and_not_told_names_the_file_to_create(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "games", tuple)
    (found,) = told(check_telling(load_rulebook(GAME)))
    assert found.startswith(f"content/{GAME}/game.yaml:")
    assert found.endswith(f"nothing is told or drawn of this game: {KIT} is missing")


# -- words

Lacking = Callable[[AnyKit, AnyGameKit], tuple[AnyKit, AnyGameKit]]


def worded(**changes: Callable[[AnyGameKit], Any]) -> Lacking:
    """The generator's half with other words."""
    return lambda kit, own: (
        kit,
        replace(own, words=replace(own.words, **{name: make(own) for name, make in changes.items()})),
    )


def declared(**changes: Callable[[AnyKit], Any]) -> Lacking:
    """The engine's half with other declarations."""
    return lambda kit, own: (replace(kit, **{name: make(kit) for name, make in changes.items()}), own)


WORDLESS: dict[str, tuple[Lacking, str]] = {
    "an event": (
        worded(events=lambda own: without(own.words.events, "begged")),
        f"{KIT}:1: words.events.begged: has no words",
    ),
    "a new event": (
        declared(events=lambda kit: {**kit.events, "rained": ("days",)}),
        f"{KIT}:1: words.events.rained: has no words; did you mean 'gained'?",
    ),
    "a field of an event": (
        declared(events=lambda kit: {**kit.events, "corn_laid": ("corn", "days")}),
        f"{KIT}:1: words.events.corn_laid: its words take corn, and the event has corn, days",
    ),
    "a reason": (
        worded(reasons=lambda own: without(own.words.reasons, "too-rich")),
        f"{KIT}:1: words.reasons.too-rich: has no words",
    ),
    "a field of a reason": (
        worded(reasons=lambda own: {**own.words.reasons, "too-rich": own.words.reasons["begged-before"]}),
        f"{KIT}:1: words.reasons.too-rich: its words take nothing, and the reason has corn, at_most",
    ),
    "an amount": (
        worded(amounts=lambda own: without(own.words.amounts, "cost.crowd")),
        f"{KIT}:1: words.amounts.cost.crowd: has no words; did you mean 'cost.lower'?",
    ),
    "a moment": (
        worded(moments=lambda own: without(own.words.moments, "laid")),
        f"{KIT}:1: words.moments.laid: has no words; did you mean 'placed'?",
    ),
    "a window": (
        declared(windows=lambda kit: {"night": ()}),
        f"{KIT}:1: words.windows.night: has no words",
    ),
    "an offer": (
        declared(offers=lambda kit: {("place", "place"): parts()}),
        f"{KIT}:1: words.offers.place: has no words beyond “Place a worker at {{place:def}}”",
    ),
    "a figure of the position": (
        declared(position_fields=lambda kit: kit.position_fields + Fields(Field("rain", key="rain"))),
        f"engine/{GAME}/position.py:1: position field rain: has a key and no term: nobody can name it",
    ),
    "a figure of a player": (
        declared(player_fields=lambda kit: kit.player_fields + Fields(Field("rain", key="rain"))),
        f"engine/{GAME}/position.py:1: player field rain: has a key and no term: nobody can name it",
    ),
    "a good that nobody knows": (
        lambda kit, own: (kit, replace(own, values=replace(own.values, food="cron"))),
        f"{KIT}:1: values.cron: there is no such good; did you mean 'corn'?",
    ),
}


@pytest.mark.parametrize(("lacking", "message"), WORDLESS.values(), ids=WORDLESS)
def test_what_has_no_words_is_a_problem(lacking: Lacking, message: str) -> None:
    assert told(check_words(load_rulebook(GAME), *lacking(engine.kit_of(GAME), kit_of(GAME)))) == [message]


# -- pictures


def drawn(**changes: Callable[[AnyGameKit], Any]) -> Lacking:
    return lambda kit, own: (
        kit,
        replace(own, pictures=replace(own.pictures, **{name: make(own) for name, make in changes.items()})),
    )


DRAW = "draw it in generator/pictures/icons"
PICTURELESS: dict[str, tuple[Lacking, str]] = {
    "an amount": (
        drawn(amounts=lambda own: without(own.pictures.amounts, "cost.lower")),
        f"{KIT}:1: pictures.amounts.cost.lower: is not drawn; did you mean 'cost.place'?",
    ),
    "an icon": (
        drawn(offers=lambda own: {"ahead": "moove"}),
        f"{KIT}:1: pictures.offers.ahead: nobody has drawn 'moove' in generator/pictures/icons; did you mean 'move'?",
    ),
    "a colour": (
        drawn(cards=lambda own: {**own.pictures.cards, "farm": Kind("farm", "yelow")}),
        f"{KIT}:1: pictures.cards.farm: there is no colour 'yelow'; did you mean 'yellow'?",
    ),
    "a frame": (
        drawn(cards=lambda own: {**own.pictures.cards, "farm": Kind("farm", "yellow", "dot")}),
        f"{KIT}:1: pictures.cards.farm: there is no frame 'dot'; did you mean 'dots'?",
    ),
    "a seat": (
        declared(seats=lambda kit: (*kit.seats, "mauve")),
        f"generator/pictures/palette.py:1: player-mauve: a seat of {GAME} has no colour",
    ),
    "a family of tiles": (
        drawn(cards=lambda own: without(own.pictures.cards, "tribe")),
        f"tiles of this family have no card: name one for 'tribe' in {KIT}",
    ),
    "a place": (
        drawn(icons=lambda own: without(own.pictures.icons, "starting-player-space")),
        f"without spaces, this place is shown by an icon: {DRAW}, or name one in {KIT}",
    ),
}


@pytest.mark.parametrize(("lacking", "message"), PICTURELESS.values(), ids=PICTURELESS)
def test_what_has_no_picture_is_a_problem(lacking: Lacking, message: str) -> None:
    (found,) = told(check_pictures(load_rulebook(GAME), *lacking(engine.kit_of(GAME), kit_of(GAME))))
    assert found.endswith(message)
    assert found.startswith((KIT, "content/", "generator/pictures/"))


def test_tracks_and_goods_without_an_icon_are_told_where_they_stand() -> None:
    book = load_rulebook(GAME)
    tracks = tuple(replace(track, id="weather", family="skies") for track in book.tracks[:1])
    strange = replace(book, tracks=tracks, goods=(Good("rain", "resource"),))
    assert [problem.message for problem in check_pictures(strange, engine.kit_of(GAME), kit_of(GAME))] == [
        f"this good has no icon: {DRAW}, or name one in {KIT}",
        f"this track has no icon: {DRAW}, or name one for 'skies' in {KIT}",
    ]


# -- layouts


def laid_out(book: Rulebook, id: str, **changes: Any) -> Rulebook:
    """The rulebook with another layout for one place."""
    places = (
        replace(place, layout=replace(place.layout, **changes)) if place.id == id else place for place in book.places
    )
    return replace(book, places=tuple(places))


UNFIT: dict[str, tuple[str, dict[str, Any], str]] = {
    "a rondel": (
        "palenque",
        {"kind": "rondel"},
        "a place cannot have the layout rondel; it can have grid, ring, row, table",
    ),
    "a ring that is too small": ("palenque", {"size": 7}, "a ring of size 7 has no room for 8 spaces"),
    "a table without cells": ("palenque", {"kind": "table"}, "a table needs cells"),
    "a grid without columns": ("jungle", {"columns": 0}, "a grid needs columns, and spaces for its rows"),
    "an unknown colour": ("tikal", {"colour": "bruwn"}, "there is no colour 'bruwn'; did you mean 'brown'?"),
}


@pytest.mark.parametrize(("id", "changes", "message"), UNFIT.values(), ids=UNFIT)
def test_a_layout_that_a_place_cannot_have_is_a_problem(id: str, changes: dict[str, Any], message: str) -> None:
    (found,) = told(check_layouts(laid_out(load_rulebook(GAME), id, **changes), kit_of(GAME).pictures))
    assert found.startswith(f"content/{GAME}/board/")
    assert found.endswith(f"places[{id}].layout: {message}")


def test_a_column_beside_the_table_and_a_track_in_a_ring_are_told() -> None:
    book = load_rulebook(GAME)
    (track,) = book.tracks[:1]
    ring = replace(book, tracks=(replace(track, layout=Layout("ring")),))
    (found,) = check_layouts(ring, kit_of(GAME).pictures)
    assert found.message == "a track cannot have the layout ring; it can have track"
    boards = load_rulebook("teotihuacan")
    narrow = (replace(place, columns=place.columns[1:]) if place.cells else place for place in boards.places)
    problems = check_layouts(replace(boards, places=tuple(narrow)), kit_of(boards.id).pictures)
    assert {problem.message for problem in problems} == {"no column of the table begins at 1"}


def test_a_kind_of_place_with_a_drawing_of_its_own_needs_no_layout() -> None:
    book = laid_out(load_rulebook(GAME), "calendar", kind="rondel")
    assert told(check_layouts(book, kit_of(GAME).pictures)) == []


# -- terms


def lacking_terms(*ids: str) -> Iterator[Problem]:
    language = load_language("en")
    assert all(id in language.terms for id in ids)
    poorer = replace(language, terms={id: term for id, term in language.terms.items() if id not in ids})
    yield from missing_terms(poorer, [load_rulebook(GAME)], locales_root())


@pytest.mark.parametrize(
    "term",
    ["corn", "palenque", "chaac", "technology", "civic-building", "colour-green", "accumulated-corn", "dummy-worker"],
)
def test_a_missing_term_is_told_in_the_file_that_should_have_it(term: str) -> None:
    (problem,) = lacking_terms(term)
    assert problem.file.endswith("locales/en/terms.yaml")
    assert problem.path == "terms"
    assert problem.message.startswith(f"there is no term “{term}”, which {GAME} needs")


@pytest.mark.parametrize("game", games())
def test_a_game_needs_words_for_all_it_shows(game: str) -> None:
    book, needed = load_rulebook(game), needed_terms(load_rulebook(game))
    assert {good.id for good in book.goods} <= set(needed)
    assert {f"colour-{seat}" for seat in engine.kit_of(game).seats} <= set(needed)
    assert "" not in needed
