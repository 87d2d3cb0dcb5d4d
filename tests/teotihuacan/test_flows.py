"""Teotibot's tiles drawn as decision flows: all that a tile says stands there, in every language, or is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from engine.actions import Action
from engine.model import effects as model
from engine.model.effects import Effect
from engine.model.rulebook import Rulebook
from engine.teotihuacan import bot_tiles
from engine.teotihuacan.tables import Tables
from generator.book.tiles import tile_family
from generator.book.translated import TranslatedRulebook
from generator.checking.flows import check_flows
from generator.games import kit_of
from generator.languages.load import available_languages
from generator.pictures.drawing import Drawing, icons_in, smallest_letters, standalone
from generator.pictures.flow import WIDE
from generator.pictures.tile_flows import PLAIN, SHAPING, draw_tile_flow
from generator.wording.questions import QUESTIONS, can_fail
from generator.wording.sentences import tile_sentences
from generator.wording.writers import to_text
from tests.teotihuacan.boards import rulebook, teotihuacan
from tests.wording.voices import voice

SVG = "{http://www.w3.org/2000/svg}"
ACTION_TILES = next(family for family in rulebook().families if family.id == "action-tiles").components
languages = pytest.mark.parametrize("language", available_languages())


def flows(language: str = "en") -> dict[str, Drawing]:
    say = voice(language, "teotihuacan")
    families = (tile_family(TranslatedRulebook(say.book, say), family) for family in say.book.families)
    return {tile.id: tile.flow for family in families for tile in family.tiles if tile.flow}


def lettered(drawing: Drawing) -> str:
    """All its words from top to bottom, lines put together again."""
    texts = ElementTree.fromstring(standalone(drawing)).iter(f"{SVG}text")
    return " ".join("".join(text.itertext()) for text in texts).replace("\N{NO-BREAK SPACE}", " ")


def shapes(drawing: Drawing, kind: str) -> int:
    return standalone(drawing).count(f'class="{kind}"')


# -- all that a tile says


def test_each_of_the_seven_tiles_has_a_flow_and_no_other_tile_has_one() -> None:
    assert list(flows()) == [tile.id for tile in ACTION_TILES]
    assert len(ACTION_TILES) == 7


def test_a_flow_reads_from_top_to_bottom() -> None:
    assert lettered(flows()["bot-construction"]) == (
        "Construction "
        "▲ 8 Unlocked worker at Construction? The strongest acts. 2 Can it pay 2 stone? "
        "A Pyramid tile, and room for it? 1 Yes No "
        "2 Pay 2 stone. Construct 1 Pyramid tile. Score 2 points. Go up 1 step on any temple. "
        "Power it up once and let it walk on. "
        "▲ 3 Unlocked worker at the Stone Quarry? The strongest acts. 2 Yes No "
        "2 Take 2 stone. Power it up once and let it walk on. "
        "5 Take 5 cocoa. ▼ With the unlocked worker of the lowest power: Power it up once and let it walk on. 3"
    )


def test_mastery_leads_each_board_to_the_line_of_its_tile() -> None:
    words = lettered(flows()["bot-mastery"])
    assert "2 Forest 2 Nobles 3 Stone Quarry 2 Construction 4 Gold Deposits 2 Decorations" in words
    assert "5 Alchemy 1 Alchemy 6 Nobles 1 Nobles 7 Decorations 1 Decorations 8 Construction 1 Construction" in words


def test_after_worship_both_ways_lead_to_what_follows() -> None:
    drawn = flows()["bot-worship"]
    assert "1 Yes No 3 Go up 3 steps in all on temples of your choice" in lettered(drawn)
    assert lettered(drawn).endswith(
        "2 Go up 2 steps on the temple of that space. 2 "
        "Put away the Discovery tile of that space and replace it. The number of steps depends on the difficulty."
    )
    assert (shapes(drawn, "rb-question"), shapes(drawn, "rb-deed"), shapes(drawn, "rb-end")) == (1, 4, 1)


@languages
def test_a_flow_names_every_board_price_and_gain_of_its_tile(language: str) -> None:
    for id, drawing in flows(language).items():
        words = lettered(drawing)
        for effect in everything(rulebook().components[id].effects):
            for needed in named_by(effect, language):
                assert re.search(rf"(?<!\w){re.escape(needed)}(?!\w)", words), (id, effect, needed)


def everything(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Effects with those inside them."""
    for effect in effects:
        yield effect
        inner = effect.options if isinstance(effect, model.First) else ()
        own = effect.effects if isinstance(effect, model.ByWorker) else ()
        yield from (each for option in (*inner, own) for each in everything(option))


