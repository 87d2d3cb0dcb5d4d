"""Everything content says can be drawn, and drawings show its figures."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

import engine
from engine.loading import games, load_rulebook
from engine.model.abilities import FORMS as FORMS_OF_THE_MODEL
from engine.model.effects import EFFECTS
from engine.model.measures import MEASURES
from engine.model.rulebook import Rulebook
from generator.book.book import open_book
from generator.games import telling
from generator.languages.load import available_languages, load_language
from generator.pictures.board import MORE, draw_place, draw_track, draw_tracks
from generator.pictures.captions import Captions
from generator.pictures.drawing import WIDE, Drawing, standalone
from generator.pictures.position import draw_pair, draw_parts, mattering
from generator.pictures.symbols import Signs
from generator.pictures.symbols.abilities import FORMS
from generator.pictures.symbols.effects import SHOWN
from generator.pictures.symbols.measures import COUNTED
from generator.pictures.tiles import draw_tile
from generator.wording.numbers import NO_BREAK
from generator.wording.speaker import Speaker
from generator.wording.tiles import tile_name
from generator.wording.writers import to_text

SVG = "{http://www.w3.org/2000/svg}"


def signs(book: Rulebook, language: str = "en") -> Signs:
    return telling.signs(book, Captions(Speaker(load_language(language), book.id)))


def words(drawing: Drawing) -> list[str]:
    root = ElementTree.fromstring(standalone(drawing))
    return ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]


def titles(drawing: Drawing) -> set[str]:
    return {title.text or "" for title in ElementTree.fromstring(standalone(drawing)).iter(f"{SVG}title")}


def description(drawing: Drawing) -> str:
    return drawing.alternative.text


def test_every_kind_of_effect_ability_and_measure_has_its_symbols() -> None:
    assert set(SHOWN) == set(EFFECTS.values())
    assert set(FORMS) == set(FORMS_OF_THE_MODEL.values())
    assert set(COUNTED) == set(MEASURES.values())


@pytest.mark.parametrize("game", games())
def test_every_tile_place_and_track_is_drawn(game: str) -> None:
    book = load_rulebook(game)
    shown = signs(book)
    drawings = [
        *(draw_tile(tile, family, shown, tile.id) for family in book.families for tile in family.components),
        *(draw_place(place, shown) for place in book.places),
        *(draw_track(track, shown) for track in book.tracks),
    ]
    for drawing in drawings:
        root = ElementTree.fromstring(standalone(drawing))
        assert root.findtext(f"{SVG}title")


@pytest.mark.parametrize("language", ["en", "el", "de", "ro", "pl"])
def test_names_on_the_board_are_in_the_language_of_the_page(language: str) -> None:
    book = load_rulebook("tzolkin")
    shown = signs(book, language)
    technologies = tuple(track for track in book.tracks if track.family == "technologies")
    said = " ".join(words(draw_tracks(technologies, shown)))
    name = load_language(language).term("agriculture", "tzolkin").term
    assert name.split()[0].lower() in said.lower()


def test_a_tile_shows_its_cost_and_how_many_there_are() -> None:
    book = load_rulebook("tzolkin")
    family = next(family for family in book.families if family.id == "buildings")
    tile = next(tile for tile in family.components if tile.count > 1)
    said = words(draw_tile(tile, family, signs(book), "A tile"))
    assert str(tile.cost[0][1]) in said
    assert f"×{tile.count}" in said


def test_a_gear_shows_the_figures_of_its_actions() -> None:
    book = load_rulebook("tzolkin")
    said = words(draw_place(book.place_by_id["palenque"], signs(book)))
    harvest = next(
        effect for space in book.place_by_id["palenque"].spaces if space.id == "5" for effect in space.effects
    )
    assert str(getattr(harvest, "corn", None)) in said
    assert str(getattr(harvest, "wood", None)) in said


def given(players: dict[str, Any], **more: Any) -> Any:
    return engine.play_by(load_rulebook("tzolkin")).position({"players": players, **more})


def test_a_position_shows_only_the_parts_that_matter() -> None:
    pos = given({"green": {"corn": 5, "palenque": [1]}, "red": {"chaac": 2}})
    assert mattering(pos, signs(pos.game.rulebook)) == {"palenque", "chaac", "player-green", "player-red"}


def test_workers_are_told_in_the_text_alternative() -> None:
    pos = given({"green": {"palenque": [1]}, "red": {"palenque": [0]}}, neutral={"palenque": [8]})
    palenque = draw_parts(pos, signs(pos.game.rulebook))[0]
    assert description(palenque) == "Palenque 0: Red. Palenque 1: Green. Palenque 8: Dummy worker."


def test_a_skull_lies_on_the_action_that_it_has_closed() -> None:
    pos = given({"green": {}, "red": {}}, laid={"chichen-itza": [3, 6]})
    assert "chichen-itza" in mattering(pos, signs(pos.game.rulebook))
    gear = draw_parts(pos, signs(pos.game.rulebook))[0]
    assert description(gear) == "Chichen Itza 3: Crystal skull. Chichen Itza 6: Crystal skull."
    faded = [group for group in ElementTree.fromstring(standalone(gear)).iter(f"{SVG}g") if group.get("opacity")]
    assert len(faded) == 2


def test_tiles_to_choose_from_lie_face_down_before_their_player() -> None:
    dealt = {"green": ["wealth-palenque-1", "wealth-uxmal-1"], "red": ["wealth-tikal-3", "wealth-tikal-5"]}
    pos = given({"green": {}, "red": {}}, now="wealth", wealth=dealt)
    green, red = draw_parts(pos, signs(pos.game.rulebook))
    assert {"wealth-palenque-1", "wealth-uxmal-1"} <= titles(green)
    assert {"wealth-tikal-3", "wealth-tikal-5"} <= titles(red)
    assert standalone(green).count("stroke-dasharray") == 2


@pytest.mark.parametrize("language", ["en", "el", "de", "ro", "pl"])
def test_tiles_before_a_player_can_be_told_apart(language: str) -> None:
    book, spoken = load_rulebook("tzolkin"), load_language(language)
    say = telling.narrator(spoken, book, links=False)
    named = telling.signs(book, Captions(say, tile=lambda id: to_text(tile_name(id, say))))
    kept = [tile.id for family in book.families if family.id == "wealth" for tile in family.components]
    players = {"green": {"kept": kept[:1]}, "red": {"kept": kept[1:]}}
    pos = given(players, house_rules=["setup.wealth"])
    said = " ".join(text for drawing in draw_parts(pos, named) for text in words(drawing)).replace(NO_BREAK, " ")
    for tile in kept:
        place, space = (book.components[tile].mark(name) for name in ("gear", "space"))
        name = spoken.term(str(place), "tzolkin").term
        assert re.search(rf"{name} {space}\b|\b{space}\D* {name}", said), tile


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", available_languages())
def test_no_drawing_cuts_a_name_or_is_too_wide_for_a_telephone(language: str, game: str) -> None:
    """A page of 360 pixels leaves 328 for a drawing: it need not scroll, and its letters can still be read."""
    book = open_book(load_language(language), load_rulebook(game))
    tiles = [tile.drawing for family in book.families for tile in family.tiles]
    examples = [drawing for id in book.published_cases for drawing in (*book.case(id).before, *book.case(id).after)]
    for drawing in (*tiles, *(part.drawing for part in book.board.parts), *examples):
        written = standalone(drawing)
        cut = [text for text in words(drawing) if text.endswith("…") and text != MORE]  # a track that has no end
        assert not cut, drawing.alternative
        assert drawing.width <= WIDE, drawing.alternative
        sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', written)]
        assert min(sizes, default=20) * min(1, 328 / drawing.width) >= 7.5, drawing.alternative


def test_tiles_that_count_corn_and_wood_tiles_look_different() -> None:
    book = load_rulebook("tzolkin")
    family = next(family for family in book.families if family.id == "monuments")
    corn, wood = (
        standalone(draw_tile(replace(book.components[f"monument-{good}-tiles"], cost=()), family, signs(book), "", ""))
        for good in ("corn", "wood")
    )
    assert corn != wood.replace("monument-wood-tiles", "monument-corn-tiles")


@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal", "chichen-itza"])
def test_a_gear_can_be_read_on_a_telephone(gear: str) -> None:
    """It is not so wide that it scrolls. A page of 360 pixels leaves 328 for a drawing."""
    book = load_rulebook("tzolkin")
    drawing = draw_place(book.place_by_id[gear], signs(book))
    assert drawing.width <= WIDE
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', standalone(drawing))]
    assert min(sizes) * 328 / drawing.width >= 8


def test_the_board_of_a_player_shows_goods_points_and_workers() -> None:
    pos = given({"green": {"corn": 5, "gold": 2, "points": 7, "hand": 3}})
    (board,) = draw_parts(pos, signs(pos.game.rulebook))
    assert {"5", "2", "7", "Green"} <= set(words(board))
    assert re.sub("\u00a0", " ", description(board)) == "Green: 7 points; 5 corn and 2 gold."


def test_the_calendar_stands_at_the_day_it_is() -> None:
    pos = given({"green": {}}, day=9, tooth_corn=2)
    calendar = next(one for one in draw_parts(pos, signs(pos.game.rulebook)) if one.alternative.text == "Day 9.")
    said = words(calendar)
    assert "Day 9" in said
    assert "27" in said
    assert "1" not in said


def test_before_and_after_show_the_same_parts() -> None:
    before = given({"green": {"corn": 5}, "red": {}})
    before.run()
    after = before.copy()
    after.play("place palenque")
    first, second = draw_pair(before, after, signs(before.game.rulebook), ("Before", "After"))
    assert (first.width, first.height) == (second.width, second.height)
    assert (first.alternative.title, second.alternative.title) == ("Before", "After")


def test_dice_show_their_power_and_who_they_belong_to() -> None:
    game = engine.play_by(load_rulebook("teotihuacan"))
    locked = [{"place": "palace", "power": 3, "tile": "royal-temples"}]
    players = {"black": {"forest": [2, 5], "cocoa": 4}, "red": {"locked": locked, "blue": 3}}
    pos = game.position({"players": players, "royal": ["royal-temples"], "neutral": {"yellow": ["forest"]}, "light": 2})
    shown = signs(game.rulebook)
    expected = {"boards", "forest", "blue", "calendar-track", "royal-0", "player-black", "player-red"}
    assert mattering(pos, shown) == expected
    told = description(draw_parts(pos, shown)[0])
    assert "Worker: Black, power 2, Worker: Black, power 5, Neutral worker: Yellow" in told
    assert "Palace: Locked: Red, power 3." in told
