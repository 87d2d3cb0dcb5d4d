"""The guide of the page, without a browser: texts in, JSON out."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from generator.browser.bundle import spoken
from generator.browser.compiled import read_content, to_compiled_json
from generator.browser.guide import GuideTable
from generator.languages.load import load_language

GAME, BOT = "teotihuacan", "teotibot"
TILES = ["construction", "decorations", "alchemy", "nobles", "mastery", "worship"]


@cache
def rulebook() -> str:
    return to_compiled_json(read_content().rulebooks[GAME])


@pytest.fixture
def table() -> GuideTable:
    places = {"rule:bot.lines": f"{GAME}/rules/bot-turn.html#bot.lines"}
    return GuideTable(rulebook(), json.dumps(spoken(load_language("en"), GAME)), json.dumps(places), "../../")


def laid(table: GuideTable, *tiles: str) -> Any:
    said = {str(n): f"bot-{tile}" for n, tile in enumerate(tiles, 1)}
    return json.loads(table.answer(json.dumps(said)))


def rolled(table: GuideTable, first: str, second: str) -> Any:
    return json.loads(table.answer(json.dumps({"1": first, "2": second})))


def test_a_turn_begins_with_the_dice(table: GuideTable) -> None:
    told = json.loads(table.open(BOT, True))
    assert told["question"] == "Roll both dice. What do they show?"
    assert told["parts"][0] == {"name": "1", "label": "Die 1", "value": "", "least": "1", "most": "6"}
    assert told["random"]
    assert not told["back"]
    assert [fact["id"] for fact in told["known"]] == ["workers", "goods", "markers"]


def test_steps_come_with_their_rules(table: GuideTable) -> None:
    table.open(BOT, True)
    rolled(table, "2", "3")
    told = laid(table, *TILES)
    passed_over = told["steps"][2]
    assert passed_over["words"].startswith("Line 1 cannot be done: Teotibot has no worker at ")
    assert '<a class="rule" href="../../teotihuacan/rules/bot-turn.html#bot.lines">' in passed_over["rules"][0]["name"]
    assert "does the first line" in passed_over["rules"][0]["text"]


def test_answers_that_cannot_be_are_refused(table: GuideTable) -> None:
    table.open(BOT, True)
    assert rolled(table, "7", "1")["problem"] == "unfitting"
    assert not rolled(table, "2", "3")["problem"]
    assert laid(table, *["nobles"] * 6)["problem"] == "repeated"
    assert laid(table, "nobles")["problem"] == "unfitting"


def test_answers_are_taken_back(table: GuideTable) -> None:
    table.open(BOT, True)
    rolled(table, "2", "3")
    assert json.loads(table.take_back())["question"].startswith("Roll both dice.")


def test_a_visit_goes_on_where_it_ended_with_what_was_agreed(table: GuideTable) -> None:
    table.open(BOT, True, json.dumps({"bot-resources": "more"}))
    kept = rolled(table, "2", "3")["kept"]
    told = json.loads(table.go_on(BOT, kept))
    assert told["question"].startswith("Which tiles lie in the action pyramid?")
    assert "Wood – 3" in told["known"][1]["words"]


OTHER = json.dumps({"memory": {}, "answers": {}, "agreed": json.dumps({"bot-workers": "most"})})
STRANGE = json.dumps({"memory": {"x": {}}, "answers": {}, "agreed": "{}"})


@pytest.mark.parametrize("kept", ["", "{]", "[]", '{"memory": {}}', '{"memory": 1, "answers": 2}', OTHER, STRANGE])
def test_what_is_not_understood_begins_anew(table: GuideTable, kept: str) -> None:
    told = json.loads(table.go_on(BOT, kept))
    assert told["question"].startswith("Roll both dice.")
    assert told["known"]


def test_what_is_known_can_be_asked_for(table: GuideTable) -> None:
    table.open(BOT, True)
    assert [fact["id"] for fact in json.loads(table.forget("goods"))["known"]] == ["workers", "markers"]


def test_in_a_game_that_has_begun_nothing_is_known(table: GuideTable) -> None:
    assert not json.loads(table.open(BOT, False))["known"]


def test_dice_are_rolled_with_the_chance_of_the_page(table: GuideTable) -> None:
    table.open(BOT, True)
    assert json.loads(table.roll("18446744073709551615"))["question"].startswith("Which tiles")