def named_by(effect: Effect, language: str) -> Iterator[str]:
    """The amounts with their goods, other figures, the boards and the tiles that an effect speaks of."""
    match effect:
        case model.Pay(goods) | model.Gain(goods):
            say = voice(language, "teotihuacan").without_links()
            yield from (to_text(say.counted(good, n)).replace("\N{NO-BREAK SPACE}", " ") for good, n in goods)
        case model.Score(points):
            yield str(points)
        case model.Step(times=times) | model.PowerUp(times=times) if times > 1:
            yield str(times)
        case model.ByWorker(at=places):
            yield from map(board_number, places)
        case model.Perform(tiles):
            for place, tile in tiles:
                yield from (board_number(place), term(place, language), term(tile, language))


def board_number(place: str) -> str:
    return str(rulebook().place_by_id[place].number)


def term(id: str, language: str) -> str:
    return voice(language, "teotihuacan").language.term(id, "teotihuacan").term


def test_a_flow_shows_the_symbols_of_whatever_is_paid_gained_and_built() -> None:
    shown = {id: set(icons_in(drawing)) for id, drawing in flows().items()}
    assert {"stone", "pyramid-tile", "point", "temple-up", "power-up", "move", "cocoa", "die"} <= shown[
        "bot-construction"
    ]
    assert {"gold", "technology"} <= shown["bot-alchemy"]
    assert {"worship", "temple-up", "discovery"} <= shown["bot-worship"]


@languages
def test_every_line_that_can_fail_has_a_question_and_every_line_an_end(language: str) -> None:
    for id, drawing in flows(language).items():
        for first in (each for each in rulebook().components[id].effects if isinstance(each, model.First)):
            asked = sum(any(map(can_fail, option)) for option in first.options)
            assert shapes(drawing, "rb-question") == asked, id
            assert shapes(drawing, "rb-end") == len(first.options), id


# -- the same questions as the engine asks


def test_the_engine_sees_the_same_effects_fail_as_the_drawing_asks_for() -> None:
    tables = teotihuacan(("solo",)).tables
    assert isinstance(tables, Tables)
    assert tables.bot
    compared = 0
    for n, program in tables.bot.programs.items():
        tile = teotihuacan(("solo",)).tiles[n]
        for effect, action in side_by_side(tile.effects, program.actions):
            assert can_fail(effect) == action.can_fail, (tile.id, effect)
            compared += 1
    assert compared > 70


def side_by_side(effects: tuple[Effect, ...], actions: tuple[Action, ...]) -> Iterator[tuple[Effect, Action]]:
    for effect, action in zip(effects, actions, strict=True):
        yield effect, action
        if isinstance(effect, model.First) and isinstance(action, bot_tiles.First):
            for option, program in zip(effect.options, action.options, strict=True):
                yield from side_by_side(option, program.actions)
        elif isinstance(effect, model.ByWorker) and isinstance(action, bot_tiles.ByWorker):
            yield from side_by_side(effect.effects, action.program.actions)


def test_whatever_can_fail_can_be_drawn() -> None:
    assert set(QUESTIONS) <= PLAIN | SHAPING


# -- readable


@languages
def test_a_flow_can_be_read_on_a_telephone_and_on_paper(language: str) -> None:
    """It need not be shrunk for 360 pixels; in a third of a printed page its letters have seven points."""
    third = (210 - 2 * 10.2 - 2 * 5) / 3 / 25.4 * 72
    for drawing in flows(language).values():
        assert drawing.width == WIDE <= 288
        assert smallest_letters(drawing) * third / WIDE >= 7


@languages
def test_the_alternative_says_in_words_what_the_tile_says(language: str) -> None:
    say = voice(language, "teotihuacan")
    for id, drawing in flows(language).items():
        told = " ".join(to_text(sentence) for sentence in tile_sentences(say.book.components[id], say))
        assert drawing.alternative.text == told


# -- what cannot be drawn is refused


COCOA, PAID = model.Gain((("cocoa", 5),)), model.Pay((("wood", 2),))
LAST = model.ByWorker("lowest", (model.PowerUp(1, "worker"),))


@pytest.mark.parametrize(
    ("effects", "message"),
    [
        ((model.May((COCOA,)),), "a decision flow cannot show may"),
        ((model.First(((model.Choose(((COCOA,), (COCOA,))),),)),), "a decision flow cannot show choose"),
        ((COCOA, PAID), "pay: what can fail must be asked before anything is done, and stands after something"),
        ((model.First(((PAID,),)),), "first: the last line of a decision flow must be one that can always be done"),
        ((model.Build("nobles"),), "build: a decision flow asks for room, not for a price: one tile, free of charge"),
        ((model.Claim("technology-tiles", "lowest"),), "claim: a decision flow has no question for the source lowest"),
        ((model.Perform((("palace", "bot-nobles"),)),), "perform: bot-nobles has no line for palace"),
        (
            (model.ByWorker("worshipping", (model.First(((COCOA,),)),)),),
            "by_worker: a decision flow begins with what the worker does before it goes different ways",
        ),
    ],
)
def test_what_a_flow_cannot_show_is_refused(effects: tuple[Effect, ...], message: str) -> None:
    (found,) = check_flows(with_tile(effects=effects), kit_of("teotihuacan").pictures)
    assert found.file == "content/teotibot/components/action-tiles.yaml"
    assert found.message == message


@pytest.mark.parametrize(("field", "value"), [("cost", (("wood", 1),)), ("scores", 3), ("abilities", (object(),))])
def test_a_flow_leaves_out_no_cost_points_or_ability(field: str, value: Any) -> None:
    (found,) = check_flows(with_tile(**{field: value}), kit_of("teotihuacan").pictures)
    assert found.message == "a decision flow cannot show this"


def test_a_family_of_flows_must_be_there() -> None:
    pictures = replace(kit_of("teotihuacan").pictures, flows=frozenset({"action-tiles"}))
    (found,) = check_flows(rulebook(), pictures)
    assert found.message == "no family has this term; did you mean 'action-tile'?"


def with_tile(**parts: Any) -> Rulebook:
    """The last action tile changed, which no other leads to."""
    families = tuple(
        replace(family, components=(*family.components[:-1], replace(family.components[-1], **parts)))
        if family.id == "action-tiles"
        else family
        for family in rulebook().families
    )
    return replace(rulebook(), families=families)


def test_a_name_for_which_there_is_no_room_beside_a_board_stands_below_it() -> None:
    """In letters twice as wide the seven boards of Mastery need a second line each, and nothing is left out."""
    say, family = voice("en", "teotihuacan"), next(each for each in rulebook().families if each.id == "action-tiles")
    tile, signs = rulebook().components["bot-mastery"], TranslatedRulebook(say.book, say).signs
    usual, wide = (draw_tile_flow(tile, family, signs, say, "Mastery", "", letters) for letters in (1, 2))
    assert wide.height > usual.height + 7 * 14
    assert sorted(lettered(wide).split()) == sorted(lettered(usual).split())
